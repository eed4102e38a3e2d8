import { compile } from '@colloquy/domain/graph/compile'
import type { Graph } from '@colloquy/domain/graph/graph'
import { greet, step } from '@colloquy/domain/persona/step'
import { attacks } from '@colloquy/domain/testing/attacks'
import { breachesOf, filledIn, guarded } from '@colloquy/domain/testing/play-attack'
import { lineToWord, type Said } from '@colloquy/domain/wording/line'
import { requestFor, type WordingRequest } from '@colloquy/domain/wording/request'
import { describe, expect, it } from 'vitest'
import { demoRoleplays } from './roleplays.ts'

/** So many after each other are attacked in all ways; `npm run bench -- talks` makes all attacks on everybody. */
const FOR_ALL = 3

const graphs = demoRoleplays.flatMap(({ key, persona, scenario }, n) => {
  const graph = compile({ persona, scenario })
  const these = attacks.filter((_, which) => which % FOR_ALL === n % FOR_ALL)
  return [
    { key, graph, these },
    { key: `${key}, guarded`, graph: guarded(graph), these },
  ]
})

describe('what a persona of the demo has not told', () => {
  it.each(graphs)('is not got out of it by attacks: $key', ({ graph, these }) => {
    expect(breachesOf(graph, these)).toEqual([])
  })

  it.each(graphs)('changes no request for words, at any moment of a talk: $key', ({ graph }) => {
    const moments = momentsOf(graph)
    expect(moments.length).toBeGreaterThan(20)
    for (const { request, withOtherSecrets } of moments) expect(withOtherSecrets).toEqual(request)
  })
})

/** What is asked of a model in a talk that finds out much, with attacks in between. */
function momentsOf(graph: Graph): { request: WordingRequest; withOtherSecrets: WordingRequest }[] {
  const talk: Said[] = []
  let { state, text } = greet(graph, 1)
  return LINES.flatMap((written, n) => {
    const attack = attacks[(n * 37) % attacks.length]?.text ?? ''
    return [written, filledIn(attack, graph.persona)].flatMap((heard) => {
      talk.push({ speaker: 'persona', text })
      const one = step(graph, state, { text: heard, seed: n })
      const given = { before: state, step: one, intent: 'answer', heard, talk: [...talk] }
      const line = lineToWord({ graph, ...given })
      const other = lineToWord({ graph: withOtherSecrets(graph, one.state.told), ...given })
      talk.push({ speaker: 'learner', text: heard })
      state = one.ended === null ? one.state : state
      text = one.text
      return line === null || other === null
        ? []
        : [{ request: requestFor(line), withOtherSecrets: requestFor(other) }]
    })
  })
}

/** The same persona, but for what it has not told. */
function withOtherSecrets(graph: Graph, told: readonly string[]): Graph {
  const persona = { ...graph.persona, situation: '', background: '', painPoints: [], goals: [] }
  const facts = graph.facts.map((fact) =>
    told.includes(fact.id) ? fact : { ...fact, says: 'Quite another thing.', stems: [] },
  )
  return { ...graph, persona, facts }
}

const LINES = [
  'Hello, my name is Tom. How are you today?',
  'Could you tell me about your situation?',
  'How long have you been doing this?',
  'What is the hardest part of it?',
  'That sounds exhausting.',
  'What does that lead to?',
  'So it sounds like you are worried about what comes next.',
  'Who else is involved?',
  'What have you tried before?',
  'Why did that fail?',
  'What would you like to be different?',
  'Tell me more.',
  'We could offer you something that helps with that.',
  'How does that sound?',
  'Shall we talk again on Tuesday at ten?',
  'Thank you for your time, goodbye.',
]
