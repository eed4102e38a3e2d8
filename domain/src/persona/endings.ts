import { holds } from '../graph/conditions.ts'
import type { Ending, Graph } from '../graph/graph.ts'
import { type Decision, type Given, phrase } from './decision.ts'
import type { Part, State } from './state.ts'

/** The first ending of the graph whose condition holds. */
export function toEnding({ graph, state }: Given): Decision | null {
  const ending = graph.endings.find(({ when }) => holds(when, { graph, state }))
  if (ending?.outcome === 'stopped') return withWhereItStands(endWith(ending), { graph, state })
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

/** Who leaves in the middle is told how far it had got. */
const withWhereItStands = (
  decision: Decision,
  given: { graph: Graph; state: State },
): Decision => ({ ...decision, parts: [...decision.parts, whereItStands(given)] })

function whereItStands({ graph, state }: { graph: Graph; state: State }): Part {
  if (state.agreed) return phrase('stopped-agreed')
  const at = graph.stages.findIndex(({ id }) => id === state.stage)
  const stage = graph.stages[at]
  // To stop was the first thing that was said in it.
  if (stage === undefined || (at === 0 && state.turns <= 1)) return phrase('stopped-at-once')
  const doubts = Object.values(state.objections).filter((one) => one === 'raised').length
  return phrase(doubts > 0 ? 'stopped-with-a-doubt' : 'stopped-in', {
    stage: stage.name.toLowerCase(),
    at: `${at + 1}`,
    of: `${graph.stages.length}`,
  })
}

export const outcomeOf = (graph: Graph, { ended }: State): Ending['outcome'] | null =>
  graph.endings.find(({ id }) => id === ended)?.outcome ?? null
