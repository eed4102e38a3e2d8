import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { compile } from '../graph/compile.ts'
import type { Graph } from '../graph/graph.ts'
import { LEARNERS, speak } from '../graph/simulate/learners.ts'
import { noraDevlin } from '../roleplays/nora-devlin.ts'
import { USE_CASE_IDS } from '../use-cases.ts'
import { afterLine, cutShort, lineFor, type PlayedLine, replay } from './replay.ts'
import { newState, type State } from './state.ts'
import type { Step } from './step.ts'

const PERSONA = {
  name: 'Dana Reed',
  role: 'Head of operations',
  situation: 'Dana runs four depots. She looks for a new scheduling tool.',
  background: 'She came up through dispatch. She has led a team of thirty for six years.',
  painPoints: [
    'The old scheduling tool crashes every Monday morning.',
    'Drivers learn of their shifts by text message at midnight.',
  ],
  goals: ['Bring overtime down by a fifth before the summer.'],
}

const aGraph = fc
  .record({
    scenario: fc.constantFrom(...USE_CASE_IDS),
    difficulty: fc.constantFrom('easy' as const, 'normal' as const, 'hard' as const),
  })
  .map((wishes) => compile({ persona: PERSONA, ...wishes }))
const aSeed = fc.integer({ min: 0, max: 100_000 })

/** What happens next, and how much of the answer is heard; 1 is all of it. */
const aMoment = fc.record({
  what: fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...LEARNERS) },
    { weight: 1, arbitrary: fc.constantFrom('silence' as const, 'aside' as const) },
  ),
  share: fc.oneof(fc.constant(1), fc.double({ min: 0, max: 1, noNaN: true })),
})
const moments = fc.array(aMoment, { minLength: 1, maxLength: 20 })
type Moment = { what: (typeof LEARNERS)[number] | 'silence' | 'aside'; share: number }

/** A call as it runs: each line is decided from the state that the one before it left. */
function run(graph: Graph, seed: number, what: Moment[]): { lines: PlayedLine[]; states: State[] } {
  const lines: PlayedLine[] = []
  const states: State[] = []
  let state = newState(graph)
  let last: Step = lineFor(graph, seed, state, { cue: 'greeting', to: '', line: '' })
  const say = (cue: PlayedLine['cue'], to: string, share: number) => {
    const aside = 'Sorry, the line was bad. Go on.'
    last = lineFor(graph, seed, state, { cue, to, line: aside })
    const played = { cue, to, line: last.text, heard: share === 1 ? null : cut(last.text, share) }
    state = afterLine(graph, seed, state, played)
    lines.push(played)
    states.push(state)
  }
  say('greeting', '', what[0]?.share ?? 1)
  for (const [n, { what: doing, share }] of what.entries()) {
    if (state.ended !== null) break
    if (doing === 'silence' || doing === 'aside') say(doing, '', share)
    else say('answer', speak(doing, { graph, last: { ...last, state }, seed: seed + n }), share)
  }
  return { lines, states }
}

const cut = (line: string, share: number): string => {
  const words = line.split(' ')
  return words.slice(0, Math.ceil(words.length * share)).join(' ')
}

describe('a call that somebody else takes over', () => {
  it('goes on from any moment as if nothing had happened', () => {
    fc.assert(
      fc.property(aGraph, aSeed, moments, fc.nat(), (graph, seed, what, moment) => {
        const { lines, states } = run(graph, seed, what)
        const from = moment % lines.length
        const stored: PlayedLine[] = JSON.parse(JSON.stringify(lines))
        let state = replay(graph, seed, stored.slice(0, from + 1))
        expect(JSON.stringify(state)).toBe(JSON.stringify(states[from]))
        for (const [n, line] of stored.slice(from + 1).entries()) {
          const decided = lineFor(graph, seed, state, line)
          expect(decided.text).toBe(line.line)
          state = afterLine(graph, seed, state, line)
          expect(JSON.stringify(state)).toBe(JSON.stringify(states[from + 1 + n]))
        }
      }),
      { numRuns: 25 },
    )
  })

  it('knows a line that a model worded as the one that was said', () => {
    const graph = compile({ persona: PERSONA, scenario: 'sales' })
    const worded = 'Dana speaking, what is it?'
    const state = replay(graph, 1, [{ cue: 'greeting', to: '', line: worded, heard: null }])
    expect(state.recent).toEqual([worded])
  })

  it('says the same after an aside as before it', () => {
    const graph = compile({ persona: PERSONA, scenario: 'sales' })
    const greeting = lineFor(graph, 1, newState(graph), { cue: 'greeting', to: '', line: '' })
    const hello = { cue: 'greeting' as const, to: '', line: greeting.text, heard: null }
    const aside = { cue: 'aside' as const, to: '', line: 'Sorry, I lost you.', heard: 'Sorry, I' }
    const state = replay(graph, 1, [hello, aside])
    expect(state).toEqual({ ...greeting.state, recent: ['Sorry, I', greeting.text] })
  })

  it('answers what is asked after an aside as if there had been none', () => {
    const nora = compile({ scenario: 'sales', ...noraDevlin })
    const says = (to: string): PlayedLine => {
      const { text } = lineFor(nora, 1, state, { cue: 'answer', to, line: '' })
      return { cue: 'answer', to, line: text, heard: null }
    }
    const hello: PlayedLine = { cue: 'greeting', to: '', line: 'Nora here, hello.', heard: null }
    let state = replay(nora, 1, [hello])
    state = afterLine(nora, 1, state, says('Why did the planning system fail?'))
    // "How many do you lose?" would be another question.
    const aside = { cue: 'aside' as const, to: '', line: 'I lost you there for a moment.' }
    state = afterLine(nora, 1, state, { ...aside, heard: null })
    expect(says('How many drivers do you have?').line).toMatch(/sixty-one/i)
  })
})

describe('a line that was interrupted', () => {
  it('has told what was heard of it and nothing else', () => {
    fc.assert(
      fc.property(aGraph, aSeed, moments, (graph, seed, what) => {
        const { lines, states } = run(graph, seed, what)
        const answers = lines.flatMap((line, n) => {
          const before = states[n - 1]
          return line.cue === 'answer' && before !== undefined ? [{ line, before }] : []
        })
        for (const { line, before } of answers) {
          const decided = lineFor(graph, seed, before, line)
          const [nothing, half, whole] = [0, 0.5, 1].map((share) =>
            cutShort(graph, before, decided, cut(decided.text, share)),
          )
          expect(whole).toEqual(decided.state)
          expect(nothing?.told).toEqual(before.told)
          expect(decided.state.told).toEqual(expect.arrayContaining(half?.told ?? []))
          expect(half?.turns).toBe(decided.state.turns)
        }
      }),
      { numRuns: 25 },
    )
  })

  const graph = compile({ persona: PERSONA, scenario: 'sales', difficulty: 'easy' })
  const [hello, asked] = ['greeting' as const, 'answer' as const]
  const greeting = lineFor(graph, 3, newState(graph), { cue: hello, to: '', line: '' })
  const answer = lineFor(graph, 3, greeting.state, {
    cue: asked,
    to: 'What problems do you have with the old scheduling tool?',
    line: '',
  })

  it('tells its fact again when it is asked for again', () => {
    expect(answer.reveals).not.toEqual([])
    const cutOff = cutShort(graph, greeting.state, answer, cut(answer.text, 0.3))
    expect(cutOff.told).toEqual([])
    const again = lineFor(graph, 3, cutOff, {
      cue: asked,
      to: 'So what problems do you have with the old scheduling tool?',
      line: '',
    })
    expect(again.reveals).toEqual(answer.reveals)
  })

  it('is remembered as far as it was heard', () => {
    const heard = cut(answer.text, 0.3)
    const { recent } = cutShort(graph, greeting.state, answer, heard)
    expect(recent).toEqual([greeting.text, heard])
  })

  it('does not move the talk to where what was not heard would have led', () => {
    fc.assert(
      fc.property(aGraph, aSeed, moments, (anyGraph, seed, what) => {
        const { lines } = run(anyGraph, seed, what)
        const order = anyGraph.stages.map(({ id }) => id)
        let state = newState(anyGraph)
        for (const line of lines) {
          const decided = lineFor(anyGraph, seed, state, line)
          const reached = cutShort(anyGraph, state, decided, '').stage
          const led = [state.stage, ...decided.path]
          const furthest = Math.max(...led.map((stage) => order.indexOf(stage)))
          // Without the trouble that was to be told, a question that asked for two things leads less far by the other.
          expect(led.includes(reached) || order.indexOf(reached) < furthest).toBe(true)
          state = afterLine(anyGraph, seed, state, line)
        }
      }),
      { numRuns: 25 },
    )
  })
})
