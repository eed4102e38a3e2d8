import { never } from './can-hold.ts'
import type { Graph } from './graph.ts'

/** The stages that a talk can come to from there, itself among them. */
export function reachableFrom(first: string, graph: Graph): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = graph.stages.some(({ id }) => id === first) ? [first] : []
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    waiting.push(...nextOf(id, graph))
  }
  return reached
}

/** Whether one comes back to it. */
export const isInCircle = (id: string, graph: Graph): boolean =>
  nextOf(id, graph).some((next) => reachableFrom(next, graph).has(id))

/** Those from which one comes to a stage that is the last of its way. */
export function stagesThatLeadOut(graph: Graph): ReadonlySet<string> {
  const out = new Set(graph.stages.filter(({ exits }) => exits.length === 0).map(({ id }) => id))
  let known = -1
  while (out.size > known) {
    known = out.size
    for (const { id } of graph.stages)
      if (nextOf(id, graph).some((next) => out.has(next))) out.add(id)
  }
  return out
}

const nextOf = (id: string, graph: Graph): string[] =>
  (graph.stages.find((stage) => stage.id === id)?.exits ?? [])
    .filter(({ to, when }) => {
      const entry = graph.stages.find((stage) => stage.id === to)?.entry
      return !never(when, { graph }) && (entry === undefined || !never(entry, { graph }))
    })
    .map(({ to }) => to)
