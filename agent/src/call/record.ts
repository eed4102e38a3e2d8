import type { CallToTake, SpokenTurn } from '@colloquy/contract/desk'
import { storable } from '../persona/chat-talk.ts'

/** A turn as it happened, with times in ms since 1970. */
export type Happened = Omit<SpokenTurn, 'seq' | 'startedAtMs' | 'endedAtMs'> & {
  startedAt: number
  endedAt: number
}

export type Record = {
  turns: readonly SpokenTurn[]
  /** When both sides were first in the room; null before. */
  startedAt: () => number | null
  /** Where in the talk it was then. */
  talkMs: (at: number) => number
  begin: () => number
  /** For how long nobody has said anything. */
  quietMs: () => number
  add: (turn: Happened) => void
}

/** The talk so far, in its order: what is added is told at once. */
export function createRecord(
  call: Pick<CallToTake, 'turns' | 'carriedTurns' | 'startedMsAgo'>,
  onTurn: (turn: SpokenTurn) => void,
): Record {
  const turns = [...call.turns]
  // A drill goes on where what it carries ended.
  const carried = turns.slice(0, call.carriedTurns)
  const carriedMs = carried.reduce((latest, { endedAtMs }) => Math.max(latest, endedAtMs), 0)
  let startedAt = call.startedMsAgo === null ? null : Date.now() - call.startedMsAgo
  const talkMs = (at: number) => carriedMs + Math.max(0, Math.round(at - (startedAt ?? at)))
  return {
    turns,
    startedAt: () => startedAt,
    talkMs,
    begin: () => (startedAt ??= Date.now()),
    quietMs: () => Math.max(0, talkMs(Date.now()) - (turns.at(-1)?.endedAtMs ?? 0)),
    add({ startedAt: from, endedAt: to, ...turn }) {
      const startedAtMs = talkMs(from)
      const whole: SpokenTurn = {
        ...turn,
        text: storable(turn.text, MOST_CHARACTERS),
        seq: (turns.at(-1)?.seq ?? -1) + 1,
        startedAtMs,
        endedAtMs: Math.max(startedAtMs, talkMs(to)),
      }
      turns.push(whole)
      onTurn(whole)
    },
  }
}

const MOST_CHARACTERS = 20_000
