/** Tones are how voices are told apart here: each speaker has one of their own. */
export const SAMPLE_RATE = 48_000

const LOUDNESS = 12_000

/** A stretch of a tone that begins where the one before it ended. */
export function toneSamples(hertz: number, from: number, count: number): Int16Array {
  const samples = new Int16Array(count)
  for (let i = 0; i < count; i++)
    samples[i] = LOUDNESS * Math.sin((2 * Math.PI * hertz * (from + i)) / SAMPLE_RATE)
  return samples
}

/**
 * The share of all energy in these samples that is in this tone: near 1 for the tone itself, near 0
 * for silence and for other tones (Goertzel's algorithm).
 */
export function shareOfTone(samples: Int16Array, hertz: number): number {
  const twoCos = 2 * Math.cos((2 * Math.PI * hertz) / SAMPLE_RATE)
  let [before, last, energy] = [0, 0, 0]
  for (const sample of samples) {
    ;[before, last] = [last, sample + twoCos * last - before]
    energy += sample * sample
  }
  if (energy / samples.length < QUIETEST * QUIETEST) return 0
  const power = before * before + last * last - twoCos * before * last
  return power / ((samples.length / 2) * energy)
}

/** Below this a codec's noise in silence would count as a tone. */
const QUIETEST = 300
