import type { Participant } from './participant.ts'

/** Clients check every few seconds at most, also when nothing is said. */
const SILENT_MS = 7_500
/**
 * A microphone that is on says something at least every 400 ms, also in silence: when it falls silent together with
 * everything else, somebody is cut off, and whoever speaks to them is not heard.
 */
const VOICE_SILENT_MS = 3_000
const TOGETHER_MS = 1_000

export type Heard = {
  /** Anything at all, of the connection that everything depends on. */
  connectionAt: number
  /** Of microphones that are on. */
  voicesAt: number[]
}

/** Whether nothing comes from them any more, and so, most likely, nothing gets to them. */
export function isCutOff({ connectionAt, voicesAt }: Heard, now: number): boolean {
  const lastAt = Math.max(connectionAt, ...voicesAt)
  const spokeAtLast = voicesAt.some((at) => lastAt - at < TOGETHER_MS)
  return now - lastAt > (spokeAtLast ? VOICE_SILENT_MS : SILENT_MS)
}

export const heardOf = (participant: Participant): Heard => ({
  connectionAt: participant.peers?.heardAt() ?? 0,
  voicesAt: participant.livePublications.flatMap(({ voiceAt }) => voiceAt ?? []),
})
