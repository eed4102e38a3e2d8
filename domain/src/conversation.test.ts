import { describe, expect, it } from 'vitest'
import {
  afterEvent,
  canBeJoined,
  CONVERSATION_STATES,
  type ConversationEvent,
  type ConversationState,
} from './conversation.ts'

const after = (...events: ConversationEvent['type'][]): ConversationState | null =>
  events.reduce<ConversationState | null>(
    (state, type) => (state === null ? null : afterEvent(state, { type })),
    'requested',
  )

describe('the life of a conversation', () => {
  it('goes from the request to the grade', () => {
    expect(after('both-joined', 'ended', 'grading-started', 'graded')).toBe('graded')
  })
  it('ends ungraded when nobody came, when it was too short, or when grading failed', () => {
    expect(after('never-joined')).toBe('ungraded')
    expect(after('both-joined', 'ended', 'too-short')).toBe('ungraded')
    expect(after('both-joined', 'ended', 'grading-started', 'grading-failed')).toBe('ungraded')
  })
  it('never ends a conversation twice, and never revives one', () => {
    expect(after('both-joined', 'ended', 'ended')).toBeNull()
    for (const state of ['ended', 'grading', 'graded', 'ungraded'] as const)
      expect(afterEvent(state, { type: 'both-joined' })).toBeNull()
  })
  it('lets people come back only before its end', () => {
    expect(CONVERSATION_STATES.filter(canBeJoined)).toEqual(['requested', 'live'])
  })
})
