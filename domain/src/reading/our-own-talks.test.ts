import { describe, expect, it } from 'vitest'
import { compile } from '../graph/compile.ts'
import { simulate } from '../graph/simulate/simulate.ts'
import { greet } from '../persona/step.ts'
import { FIFTY_PERSONAS } from '../persona/testing/fifty-personas.ts'
import { factsToldIn, knownFacts } from './facts-told.ts'
import { read } from './read.ts'
import { aTalk } from './testing/talks.ts'

/** Many talks each, on a machine that may be busy. */
describe('what a persona of our engine tells', { timeout: 120_000 }, () => {
  it('is hardly ever seen in what other people say', () => {
    const graphs = FIFTY_PERSONAS.slice(0, 30).map((one) => compile(one))
    let lines = 0
    let seen = 0
    graphs.forEach((graph, n) => {
      const others = knownFacts(graphs[(n + 11) % graphs.length] as (typeof graphs)[number])
      for (const { answer } of simulate(graph, { learner: 'strong', seed: n }).turns) {
        lines += 1
        seen += factsToldIn(answer.text, others).length
      }
    })
    expect(lines).toBeGreaterThan(300)
    expect(seen / lines).toBeLessThan(0.01)
  })

  it('is seen nearly always where our engine told it', () => {
    let told = 0
    let seen = 0
    FIFTY_PERSONAS.slice(0, 20).forEach((one, n) => {
      const graph = compile(one)
      const known = knownFacts(graph)
      for (const { answer } of simulate(graph, { learner: 'strong', seed: n }).turns) {
        const ids = factsToldIn(answer.text, known).map(({ id }) => id)
        told += answer.reveals.length
        seen += answer.reveals.filter((id) => ids.includes(id)).length
      }
    })
    expect(told).toBeGreaterThan(80)
    expect(seen / told).toBeGreaterThan(0.97)
  })

  it('walks the path that our engine walked, in nine talks of ten', () => {
    let all = 0
    let same = 0
    FIFTY_PERSONAS.slice(0, 16).forEach(({ persona, scenario }, n) => {
      const graph = compile({ persona, scenario })
      for (const learner of ['strong', 'average'] as const) {
        const { turns } = simulate(graph, { learner, seed: n + 1 })
        const lines = [
          `P: ${greet(graph, n + 1).text}`,
          ...turns.flatMap(({ said, answer }) => [`T: ${said}`, `P: ${answer.text}`]),
        ]
        const { path } = read(aTalk(lines, { persona, useCase: scenario }))
        const walked = [graph.stages[0]?.id, ...turns.flatMap(({ answer }) => answer.path)]
        all += 1
        if (path.map(({ id }) => id).join() === walked.join()) same += 1
      }
    })
    expect(same / all).toBeGreaterThanOrEqual(0.9)
  })
})
