/**
 * Both sides of a talk on one clock, as they were heard: the learner left, the persona right. What is taken out is
 * as long ago as anything may come late. Times in ms, of any clock that does not jump.
 */
export type Timeline = {
  /** Sound of the learner that has just arrived. */
  learner: (samples: Int16Array, now: number) => void
  /** Sound of the persona that is heard from then on. */
  persona: (samples: Int16Array, at: number) => void
  /** Of what the persona was about to say nothing is heard from then on. */
  takeBack: (at: number) => void
  /** All that comes after what was taken before, until then: left and right in turn. Whole frames of the codec. */
  take: (until: number) => Int16Array
}

/** What the voices are made in; it holds all that is to be heard in speech. */
export const SAMPLE_RATE = 24_000
export const FRAME_SAMPLES = SAMPLE_RATE / 50

/** A process that is busy for so long distorts nothing. */
export const LATE_MS = 1_000

const WINDOW_SAMPLES = 6 * SAMPLE_RATE
const SAMPLES_PER_MS = SAMPLE_RATE / 1_000
/** Sounds that belong together are told from others by this. */
const APART_SAMPLES = 50 * SAMPLES_PER_MS
const SIDES = 2

export function createTimeline(startsAt: number): Timeline {
  const window = new Int16Array(WINDOW_SAMPLES * SIDES)
  /** Where the window begins. */
  let taken = 0
  let personaEnd = 0
  let learnerEnd = Number.NEGATIVE_INFINITY
  /** The least by which the learner's sound was late, within the last second of it. */
  let lateness = { least: Number.POSITIVE_INFINITY, samples: 0 }

  const placeOf = (at: number) => Math.round((at - startsAt) * SAMPLES_PER_MS)

  function put(samples: Int16Array, { from, side }: { from: number; side: 0 | 1 }) {
    const first = Math.max(0, taken - from)
    const end = Math.min(samples.length, taken + WINDOW_SAMPLES - from)
    for (let n = first; n < end; n += 1) window[(from - taken + n) * SIDES + side] = samples[n] ?? 0
  }

  return {
    // It comes without a gap, but in bursts when the process was busy: of a second of it the promptest piece tells
    // where it belongs.
    learner(samples, now) {
      const arrived = placeOf(now) - samples.length
      const late = arrived - learnerEnd
      // Nobody is heard before they speak: then it was placed too late.
      if (late < -APART_SAMPLES || late > LATE_MS * SAMPLES_PER_MS) learnerEnd = arrived
      lateness.least = Math.min(lateness.least, Math.max(0, arrived - learnerEnd))
      lateness.samples += samples.length
      if (lateness.samples >= SAMPLE_RATE) {
        if (lateness.least > APART_SAMPLES) learnerEnd += lateness.least
        lateness = { least: Number.POSITIVE_INFINITY, samples: 0 }
      }
      put(samples, { from: learnerEnd, side: 0 })
      learnerEnd += samples.length
    },
    persona(samples, at) {
      const place = placeOf(at)
      if (Math.abs(place - personaEnd) > APART_SAMPLES) personaEnd = place
      put(samples, { from: personaEnd, side: 1 })
      personaEnd += samples.length
    },
    takeBack(at) {
      const from = Math.max(taken, placeOf(at))
      put(new Int16Array(Math.max(0, personaEnd - from)), { from, side: 1 })
      personaEnd = Math.min(personaEnd, from)
    },
    take(until) {
      const ready = Math.min(WINDOW_SAMPLES, placeOf(until) - taken)
      const count = Math.max(0, Math.floor(ready / FRAME_SAMPLES)) * FRAME_SAMPLES
      const sound = window.slice(0, count * SIDES)
      window.copyWithin(0, count * SIDES)
      window.fill(0, (WINDOW_SAMPLES - count) * SIDES)
      taken += count
      return sound
    },
  }
}
