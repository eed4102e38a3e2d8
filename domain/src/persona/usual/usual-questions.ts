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

const LISTS: readonly (readonly UsualQuestion[])[] = [
  ASKED_OF_ANYBODY,
  ASKED_OF_A_CANDIDATE,
  ASKED_OF_AN_INTERVIEWER,
  ASKED_IN_SALES,
  ASKED_IN_CUSTOMER_SERVICE,
  ASKED_IN_PRESENTATIONS,
  ASKED_IN_THERAPY,
  ASKED_IN_LEGAL,
  ASKED_IN_TEAM_TRAINING,
]

const NAMED: ReadonlyMap<string, UsualQuestion> = new Map(
  LISTS.flatMap((list, l) => list.map((one, n) => [`usual-${l}-${n}`, one] as const)),
)
const NAMES: ReadonlyMap<UsualQuestion, string> = new Map(
  [...NAMED].map(([name, one]) => [one, name]),
)

/** Those of their own kind of talk come first. */
const IN_A_TALK: Record<UseCase | 'with an interviewer', readonly UsualQuestion[]> = {
  sales: [...ASKED_IN_SALES, ...ASKED_OF_ANYBODY],
  'customer-service': [...ASKED_IN_CUSTOMER_SERVICE, ...ASKED_OF_ANYBODY],
  presentations: [...ASKED_IN_PRESENTATIONS, ...ASKED_OF_ANYBODY],
  therapy: [...ASKED_IN_THERAPY, ...ASKED_OF_ANYBODY],
  legal: [...ASKED_IN_LEGAL, ...ASKED_OF_ANYBODY],
  'team-training': [...ASKED_IN_TEAM_TRAINING, ...ASKED_OF_ANYBODY],
  other: ASKED_OF_ANYBODY,
  interviews: [...ASKED_OF_A_CANDIDATE, ...ASKED_OF_ANYBODY],
  'with an interviewer': [...ASKED_OF_AN_INTERVIEWER, ...ASKED_OF_ANYBODY],
}

export const usualQuestionsIn = ({
  useCase,
  lead,
}: Pick<Graph, 'useCase' | 'lead'>): readonly UsualQuestion[] =>
  IN_A_TALK[useCase === 'interviews' && lead === 'persona' ? 'with an interviewer' : useCase]

/** By which its words are found among the phrases. */
export const nameOfUsual = (one: UsualQuestion): string => NAMES.get(one) ?? ''

export const saidToUsual = (name: string): readonly string[] => NAMED.get(name)?.says ?? []
