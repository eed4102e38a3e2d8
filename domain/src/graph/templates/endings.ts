import type { Ending } from '../graph.ts'
import { AGREED, allOf, anyOf, LEAVES, not, now, rapport } from '../when.ts'

/** Safety comes before the role: in every graph, before its own. */
export const SAFE_ENDINGS: Ending[] = [
  {
    id: 'distress',
    name: 'Somebody needs help',
    outcome: 'distress',
    when: now('distress'),
    says: 'distress',
  },
  {
    id: 'stopped',
    name: 'Stopped when asked to',
    outcome: 'stopped',
    when: now('stop'),
    says: 'stopped',
  },
]

/** How anybody may end a talk that does not go well. */
export const BAD_ENDINGS: Ending[] = [
  {
    id: 'line-lost',
    name: 'Nobody speaks',
    outcome: 'hung-up',
    when: { silences: 3 },
    says: 'silence-goodbye',
  },
  {
    id: 'rudeness',
    name: 'Hangs up on rudeness',
    outcome: 'hung-up',
    when: allOf(now('rudeness'), anyOf({ warned: true }, { patienceAtMost: 0 })),
    says: 'hang-up-rude',
  },
  {
    id: 'out-of-patience',
    name: 'Hangs up, out of patience',
    outcome: 'hung-up',
    when: allOf({ patienceAtMost: 0 }, { warned: true }),
    says: 'hang-up',
  },
]

/** The time of the temper is up in every graph as well. */
export const TIME_IS_UP: Ending = {
  id: 'time',
  name: 'Out of time',
  outcome: 'time',
  when: now('time-up'),
  says: 'time-up',
}

/** Somebody who was asked too often says no for good. */
export const REFUSES: Ending = {
  id: 'refused',
  name: 'Politely refused',
  outcome: 'declined',
  when: allOf({ refusals: 3 }, now('proposal', 'next-step')),
  says: 'refusal-for-good',
}

export const leavesAgreed = (name: string): Ending => ({
  id: 'agreed',
  name,
  outcome: 'agreed',
  when: allOf(LEAVES, AGREED),
  says: 'goodbye-agreed',
})

/** Without an agreement, on good terms or on bad ones. */
export const LEAVES_COLD: Ending = {
  id: 'cold-goodbye',
  name: 'A cool goodbye',
  outcome: 'declined',
  when: allOf(LEAVES, not(rapport(50))),
  says: 'goodbye-cold',
}

export const LEAVES_OPEN: Ending = {
  id: 'goodbye',
  name: 'A friendly goodbye',
  outcome: 'said-goodbye',
  when: LEAVES,
  says: 'goodbye-open',
}

export const ENDING_PHRASES = {
  'time-up': [
    "I'm afraid that's all the time I have. Goodbye.",
    'I have to go now, my time is up. Goodbye.',
    "We're out of time, I'm afraid. Goodbye.",
  ],
  'refusal-for-good': [
    "I've said no a few times now, and I mean it. Thank you for your time. Goodbye.",
    "Let's leave it there. It's not for me, but thank you. Goodbye.",
    "You've asked, and my answer stays no. I wish you a good day. Goodbye.",
  ],
} as const
