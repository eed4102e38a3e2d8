import { isOnTheOtherSide } from '../../graph/templates/other-side.ts'
import type { UseCase } from '../../use-cases.ts'
import type { Given } from '../decision.ts'
import { isPrivate } from './private.ts'

/** Where people come to agree on something, and a yes is the ordinary end of a decent talk. */
const AGREEING: ReadonlySet<UseCase> = new Set<UseCase>([
  'customer-service',
  'legal',
  'therapy',
  'team-training',
  'other',
])

/** The talk was decent, and it is somebody who has come for help, or speaks for nobody but themselves. */
export function isEasyToAgree({ graph, state }: Given): boolean {
  // Whoever sits across the table has to be won over.
  if (isOnTheOtherSide(graph)) return false
  if (!AGREEING.has(graph.useCase) && !isPrivate(graph)) return false
  const isUnderstood = state.told.length >= LITTLE_TOLD || state.turns >= SOME_TURNS
  return isUnderstood && state.rapport >= graph.temper.rapport
}

const LITTLE_TOLD = 1
const SOME_TURNS = 3
