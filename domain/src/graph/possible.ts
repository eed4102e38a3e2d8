import type { Fact } from '../persona/facts/facts.ts'
import { EASIER_TO_FOLLOW } from '../persona/telling.ts'
import { never, type Possible } from './can-hold.ts'
import type { Graph } from './graph.ts'
import { reachableFrom, waysIn } from './ways.ts'

/**
 * First what waits for nothing, then what waits for that alone, and so on until nothing is added: what waits
 * for each other never is.
 */
export function possibleIn(graph: Graph): Possible {
  const [first] = graph.stages
  let possible: Possible = { graph, reachable: new Set(), tellable: new Set() }
  let known = -1
  while (sizeOf(possible) > known) {
    known = sizeOf(possible)
    const { facts } = graph
    const tellable = facts.flatMap((fact) => (canBeTold(fact, possible) ? [fact.id] : []))
    const reachable = reachableFrom(first?.id ?? '', waysIn(possible))
    possible = { graph, reachable, tellable: new Set(tellable) }
  }
  return possible
}

const sizeOf = ({ reachable, tellable }: Possible): number => reachable.size + tellable.size

export function canBeTold({ id, thread, reveal }: Fact, possible: Possible): boolean {
  switch (reveal.when) {
    case 'asked':
      return true
    case 'earned': {
      const { graph, tellable } = possible
      const isFollowing = graph.facts.some(
        (other) => other.thread === thread && other.id !== id && tellable.has(other.id),
      )
      const guard = graph.temper.guard - (isFollowing ? EASIER_TO_FOLLOW : 0)
      return reveal.rapport + guard <= HIGHEST_RAPPORT
    }
    case 'so':
      return !never(reveal.if, possible)
  }
}

export const HIGHEST_RAPPORT = 100
