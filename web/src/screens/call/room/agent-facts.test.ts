import { AGENT_ATTRIBUTES } from '@colloquy/contract/room'
import { describe, expect, it } from 'vitest'
import { readFacts } from './agent-facts.ts'

const nothing = {
  listening: null,
  speaking: null,
  stage: null,
  clock: null,
  over: null,
  notice: '',
}

describe('what an agent says about itself', () => {
  it('is nothing when it says nothing, or nothing that has a meaning', () => {
    expect(readFacts({})).toEqual(nothing)
    expect(
      readFacts({
        [AGENT_ATTRIBUTES.listening]: '{"id":7}',
        [AGENT_ATTRIBUTES.stage]: 'Opening',
        [AGENT_ATTRIBUTES.clock]: '[]',
        [AGENT_ATTRIBUTES.over]: '{"because":"boredom"}',
      }),
    ).toEqual(nothing)
  })

  it('is read part by part: one that means nothing takes no other away', () => {
    expect(
      readFacts({
        [AGENT_ATTRIBUTES.listening]: '{',
        [AGENT_ATTRIBUTES.speaking]: '{"id":"flite","label":"Built-in voice","where":"on this machine"}',
        [AGENT_ATTRIBUTES.over]: '{"because":"time"}',
        [AGENT_ATTRIBUTES.notice]: 'The voice is a plainer one for now.',
      }),
    ).toEqual({
      ...nothing,
      speaking: { id: 'flite', label: 'Built-in voice', where: 'on this machine' },
      over: { because: 'time' },
      notice: 'The voice is a plainer one for now.',
    })
  })
})
