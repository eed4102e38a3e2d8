import { factsAbout, never, type Possible } from './can-hold.ts'
import type { Condition } from './graph.ts'

/** Why something that waits for it never is, as the end of a sentence. */
export const whyNever = (condition: Condition, possible: Possible): string =>
  whyInVain([condition], possible) ?? 'what it waits for cannot happen'

/** Null where it is for no fact that something waits in vain. */
export function whyInVain(conditions: readonly Condition[], possible: Possible): string | null {
  const [untold] = conditions.flatMap((condition) => untoldIn(condition, possible))
  return untold === undefined ? null : `it waits for fact "${untold}", which can never be told`
}

/** The facts that are waited for in vain. */
export function untoldIn(condition: Condition, possible: Possible): string[] {
  const { graph, tellable } = possible
  if (!never(condition, possible)) return []
  if ('all' in condition) return condition.all.flatMap((one) => untoldIn(one, possible))
  if ('any' in condition) return condition.any.flatMap((one) => untoldIn(one, possible))
  if ('told' in condition)
    return factsAbout(graph, condition.told).flatMap(({ id }) => (tellable.has(id) ? [] : [id]))
  if ('knows' in condition)
    return graph.facts.some(({ id }) => id === condition.knows) ? [condition.knows] : []
  return []
}
