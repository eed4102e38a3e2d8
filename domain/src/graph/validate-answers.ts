import { wordsOf } from '../language/words.ts'
import type { WrittenAnswer } from './plan.ts'

/** What keeps one of them from ever being said, and at which of its parts. */
export type AnswerFlaw = { at: number; part: 'asked' | 'says'; says: string }

/** In plain sentences, in the order of the answers. */
export function validateAnswers(
  answers: readonly (Pick<WrittenAnswer, 'asked' | 'says'> & { tells?: string | null })[],
): AnswerFlaw[] {
  const owners = new Map<string, number>()
  return answers.flatMap(({ asked, tells, says = [] }, at) => {
    const ways = asked.filter(isWords)
    const twice = ways.find((way) => (owners.get(sameWords(way)) ?? at) !== at)
    for (const way of ways) if (!owners.has(sameWords(way))) owners.set(sameWords(way), at)
    return [
      ...(ways.length === 0
        ? [flaw(at, 'asked', `${nameOf(at, says)} has no question that it answers.`)]
        : []),
      ...(twice === undefined
        ? []
        : [flaw(at, 'asked', `Two answers have the same question: "${twice.trim()}".`)]),
      ...(says.some(isWords) || (tells ?? null) !== null
        ? []
        : [flaw(at, 'says', `${toQuestion(at, ways)} has nothing to say.`)]),
    ]
  })
}

/** The same whatever its marks and capitals. */
export const sameWords = (question: string): string => wordsOf(question).join(' ')

/** Nothing is asked by marks alone. */
const isWords = (way: string): boolean => wordsOf(way).length > 0

const flaw = (at: number, part: AnswerFlaw['part'], says: string): AnswerFlaw => ({
  at,
  part,
  says,
})

function nameOf(at: number, says: readonly string[]): string {
  const first = says.find(isWords)
  return first === undefined ? `Answer ${at + 1}` : `The answer "${shown(first)}"`
}

function toQuestion(at: number, ways: readonly string[]): string {
  const [first] = ways
  return first === undefined ? `Answer ${at + 1}` : `The answer to "${shown(first)}"`
}

/** A long one is known again by its beginning. */
const MOST_SHOWN = 60

function shown(words: string): string {
  const text = words.trim()
  return text.length <= MOST_SHOWN ? text : `${text.slice(0, MOST_SHOWN - 1).trimEnd()}…`
}
