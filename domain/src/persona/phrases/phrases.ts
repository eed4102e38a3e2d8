import type { Graph } from '../../graph/graph.ts'
import type { UseCase } from '../../use-cases.ts'
import type { Tone } from '../voice.ts'
import { ARRANGING } from './arranging.ts'
import { ASIDE } from './aside.ts'
import { ASKED_OF_CANDIDATES } from './asked-of-candidates.ts'
import { BEGINNING } from './beginning.ts'
import { BEING_INTERVIEWED } from './being-interviewed.ts'
import { DIGGING } from './digging.ts'
import { DOUBTING } from './doubting.ts'
import { ENDING } from './ending.ts'
import { IN_CUSTOMER_SERVICE } from './in-customer-service.ts'
import { IN_INTERVIEWS } from './in-interviews.ts'
import { IN_LEGAL } from './in-legal.ts'
import { IN_PRESENTATIONS } from './in-presentations.ts'
import { IN_SALES } from './in-sales.ts'
import { IN_TEAM_TRAINING } from './in-team-training.ts'
import { BEGINNING_IN_THERAPY } from './in-therapy/beginning.ts'
import { TAKING_IN_IN_THERAPY } from './in-therapy/taking-in.ts'
import { KEEPING_BACK_IN_THERAPY } from './in-therapy/keeping-back.ts'
import { ENDING_IN_THERAPY } from './in-therapy/ending.ts'
import { LEADING } from './leading.ts'
import { NEXT_STEP } from './next-step.ts'
import { NO_HARM } from './no-harm.ts'
import { REACTING } from './reacting.ts'
import { OF_THE_JOB } from './of-the-job.ts'
import { NUMBERS_AND_TIMES_NOT_KNOWN } from './not-known/numbers-and-times.ts'
import { PEOPLE_AND_PLACES_NOT_KNOWN } from './not-known/people-and-places.ts'
import { WHAT_AND_WHY_NOT_KNOWN } from './not-known/what-and-why.ts'
import { TOLD_VAGUELY } from './not-known/vaguely.ts'
import { YES_OR_NO_NOT_KNOWN } from './not-known/yes-or-no.ts'
import { ASKED_ON_NOT_KNOWN } from './not-known/asked-on.ts'
import { OF_THE_JOB_NOT_KNOWN } from './not-known/of-the-job.ts'
import { OWN_LIFE_NOT_KNOWN } from './not-known-of-oneself/own-life.ts'
import { FEELINGS_AND_OPINIONS_NOT_KNOWN } from './not-known-of-oneself/feelings-and-opinions.ts'
import { WISHES_AND_PLANS_NOT_KNOWN } from './not-known-of-oneself/wishes-and-plans.ts'
import { YES_OR_NO_NOT_KNOWN_OF_ONESELF } from './not-known-of-oneself/yes-or-no.ts'
import { OF_WHO_ASKS_NOT_KNOWN } from './not-known-of-oneself/of-who-asks.ts'
import { OWN_LINE } from './own-line.ts'
import { REPLIES } from './replies.ts'
import { TAKING_IN } from './taking-in.ts'
import { TELLING } from './telling.ts'
import { moreOfUsual, saidToUsual } from '../usual/usual-questions.ts'
import { linesOf, type More, type PhrasesWithMore } from './with-more.ts'

/**
 * What people say around what they have to say, in several ways each: some that anybody would, some that
 * only fit a tone. `{name}` and the like are filled in; `{learner}` is said only once they have told their
 * name. An empty one says nothing: not every answer starts with a word of its own.
 */
export type Phrases = Record<string, Ways>
export type Ways = { any: readonly string[] } & Partial<Record<Tone, readonly string[]>>

/** Of these people are asked for more. */
const WITH_MORE: PhrasesWithMore = {
  ...TOLD_VAGUELY,
  ...ASKED_OF_CANDIDATES,
  ...NO_HARM,
}

/** Of each phrase one of them has it. */
export const LISTS: readonly Phrases[] = [
  BEGINNING,
  TELLING,
  NUMBERS_AND_TIMES_NOT_KNOWN,
  PEOPLE_AND_PLACES_NOT_KNOWN,
  WHAT_AND_WHY_NOT_KNOWN,
  YES_OR_NO_NOT_KNOWN,
  ASKED_ON_NOT_KNOWN,
  OF_THE_JOB_NOT_KNOWN,
  OWN_LIFE_NOT_KNOWN,
  FEELINGS_AND_OPINIONS_NOT_KNOWN,
  WISHES_AND_PLANS_NOT_KNOWN,
  YES_OR_NO_NOT_KNOWN_OF_ONESELF,
  OF_WHO_ASKS_NOT_KNOWN,
  REPLIES,
  OWN_LINE,
  TAKING_IN,
  REACTING,
  DOUBTING,
  NEXT_STEP,
  ARRANGING,
  ENDING,
  ASIDE,
  DIGGING,
  LEADING,
  BEING_INTERVIEWED,
  linesOf(WITH_MORE),
  OF_THE_JOB,
]

export const EVERYWHERE: Phrases = Object.assign({}, ...LISTS)

/** Where people talk in a way of their own, it takes the place of the ordinary. */
export const BY_USE_CASE: Record<UseCase, Phrases> = {
  sales: IN_SALES,
  'customer-service': IN_CUSTOMER_SERVICE,
  interviews: IN_INTERVIEWS,
  presentations: IN_PRESENTATIONS,
  therapy: {
    ...BEGINNING_IN_THERAPY,
    ...TAKING_IN_IN_THERAPY,
    ...KEEPING_BACK_IN_THERAPY,
    ...ENDING_IN_THERAPY,
  },
  legal: IN_LEGAL,
  'team-training': IN_TEAM_TRAINING,
  other: {},
}

/** What a roleplay brings of its own comes first. It says the names, so they may be "constructor" too. */
export function waysOf({ useCase, phrases }: Pick<Graph, 'useCase' | 'phrases'>, of: string): Ways {
  if (Object.hasOwn(phrases, of)) return { any: phrases[of] ?? [] }
  const known = [BY_USE_CASE[useCase], EVERYWHERE].find((those) => Object.hasOwn(those, of))
  return known?.[of] ?? { any: saidToUsual(of) }
}

/** Each way that there is more to, with what it is. */
export function moreOf({ phrases }: Pick<Graph, 'phrases'>, of: string): More {
  if (Object.hasOwn(phrases, of)) return NO_MORE
  if (!Object.hasOwn(WITH_MORE, of)) return moreOfUsual(of)
  return Object.assign({}, ...Object.values(WITH_MORE[of] ?? {}))
}

const NO_MORE: More = {}
