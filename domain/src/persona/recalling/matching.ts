import { shares } from '../../moves/shares.ts'
import written from './matcher.json' with { type: 'json' }
import type { Signs } from './signs.ts'

/**
 * What was learned from questions and their answers: what each sign is worth, and how much traits of a question
 * and of a fact have to do with each other. How, says `domain/training/matcher.ts`.
 */
export type Matcher = {
  /** Of any fact against "none of them". */
  first: number
  signs: Readonly<Record<string, number>>
  /** What it is worth how a fact stands to what was told just before; where nothing was, nothing. */
  follows?: Readonly<Record<string, number>>
  /** In steps: a line for each trait of the question, a number for each of the fact. */
  step: number
  traits: readonly (readonly number[])[]
}

/** A question and what is known, by their signs and traits. */
export type Compared = {
  traits: Float64Array
  facts: readonly { signs: Signs; follows?: Signs; traits: Float64Array }[]
}

/** How likely each fact is the answer, and no other, nor none. What has a near rival is less sure. */
export function score(
  { traits, facts }: Compared,
  matcher: Matcher = written,
): { facts: number[]; none: number } {
  const scores = Float64Array.from([...scoresOf({ traits, facts }, matcher), NONE])
  shares(scores, { from: 0, size: scores.length })
  return { facts: [...scores.subarray(0, -1)], none: scores[facts.length] as number }
}

/** Each fact by itself, against none. */
export function scoresOf({ traits, facts }: Compared, matcher: Matcher): Float64Array {
  const wanted = wantedBy(traits, matcher)
  const worthOf = weighedBy(matcher.signs)
  const worthAfter = weighedBy(matcher.follows ?? {})
  return Float64Array.from(
    facts,
    ({ signs, traits: held, follows = {} }) =>
      matcher.first + worthOf(signs) + dot(wanted, held) + worthAfter(follows),
  )
}

/** What all the others are measured by. */
const NONE = 0

function weighedBy(weights: Matcher['signs']): (signs: Signs) => number {
  const names = Object.keys(weights)
  const worth = Float64Array.from(Object.values(weights))
  return (signs) => {
    let sum = 0
    for (let n = 0; n < names.length; n += 1)
      sum += (worth[n] as number) * (signs[names[n] as string] ?? 0)
    return sum
  }
}

/** What the traits of a question make of each trait of a fact. */
function wantedBy(asked: Float64Array, { traits, step }: Matcher): Float64Array {
  const wanted = new Float64Array(traits[0]?.length ?? 0)
  asked.forEach((much, n) => {
    const line = traits[n] ?? []
    if (much === 0) return
    for (let m = 0; m < wanted.length; m += 1)
      wanted[m] = (wanted[m] as number) + much * step * (line[m] as number)
  })
  return wanted
}

export function dot(one: Float64Array, other: Float64Array): number {
  let sum = 0
  for (let n = 0; n < one.length; n += 1) sum += (one[n] as number) * (other[n] as number)
  return sum
}
