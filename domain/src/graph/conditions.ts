import { factIn, type State } from '../persona/state.ts'
import type { Condition, Graph } from './graph.ts'

export function holds(condition: Condition, given: { graph: Graph; state: State }): boolean {
  const { graph, state } = given
  if ('all' in condition) return condition.all.every((one) => holds(one, given))
  if ('any' in condition) return condition.any.some((one) => holds(one, given))
  if ('not' in condition) return !holds(condition.not, given)
  if ('moves' in condition) {
    const counts = condition.here === true ? state.stageMoves : state.moves
    return condition.moves.reduce((sum, move) => sum + (counts[move] ?? 0), 0) >= condition.atLeast
  }
  if ('now' in condition) return condition.now.some((move) => state.now.includes(move))
  if ('told' in condition) return toldEnough(condition, given)
  if ('knows' in condition) return state.told.includes(condition.knows)
  if ('in' in condition) return state.stage === condition.in
  if ('objections' in condition)
    return (
      Object.values(state.objections).filter(
        (one) => condition.objections === 'raised' || one === 'settled',
      ).length >= (condition.atLeast === 'needed' ? doubtsNeeded(graph) : condition.atLeast)
    )
  if ('answers' in condition) {
    const asks = graph.asks.filter((ask) => condition.here === undefined || ask.in === state.stage)
    const given = asks.filter(({ id }) => state.answered.includes(id)).length
    return given >= (condition.answers === 'all' ? asks.length : condition.answers)
  }
  if ('rapport' in condition) return state.rapport >= condition.rapport
  if ('patienceAtMost' in condition) return state.patience <= condition.patienceAtMost
  if ('turns' in condition)
    return (condition.here === true ? state.stageTurns : state.turns) >= condition.turns
  if ('silences' in condition) return state.silences >= condition.silences
  if ('refusals' in condition) return state.refusals >= condition.refusals
  return 'warned' in condition ? state.warned : state.agreed
}

/** So many, or all there are: what an author did not write cannot be asked for. */
function toldEnough(
  { told, atLeast }: { told: string; atLeast: number },
  { graph, state }: { graph: Graph; state: State },
): boolean {
  const isAboutIt = (about: string | undefined) => told === 'anything' || about === told
  const known = graph.facts.filter(({ about }) => isAboutIt(about)).length
  const heard = state.told.filter((id) => isAboutIt(factIn(graph, id)?.about)).length
  return heard >= Math.min(atLeast, known)
}

/** Nobody can be asked to meet more doubts than there are. */
export const doubtsNeeded = ({ temper, objections }: Graph): number =>
  Math.min(temper.objections, objections.length)
