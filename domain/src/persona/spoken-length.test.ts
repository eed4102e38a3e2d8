import { describe, expect, it } from 'vitest'
import { compile } from '../graph/compile.ts'
import { LEARNERS, speak } from '../graph/simulate/learners.ts'
import { sentencesOf } from '../language/words.ts'
import { greet, step } from './step.ts'
import { FIFTY_PERSONAS } from './testing/fifty-personas.ts'
import { THIRTY_PERSONAS } from './testing/thirty-personas.ts'

const TURNS = 14

const lines = [...FIFTY_PERSONAS, ...THIRTY_PERSONAS].flatMap((roleplay) => {
  const graph = compile(roleplay)
  return LEARNERS.flatMap((learner) => {
    let last = greet(graph, 1)
    const said = [last.text]
    for (let seed = 0; seed < TURNS && last.ended === null; seed += 1) {
      last = step(graph, last.state, { text: speak(learner, { graph, last, seed }), seed: 1 })
      said.push(last.text)
    }
    return said
  })
})

const lengthOf = (text: string): number => text.split(/\s+/).length
const lengths = lines.map(lengthOf)
const firsts = lines.map((line) => lengthOf(sentencesOf(line)[0] ?? ''))

const shareWithin = (all: readonly number[], words: number): number =>
  all.filter((length) => length <= words).length / all.length

/** In words, of which about three are spoken in a second. */
describe('what somebody says of whom only a text is known', () => {
  it('is spoken in twelve seconds, and nearly always in eight', () => {
    expect(Math.max(...lengths)).toBeLessThanOrEqual(36)
    expect(shareWithin(lengths, 24)).toBeGreaterThan(0.95)
  })

  it('begins with a short sentence', () => {
    expect(shareWithin(firsts, 16)).toBeGreaterThan(0.95)
  })
})
