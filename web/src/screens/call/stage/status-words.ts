import type { CallOver } from '@colloquy/contract/room'
import type { HearingState } from '../hearing/browser-hearing.ts'
import type { Connection } from '../room/hold-call.ts'

export type Situation = {
  connection: Connection
  over: CallOver | null
  /** No partner is in the room. */
  isAlone: boolean
  /** What the server knows of the one who is to come; null when it has not said. */
  partner: 'waiting' | 'here' | 'away' | null
  /** The persona says that it speaks, and nothing is heard. */
  isUnheard: boolean
  hearing: HearingState | 'off'
  notice: string
  name: string
}

/** What matters most of all that is to be said now; empty when all is well. */
export function statusWords(situation: Situation): string {
  const { connection, over, isAlone, partner, isUnheard, hearing, notice, name } = situation
  if (over !== null) return 'The conversation is over. The call ends in a moment.'
  if (connection === 'joining') return 'Opening the call …'
  if (connection === 'reconnecting') return 'Reconnecting … Nothing that was said is lost.'
  if (isAlone) return waitingWords(partner, name)
  if (isUnheard) return `Reconnecting: ${name} speaks, and no sound arrives.`
  if (notice !== '') return notice
  if (hearing === 'failed')
    return 'Your browser’s recognition gave no result: Colloquy listens instead.'
  return ''
}

function waitingWords(partner: Situation['partner'], name: string): string {
  switch (partner) {
    case 'waiting':
      return `Waiting for a partner who is free. ${name} comes as soon as there is one.`
    case 'away':
      return `${name} was cut off, and comes back in a moment.`
    case 'here':
    case null:
      return `Waiting for ${name} …`
  }
}
