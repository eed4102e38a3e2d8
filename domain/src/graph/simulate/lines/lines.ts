import type { UseCase } from '../../../use-cases.ts'
import { customerService } from './customer-service.ts'
import { generic } from './generic.ts'
import { interviews } from './interviews.ts'
import { legal } from './legal.ts'
import { presentations } from './presentations.ts'
import { sales } from './sales.ts'
import { teamTraining } from './team-training.ts'
import { therapy } from './therapy.ts'

/**
 * What simulated learners say, by what it is for. `{last}` is what the persona said last, as one would take
 * it up; a line with it is left out when there is nothing to take up.
 */
export type Lines = Record<Purpose, readonly string[]>

export type Purpose =
  // Well
  | 'greet'
  | 'situation'
  | 'background'
  | 'problem'
  | 'implication'
  | 'payoff'
  | 'reflect'
  | 'empathise'
  | 'summarise'
  | 'offer'
  | 'state'
  | 'acknowledge'
  | 'explore'
  | 'answer-doubt'
  | 'answer-ask'
  | 'next-step'
  | 'confirm'
  | 'thank'
  | 'leave'
  // Badly
  | 'pitch'
  | 'lecture'
  | 'interrogate'
  | 'script'
  | 'wander'
  | 'insult'
  | 'mumble'
  | 'push'
  | 'argue'
  | 'list'
  | 'short-answer'
  // What may happen to anybody
  | 'out-of-time'
  | 'stop'
  | 'distress'

/** Of a use case, where it speaks otherwise than people do anywhere. */
const OWN: Record<UseCase, Partial<Lines>> = {
  sales,
  interviews,
  presentations,
  'customer-service': customerService,
  legal,
  therapy,
  'team-training': teamTraining,
  other: {},
}

export const linesFor = (useCase: UseCase, purpose: Purpose): readonly string[] =>
  OWN[useCase][purpose] ?? generic[purpose]
