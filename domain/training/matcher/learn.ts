import { shares } from '../../src/moves/shares.ts'
import { dot, type Matcher, scoresOf } from '../../src/persona/recalling/matching.ts'
import type { Example } from './examples.ts'
import { minimise } from './minimise.ts'

/** How much it costs to make a sign count, and two traits have to do with each other; 2 to 30 and 1 to 8 find as many. */
const COST_OF_SIGNS = 5
const COST_OF_TRAITS = 1
/** There are eight times as many other questions, and in a talk at most as many. */
const TIMES_FOLLOW_UPS = 3
/** Further steps learn by heart. */
const STEPS_OF_SIGNS = 150
const STEPS_OF_TRAITS = 60

/**
 * The right facts, or "none", shall be likely: maximum likelihood, first by the signs alone, then by what the
 * traits add to them, and at last, all that being as it is, by how a fact stands to what was told just before.
 * What nothing can be learned from is left out: known, and in no fact.
 */
export function learnMatcher(all: readonly Example[]): Matcher {
  const useful = all.filter(
    ({ isKnown, facts }) => !isKnown || facts.some(({ isRight }) => isRight),
  )
  const matcher = learnAlone(useful.filter(({ isFollowUp }) => !isFollowUp))
  const follows = learnFollowing(useful, matcher)
  return follows === null ? matcher : { ...matcher, follows }
}

function learnAlone(examples: readonly Example[]): Matcher {
  const names = Object.keys(examples[0]?.facts[0]?.signs ?? {})
  const { first, worth, scores } = learnSigns(examples, names)
  const { step, traits } = inSteps(learnTraits(examples, scores))
  return {
    first: rounded(first),
    signs: Object.fromEntries(names.map((name, n) => [name, rounded(worth[n] ?? 0)])),
    step,
    traits,
  }
}

const rounded = (value: number): number => Number(value.toPrecision(5))

/** How wrong the likelihoods of one example are, and how far each score of its facts should fall. */
function wrongness(example: Example, scores: Float64Array): { cost: number; falls: Float64Array } {
  const size = example.facts.length
  const likely = new Float64Array(size + 1)
  likely.set(scores)
  shares(likely, { from: 0, size: size + 1 })
  const right = example.isKnown
    ? example.facts.reduce((sum, { isRight }, n) => sum + (isRight ? at(likely, n) : 0), 0)
    : at(likely, size)
  const falls = likely.subarray(0, size)
  example.facts.forEach(({ isRight }, n) => {
    if (isRight && example.isKnown) falls[n] = at(falls, n) - at(falls, n) / Math.max(right, 1e-12)
  })
  return { cost: -Math.log(Math.max(right, 1e-300)), falls }
}

function learnSigns(
  examples: readonly Example[],
  names: readonly string[],
): { first: number; worth: number[]; scores: Float64Array[] } {
  const size = names.length
  const rows = examples.map(({ facts }) =>
    facts.map(({ signs }) => Float64Array.from(names, (name) => signs[name] ?? 0)),
  )
  const { middles, spreads } = spreadOf(rows.flat(), size)
  for (const row of rows.flat())
    row.forEach((value, n) => {
      row[n] = (value - at(middles, n)) / at(spreads, n)
    })
  const scoresAt = (weights: Float64Array, n: number) => {
    const all = rows[n] ?? []
    const scores = new Float64Array(all.length)
    for (let f = 0; f < all.length; f += 1) scores[f] = scoreOf(all[f] as Float64Array, weights)
    return scores
  }
  const learned = minimise(
    (weights, gradient) => {
      let cost = costOfSize({ weights, gradient, size, each: COST_OF_SIGNS })
      examples.forEach((example, n) => {
        const wrong = wrongness(example, scoresAt(weights, n))
        cost += wrong.cost
        const all = rows[n] ?? []
        for (let f = 0; f < all.length; f += 1) {
          const fall = at(wrong.falls, f)
          addTimes(gradient, { of: all[f] as Float64Array, times: fall })
          gradient[size] = at(gradient, size) + fall
        }
      })
      return cost
    },
    { size: size + 1, steps: STEPS_OF_SIGNS },
  )
  const worth = names.map((_, n) => at(learned, n) / at(spreads, n))
  return {
    first: at(learned, size) - worth.reduce((sum, one, n) => sum + one * at(middles, n), 0),
    worth,
    scores: examples.map((_, n) => scoresAt(learned, n)),
  }
}

/** Null where nothing is known of what was told before. */
function learnFollowing(
  examples: readonly Example[],
  matcher: Matcher,
): Readonly<Record<string, number>> | null {
  const names = Object.keys(examples[0]?.facts[0]?.follows ?? {})
  if (names.length === 0) return null
  const given = examples.map((example) => ({
    example,
    times: example.isFollowUp ? TIMES_FOLLOW_UPS : 1,
    scores: scoresOf(example, matcher),
    rows: example.facts.map(({ follows = {} }) =>
      Float64Array.from(names, (name) => follows[name] ?? 0),
    ),
  }))
  const learned = minimise(
    (weights, gradient) => {
      let cost = costOfSize({ weights, gradient, size: names.length, each: COST_OF_SIGNS })
      for (const { example, times, scores, rows } of given) {
        const wrong = wrongness(
          example,
          scores.map((score, f) => score + dot(weights, rows[f] as Float64Array)),
        )
        cost += times * wrong.cost
        for (let f = 0; f < rows.length; f += 1)
          addTimes(gradient, { of: rows[f] as Float64Array, times: times * at(wrong.falls, f) })
      }
      return cost
    },
    { size: names.length, steps: STEPS_OF_SIGNS },
  )
  return Object.fromEntries(names.map((name, n) => [name, rounded(at(learned, n))]))
}

type Sized = { weights: Float64Array; gradient: Float64Array; size: number; each: number }

/** What it costs that so many of the weights are large; their part of the gradient begins with it. */
function costOfSize({ weights, gradient, size, each }: Sized): number {
  let cost = 0
  for (let k = 0; k < size; k += 1) {
    cost += (each / 2) * at(weights, k) ** 2
    gradient[k] = each * at(weights, k)
  }
  return cost
}

/** Of one fact; the last weight is that of any. */
function scoreOf(signs: Float64Array, weights: Float64Array): number {
  let score = weights[signs.length] as number
  for (let k = 0; k < signs.length; k += 1) score += (weights[k] as number) * (signs[k] as number)
  return score
}

function addTimes(to: Float64Array, { of, times }: { of: Float64Array; times: number }): void {
  for (let k = 0; k < of.length; k += 1) to[k] = (to[k] as number) + times * (of[k] as number)
}

function learnTraits(
  examples: readonly Example[],
  scores: readonly Float64Array[],
): Float64Array[] {
  const lines = examples[0]?.traits.length ?? 0
  const width = examples[0]?.facts[0]?.traits.length ?? 0
  const learned = minimise(
    (weights, gradient) => {
      let cost = costOfSize({ weights, gradient, size: lines * width, each: COST_OF_TRAITS })
      examples.forEach((example, n) => {
        const wanted = new Float64Array(width)
        example.traits.forEach((much, line) => {
          if (much === 0) return
          for (let m = 0; m < width; m += 1)
            wanted[m] = at(wanted, m) + much * at(weights, line * width + m)
        })
        const wrong = wrongness(
          example,
          Float64Array.from(example.facts, ({ traits }, f) => {
            let sum = at(scores[n] ?? wanted, f)
            for (let m = 0; m < width; m += 1) sum += at(wanted, m) * at(traits, m)
            return sum
          }),
        )
        cost += wrong.cost
        const pull = new Float64Array(width)
        example.facts.forEach(({ traits }, f) => {
          const fall = at(wrong.falls, f)
          for (let m = 0; m < width; m += 1) pull[m] = at(pull, m) + fall * at(traits, m)
        })
        example.traits.forEach((much, line) => {
          if (much === 0) return
          for (let m = 0; m < width; m += 1)
            gradient[line * width + m] = at(gradient, line * width + m) + much * at(pull, m)
        })
      })
      return cost
    },
    { size: lines * width, steps: STEPS_OF_TRAITS },
  )
  return Array.from({ length: lines }, (_, line) =>
    learned.subarray(line * width, (line + 1) * width),
  )
}

/** Whole numbers up to this are short to write, and as good. */
const MOST_STEPS = 99

function inSteps(lines: readonly Float64Array[]): { step: number; traits: number[][] } {
  const most = lines.reduce(
    (all, line) => line.reduce((one, value) => Math.max(one, Math.abs(value)), all),
    0,
  )
  const step = rounded(most / MOST_STEPS) || 1
  return {
    step,
    traits: lines.map((line) => Array.from(line, (value) => Math.round(value / step) + 0)),
  }
}

function spreadOf(
  rows: readonly Float64Array[],
  size: number,
): { middles: Float64Array; spreads: Float64Array } {
  const middles = new Float64Array(size)
  const spreads = new Float64Array(size)
  for (const row of rows)
    row.forEach((value, n) => {
      middles[n] = at(middles, n) + value / rows.length
    })
  for (const row of rows)
    row.forEach((value, n) => {
      spreads[n] = at(spreads, n) + (value - at(middles, n)) ** 2 / rows.length
    })
  return { middles, spreads: spreads.map((square) => Math.sqrt(square) + 1e-6) }
}

const at = (values: Float64Array, n: number): number => values[n] as number
