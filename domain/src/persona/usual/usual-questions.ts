import type { Graph } from '../../graph/graph.ts'
import type { UseCase } from '../../use-cases.ts'
import { ASKED_IN_CUSTOMER_SERVICE } from './asked-in-customer-service.ts'
import { ASKED_IN_LEGAL } from './asked-in-legal.ts'
import { ASKED_IN_PRESENTATIONS } from './asked-in-presentations.ts'
import { ASKED_IN_SALES } from './asked-in-sales.ts'
import { ASKED_IN_TEAM_TRAINING } from './asked-in-team-training.ts'
import { ASKED_IN_THERAPY } from './asked-in-therapy.ts'
import { ASKED_OF_ANYBODY } from './asked-of-anybody.ts'
import { ASKED_OF_A_CANDIDATE } from './asked-of-a-candidate.ts'
import { ASKED_OF_AN_INTERVIEWER } from './asked-of-an-interviewer.ts'

/**
 * What people ask of nearly everybody. Where nothing that a persona knows is the answer, it says what fits this
 * one question, and claims nothing that its author did not write.
 */
export type UsualQuestion = {
  asked: readonly string[]
  /** In three ways at least. */
  says: readonly string[]
}

const BY_USE_CASE: Record<Exclude<UseCase, 'interviews'>, readonly UsualQuestion[]> = {
  sales: ASKED_IN_SALES,
  'customer-service': ASKED_IN_CUSTOMER_SERVICE,
  presentations: ASKED_IN_PRESENTATIONS,
  therapy: ASKED_IN_THERAPY,
  legal: ASKED_IN_LEGAL,
  'team-training': ASKED_IN_TEAM_TRAINING,
  other: [],
}

const LISTS: readonly (readonly UsualQuestion[])[] = [
  ASKED_OF_ANYBODY,
  ASKED_OF_A_CANDIDATE,
  ASKED_OF_AN_INTERVIEWER,
  ...Object.values(BY_USE_CASE),
]

const NAMED: ReadonlyMap<string, UsualQuestion> = new Map(
  LISTS.flatMap((list, l) => list.map((one, n) => [`usual-${l}-${n}`, one] as const)),
)
const NAMES: ReadonlyMap<UsualQuestion, string> = new Map(
  [...NAMED].map(([name, one]) => [one, name]),
)

/** Those of their own kind of talk come first. */
export const usualQuestionsIn = ({
  useCase,
  lead,
}: Pick<Graph, 'useCase' | 'lead'>): readonly UsualQuestion[] => [
  ...(useCase === 'interviews'
    ? lead === 'persona'
      ? ASKED_OF_AN_INTERVIEWER
      : ASKED_OF_A_CANDIDATE
    : BY_USE_CASE[useCase]),
  ...ASKED_OF_ANYBODY,
]

/** By which its words are found among the phrases. */
export const nameOfUsual = (one: UsualQuestion): string => NAMES.get(one) ?? ''

export const saidToUsual = (name: string): readonly string[] => NAMED.get(name)?.says ?? []
