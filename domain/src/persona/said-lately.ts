import type { Graph } from '../graph/graph.ts'
import { waysOf } from './phrases/phrases.ts'
import type { State } from './state.ts'

/** Whether one of these phrases was in the last so many lines. */
export function wasSaidLately(
  of: string,
  { graph, state }: { graph: Graph; state: State },
  lines: number,
): boolean {
  const ways = Object.values(waysOf(graph, of)).flat()
  return state.recent
    .slice(-lines)
    .some((line) => ways.some((way) => way !== '' && line.includes(way)))
}
