import { holds } from '../graph/conditions.ts'
import type { Ending, Graph } from '../graph/graph.ts'
import { type Decision, type Given, phrase } from './decision.ts'
import type { State } from './state.ts'

/** The first ending of the graph whose condition holds. */
export function toEnding({ graph, state }: Given): Decision | null {
  const ending = graph.endings.find(({ when }) => holds(when, { graph, state }))
  if (ending !== undefined) return endWith(ending)
  return state.turns >= graph.temper.turns ? endFor(graph, 'time') : null
}

/** Whatever was said: the clock of a call, for one, is not in the words. */
export function endFor({ endings }: Graph, outcome: Ending['outcome']): Decision | null {
  const ending = endings.find((one) => one.outcome === outcome)
  return ending === undefined ? null : endWith(ending)
}

const endWith = ({ id, name, says }: Ending): Decision => ({
  intent: `end: ${name}`,
  parts: [phrase(says)],
  open: { what: 'nothing' },
  ended: id,
})

export const outcomeOf = (graph: Graph, { ended }: State): Ending['outcome'] | null =>
  graph.endings.find(({ id }) => id === ended)?.outcome ?? null
