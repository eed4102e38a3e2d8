/**
 * A sound that a voice detector takes for speech, though nobody says anything by it: a buzz through the
 * resonances of vowels, in syllables. The same each time.
 */
export function murmur(ms: number, sampleRate: number): Int16Array {
  const samples = new Int16Array(Math.round((ms * sampleRate) / 1_000))
  const voices = VOWELS.map((formants) => formants.map((hertz) => resonator(hertz, sampleRate)))
  let phase = 0
  for (let n = 0; n < samples.length; n += 1) {
    const at = n / sampleRate
    const syllable = Math.floor(at / SYLLABLE_S)
    const within = (at % SYLLABLE_S) / SYLLABLE_S
    const pitch = 118 + 14 * Math.sin(2 * Math.PI * 1.3 * at) - 6 * within
    phase += pitch / sampleRate
    let pulse = 0
    if (phase >= 1) {
      phase -= 1
      pulse = 1
    }
    const vowel = voices[syllable % voices.length] ?? []
    const loud = Math.sin(Math.PI * Math.min(1, within * 1.15)) ** 0.6
    const sound = vowel.reduce((sum, through, f) => sum + through(pulse) / (f + 1), 0)
    samples[n] = Math.max(-32_000, Math.min(32_000, 9_000 * loud * sound))
  }
  return samples
}

const SYLLABLE_S = 0.19

const VOWELS = [
  [700, 1_220, 2_600],
  [390, 2_000, 2_550],
]

/** A second-order filter that rings at this frequency. */
function resonator(hertz: number, sampleRate: number): (input: number) => number {
  const width = 60 + hertz / 20
  const r = Math.exp((-Math.PI * width) / sampleRate)
  const a1 = 2 * r * Math.cos((2 * Math.PI * hertz) / sampleRate)
  const a2 = -r * r
  let [y1, y2] = [0, 0]
  return (input) => {
    const y = input + a1 * y1 + a2 * y2
    y2 = y1
    y1 = y
    return y * 0.6
  }
}
