import type { Graph } from '../../graph/graph.ts'
import { EVERYWHERE, waysOf } from '../phrases/phrases.ts'
import type { State } from '../state.ts'

/** By which it is known that nothing was known. */
const isHedge = (of: string): boolean => of.startsWith('evade-')

const HEDGES = Object.keys(EVERYWHERE).filter(isHedge)

/** How many of the last lines, without a break, said only that something is not known. */
export function hedgesInARow({ graph, state }: { graph: Graph; state: State }): number {
  const lastWasFact = state.last.some(({ say }) => say === 'fact' || say === 'objection')
  const lastWasHedge = state.last.some((part) => part.say === 'phrase' && isHedge(part.of))
  if (lastWasFact || !lastWasHedge) return 0
  const ways = hedgesOf(graph)
  const lines = state.recent.slice(0, -1).toReversed()
  const end = lines.findIndex((line) => !ways.some((way) => line.endsWith(way)))
  return 1 + (end === -1 ? lines.length : end)
}

/** The same for a graph every time, and looked up at every question. */
const known = new WeakMap<Graph, string[]>()

function hedgesOf(graph: Graph): string[] {
  const before = known.get(graph)
  if (before !== undefined) return before
  const ways = HEDGES.flatMap((of) => Object.values(waysOf(graph, of)).flat()).filter(isWhole)
  known.set(graph, ways)
  return ways
}

const isWhole = (way: string): boolean => way !== '' && !way.includes('{')
