import { stemOf, stemsOf } from '../language/stems.ts'
import { plain, wordsOf } from '../language/words.ts'
import { evidenceAt, sentenceSpans } from './evidence.ts'
import { fitOf, type Known, type Term, termsOf } from './facts-told.ts'
import type { Evidence, TalkTurn } from './talk.ts'

/** What is told in words of one's own, over several sentences, and in answer to somebody. */
export type Sought = {
  id: string
  topic: string
  ways: { terms: readonly Term[]; row: string[] }[]
}

export const soughtIn = (known: readonly Known[], topicOf: (id: string) => string): Sought[] =>
  known.map(({ id, ways }) => ({
    id,
    topic: topicOf(id),
    ways: ways.map(({ terms, words }) => ({ terms, row: rowOf(words.replace(WISHES, ' ')) })),
  }))

/** Every wish begins like that. */
const WISHES = /^ (?:i|we) want (?:to )?(?:get |have |be )?/

/** What was said in a turn, and what it answers. */
export type SaidInTurn = { own: readonly Term[]; both: readonly Term[]; row: string[] }

export function saidIn(
  { speaker, text }: Pick<TalkTurn, 'speaker' | 'text'>,
  before: string,
): SaidInTurn {
  const own = termsOf(
    sentenceSpans(text)
      .map(({ start, end }) => text.slice(start, end))
      .filter((one) => !ASKS.test(one) && (speaker === 'persona' || !OF_ONESELF.test(one)))
      .join(' '),
  )
  return { own, both: [...termsOf(before), ...own], row: rowOf(text) }
}

/** Who only asks about it tells nothing. */
const ASKS = /\?\W*$/
/** A learner who talks of nobody else tells nothing of the persona. */
const OF_ONESELF = /^(?!.*\byour?\b).*\bI\b/is

/**
 * How much speaks for it that a fact came up.
 * - `left`: how much of it was said, by what no other fact of this persona explains better,
 * - `same`: what of that is the very same, in weights of terms,
 * - `asked`: how much more of it there is with what was said before; nothing where the turn has none of it,
 * - `run`: how many words in a row stand in both, beyond two: nobody says "again from the beginning" by chance.
 */
export type Signs = { left: number; same: number; asked: number; run: number }

/** Of each fact the way that fits best, in the order in which they are sought. */
export function signsIn({ own, both, row }: SaidInTurn, sought: readonly Sought[]): Signs[] {
  const fits = sought.map(({ topic, ways }) =>
    ways
      .map((way) => ({
        topic,
        way,
        alone: fitOf(own, way.terms),
        share: fitOf(both, way.terms).share,
      }))
      .reduce((best, one) => (one.share > best.share ? one : best)),
  )
  return fits.map(({ topic, way, alone, share }) => {
    const rival = fits.reduce<(typeof fits)[number] | null>(
      (best, one) =>
        one.topic !== topic && one.alone.share > (best?.alone.share ?? alone.share) ? one : best,
      null,
    )
    const left =
      rival === null || rival.alone.share < EXPLAINS
        ? alone
        : fitOf(without(own, rival.way.terms), way.terms)
    return {
      left: left.share,
      same: Math.min(left.same, MOST_THE_SAME),
      asked: left.share > 0 ? share - alone.share : 0,
      run: Math.min(Math.max(0, longestRun(row, way.row) - 2), LONGEST_RUN),
    }
  })
}

const without = (said: readonly Term[], explained: readonly Term[]): Term[] => {
  const stems = new Set(explained.map(({ stem }) => stem))
  return said.filter(({ stem }) => !stems.has(stem))
}

const EXPLAINS = 0.45
/** Of more, no more is learned. */
const MOST_THE_SAME = 2.5
const LONGEST_RUN = 4

/**
 * Learned from talks of two writers by `domain/training/came-up.ts`, of which the second is not kept here: from
 * `dev` alone the words before an answer count little, for its writer hardly ever leaves a thing to the question.
 */
const WEIGHTS = { none: -5.9, left: 3.9, same: 3.6, asked: 6.4, run: 2.1 }

/** Above 0 it came up. */
export const weightOf = (signs: Signs): number =>
  WEIGHTS.none +
  WEIGHTS.left * signs.left +
  WEIGHTS.same * signs.same +
  WEIGHTS.asked * signs.asked +
  WEIGHTS.run * signs.run

/** The sentence that says most of a fact. */
export function sentenceOf(text: string, turn: number, { ways }: Sought): Evidence {
  const of = (at: Evidence): number => {
    const [terms, row] = [termsOf(at.quote), rowOf(at.quote)]
    return Math.max(...ways.map((way) => fitOf(terms, way.terms).share + longestRun(row, way.row)))
  }
  return sentenceSpans(text)
    .map((span) => evidenceAt(turn, text, span))
    .map((at) => ({ at, most: of(at) }))
    .reduce((best, one) => (one.most > best.most ? one : best)).at
}

/** Whoever says it of themselves, the words are the same. */
const rowOf = (text: string): string[] =>
  wordsOf(plain(text)).map((word) =>
    PERSONS.has(word) ? A_PERSON : stemOf(word.replace(/'.*$/, '')),
  )

const A_PERSON = '+'
const PERSONS = new Set('i we you he she they me us him them my our your his her their'.split(' '))

/** In words. One without anything that carries meaning is found everywhere. */
function longestRun(one: readonly string[], other: readonly string[]): number {
  let longest = 0
  for (let i = 0; i < one.length; i += 1)
    for (let j = 0; j < other.length; j += 1) {
      let length = 0
      while (i + length < one.length && one[i + length] === other[j + length]) length += 1
      if (length >= A_RUN && length > longest && saysSomething(one.slice(i, i + length)))
        longest = length
    }
  return longest
}

const A_RUN = 3

const saysSomething = (row: readonly string[]): boolean =>
  row.some((word) => word !== A_PERSON && word !== 'want' && stemsOf(word).length > 0)
