import { randomUUID } from 'node:crypto'
import type { CallToTake, SpokenTurn } from '@colloquy/contract/desk'
import type { BeginCall, CallNews } from '../../call/running-call.ts'

export type ScriptedCall = CallNews & {
  call: CallToTake
  hasLeft: boolean
  /** Told when it is asked to leave: what it says then is the last of it. */
  onLeave: () => Promise<void> | void
}

/** Calls that do what the test says, and nothing else. */
export function scriptCalls(): { begin: BeginCall; begun: ScriptedCall[] } {
  const begun: ScriptedCall[] = []
  return {
    begun,
    begin: (call, news) => {
      const scripted: ScriptedCall = { ...news, call, hasLeft: false, onLeave: () => {} }
      begun.push(scripted)
      return {
        leave: async () => {
          await scripted.onLeave()
          scripted.hasLeft = true
        },
      }
    },
  }
}

export const aCall = (wishes: Partial<CallToTake> = {}): CallToTake => ({
  conversation: randomUUID(),
  claim: 1,
  room: { url: 'ws://127.0.0.1:1', token: 'a token' },
  learnerIdentity: 'learner-ana',
  roleplay: {
    name: 'Discovery call',
    scenario: 'sales',
    difficulty: 'normal',
    graph: undefined,
    persona: {
      name: 'Dana',
      role: 'Head of operations',
      situation: '',
      background: '',
      painPoints: [],
      goals: [],
    },
    voice: null,
  },
  seed: 1,
  leftMs: 60_000,
  startedMsAgo: null,
  turns: [],
  carriedTurns: 0,
  records: false,
  ...wishes,
})

export const aTurn = (seq: number): SpokenTurn => ({
  seq,
  speaker: 'trainee',
  text: `line ${seq}`,
  startedAtMs: seq * 1000,
  endedAtMs: seq * 1000 + 500,
  typed: false,
  interrupted: false,
  confidence: 0.9,
  played: null,
})
