import { atRate, highPass, highShelf } from './filters.ts'
import type { Voice } from './voices.ts'

/** What the agents framework puts out; its own conversion is spared. */
export const SAMPLE_RATE = 24_000

// Flite begins with 200 ms of silence, which a caller would wait for. A breath of it keeps the first
// consonant whole. At the end it is what lets a sentence sound finished.
const LEAD_MS = 10
export const TRAIL_MS = 120
// Rumble below any voice, which small speakers turn into noise.
const RUMBLE_HZ = 90
const PRESENCE_HZ = 1000
// As loud as people are in a call.
const LEVEL_DBFS = -18
// A sigh is not made as loud as a sentence, nor the noise of nothing as loud as a sigh.
const MOST_GAIN_DB = 24

/** From what Flite writes to what is played: in the voice's size, without waits, clear, and level. */
export function pleasantSound(
  wav: Uint8Array,
  { size, presenceDb }: Voice,
): Int16Array<ArrayBuffer> {
  const { samples, rate } = readWav(wav)
  const sound = atRate(samples, { from: rate * size, to: SAMPLE_RATE })
  highPass(sound, { hz: RUMBLE_HZ, rate: SAMPLE_RATE })
  highShelf(sound, { hz: PRESENCE_HZ, db: presenceDb, rate: SAMPLE_RATE })
  const spoken = trimmed(sound)
  return asIntegers(spoken, gainFor(spoken))
}

const HEADER_BYTES = 44
const RATE_AT = 24

function readWav(wav: Uint8Array): { samples: Float32Array<ArrayBuffer>; rate: number } {
  if (wav.length < HEADER_BYTES) return { samples: new Float32Array(0), rate: SAMPLE_RATE }
  const view = new DataView(wav.buffer, wav.byteOffset, wav.byteLength)
  const samples = new Float32Array((wav.length - HEADER_BYTES) >> 1)
  for (let at = 0; at < samples.length; at++) {
    samples[at] = view.getInt16(HEADER_BYTES + at * 2, true) / 32_768
  }
  return { samples, rate: view.getUint32(RATE_AT, true) || SAMPLE_RATE }
}

const WINDOW = SAMPLE_RATE / 200
// Against the loudest 5 ms. Measured: what the voices breathe before they speak reaches -38 dB, and of the
// weakest beginnings ("h", "f", "th") the last 10 ms are above -35.
const AUDIBLE_DB = -35
const SILENCE = 1e-4

function trimmed(sound: Float32Array<ArrayBuffer>): Float32Array<ArrayBuffer> {
  const loudness = loudnessOf(sound)
  const audible = Math.max(SILENCE, Math.max(0, ...loudness) * ratio(AUDIBLE_DB))
  const first = loudness.findIndex((level) => level > audible)
  if (first < 0) return new Float32Array(0)
  const last = loudness.findLastIndex((level) => level > audible)

  const from = Math.max(0, first * WINDOW - inSamples(LEAD_MS))
  const spokenUntil = Math.min(sound.length, (last + 1) * WINDOW)
  const whole = new Float32Array(spokenUntil - from + inSamples(TRAIL_MS))
  whole.set(sound.subarray(from, from + whole.length))
  fade(whole, inSamples(LEAD_MS) / 2)
  return whole
}

/** In and out, so that no cut clicks. */
function fade(sound: Float32Array, length: number): void {
  for (let at = 0; at < length; at++) {
    sound[at] = (sound[at] ?? 0) * (at / length)
    const end = sound.length - 1 - at
    sound[end] = (sound[end] ?? 0) * (at / length)
  }
}

const loudnessOf = (sound: Float32Array): number[] =>
  Array.from({ length: Math.ceil(sound.length / WINDOW) }, (_, at) =>
    rootMeanSquare(sound.subarray(at * WINDOW, (at + 1) * WINDOW)),
  )

function rootMeanSquare(sound: Float32Array): number {
  let sum = 0
  for (const sample of sound) sum += sample * sample
  return Math.sqrt(sum / Math.max(1, sound.length))
}

// What is 20 dB below the loudest is between words, and says nothing of how loud somebody speaks.
const SPEECH_DB = -20

function gainFor(sound: Float32Array): number {
  const loudness = loudnessOf(sound)
  const floor = Math.max(0, ...loudness) * ratio(SPEECH_DB)
  const speech = loudness.filter((level) => level >= floor && level > 0)
  if (speech.length === 0) return 1
  const level = Math.sqrt(speech.reduce((sum, level) => sum + level ** 2, 0) / speech.length)
  return Math.min(ratio(LEVEL_DBFS) / level, ratio(MOST_GAIN_DB))
}

// Peaks above this are bent, not cut: rare, and inaudible where a clipped one crackles.
const KNEE = 0.7
const CEILING = 0.95

function asIntegers(sound: Float32Array, gain: number): Int16Array<ArrayBuffer> {
  const integers = new Int16Array(sound.length)
  for (const [at, sample] of sound.entries()) {
    const wished = sample * gain
    const over = Math.abs(wished) - KNEE
    const bent = KNEE + (CEILING - KNEE) * Math.tanh(over / (CEILING - KNEE))
    integers[at] = Math.round(32_767 * (over > 0 ? Math.sign(wished) * bent : wished))
  }
  return integers
}

const ratio = (db: number): number => 10 ** (db / 20)
const inSamples = (ms: number): number => Math.round((ms * SAMPLE_RATE) / 1000)
