import type { Graph } from '../../graph/graph.ts'
import type { UseCase } from '../../use-cases.ts'
import type { More } from '../phrases/with-more.ts'
import { ASKED_IN_CUSTOMER_SERVICE } from './asked-in-customer-service.ts'
import { ASKED_IN_LEGAL } from './asked-in-legal.ts'
import { ASKED_IN_PRESENTATIONS } from './asked-in-presentations.ts'
import { ASKED_IN_SALES } from './asked-in-sales.ts'
import { ASKED_IN_TEAM_TRAINING } from './asked-in-team-training.ts'
import { ASKED_IN_THERAPY } from './asked-in-therapy.ts'
import { ASKED_OF_A_CANDIDATE } from './asked-of-a-candidate.ts'
import { ASKED_OF_AN_INTERVIEWER } from './asked-of-an-interviewer.ts'
import { ASKED_OF_THEMSELVES } from './of-anybody/themselves.ts'
import { ASKED_WHAT_HOW_AND_WHY } from './of-anybody/what-how-and-why.ts'
import { ASKED_WHO_WHEN_HOW_MUCH } from './of-anybody/who-when-how-much.ts'

/**
 * What people ask of nearly everybody. Where nothing that a persona knows is the answer, it says what fits this
 * one question, and claims nothing that its author did not write.
 */
export type UsualQuestion = {
  asked: readonly string[]
  /** In three ways at least, each with what more there is to it for whoever asks on. */
  says: More
}

/** As it is looked up. `name` is that of its words among the phrases. */
export type KnownQuestion = { name: string; asked: readonly string[]; says: readonly string[] }

const LISTS = {
  'of-anybody': [...ASKED_OF_THEMSELVES, ...ASKED_WHO_WHEN_HOW_MUCH, ...ASKED_WHAT_HOW_AND_WHY],
  'of-a-candidate': ASKED_OF_A_CANDIDATE,
  'of-an-interviewer': ASKED_OF_AN_INTERVIEWER,
  'in-sales': ASKED_IN_SALES,
  'in-customer-service': ASKED_IN_CUSTOMER_SERVICE,
  'in-presentations': ASKED_IN_PRESENTATIONS,
  'in-therapy': ASKED_IN_THERAPY,
  'in-legal': ASKED_IN_LEGAL,
  'in-team-training': ASKED_IN_TEAM_TRAINING,
} satisfies Record<string, readonly UsualQuestion[]>

const nameOf = (list: string, n: number): string => `usual-${list}-${n}`

const knownOf = (list: keyof typeof LISTS): KnownQuestion[] =>
  LISTS[list].map(({ asked, says }, n) => ({
    name: nameOf(list, n),
    asked,
    says: Object.keys(says),
  }))

const OF_ANYBODY = knownOf('of-anybody')

/** Those of their own kind of talk come first. */
const IN_A_TALK: Record<UseCase | 'with an interviewer', readonly KnownQuestion[]> = {
  sales: [...knownOf('in-sales'), ...OF_ANYBODY],
  'customer-service': [...knownOf('in-customer-service'), ...OF_ANYBODY],
  presentations: [...knownOf('in-presentations'), ...OF_ANYBODY],
  therapy: [...knownOf('in-therapy'), ...OF_ANYBODY],
  legal: [...knownOf('in-legal'), ...OF_ANYBODY],
  'team-training': [...knownOf('in-team-training'), ...OF_ANYBODY],
  other: OF_ANYBODY,
  interviews: [...knownOf('of-a-candidate'), ...OF_ANYBODY],
  'with an interviewer': [...knownOf('of-an-interviewer'), ...OF_ANYBODY],
}

export const usualQuestionsIn = ({
  useCase,
  lead,
}: Pick<Graph, 'useCase' | 'lead'>): readonly KnownQuestion[] =>
  IN_A_TALK[useCase === 'interviews' && lead === 'persona' ? 'with an interviewer' : useCase]

const SAYS: ReadonlyMap<string, More> = new Map(
  Object.entries(LISTS).flatMap(([list, all]) =>
    all.map(({ says }, n) => [nameOf(list, n), says] as const),
  ),
)

export const moreOfUsual = (name: string): More => SAYS.get(name) ?? {}

export const saidToUsual = (name: string): readonly string[] => Object.keys(moreOfUsual(name))
