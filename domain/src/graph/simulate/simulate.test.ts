import { describe, expect, it } from 'vitest'
import { FACES } from '../../testing/faces.ts'
import type { UseCase } from '../../use-cases.ts'
import { compile } from '../compile.ts'
import type { Graph } from '../graph.ts'
import { askForTheUntold, LEARNERS, type Learner, speak, takeUp } from './learners.ts'
import {
  addReach,
  allOfGraph,
  nothingReached,
  reachOf,
  simulate,
  type Reach,
  type SimulatedTalk,
} from './simulate.ts'

const persona = {
  name: 'Dana Reed',
  role: 'Head of operations',
  situation: 'Dana runs forty vans in Leeds. Two of them break down each week.',
  background: 'Twelve years in logistics. Dana reports to the owner, Paul Hart.',
  painPoints: ['Late deliveries', 'Drivers who quit after a month'],
  goals: ['Fewer complaints', 'Find out who would do the work'],
}

const DIFFICULTIES = ['easy', 'normal', 'hard'] as const

/** Enough for a mean that hardly moves: with 24 and 48 talks each the differences below are as clear. */
const OF_EACH = 12

/** What is rare, as somebody in distress, comes up in some of so many talks of each learner. */
const MOST_OF_EACH = 120

type Given = { scenario: UseCase; role: string }
type Said = { seed: number; says: typeof speak }

function talkOf(learner: Learner, { scenario, role, seed, says }: Given & Said) {
  const difficulty = DIFFICULTIES[seed % DIFFICULTIES.length]
  const graph = compile({ persona: { ...persona, role }, scenario, difficulty })
  return { graph, talk: simulate(graph, { learner, seed, says }) }
}

const talksOf = (learner: Learner, given: Given) =>
  Array.from({ length: OF_EACH }, (_, seed) => talkOf(learner, { ...given, seed, says: speak }))

/** On average of a talk. */
function reachedBy(talks: { graph: Graph; talk: SimulatedTalk }[]) {
  const mean = (of: (one: { graph: Graph; talk: SimulatedTalk }) => number) =>
    talks.reduce((sum, one) => sum + of(one), 0) / talks.length
  return {
    stages: mean(({ graph, talk }) => reachOf(graph, [talk]).stages.size),
    facts: mean(({ graph, talk }) => reachOf(graph, [talk]).facts.size),
    agreed: mean(({ talk }) => (talk.last.ended === 'agreed' ? 1 : 0)),
  }
}

describe.each(FACES)('simulated learners in $name', (given) => {
  const [weak, average, strong] = (['weak', 'average', 'strong'] as const).map((learner) =>
    talksOf(learner, given),
  ) as [ReturnType<typeof talksOf>, ReturnType<typeof talksOf>, ReturnType<typeof talksOf>]

  it('get clearly further the better they talk', () => {
    const [bad, middling, good] = [reachedBy(weak), reachedBy(average), reachedBy(strong)]
    expect(good.stages).toBeGreaterThan(bad.stages * 1.5)
    expect(good.facts).toBeGreaterThan(bad.facts * 1.5)
    expect(good.agreed).toBeGreaterThan(0.9)
    expect(bad.agreed).toBeLessThan(0.2)
    expect(middling.agreed).toBeLessThan(good.agreed)
    expect(middling.stages).toBeGreaterThan(bad.stages)
  })

  it('reach, among them, every stage, exit, fact, objection and ending', () => {
    const { scenario, role } = given
    const all = allOfGraph(compile({ persona: { ...persona, role }, scenario }))
    const kinds = Object.keys(all) as (keyof Reach)[]
    const reached = nothingReached()
    const isAllReached = () =>
      kinds.every((kind) => [...all[kind]].every((id) => reached[kind].has(id)))
    for (const { graph, talk } of [...weak, ...average, ...strong]) addReach(reached, graph, talk)
    // Only as long as something is missing: talks more would reach nothing that is new.
    for (const learner of LEARNERS)
      for (let seed = OF_EACH; seed < MOST_OF_EACH && !isAllReached(); seed += 1) {
        const { graph, talk } = talkOf(learner, { ...given, seed, says: askForTheUntold })
        addReach(reached, graph, talk)
      }
    expect(reached).toEqual(all)
  })
})

describe('a simulated learner', () => {
  it('says the same for the same seed', () => {
    const graph = compile({ persona, scenario: 'sales' })
    const wishes = { learner: 'average', seed: 7 } as const
    expect(simulate(graph, wishes)).toEqual(simulate(graph, wishes))
  })

  it.each([
    ["I'm tired. We keep losing my best people. Why?", 'you keep losing your best people.'],
    ['Not really.', ''],
    ['What would you say to that?', ''],
  ])('takes up what was said: %s', (said, takenUp) => {
    expect(takeUp(said)).toBe(takenUp)
  })
})
