import type { DeedKind } from './deeds.ts'

export type Rule = {
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
      count('frames', 1.2, 5),
      count('takes-up', 0.5, 2),
      count('checks', 1, 1),
      count('asks-open', 0.5, 2),
    ],
    ladder: [0.5, 1, 1.3, 2.65, 3.95],
    harms: [{ kind: 'insults', worth: 1 }],
    needsContact: true,
  },
  listens: {
    counts: [
      count('takes-up', 0.5),
      count('responds', 0.5),
      count('asks-on', 0.5),
      count('gives-back', 0.75),
      count('comes-back', 0.5),
      count('sums-up', 1, 2),
    ],
    ladder: [0.5, 0.75, 1.3, 6.15, 9.25],
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
      count('asks-open', 0.5),
    ],
    ladder: [0.5, 0.75, 1.1, 1.75, 3.95],
    needsContact: true,
  },
  asks: {
    counts: [count('asks-open', 1.5), count('asks-on', 0.5), count('asks-closed', 0.25, 4)],
    ladder: [1, 1.5, 2.2, 6.15, 9.7],
    needsContact: true,
  },
  'asks-a-little': {
    counts: [count('asks-open', 1.5), count('asks-on', 0.5), count('asks-closed', 0.5, 2)],
    ladder: [0.5, 0.75, 1.3, 2.2, 4.4],
    needsContact: true,
  },
  'goes-deep': {
    counts: [count('asks-for-effect', 1), count('asks-for-wish', 1)],
    ladder: [0.5, 0.7, 0.8, 1.5, 4.4],
    needsContact: true,
  },
  'feels-with': {
    counts: [
      count('feels-with', 1),
      count('soothes', 0.5, 2),
      count('owns', 0.5, 2),
      count('gives-back', 0.25, 6),
    ],
    ladder: [0.25, 0.5, 0.65, 1.55, 2.85],
    harms: [
      { kind: 'waves-off', worth: 1 },
      { kind: 'walls-off', worth: 0.5 },
      { kind: 'insults', worth: 2 },
    ],
    needsContact: true,
  },
  reflects: {
    counts: [count('gives-back', 1), count('feels-with', 0.5, 4)],
    ladder: [0.5, 0.75, 0.9, 4.4, 7.9],
    needsContact: true,
  },
  'sums-up': {
    counts: [count('sums-up', 3, 2), count('comes-back', 0.5, 4), count('checks', 0.5, 2)],
    ladder: [0.5, 0.75, 0.9, 2.2, 4.4],
    needsContact: true,
  },
  'offers-to-fit': {
    counts: [
      count('offers-to-fit', 1),
      count('offers', 0.75, 2),
      count('is-particular', 0.25, 4),
      count('comes-back', 0.25, 4),
    ],
    ladder: [0.25, 0.5, 0.9, 2.4, 4.4],
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
    ladder: [0.5, 0.75, 0.9, 2.65, 3.95],
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
    ladder: [0.75, 1.25, 1.75, 3.5, 7.5],
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
    ladder: [0.5, 1.5, 2.85, 5.3, 8.8],
    harms: [
      { kind: 'evades', worth: 0.5 },
      { kind: 'stays-vague', worth: 0.25 },
    ],
    needsContact: false,
  },
  'tells-deeds': {
    counts: [count('tells-a-deed', 1), count('is-particular', 1)],
    ladder: [1, 2, 2.65, 6.15, 10.55],
    needsContact: false,
  },
  'tells-what-came-of-it': {
    counts: [count('tells-what-came-of-it', 1), count('owns', 0.5, 2)],
    ladder: [0.5, 0.75, 0.9, 2.65, 3.95],
    needsContact: false,
  },
  proves: {
    counts: [count('is-particular', 1), count('gives-source', 1)],
    ladder: [1, 1.5, 2.2, 4.4, 8.8],
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
    ladder: [0.5, 0.75, 1.3, 3.1, 5.7],
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
