import { holds } from '../graph/conditions.ts'
import type { Graph } from '../graph/graph.ts'
import type { Fact, FactSubject } from './facts/facts.ts'
import { isTold, type State } from './state.ts'

type Given = { graph: Graph; state: State }

/** Whether it has been earned. */
export function mayTell({ graph, state }: Given, fact: Fact): boolean {
  if (fact.reveal.when === 'asked') return true
  if (fact.reveal.when === 'so')
    return holds(fact.reveal.if, { graph, state: { ...state, rapport: state.earned } })
  return state.earned >= trustFor({ graph, state }, fact, fact.reveal.rapport)
}

/** From how much of it on this is told. What follows on something told is less hard to say. */
export function trustFor({ graph, state }: Given, fact: Fact, rapport: number): number {
  const isFollowing = graph.facts.some(
    (other) => other.thread === fact.thread && isTold(state, other),
  )
  return rapport + graph.temper.guard - (isFollowing ? EASIER_TO_FOLLOW : 0)
}

/** Of rapport. */
export const EASIER_TO_FOLLOW = 10

export const isOpenTo = ({ graph, state }: Given, rapport: number): boolean =>
  state.earned >= rapport + graph.temper.guard

/** "I'm 44.": nobody says that who was not asked for it. */
const ONLY_AN_AGE = /^I'm \p{N}+(?: years old)?\.?$/u

/** The next that may be told, of the first subject that has one; what was begun is finished first. */
export function nextUntold(given: Given, subjects: FactSubject[]): Fact | null {
  const { graph, state } = given
  const thread = graph.facts.find((fact) => fact.id === state.topic.at(-1))?.thread
  const untold = graph.facts.filter(
    (fact) => !isTold(state, fact) && mayTell(given, fact) && !ONLY_AN_AGE.test(fact.says),
  )
  const same = untold.find((fact) => fact.thread === thread && subjects.includes(fact.about))
  if (same !== undefined) return same
  for (const subject of subjects) {
    const found = untold.find(({ about }) => about === subject)
    if (found !== undefined) return found
  }
  return null
}
