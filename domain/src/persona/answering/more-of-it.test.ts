import { describe, expect, it } from 'vitest'
import type { Persona } from '../../roleplay.ts'
import { signe, talk } from '../../testing/talk.ts'
import { moreOf } from '../phrases/phrases.ts'

const BEGUN = ['Hello Signe.', 'What kind of wood do you burn?']

/** What was said, what more there is to it, and what they say to this. */
function askedOn(...lines: string[]) {
  return [1, 2, 3, 4].map((seed) => {
    const { graph, last } = talk(BEGUN, { persona: signe, seed })
    const [part] = last.state.last
    const more = part?.say === 'phrase' ? moreOf(graph, part.of) : {}
    const said = Object.keys(more).find((way) => last.text.includes(way)) ?? ''
    const { text } = talk([...BEGUN, ...lines], { persona: signe, seed }).last
    return { text, more: more[said] ?? 'nothing more' }
  })
}

describe('what anybody might have said', () => {
  it.each([
    'Is there anything else?',
    'How many ovens do you have?',
    'Do you like the restaurants?',
    'Tell me more about the oven.',
    'Why does the oven burn unevenly?',
  ])('is not gone into when something else is asked for: %s', (question) => {
    for (const { text, more } of askedOn(question)) expect(text).not.toContain(more)
  })

  it('is not said twice', () => {
    for (const { text, more } of askedOn('How do you mean?', 'Why is that?')) {
      expect(text).not.toContain(more)
      expect(text).not.toMatch(/eel|oven|aunt/)
    }
  })

  it.each([
    'How do you mean?',
    'How do you mean, Signe?',
    'What do you mean by that?',
    'In what way?',
    'how so',
    'Such as?',
    'Why is that?',
    'Can you tell me a bit more?',
    'Could you give me an example?',
  ])('has more to it for who asks on: %s', (question) => {
    for (const { text, more } of askedOn(question)) expect(text).toContain(more)
  })
})

it('who takes up a word of it hears what was meant by the word', () => {
  const candidate: Persona = { ...signe, situation: 'Signe is a candidate for the post.' }
  const given = { persona: candidate, scenario: 'interviews' as const }
  const asked = [
    'Hello Signe.',
    'Imagine one of the younger ones makes a serious mistake. How would you handle that?',
  ]
  let heard = 0
  for (let seed = 1; seed <= 30; seed += 1) {
    if (!talk(asked, { ...given, seed }).last.text.includes('ask a few questions')) continue
    heard += 1
    const lines = [...asked, 'What kind of questions would you ask?']
    const { state } = talk(lines, { ...given, seed }).last
    expect(state.last[0]?.say).toBe('more')
  }
  expect(heard).toBeGreaterThan(0)
})
