import { expect, it } from 'vitest'
import { type ConversationData, drillMomentOf } from './practice.ts'

const turn = (seq: number): ConversationData['turns'][number] => ({
  ...{ seq, speaker: 'persona', text: 'Hello.', typed: false, interrupted: false },
  ...{ started_at_ms: seq * 10_000, ended_at_ms: seq * 10_000 + 5_000, confidence: null },
})

it('a drill goes on from the end of what it carries, and other conversations from nothing', () => {
  const turns = [0, 1, 2, 3].map(turn)
  const drill = { parent_id: null, carried_turns: 3 }
  expect(drillMomentOf({ drill, turns })).toEqual({ carriedTurns: 3, fromMs: 25_000 })
  expect(drillMomentOf({ drill: null, turns })).toBeNull()
})
