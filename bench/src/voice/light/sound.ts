/** As the voices speak, and as the learners on the native client hear: what both measure is the same. */
export const SAMPLE_RATE = 24_000
export const FRAME_MS = 20
export const FRAME_SAMPLES = (SAMPLE_RATE * FRAME_MS) / 1_000

/** Of 32,768, which is 40 dB below the loudest: what a codec makes of silence is below it. */
const AUDIBLE = 328

export const isAudible = (sample: number): boolean => Math.abs(sample) > AUDIBLE
