import type { Deed, DeedKind, Deeds } from './deeds.ts'

/** How far a criterion was met, and by what. */
export type Found = {
  score: 0 | 1 | 2 | 3 | 4 | 5 | null
  /** What speaks for it, the best first. */
  by: Deed[]
  /** What speaks against it. */
  against: Deed[]
}

type Rule = {
  /** What counts, each turn once: how much, and at most how often. */
  counts: readonly { kind: DeedKind; worth: number; most: number }[]
  /** From how many points on each score from 1 to 5 is reached. Nobody gains by a shorter talk. */
  ladder: readonly [number, number, number, number, number]
  /** What takes away, in scores. */
  harms?: readonly { kind: DeedKind; worth: number }[]
  /** Whoever has not taken up anything has done this to nobody. */
  needsContact: boolean
}

const count = (kind: DeedKind, worth = 1, most = 20) => ({ kind, worth, most })

/** Only what was done to the person counts: neither length nor politeness, nor the same again. */
export const RULES = {
  opens: {
    counts: [
      count('frames', 1, 5),
      count('takes-up', 0.5, 2),
      count('checks', 1, 1),
      count('asks-open', 0.5, 2),
    ],
    ladder: [0.5, 1, 1.5, 3, 5],
    harms: [{ kind: 'insults', worth: 1 }],
    needsContact: true,
  },
  listens: {
    counts: [
      count('takes-up', 0.5),
      count('asks-on', 0.5),
      count('gives-back', 0.75),
      count('comes-back', 0.5),
      count('sums-up', 1, 2),
    ],
    ladder: [0.5, 0.75, 1.5, 7, 10.5],
    harms: [
      { kind: 'is-reproached', worth: 0.34 },
      { kind: 'walls-off', worth: 0.34 },
    ],
    needsContact: true,
  },
  'listens-while-asked': {
    counts: [
      count('takes-up', 1),
      count('gives-back', 0.5),
      count('comes-back', 0.5),
      count('asks-on', 0.5),
    ],
    ladder: [0.5, 0.75, 1.25, 2, 4.5],
    needsContact: true,
  },
  asks: {
    counts: [count('asks-open', 1), count('asks-on', 1), count('asks-closed', 0.25, 4)],
    ladder: [1, 1.5, 2.5, 7, 12.5],
    needsContact: true,
  },
  'asks-a-little': {
    counts: [count('asks-open', 1), count('asks-on', 1), count('asks-closed', 0.5, 2)],
    ladder: [0.5, 0.75, 1.5, 2.5, 5],
    needsContact: true,
  },
  'goes-deep': {
    counts: [count('asks-for-effect', 1), count('asks-for-wish', 1)],
    ladder: [0.5, 0.7, 0.8, 1.7, 5],
    needsContact: true,
  },
  'feels-with': {
    counts: [
      count('feels-with', 1),
      count('soothes', 0.5, 2),
      count('owns', 0.5, 2),
      count('gives-back', 0.25, 6),
    ],
    ladder: [0.25, 0.5, 0.75, 1.75, 3.25],
    harms: [
      { kind: 'waves-off', worth: 1 },
      { kind: 'walls-off', worth: 0.5 },
      { kind: 'insults', worth: 2 },
    ],
    needsContact: true,
  },
  reflects: {
    counts: [count('gives-back', 1), count('feels-with', 0.5, 4)],
    ladder: [0.5, 0.75, 1, 5, 9],
    needsContact: true,
  },
  'sums-up': {
    counts: [count('sums-up', 3, 2), count('comes-back', 0.5, 4), count('checks', 0.5, 2)],
    ladder: [0.5, 0.75, 1, 2.5, 5],
    needsContact: true,
  },
  'offers-to-fit': {
    counts: [
      count('offers-to-fit', 1),
      count('offers', 0.75, 2),
      count('is-particular', 0.25, 4),
      count('comes-back', 0.25, 4),
    ],
    ladder: [0.25, 0.5, 1, 2.75, 5],
    harms: [
      { kind: 'tells-off', worth: 0.5 },
      { kind: 'walls-off', worth: 0.5 },
    ],
    needsContact: true,
  },
  'meets-doubts': {
    counts: [],
    ladder: [1, 2, 3, 4, 5],
    needsContact: true,
  },
  'agrees-on-a-step': {
    counts: [
      count('plans-with-date', 2.5, 2),
      count('is-agreed', 1, 1),
      count('plans-vaguely', 1, 2),
    ],
    ladder: [0.5, 0.75, 1, 3, 4.5],
    needsContact: true,
  },
  respects: {
    counts: [
      count('takes-up', 1),
      count('gives-back', 0.5),
      count('feels-with', 0.5),
      count('answers', 0.25, 4),
      count('asks-open', 0.25, 4),
      count('asks-closed', 0.25, 4),
      count('offers', 0.25, 4),
      count('soothes', 0.25, 4),
    ],
    ladder: [0.75, 1.25, 2, 4, 10],
    harms: [
      { kind: 'insults', worth: 2 },
      { kind: 'waves-off', worth: 1 },
      { kind: 'walls-off', worth: 0.34 },
      { kind: 'is-reproached', worth: 0.34 },
      { kind: 'cuts-in', worth: 1 },
      { kind: 'tells-off', worth: 0.34 },
    ],
    needsContact: false,
  },
  answers: {
    counts: [count('answers', 0.5), count('is-particular', 0.5), count('tells-a-deed', 0.5)],
    ladder: [0.5, 1.5, 3.25, 6, 10],
    harms: [
      { kind: 'evades', worth: 0.5 },
      { kind: 'stays-vague', worth: 0.25 },
    ],
    needsContact: false,
  },
  'tells-deeds': {
    counts: [count('tells-a-deed', 1), count('is-particular', 1)],
    ladder: [1, 2, 3, 7, 12],
    needsContact: false,
  },
  'tells-what-came-of-it': {
    counts: [count('tells-what-came-of-it', 1), count('owns', 0.5, 2)],
    ladder: [0.5, 0.75, 1, 3, 4.5],
    needsContact: false,
  },
  proves: {
    counts: [count('is-particular', 1), count('gives-source', 1)],
    ladder: [1, 1.5, 2.5, 5, 10],
    harms: [{ kind: 'evades', worth: 0.5 }],
    needsContact: false,
  },
  'asks-for-a-decision': {
    counts: [
      count('asks-to-decide', 1.5, 1),
      count('plans-with-date', 1.5, 2),
      count('is-agreed', 1, 1),
      count('plans-vaguely', 1, 1),
      count('frames', 1, 2),
      count('asks-for-wish', 1, 1),
    ],
    ladder: [0.5, 0.75, 1.5, 3.5, 6.5],
    needsContact: true,
  },
  /** A sentence that must be heard: see `must-say`. */
  says: {
    counts: [],
    ladder: [1, 2, 3, 4, 5],
    needsContact: false,
  },
} as const satisfies Record<string, Rule>

export type RuleName = keyof typeof RULES

export const isRule = (name: string): name is RuleName => Object.hasOwn(RULES, name)

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
  const reached = rule.ladder.filter((from) => points >= from - 1e-9).length
  const capped = Math.min(
    reached,
    contemptAllows(deeds),
    rule.needsContact ? contactAllows(deeds) : 5,
  )
  if (capped === 0 && against.length === 0) return { score: null, by: [], against: [] }
  const takenBy = (grave: boolean) =>
    harms.reduce((sum, { taken, isGrave }) => (isGrave === grave ? sum + taken : sum), 0)
  const taken = Math.round(takenBy(true) + Math.min(MOST_TAKEN, takenBy(false)) - 1e-9)
  return { score: Math.max(0, Math.min(5, capped - taken)) as 0 | 1 | 2 | 3 | 4 | 5, by, against }
}

/** How high a score can be of somebody who took up so little of what was said: the rest is done to nobody. */
export const contactAllows = ({ contact }: Deeds): number =>
  CONTACT.filter((from) => contact >= from - 1e-9).length

/** In scores: clumsy is not the same as unkind. */
const MOST_TAKEN = 1.5
const IS_GRAVE: ReadonlySet<DeedKind> = new Set<DeedKind>(['insults', 'waves-off', 'cuts-in'])

/** From how much on each score is to be had. */
const CONTACT = [0, 0.6, 1, 2, 3]

/** Or who treated them with contempt. Once may slip out. */
function contemptAllows(deeds: Deeds): number {
  const shown =
    deeds.turns('insults') * 2 +
    deeds.turns('waves-off') * 0.8 +
    deeds.turns('cuts-in') / 2 +
    Math.min(0.5, (deeds.turns('is-reproached') + deeds.turns('walls-off')) / 4)
  return shown >= 3 ? 0 : shown >= 2 ? 1 : shown >= 1.5 ? 2 : 5
}
