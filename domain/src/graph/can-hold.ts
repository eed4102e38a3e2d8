import type { Fact, FactSubject } from '../persona/facts/facts.ts'
import type { Condition, Graph } from './graph.ts'
import { isMoveName } from './move-names.ts'

/** What some talk may come to: ids of stages, and of facts. */
export type Possible = {
  graph: Graph
  reachable: ReadonlySet<string>
  tellable: ReadonlySet<string>
}

/** Whether it can be so in no talk at all. What is not sure to be impossible is possible. */
export function never(condition: Condition, given: Possible): boolean {
  const { graph, reachable, tellable } = given
  if ('all' in condition) return condition.all.some((one) => never(one, given))
  if ('any' in condition) return condition.any.every((one) => never(one, given))
  if ('not' in condition) return always(condition.not, given)
  if ('moves' in condition) return condition.atLeast > 0 && !condition.moves.some(isMoveName)
  if ('now' in condition) return !condition.now.some(isMoveName)
  if ('told' in condition) {
    const known = factsAbout(graph, condition.told)
    const told = known.filter(({ id }) => tellable.has(id))
    return told.length < Math.min(condition.atLeast, known.length)
  }
  if ('knows' in condition) return !tellable.has(condition.knows)
  if ('in' in condition) return !reachable.has(condition.in)
  if ('objections' in condition)
    return condition.atLeast !== 'needed' && condition.atLeast > graph.objections.length
  if ('answers' in condition)
    return condition.answers !== 'all' && condition.answers > graph.asks.length
  if ('rapport' in condition) return condition.rapport > 100
  if ('patienceAtMost' in condition) return condition.patienceAtMost < 0
  if ('turns' in condition) return condition.turns > graph.temper.turns
  if ('agreed' in condition) return graph.agreement === null
  return false
}

export const factsAbout = ({ facts }: Graph, subject: FactSubject | 'anything'): Fact[] =>
  facts.filter(({ about }) => subject === 'anything' || about === subject)

/** Whether it is so in every talk, from its first turn on. */
export function always(condition: Condition, given: Possible): boolean {
  if ('all' in condition) return condition.all.every((one) => always(one, given))
  if ('any' in condition) return condition.any.some((one) => always(one, given))
  if ('not' in condition) return never(condition.not, given)
  if ('moves' in condition) return condition.atLeast <= 0
  if ('told' in condition) return condition.atLeast <= 0
  if ('objections' in condition) return condition.atLeast !== 'needed' && condition.atLeast <= 0
  if ('answers' in condition) return condition.answers !== 'all' && condition.answers <= 0
  if ('rapport' in condition) return condition.rapport <= 0
  if ('patienceAtMost' in condition) return condition.patienceAtMost >= 100
  if ('turns' in condition) return condition.turns <= (condition.here === true ? 0 : 1)
  if ('silences' in condition) return condition.silences <= 0
  if ('refusals' in condition) return condition.refusals <= 0
  return false
}
