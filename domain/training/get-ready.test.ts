import { expect, it } from 'vitest'
import { compile } from '../src/graph/compile.ts'
import { noraDevlin } from '../src/roleplays/nora-devlin.ts'
import { getReady } from '../src/persona/get-ready.ts'
import { greet, step } from '../src/persona/step.ts'

const FIRST = 'Thanks for your time. How do you plan all those routes today?'

it('answers the first question of a talk that was made ready in less than half the time', () => {
  answerFirst(graphOfItsOwn())
  const fresh = median(() => graphOfItsOwn())
  const ready = median(() => {
    const graph = graphOfItsOwn()
    Array.from(getReady(graph))
    return graph
  })
  expect(ready).toBeLessThan(fresh / 2)
})

it('says in a talk that was made ready what it would have said', () => {
  const graph = graphOfItsOwn()
  const before = step(graph, greet(graph, 7).state, { text: FIRST, seed: 7 })
  const other = graphOfItsOwn()
  Array.from(getReady(other))
  expect(step(other, greet(other, 7).state, { text: FIRST, seed: 7 })).toEqual(before)
})

it('reads the answers of who comes written to the last word once for all talks', () => {
  const { persona, graph } = noraDevlin
  const compiled = () => compile({ persona, scenario: 'sales' })
  expect(compiled().answers).toBe(compiled().answers)
  expect(compiled().answers.length).toBeGreaterThanOrEqual(graph.answers?.length ?? 0)
})

/** Of somebody with answers of their own: nothing in it has been looked at in another talk. */
const graphOfItsOwn = () => compile(structuredClone({ ...noraDevlin, scenario: 'sales' }))

function median(graphOf: () => ReturnType<typeof compile>): number {
  const taken = Array.from({ length: 7 }, () => answerFirst(graphOf()))
  return taken.toSorted((one, other) => one - other)[3] ?? Number.NaN
}

/** In ms of CPU. */
function answerFirst(graph: ReturnType<typeof compile>): number {
  const { state } = greet(graph, 1)
  const before = process.cpuUsage()
  step(graph, state, { text: FIRST, seed: 1 })
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}
