import type { Deed, DeedKind, Deeds } from './deeds.ts'
import { RULES, type Rule, type RuleName } from './rules.ts'
import { worthOf } from './worth.ts'

/** How far a criterion was met, and by what. */
export type Found = Met & {
  /** What speaks for it, the best first. */
  by: Deed[]
  /** What speaks against it. */
  against: Deed[]
}

type Met = { score: 0 | 1 | 2 | 3 | 4 | 5; worth: number } | { score: null; worth: null }

export const NOTHING_FOUND: Found = { score: null, worth: null, by: [], against: [] }

export function found(name: RuleName, deeds: Deeds): Found {
  const rule: Rule = RULES[name]
  const by: Deed[] = []
  let points = 0
  for (const { kind, worth, most } of rule.counts) {
    const times = Math.min(most, kind === 'frames' ? deeds.of(kind).length : deeds.turns(kind))
    points += times * worth
    by.push(...deeds.of(kind).slice(0, most))
  }
  const harms = (rule.harms ?? []).map(({ kind, worth }) => ({
    deeds: deeds.of(kind),
    taken: deeds.turns(kind) * worth,
    isGrave: IS_GRAVE.has(kind),
  }))
  const against = harms.flatMap((harm) => harm.deeds)
  const reached = Math.min(
    along(rule.ladder, points),
    contemptAllows(deeds),
    rule.needsContact && contactAllows(deeds) < 5 ? along(CONTACT, deeds.contact) : ANYTHING,
  )
  const whole = Math.min(5, Math.floor(reached))
  if (whole === 0 && against.length === 0) return NOTHING_FOUND
  const takenBy = (grave: boolean) =>
    harms.reduce((sum, { taken, isGrave }) => (isGrave === grave ? sum + taken : sum), 0)
  const taken = takenBy(true) + Math.min(MOST_TAKEN, takenBy(false))
  const score = Math.max(0, whole - Math.round(taken - 1e-9)) as 0 | 1 | 2 | 3 | 4 | 5
  const further = Math.max(0, Math.min(1, reached - taken - score))
  return { score, worth: worthOf(score, further), by, against }
}

/**
 * How many rungs of a ladder are reached, and how much of the way to the next one. Above the last there is always
 * something to gain, less and less.
 */
function along(ladder: readonly number[], points: number): number {
  const rung = ladder.filter((from) => points >= from - 1e-9).length
  const [from, to] = [ladder[rung - 1] ?? 0, ladder[rung]]
  const over = Math.max(0, points - from)
  if (to !== undefined) return rung + Math.min(ALMOST, over / (to - from))
  const step = from - (ladder[rung - 2] ?? 0)
  return rung + (over < step ? MOSTLY * (over / step) : 1 - (1 - MOSTLY) * (step / over))
}

/** How much of all that can be gained above the last rung is gained by as much again as led up to it. */
const MOSTLY = 0.95

/** Of the way to the next rung. */
const ALMOST = 0.9999

/** How high a score can be of somebody who took up so little of what was said: the rest is done to nobody. */
export const contactAllows = ({ contact }: Deeds): number => Math.floor(along(CONTACT, contact))

/** In scores: clumsy is not the same as unkind. */
const MOST_TAKEN = 1.5
const IS_GRAVE: ReadonlySet<DeedKind> = new Set<DeedKind>(['insults', 'waves-off', 'cuts-in'])

/** From how much on each score is to be had. */
const CONTACT = [0, 0.6, 1, 2, 3]

/** Or who treated them with contempt. Once may slip out. */
function contemptAllows(deeds: Deeds): number {
  const shown =
    insultsIn(deeds) * 2 +
    deeds.turns('waves-off') * 0.8 +
    deeds.turns('cuts-in') / 2 +
    Math.max(
      Math.min(0.5, (deeds.turns('is-reproached') + deeds.turns('walls-off')) / 4),
      isProtestedAgainst(deeds) ? 1.5 : 0,
    )
  return shown >= 3 ? 0 : shown >= 2 ? 1 : shown >= 1.5 ? 2 : ANYTHING
}

/** Whoever hears from every third turn on that it was no answer, or not for them, does not hear it. */
const isProtestedAgainst = (deeds: Deeds): boolean => {
  const protests = deeds.turns('is-reproached') + deeds.turns('is-lost-on-them')
  return protests >= MANY_PROTESTS && protests >= deeds.ownTurns / 3
}
const MANY_PROTESTS = 3

/** One word may be misheard: what was spoken is believed when it is not the only sign. What was typed is written there. */
function insultsIn(deeds: Deeds): number {
  const count = deeds.turns('insults')
  const isTyped = deeds
    .of('insults')
    .some(({ at }) => deeds.reading.talk.turns[at.turn]?.typed === true)
  return count > 1 || isTyped || SIGNS.some((kind) => deeds.turns(kind) > 0) ? count : count / 4
}

const SIGNS = ['waves-off', 'walls-off', 'cuts-in', 'is-reproached'] as const

const ANYTHING = Number.POSITIVE_INFINITY
