import { never, type Possible } from './can-hold.ts'
import type { Graph } from './graph.ts'

/** Where each stage may lead: found once, for whoever brings a hundred stages with a hundred exits each. */
export type Ways = ReadonlyMap<string, readonly string[]>

export function waysIn(possible: Possible): Ways {
  // Of two with the same id it is the first that a talk comes to.
  const stages = new Map(possible.graph.stages.toReversed().map((stage) => [stage.id, stage]))
  const closed = new Set(
    [...stages.values()].flatMap(({ id, entry }) =>
      entry !== undefined && never(entry, possible) ? [id] : [],
    ),
  )
  return new Map(
    [...stages.values()].map(({ id, exits }) => [
      id,
      exits.flatMap(({ to, when }) =>
        stages.has(to) && !closed.has(to) && !never(when, possible) ? [to] : [],
      ),
    ]),
  )
}

/** The stages that a talk can come to from there, itself among them. */
export const reachableFrom = (first: string, ways: Ways): ReadonlySet<string> =>
  reachableFromAny(ways.has(first) ? [first] : [], ways)

/** Whether one comes back to it. */
export const isInCircle = (id: string, ways: Ways): boolean =>
  reachableFromAny(ways.get(id) ?? [], ways).has(id)

function reachableFromAny(beginnings: readonly string[], ways: Ways): ReadonlySet<string> {
  const reached = new Set<string>()
  const waiting = [...beginnings]
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue
    reached.add(id)
    waiting.push(...(ways.get(id) ?? []))
  }
  return reached
}

/** Those from which one comes to a stage that is the last of its way. */
export function stagesThatLeadOut({ stages }: Graph, ways: Ways): ReadonlySet<string> {
  const out = new Set(stages.filter(({ exits }) => exits.length === 0).map(({ id }) => id))
  let known = -1
  while (out.size > known) {
    known = out.size
    for (const [id, next] of ways) if (next.some((one) => out.has(one))) out.add(id)
  }
  return out
}
