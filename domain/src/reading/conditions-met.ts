import { holds } from '../graph/conditions.ts'
import type { Condition, Exit, Graph } from '../graph/graph.ts'
import type { State } from '../persona/state.ts'

/** The exit that is open from where the talk stands. */
export function exitFrom(graph: Graph, state: State): Exit | undefined {
  const given = { graph, state }
  return graph.stages
    .find(({ id }) => id === state.stage)
    ?.exits.find(({ to, when }) => {
      const next = graph.stages.find(({ id }) => id === to)
      return (
        next !== undefined &&
        holds(when, given) &&
        (next.entry === undefined || holds(next.entry, given))
      )
    })
}

/** What the learner may do to meet it, by the names of moves. */
export function movesFor(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(movesFor)
  if ('any' in condition) return condition.any.flatMap(movesFor)
  if ('moves' in condition) return condition.moves
  return 'now' in condition ? condition.now : []
}

/** Whether something has to be told to meet it, or may be. */
export function asksForTold(condition: Condition): boolean {
  if ('all' in condition) return condition.all.some(asksForTold)
  if ('any' in condition) return condition.any.some(asksForTold)
  return 'told' in condition || 'knows' in condition
}
