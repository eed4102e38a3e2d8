/** What the agents framework puts out; its own conversion is spared. */
export const SAMPLE_RATE = 24_000
import type { Voice } from './voices.ts'
export function pleasantSound(wav: Uint8Array, _voice: Voice): Int16Array<ArrayBuffer> {
  return new Int16Array(wav.slice(44).buffer)
}
