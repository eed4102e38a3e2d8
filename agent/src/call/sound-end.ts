/**
 * Where a sound ended. A voice detector takes some hundredths of a second more for speech than anybody
 * hears, by the voice and by the word; whoever waits for an answer waits from what was heard last.
 */
export type SoundEnd = {
  /** The next part of the sound, in the order in which it came. */
  hear: (samples: Int16Array, rate: number) => void
  /** How long ago something was heard last. */
  quietMs: () => number
  /** The same, within what a detector may have been late by that has heard nothing for so long. */
  quietSince: (silenceMs: number) => number
}

/** Below the loudest of late: breath, echo and noise. */
const AUDIBLE_DB = -32
/** Of the loudest, for each second: people do not speak equally loud for long. */
const FADES_DB_A_SECOND = 6
const PART_MS = 8
const MOST_LATE_MS = 160

export function createSoundEnd(): SoundEnd {
  let loudest = 0
  let quiet = 0
  const audible = 10 ** (AUDIBLE_DB / 20)
  return {
    hear(samples, rate) {
      const ms = (samples.length / rate) * 1_000
      loudest *= 10 ** ((-FADES_DB_A_SECOND * ms) / 20_000)
      const length = Math.ceil((rate * PART_MS) / 1_000)
      for (let from = 0; from < samples.length; from += length) {
        const part = samples.subarray(from, from + length)
        const level = rootMeanSquare(part)
        loudest = Math.max(loudest, level)
        quiet = level > loudest * audible ? 0 : quiet + (part.length / rate) * 1_000
      }
    },
    quietMs: () => quiet,
    quietSince: (silenceMs) => Math.min(Math.max(quiet, silenceMs), silenceMs + MOST_LATE_MS),
  }
}

function rootMeanSquare(samples: Int16Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return Math.sqrt(sum / Math.max(1, samples.length))
}
