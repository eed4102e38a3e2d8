import { grade } from '../../src/grading/grade.ts'
import type { Talk } from '../../src/reading/talk.ts'
import { saying } from './changed.ts'
import { gradeAsItIs, type Luck, oneOf, type Trial } from './trial.ts'

/** So far the score may move, of 100, by what nobody is to win or lose by. */
export const MOST_MOVED = 4

/** How far the score moves by what says nothing; below 0 where it falls. */
export const addition: Trial = {
  once(talks, luck) {
    const judged = oneOf(luck, talks)
    const before = gradeAsItIs(judged).conversationScore
    if (before === null) return []
    return Object.entries(MORE).map(([kind, more]) => ({
      kind,
      value: (grade(more(judged.talk, luck)).conversationScore ?? 0) - before,
    }))
  },
}

const MORE: Record<string, (talk: Talk, luck: Luck) => Talk> = {
  fillers: (talk, luck) => {
    const often = 0.03 + luck() * 0.12
    return inSomeTurns(talk, luck, (text) =>
      text
        .split(' ')
        .map((word) => (luck() < often ? `${oneOf(luck, ['um', 'uh', 'er'])} ${word}` : word))
        .join(' '),
    )
  },
  politeness: (talk, luck) =>
    inSomeTurns(talk, luck, (text) =>
      luck() < 0.5 ? `${oneOf(luck, POLITE)} ${text}` : `${text} ${oneOf(luck, POLITE)}`,
    ),
  repetition: (talk, luck) => inSomeTurns(talk, luck, (text) => `${text} ${text}`),
  length: (talk, luck) => inSomeTurns(talk, luck, (text) => `${text} ${oneOf(luck, EMPTY)}`),
}

/** Of what the learner says, in a share of the turns that is another each time. */
function inSomeTurns(talk: Talk, luck: Luck, more: (text: string) => string): Talk {
  const share = 0.2 + luck() * 0.8
  return saying(talk, ({ speaker, text }) =>
    speaker === 'trainee' && luck() < share ? more(text) : text,
  )
}

const POLITE = [
  'Thank you so much.',
  'I really appreciate it.',
  'Thank you, that is very kind.',
  'Much appreciated.',
  'Thanks a lot, honestly.',
  'If you please.',
]

const EMPTY = [
  'I just want to add that this is a thing that we all care about, and that it is good to talk in this way.',
  'And as people say, one thing leads to another, and in the end it all comes together somehow or other.',
  'There is always a lot that could be said about these things, and a lot has been said, so there it is.',
  'These are things that take their time, and different people have seen them in different ways over the years.',
]
