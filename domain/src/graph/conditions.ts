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
  if ('told' in condition)
    return (
      state.told.filter((id) => factIn(graph, id)?.about === condition.told).length >=
      condition.atLeast
    )
  if ('objections' in condition)
    return (
      Object.values(state.objections).filter(
        (one) => condition.objections === 'raised' || one === 'settled',
      ).length >= condition.atLeast
    )
  if ('answers' in condition) return state.answered.length >= condition.answers
  if ('rapport' in condition) return state.rapport >= condition.rapport
  if ('turns' in condition)
    return (condition.here === true ? state.stageTurns : state.turns) >= condition.turns
  return state.agreed
}
