// `node domain/training/same-question.ts`: learns which answer a question means, and writes
// domain/src/persona/recalling/same-question.json. `--cross`: how well, with people it did not learn from.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import type { WrittenAnswer } from '../src/graph/plan.ts'
import { lastQuestionIn } from '../src/moves/last-question.ts'
import { whatIsAsked } from '../src/persona/recalling/asked.ts'
import { type Matcher, score } from '../src/persona/recalling/matching.ts'
import { bookOf } from '../src/persona/recalling/question-book.ts'
import { shapeOf } from '../src/persona/recalling/question-shape.ts'
import { type Around, type By, nearbyIn } from '../src/persona/recalling/question-signs.ts'
import { WRITTEN } from '../src/roleplays/roleplays.ts'
import type { Example } from './matcher/examples.ts'
import { learnMatcher } from './matcher/learn.ts'
import { type Turn, turnsWith } from './turns.ts'

const FILE = new URL('../src/persona/recalling/same-question.json', import.meta.url)

/** Of one of the six: turns, turns whose answer nobody wrote, and ways of asking among the others. */
type Examples = { turns: Example[]; unwritten: Example[]; ways: Example[] }

/** By two writers each, of whom the second did not know the first one's. */
const BY_THE_FIRST = ''
const BY_THE_SECOND = '-again'

/**
 * Words are learned from all that there is. What sentences mean was learned from the answers of these six, and from the
 * turns of the first writer: how far it is to be trusted, those of the second tell.
 */
const EXAMPLES: Record<By, { of: string[]; takenAway: number[]; areWaysAsked: boolean }> = {
  words: { of: [BY_THE_FIRST, BY_THE_SECOND], takenAway: [0], areWaysAsked: true },
  sense: { of: [BY_THE_SECOND], takenAway: [0, 1, 2], areWaysAsked: false },
}

/** Of the answers, one in so many is taken away; of the ways of asking, one in so many is asked. */
const ONE_ANSWER_IN = 3
const ONE_WAY_IN = 12

const examplesBy = (by: By, { oneIn = 1 } = {}): Examples[] =>
  WRITTEN.map(({ persona, graph: { answers = [] } }) => {
    const { of, takenAway, areWaysAsked } = EXAMPLES[by]
    const turns = of
      .flatMap((writer) => turnsWith(persona.name, writer))
      .filter((_, n) => n % oneIn === 0)
    return {
      turns: turns.map((turn) => exampleOf(turn, { by, answers })),
      unwritten: takenAway.flatMap((rest) =>
        unwrittenOf(turns, {
          by,
          left: answers.filter((_, n) => n % ONE_ANSWER_IN !== rest),
          missing: answers.filter((_, n) => n % ONE_ANSWER_IN === rest),
        }),
      ),
      ways: areWaysAsked ? waysAmong(answers, { by, oneIn }) : [],
    }
  })

type Taken = { by: By; left: readonly WrittenAnswer[]; missing: readonly WrittenAnswer[] }

const unwrittenOf = (turns: readonly Turn[], { by, left, missing }: Taken): Example[] =>
  turns
    .filter((turn) => missing.some(isMeantBy(turn)) && !left.some(isMeantBy(turn)))
    .map((turn) => exampleOf(turn, { by, answers: left }))

const isMeantBy =
  ({ means }: Turn) =>
  ({ asked, tells }: WrittenAnswer): boolean =>
    means.includes(asked[0] ?? '') || (tells !== undefined && means.includes(`fact:${tells}`))

const exampleOf = (turn: Turn, of: { by: By; answers: readonly WrittenAnswer[] }): Example =>
  asked(turn.said, {
    ...of,
    around: { said: turn.said, before: turn.after },
    isRight: isMeantBy(turn),
  })

function waysAmong(
  answers: readonly WrittenAnswer[],
  { by, oneIn }: { by: By; oneIn: number },
): Example[] {
  const taken = answers.flatMap(({ asked: ways }, n) =>
    ways.length > 1 && n % ONE_WAY_IN < ways.length ? [{ n, way: n % ONE_WAY_IN }] : [],
  )
  const wayOf = new Map(taken.map(({ n, way }) => [n, way]))
  const others = answers.map((answer, n) => ({
    ...answer,
    asked: answer.asked.filter((_, way) => way !== wayOf.get(n)),
  }))
  return taken
    .filter((_, n) => n % oneIn === 0)
    .map(({ n, way }) => {
      const text = answers[n]?.asked[way] ?? ''
      return asked(text, {
        by,
        answers: others,
        around: { said: text, before: '' },
        isRight: (one) => one === others[n],
      })
    })
}

type Asking = {
  by: By
  answers: readonly WrittenAnswer[]
  around: Around
  isRight: (answer: WrittenAnswer) => boolean
}

function asked(text: string, { by, answers, around, isRight }: Asking): Example {
  const question = shapeOf(whatIsAsked(lastQuestionIn(text)))
  const nearby = nearbyIn(question, { book: bookOf(answers), around, by })
  return {
    isKnown: answers.some(isRight),
    isFollowUp: false,
    traits: NO_TRAITS,
    facts: nearby.map(({ entry, signs }) => ({
      signs,
      traits: NO_TRAITS,
      isRight: isRight(entry.one as WrittenAnswer),
    })),
  }
}

const NO_TRAITS = new Float64Array()

const learnFrom = (people: readonly Examples[]): Matcher =>
  learnMatcher(people.flatMap(({ turns, unwritten, ways }) => [...turns, ...unwritten, ...ways]))

function written(): string {
  const by = (kind: By) => {
    const { first, signs } = learnFrom(examplesBy(kind))
    return { first, signs }
  }
  const learned = { words: by('words'), sense: by('sense') }
  return `${JSON.stringify({ ...learned, from: markOfExamples() })}\n`
}

/** To the last digit. */
export const isLearnedAgain = (): boolean =>
  JSON.stringify(JSON.parse(readFileSync(FILE, 'utf8'))) === written().trim()

/**
 * Tells whether it would be learned from the same today, without learning it: the mark of one example in so many, each
 * of which was read from a question and all the answers of one of the six.
 */
export const markOfExamples = (): string =>
  createHash('sha256')
    .update(JSON.stringify((['words', 'sense'] as const).map((by) => examplesBy(by, { oneIn: 8 }))))
    .digest('hex')

/** At each bar: how many questions get the right answer, another one, and one although nobody wrote any. */
function* crossed(by: By): Iterable<string> {
  const people = examplesBy(by)
  const matchers = people.map((_, n) => learnFrom(people.filter((_, other) => other !== n)))
  for (const kind of ['turns', 'unwritten', 'ways'] as const) {
    const judged = people.flatMap((examples, n) =>
      examples[kind].map((example) => {
        const likely = score(example, matchers[n]).facts
        const most = Math.max(0, ...likely)
        return {
          most,
          isKnown: example.isKnown,
          isRight: example.facts[likely.indexOf(most)]?.isRight,
        }
      }),
    )
    const known = judged.filter(({ isKnown }) => isKnown).length
    for (const bar of [0, 0.2, 0.3, 0.4, 0.5, 0.6, 0.7]) {
      const told = judged.filter(({ most }) => most >= bar)
      const right = told.filter(({ isRight }) => isRight).length
      const another = told.filter(({ isRight, isKnown }) => isKnown && !isRight).length
      const unwritten = told.length - right - another
      yield JSON.stringify({
        by,
        kind,
        of: [known, judged.length - known],
        bar,
        right,
        another,
        unwritten,
      })
    }
  }
}

if (import.meta.main) {
  const startedAt = performance.now()
  if (process.argv.includes('--cross'))
    for (const by of ['words', 'sense'] as const) for (const line of crossed(by)) console.log(line)
  else writeFileSync(FILE, written())
  console.log(`${((performance.now() - startedAt) / 1000).toFixed(1)} s`)
}
