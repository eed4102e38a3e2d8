/** What one can tell of a sound without ears. Mono samples in, as integers. */
export type MeasuredSound = {
  /** Silence before and after, by the first and last 5 ms that are not 40 dB below the loudest. */
  leadMs: number
  trailMs: number
  peakDbfs: number
  /** Of the parts where somebody speaks. */
  levelDbfs: number
  /** The median of the voice's pitch, over what is clearly voiced. */
  pitchHz: number
}

const FULL_SCALE = 32_768
const WINDOW_MS = 5

export function measureSound(samples: Int16Array, rate: number): MeasuredSound {
  const window = (rate * WINDOW_MS) / 1000
  const loudness = Array.from({ length: Math.ceil(samples.length / window) }, (_, at) =>
    rootMeanSquare(samples.subarray(at * window, (at + 1) * window)),
  )
  const loudest = Math.max(...loudness)
  const heard = (level: number) => level > loudest * 0.01
  const speech = loudness.filter((level) => level > loudest * 0.1)
  return {
    leadMs: loudness.findIndex(heard) * WINDOW_MS,
    trailMs: (loudness.length - 1 - loudness.findLastIndex(heard)) * WINDOW_MS,
    peakDbfs: db(samples.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0)),
    levelDbfs: db(Math.sqrt(speech.reduce((sum, level) => sum + level ** 2, 0) / speech.length)),
    // A third of the samples is plenty for a pitch, and takes a ninth of the time.
    pitchHz: pitchOf(thinned(samples), rate / THIN),
  }
}

const db = (level: number): number => 20 * Math.log10(level / FULL_SCALE)

function rootMeanSquare(samples: Int16Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return Math.sqrt(sum / Math.max(1, samples.length))
}

// A window holds two periods of the lowest voice.
const PITCH_WINDOW_MS = 40
const LOWEST_HZ = 60
const HIGHEST_HZ = 300
const CLEARLY_VOICED = 0.7

const THIN = 3
const thinned = (samples: Int16Array): Int16Array =>
  new Int16Array(Math.floor(samples.length / THIN)).map((_, at) => {
    const from = at * THIN
    return ((samples[from] ?? 0) + (samples[from + 1] ?? 0) + (samples[from + 2] ?? 0)) / THIN
  })

function pitchOf(samples: Int16Array, rate: number): number {
  const length = (rate * PITCH_WINDOW_MS) / 1000
  const pitches: number[] = []
  for (let from = 0; from + 2 * length < samples.length; from += length) {
    const period = periodAt(samples.subarray(from, from + 2 * length), rate)
    if (period !== null) pitches.push(rate / period)
  }
  pitches.sort((a, b) => a - b)
  return pitches[pitches.length >> 1] ?? 0
}

/** The lag at which the sound is most like itself, or null where it is noise or silence. */
function periodAt(samples: Int16Array, rate: number): number | null {
  if (rootMeanSquare(samples) < FULL_SCALE / 100) return null
  const length = samples.length >> 1
  const likeness = (lag: number): number => {
    let [both, first, second] = [0, 1, 1]
    for (let at = 0; at < length; at++) {
      const [here, there] = [samples[at] ?? 0, samples[at + lag] ?? 0]
      both += here * there
      first += here * here
      second += there * there
    }
    return both / Math.sqrt(first * second)
  }
  const lags = Array.from(
    { length: Math.floor(rate / LOWEST_HZ - rate / HIGHEST_HZ) },
    (_, at) => at + Math.ceil(rate / HIGHEST_HZ),
  ).filter((lag) => lag <= length)
  const found = lags.map((lag) => ({ lag, likeness: likeness(lag) }))
  const best = Math.max(...found.map(({ likeness }) => likeness))
  if (best < CLEARLY_VOICED) return null
  // Twice the period is as much like itself: the shortest that is nearly as good is the pitch.
  return found.find(({ likeness }) => likeness > best * 0.93)?.lag ?? null
}
