import {
  AGENT_ATTRIBUTES,
  CallClock,
  CallOver,
  EngineInUse,
  StageShown,
} from '@colloquy/contract/room'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readFacts } from './agent-facts.ts'

const nothing = {
  listening: null,
  speaking: null,
  wording: null,
  stage: null,
  clock: null,
  over: null,
  notice: '',
  recording: null,
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
        [AGENT_ATTRIBUTES.recording]: 'perhaps',
      }),
    ).toEqual(nothing)
  })

  it('is read part by part: one that means nothing takes no other away', () => {
    expect(
      readFacts({
        [AGENT_ATTRIBUTES.listening]: '{',
        [AGENT_ATTRIBUTES.speaking]:
          '{"id":"flite","label":"Built-in voice","where":"on this machine"}',
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

  const value = fc.oneof(
    fc.string(),
    fc.integer({ min: -9, max: 9 }),
    fc.double({ noNaN: true, noDefaultInfinity: true }),
    fc.constantFrom('ended', 'silence', 'time', 'stopped', 'toString', null, true),
  )
  const fields = [
    ...['id', 'label', 'where', 'name', 'number', 'of', 'startedAt', 'endsAt', 'because'],
  ]
  const said = fc.oneof(fc.dictionary(fc.constantFrom(...fields), value), value, fc.array(value))

  it.each([
    ['listening', EngineInUse, { id: 'a', label: 'b', where: 'c' }],
    ['speaking', EngineInUse, { id: 'a', label: 'b', where: 'c' }],
    ['wording', EngineInUse, { id: 'a', label: 'b', where: 'c' }],
    ['stage', StageShown, { name: 'Opening', number: 1, of: 4 }],
    ['clock', CallClock, { startedAt: 1.5, endsAt: 2 }],
    ['over', CallOver, { because: 'stopped' }],
  ] as const)('has for %s the meaning that the contract gives it', (name, shape, whole) => {
    const broken = fc
      .record({ field: fc.constantFrom(...Object.keys(whole)), value })
      .map(({ field, value }) => ({ ...whole, [field]: value }))
    fc.assert(
      fc.property(fc.oneof(said, broken, fc.constant(whole)), (given) => {
        const read = readFacts({ [AGENT_ATTRIBUTES[name]]: JSON.stringify(given) })[name]
        expect(read).toEqual(shape.safeParse(JSON.parse(JSON.stringify(given))).data ?? null)
      }),
    )
  })
})
