import { describe, expect, it } from 'vitest'
import { compile } from '../graph/compile.ts'
import { maria } from '../testing/talk.ts'
import { habitsOf } from './ways.ts'
import { tonesOf, voiceOf } from './voice.ts'

const of = (given: Partial<typeof maria>, seed = 1) =>
  voiceOf({ persona: { ...maria, ...given }, useCase: 'sales' }, seed)

describe('a voice', () => {
  it.each([
    [{ role: 'Chair of the finance committee' }, { formality: 'formal' }],
    [{ role: 'Tram driver' }, { formality: 'casual' }],
    [{ situation: 'Maria is sceptical and has ten minutes.' }, { warmth: 'cool', talk: 'brief' }],
    [
      { background: 'Maria is a friendly and talkative woman.' },
      { warmth: 'warm', talk: 'chatty' },
    ],
  ])('comes from who they are: %o', (given, expected) => {
    expect(of(given)).toMatchObject(expected)
  })

  it('is the same for the whole of a talk, and not on every day', () => {
    expect(of({}, 7)).toEqual(of({}, 7))
    const seeds = Array.from({ length: 30 }, (_, seed) => seed)
    expect(new Set(seeds.map((seed) => JSON.stringify(of({}, seed)))).size).toBeGreaterThan(5)
  })

  it('keeps to some of all that people say, and to all of its own tone', () => {
    const graph = compile({ persona: maria, scenario: 'sales' })
    const cool = of({ situation: 'She is sceptical.' }, 3)
    const habits = habitsOf('greet-back', { graph, voice: cool })
    expect(tonesOf(cool)).toContain('cool')
    expect(habits).toContain('Yes, hello.')
    expect(habits).not.toContain('Hello, good to talk to you.')
  })

  it('differs between two with the same facts', () => {
    const graph = compile({ persona: maria, scenario: 'sales' })
    const said = ['Ann', 'Bea'].map((name) =>
      habitsOf('evade-anything', {
        graph,
        voice: voiceOf({ persona: { ...maria, name }, useCase: 'sales' }, 1),
      }),
    )
    expect(said[0]).not.toEqual(said[1])
  })
})
