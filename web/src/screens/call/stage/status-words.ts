import type { CallOver } from '@colloquy/contract/room'
import type { HearingState } from '../hearing/browser-hearing.ts'
import type { Connection } from '../room/hold-call.ts'

export type Situation = {
  connection: Connection
  over: CallOver | null
  /** No partner is in the room. */
  isAlone: boolean
  /** They all talk with others. */
  isBusy: boolean
  /** The persona says that it speaks, and nothing is heard. */
  isUnheard: boolean
  hearing: HearingState | 'off'
  notice: string
  name: string
}

/** What matters most of all that is to be said now; empty when all is well. */
export function statusWords(situation: Situation): string {
  const { connection, over, isAlone, isBusy, isUnheard, hearing, notice, name } = situation
  if (over !== null) return 'The conversation is over. The call ends in a moment.'
  if (connection === 'joining') return 'Opening the call …'
  if (connection === 'reconnecting') return 'Reconnecting … Nothing that was said is lost.'
  if (isAlone && isBusy)
    return 'All partners are in conversations now. Yours comes as soon as one is free.'
  if (isAlone) return `Waiting for ${name} …`
  if (isUnheard) return `Reconnecting: ${name} speaks, and no sound arrives.`
  if (notice !== '') return notice
  if (hearing === 'failed') return 'Your browser’s recognition gave no result: Colloquy listens instead.'
  return ''
}
