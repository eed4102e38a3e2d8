import type { Persona } from '../../roleplay.ts'
import { ORDINARY } from '../difficulty.ts'
import type { Agreement } from '../graph.ts'
import type { Plan } from '../plan.ts'
import { anyOf, rapport, told } from '../when.ts'
import {
  BAD_ENDINGS,
  LEAVES_COLD,
  LEAVES_OPEN,
  leavesAgreed,
  REFUSES,
  TIME_IS_UP,
} from './endings.ts'

/** A graph for everybody in such a situation, whoever the persona is. */
export type Template = (persona: Persona) => Plan

/** Somebody who is asked, gets to know what the learner is after, and agrees in the end or does not. */
export const PARTNER: Omit<Plan, 'stages' | 'greetings'> = {
  lead: 'learner',
  asksEvery: 3,
  firstAsk: null,
  objections: [],
  offers: 'weighed',
  asks: [],
  agreement: {
    reason: anyOf(told('anything', 4), rapport(65)),
    trust: rapport(40),
    needs: 'a date',
  } satisfies Agreement,
  endings: [
    ...BAD_ENDINGS,
    TIME_IS_UP,
    REFUSES,
    leavesAgreed('A next step agreed'),
    LEAVES_COLD,
    LEAVES_OPEN,
  ],
  temper: ORDINARY,
  phrases: {},
}

/** What is said of the persona in its role and situation. */
export const saysOf = ({ role, situation }: Persona, pattern: RegExp): boolean =>
  pattern.test(role) || pattern.test(situation)
