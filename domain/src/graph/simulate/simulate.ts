import { greet, type Step, step } from '../../persona/step.ts'
import type { Graph } from '../graph.ts'
import { type Learner, speak } from './learners.ts'

/** A talk that nobody held: to see what a graph is like before somebody does. */
export type SimulatedTalk = { turns: { said: string; answer: Step }[]; last: Step }

export function simulate(
  graph: Graph,
  {
    learner,
    seed,
    says = speak,
    mostTurns = 50,
  }: { learner: Learner; seed: number; says?: typeof speak; mostTurns?: number },
): SimulatedTalk {
  let last = greet(graph, seed)
  const turns: SimulatedTalk['turns'] = []
  while (turns.length < mostTurns && last.ended === null) {
    const said = says(learner, { graph, last, seed })
    last = step(graph, last.state, { text: said, seed })
    turns.push({ said, answer: last })
  }
  return { turns, last }
}

/** What of a graph was reached: ids, and exits as "from > to". */
export type Reach = Record<
  'stages' | 'exits' | 'facts' | 'raised' | 'settled' | 'endings',
  Set<string>
>

export function reachOf(graph: Graph, talks: readonly SimulatedTalk[]): Reach {
  const reach = nothingReached()
  for (const talk of talks) addReach(reach, graph, talk)
  return reach
}

export const nothingReached = (): Reach => ({
  stages: new Set(),
  exits: new Set(),
  facts: new Set(),
  raised: new Set(),
  settled: new Set(),
  endings: new Set(),
})

export function addReach(reach: Reach, graph: Graph, { turns, last }: SimulatedTalk): void {
  let stage = graph.stages[0]?.id ?? ''
  reach.stages.add(stage)
  for (const { answer } of turns)
    for (const next of answer.path) {
      reach.exits.add(exitName(stage, next))
      reach.stages.add(next)
      stage = next
    }
  for (const id of last.state.told) reach.facts.add(id)
  for (const [id, is] of Object.entries(last.state.objections)) {
    reach.raised.add(id)
    if (is === 'settled') reach.settled.add(id)
  }
  if (last.state.ended !== null) reach.endings.add(last.state.ended)
}

/** All there is to be reached, in the same words. */
export const allOfGraph = (graph: Graph): Reach => ({
  stages: new Set(graph.stages.map(({ id }) => id)),
  exits: new Set(graph.stages.flatMap(({ id, exits }) => exits.map(({ to }) => exitName(id, to)))),
  facts: new Set(graph.facts.map(({ id }) => id)),
  raised: new Set(graph.objections.map(({ id }) => id)),
  settled: new Set(graph.objections.map(({ id }) => id)),
  endings: new Set(graph.endings.map(({ id }) => id)),
})

const exitName = (from: string, to: string): string => `${from} > ${to}`
