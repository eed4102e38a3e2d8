import { describe, expect, it } from 'vitest'
import { CallToTake } from './desk.ts'

const call = (roleplay: object) => ({
  conversation: '00000000-0000-4000-8000-000000000000',
  claim: 1,
  room: { url: 'ws://127.0.0.1:1', token: 'a token' },
  learnerIdentity: 'learner-ana',
  roleplay: {
    name: 'Discovery call',
    persona: { name: 'Dana', role: '', situation: '', background: '', painPoints: [], goals: [] },
    ...roleplay,
  },
  seed: 1,
  leftMs: 60_000,
  startedMsAgo: null,
  turns: [],
  carriedTurns: 0,
  records: false,
})

describe('the voice of a call', () => {
  it.each([
    ['that this agent does not know yet', { voice: 'oak' }],
    ['of which an older server says nothing', {}],
  ])('%s does not keep anybody from taking it', (_, roleplay) => {
    expect(CallToTake.parse(call(roleplay)).roleplay.voice).toBeNull()
  })
  it('is the one that was asked for', () => {
    expect(CallToTake.parse(call({ voice: 'rowan' })).roleplay.voice).toBe('rowan')
  })
})
