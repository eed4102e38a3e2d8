import type { Graph } from '../../graph/graph.ts'
import type { UseCase } from '../../use-cases.ts'
import type { Tone } from '../voice.ts'
import { ASIDE } from './aside.ts'
import { BEGINNING } from './beginning.ts'
import { DIGGING } from './digging.ts'
import { DOUBTING } from './doubting.ts'
import { ENDING } from './ending.ts'
import { HANDING_BACK } from './handing-back.ts'
import { IN_CUSTOMER_SERVICE } from './in-customer-service.ts'
import { IN_INTERVIEWS } from './in-interviews.ts'
import { IN_LEGAL } from './in-legal.ts'
import { IN_PRESENTATIONS } from './in-presentations.ts'
import { IN_SALES } from './in-sales.ts'
import { IN_TEAM_TRAINING } from './in-team-training.ts'
import { IN_THERAPY } from './in-therapy.ts'
import { NEXT_STEP } from './next-step.ts'
import { REACTING } from './reacting.ts'
import { NOT_KNOWN } from './not-known.ts'
import { TAKING_IN } from './taking-in.ts'
import { TELLING } from './telling.ts'

/**
 * What people say around what they have to say, in several ways each: some that anybody would, some that
 * only fit a tone. `{name}` and the like are filled in; `{learner}` is said only once they have told their
 * name. An empty one says nothing: not every answer starts with a word of its own.
 */
export type Phrases = Record<string, Ways>
export type Ways = { any: readonly string[] } & Partial<Record<Tone, readonly string[]>>

export const EVERYWHERE: Phrases = {
  ...BEGINNING,
  ...TELLING,
  ...HANDING_BACK,
  ...NOT_KNOWN,
  ...TAKING_IN,
  ...REACTING,
  ...DOUBTING,
  ...NEXT_STEP,
  ...ENDING,
  ...ASIDE,
  ...DIGGING,
}

/** Where people talk in a way of their own, it takes the place of the ordinary. */
export const BY_USE_CASE: Record<UseCase, Phrases> = {
  sales: IN_SALES,
  'customer-service': IN_CUSTOMER_SERVICE,
  interviews: IN_INTERVIEWS,
  presentations: IN_PRESENTATIONS,
  therapy: IN_THERAPY,
  legal: IN_LEGAL,
  'team-training': IN_TEAM_TRAINING,
  other: {},
}

/** What a roleplay brings of its own comes first. */
export function waysOf({ useCase, phrases }: Pick<Graph, 'useCase' | 'phrases'>, of: string): Ways {
  const own = phrases[of]
  return own === undefined
    ? (BY_USE_CASE[useCase][of] ?? EVERYWHERE[of] ?? { any: [] })
    : { any: own }
}
