import {
  countsOf,
  examine,
  examinedIn,
  examineRecall,
  type Judged,
} from '@colloquy/domain/training/answers'
import type { Bench, Finding } from '../bench.ts'

/** Which of its facts a persona takes a question to be about. Nothing is asked of these figures; floors are tests. */
export const answers: Bench = {
  measures: 'how often a persona answers with the fact that was asked for, with another, or not',
  yardstick: 'what a right answer would hold, by who wrote the questions',
  run: () => Promise.resolve(FILES.flatMap(findingsOn)),
}

const FILES = [
  { name: 'dev', what: 'learned from' },
  { name: 'held-out', what: 'not learned from' },
  { name: 'unseen', what: 'not learned from, asked in wholly other words' },
  {
    name: 'follow-ups-held-out',
    what: 'not learned from, each asked right after something was told',
  },
]

function findingsOn({ name, what }: (typeof FILES)[number]): Finding[] {
  const examined = examinedIn(name)
  const questions = examined.flatMap((one) => one.questions)
  const known = questions.filter(({ holds }) => holds !== null).length
  return [
    {
      what: `${name}: ${questions.length} questions`,
      measured: `${known} that the text answers, ${questions.length - known} that it does not; ${what}`,
    },
    { what: '  the matcher', measured: told(examined.flatMap(examineRecall)) },
    { what: '  the whole persona', measured: told(examined.flatMap(examine)) },
  ]
}

/** Of the wrong facts some answer what nothing is known of, where to tell none would be right. */
function told(judged: readonly Judged[]): string {
  const counts = countsOf(judged)
  const wrong = judged.filter(({ verdict }) => verdict === 'wrong fact')
  const unasked = wrong.filter(({ holds }) => holds === null).length
  return [
    `${counts.right} right`,
    `${counts['wrong fact']} wrong (${unasked} of them to what is not known)`,
    `${counts.missed} missed`,
    `${counts['rightly not told']} rightly not told`,
  ].join(', ')
}
