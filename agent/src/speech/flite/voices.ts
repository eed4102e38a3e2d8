import type { VoiceId } from '@colloquy/domain/voices'
import type { VoiceWish } from '../engines.ts'

/** How one of Flite's recorded voices is made to sound like somebody. */
export type Voice = {
  id: VoiceId
  recorded: 'slt' | 'rms' | 'awb'
  /** Pitch against that of the recording; rms ignores it. */
  pitch: number
  /** Length against the voice's own pace: above 1 is slower. */
  stretch: number
  /** Pitch and size of the mouth together: the sound is played this much faster, spoken as much slower. */
  size: number
  /** What is added above 1 kHz, where consonants are: the recordings sound muffled. */
  presenceDb: number
}

const asRecorded = { pitch: 1, stretch: 1, size: 1 }
const rms = { recorded: 'rms', ...asRecorded, presenceDb: 3 } as const
const slt = { recorded: 'slt', ...asRecorded, presenceDb: 8 } as const
const awb = { recorded: 'awb', ...asRecorded, presenceDb: 4 } as const

/**
 * Far enough apart to be told from each other, and each still understood by a recogniser: slt with a size
 * above 1, for one, is not.
 */
export const VOICES: readonly Voice[] = [
  { ...rms, id: 'alder' },
  { ...slt, id: 'birch' },
  { ...awb, id: 'cedar' },
  { ...slt, id: 'hazel', pitch: 0.95, size: 0.9 },
  { ...rms, id: 'maple', stretch: 0.95, size: 1.12 },
  { ...slt, id: 'rowan', pitch: 0.8, size: 0.85 },
  { ...awb, id: 'aspen', pitch: 1.15, size: 1.1 },
]

/**
 * The voice that was asked for, or one that the letters of the name choose. They are not read: neither a name
 * nor a role says whether somebody is a man or a woman.
 */
export function voiceOf({ personaName, voice }: VoiceWish): Voice {
  const wished = VOICES.find(({ id }) => id === voice)
  const chosen = wished ?? VOICES[hashOf(personaName.trim().toLowerCase()) % VOICES.length]
  if (!chosen) throw new Error('There are no voices')
  return chosen
}

// FNV-1a: the same on every machine, and names that differ in one letter land far apart.
function hashOf(text: string): number {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(text)) hash = Math.imul(hash ^ byte, 0x01000193) >>> 0
  return (hash ^ (hash >>> 15)) >>> 0
}
