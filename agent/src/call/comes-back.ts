/**
 * Whether what the persona plays comes back by the learner's microphone, how late, and which part of what was
 * heard it is: told by the sound itself. Loudness says where to look, and the wave whether it is so. A canceller
 * that is used without need takes the first words of those who interrupt for an echo.
 */
export type ComesBack = {
  /** Of a hundredth of a second: what was played, and what the microphone heard. */
  take: (piece: { played: Int16Array | null; heard: Int16Array }) => void
  is: () => boolean
  /** It was heard, or it was listened for long enough. */
  isKnown: () => boolean
  /** How many pieces after it was played it is heard. */
  latePieces: () => number
  /** How much of what was loud in the last so many pieces was the persona, from 0 to 1. */
  share: (pieces: number) => number
}

/** So much has to be alike: enough for a word. */
const PIECES = 40
const LOOKS_EVERY = 10
/** Of it so much has to be there. */
const LOUD_PIECES = 12
/** A loudspeaker by radio, two networks and a busy machine together take 1.5 s and more. */
const LATEST_PIECES = 220
const KEPT_PIECES = LATEST_PIECES + 300
/** So long after the first sound it is known, or is not so. Where it was alike once, it mostly is again: 15 of 80 greetings took 2.1 s. */
const KNOWN_AFTER_PIECES = 150
const KNOWN_AT_LATEST_PIECES = 250
/** Of 32,768: below it nobody takes it for speech. */
const SILENT = 40
/** Waves of two who talk at the same time are seldom so alike (2 % of 1,764 interruptions), half of the echoes more than 0.7. */
const ALIKE = 0.5
/** What is alike by chance is not so again, at the same place, with half of another word: 1 of those 1,764. */
const AGAIN_AFTER_PIECES = 20
const AGAIN_WITHIN_PIECES = 40
const SAME_PLACE_PIECES = 2
/** Until the buffers on the way have found their length, it comes earlier each time. */
const NEAR_PLACE_PIECES = 5
/** Places at which loudness is most alike: one of them is it, or none. */
const PLACES = 3

/** What is compared of a piece: 40 samples hold what is below 2,000 Hz. */
const SAMPLES = 40
/** Between two places. */
const NEAR_SAMPLES = 60

export function createComesBack(): ComesBack {
  // Until it is known better, a second and a half into a greeting or two and a half, nobody interrupts it.
  let comesBack = true
  let isFound = false
  let late = 0
  let taken = 0
  const played = createSide(KEPT_PIECES)
  const heard = createSide(KEPT_PIECES)
  const own: boolean[] = []
  let seen: { at: number; late: number }[] = []
  let wasSeen = false

  function look() {
    const isPlayed = played.loudness.slice(-(LATEST_PIECES + PIECES)).some((one) => one > SILENT)
    const isHeard = heard.loudness.slice(-PIECES).filter((one) => one > SILENT)
    if (isPlayed && isHeard.length >= LOUD_PIECES) find()
    if (taken < KNOWN_AFTER_PIECES) return
    // Who hears nothing when nothing was played learns nothing from it.
    const isSilent = heard.loudness.slice(-KNOWN_AFTER_PIECES).every((one) => one < SILENT)
    const back = played.loudness.slice(-KNOWN_AFTER_PIECES - late, played.loudness.length - late)
    const isMissing = back.filter((one) => one > SILENT).length >= KNOWN_AFTER_PIECES / 2
    if (isSilent && (isMissing || !isFound)) comesBack = false
    else if (!isFound && (!wasSeen || taken >= KNOWN_AT_LATEST_PIECES)) comesBack = false
  }

  /** Where it was, mostly. */
  function find() {
    const places = isFound ? [late] : []
    const found =
      mostAlike({ played, heard, places }) ??
      mostAlike({ played, heard, places: placesByLoudness(played, heard) })
    if (found === null || !isCertain(found)) return
    // What it was too early to tell of was no other.
    const isOfAllSoFar = !isFound && taken <= KNOWN_AT_LATEST_PIECES
    own.fill(true, isOfAllSoFar ? 0 : -PIECES)
    comesBack = true
    isFound = true
    late = found
  }

  /** Where it was before, or seen there a moment ago. */
  function isCertain(found: number): boolean {
    if (isFound && found === late) return true
    seen = seen.filter(({ at }) => taken - at <= AGAIN_WITHIN_PIECES)
    const within = taken < KNOWN_AFTER_PIECES ? NEAR_PLACE_PIECES : SAME_PLACE_PIECES
    const isSeenAgain = seen.some(
      (before) =>
        taken - before.at >= AGAIN_AFTER_PIECES && Math.abs(before.late - found) <= within,
    )
    seen.push({ at: taken, late: found })
    wasSeen = true
    return isSeenAgain
  }

  return {
    take(piece) {
      played.add(piece.played)
      heard.add(piece.heard)
      own.push(false)
      if (own.length > KEPT_PIECES) own.shift()
      taken += 1
      if (taken % LOOKS_EVERY === 0 && taken >= PIECES) look()
    },
    is: () => comesBack,
    isKnown: () => isFound || !comesBack,
    latePieces: () => late,
    share(pieces) {
      const loud = heard.loudness.slice(-pieces).map((one) => one > SILENT)
      const mine = own.slice(-pieces)
      const count = loud.filter(Boolean).length
      return count === 0 ? 0 : loud.filter((isLoud, n) => isLoud && mine[n]).length / count
    },
  }
}

type Side = ReturnType<typeof createSide>

/** What was played or heard until now, as far as one looks back. */
function createSide(kept: number) {
  const loudness: number[] = []
  // Twice as long: moved back each time that it is full.
  const wave = new Float32Array(2 * kept * SAMPLES)
  let end = 0
  let last = 0
  return {
    loudness,
    /** The samples that many pieces before the end, and others a little earlier or later. */
    at: (piecesBefore: number) => end - piecesBefore * SAMPLES,
    wave,
    add(samples: Int16Array | null) {
      loudness.push(samples === null ? 0 : loudnessOf(samples))
      if (loudness.length > kept) loudness.shift()
      if (end === wave.length) {
        wave.copyWithin(0, end / 2)
        end /= 2
      }
      const step = samples === null ? 1 : samples.length / SAMPLES
      for (let n = 0; n < SAMPLES; n += 1) {
        let sum = 0
        if (samples !== null)
          for (let at = n * step; at < (n + 1) * step; at += 1) sum += samples[at] ?? 0
        const mean = sum / step
        // The deep tones of all voices are alike.
        wave[end + n] = mean - 0.9 * last
        last = mean
      }
      end += SAMPLES
    },
  }
}

function loudnessOf(samples: Int16Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return Math.sqrt(sum / samples.length)
}

/** How late it is there; null where at none of the places it is alike. */
function mostAlike(of: { played: Side; heard: Side; places: number[] }): number | null {
  const { played, heard, places } = of
  let most = ALIKE
  let found: number | null = null
  const loudestFirst = orderOf(heard)
  for (const place of places) {
    const middle = played.at(PIECES + place)
    const first = Math.max(0, middle - NEAR_SAMPLES)
    const last = Math.min(middle + NEAR_SAMPLES, played.at(0) - COMPARED)
    let power = powerOf(played.wave, { from: first, samples: COMPARED })
    for (let start = first; start <= last; start += 1) {
      const alike = alikeAt(played.wave, { start, power, loudestFirst, most })
      // One sample later, only its two ends are others.
      power += squareAt(played.wave, start + COMPARED) - squareAt(played.wave, start)
      if (alike === null) continue
      most = alike
      found = place
    }
  }
  return found
}

const COMPARED = PIECES * SAMPLES

/** What was heard, the loudest piece first. */
type Order = {
  wave: Float32Array
  from: number
  power: number
  pieces: { at: number; rest: number }[]
}

/** With each piece, how alike what comes after it can make the whole at most (by Cauchy and Schwarz). */
function orderOf(heard: Side): Order {
  const { wave } = heard
  const from = heard.at(PIECES)
  const powers = Array.from({ length: PIECES }, (_, n) =>
    powerOf(wave, { from: from + n * SAMPLES, samples: SAMPLES }),
  )
  const power = powers.reduce((sum, one) => sum + one, 0)
  let left = power
  const pieces = powers
    .map((own, n) => ({ at: n * SAMPLES, own }))
    .sort((a, b) => b.own - a.own)
    .map(({ at, own }) => {
      left = Math.max(0, left - own)
      return { at, rest: Math.sqrt(left / power) }
    })
  return { wave, from, power, pieces }
}

/** How alike, where it is more than the most so far; as soon as it can be no more than that, nobody counts on. */
function alikeAt(
  played: Float32Array,
  of: { start: number; power: number; loudestFirst: Order; most: number },
): number | null {
  const { start, power, loudestFirst, most } = of
  const { wave, from, pieces } = loudestFirst
  const whole = Math.sqrt(power * loudestFirst.power)
  let sum = 0
  for (const { at, rest } of pieces) {
    for (let n = at; n < at + SAMPLES; n += 1)
      sum += (played[start + n] as number) * (wave[from + n] as number)
    // Of silence it is no number.
    if (!(Math.abs(sum) / whole + rest > most)) return null
  }
  return Math.abs(sum) / whole
}

function powerOf(wave: Float32Array, { from, samples }: { from: number; samples: number }): number {
  let sum = 0
  for (let n = from; n < from + samples; n += 1) sum += squareAt(wave, n)
  return sum
}

const squareAt = (wave: Float32Array, n: number): number => (wave[n] ?? 0) ** 2

/** As ears have it: by how many times, not by how much. */
const logOf = (loudness: number): number => Math.log(loudness + SILENT / 2)

function placesByLoudness(played: Side, heard: Side): number[] {
  const y = heard.loudness.slice(-PIECES).map(logOf)
  const all = played.loudness.map(logOf)
  const alike = Array.from(
    { length: Math.min(LATEST_PIECES, all.length - PIECES) + 1 },
    (_, late) => spreadAlike(all, { from: all.length - PIECES - late, y }),
  )
  return alike
    .map((value, late) => ({ value, late }))
    .filter(
      ({ value, late }) => value >= (alike[late - 1] ?? -1) && value >= (alike[late + 1] ?? -1),
    )
    .sort((a, b) => b.value - a.value)
    .slice(0, PLACES)
    .map(({ late }) => late)
}

/** 1 when one follows the other in all. */
function spreadAlike(x: readonly number[], { from, y }: { from: number; y: number[] }): number {
  let [sx, sy, xx, yy, xy] = [0, 0, 0, 0, 0]
  for (let n = 0; n < y.length; n += 1) {
    const a = x[from + n] ?? 0
    const b = y[n] ?? 0
    sx += a
    sy += b
    xx += a * a
    yy += b * b
    xy += a * b
  }
  const count = y.length
  const spread = (xx - (sx * sx) / count) * (yy - (sy * sy) / count)
  return spread <= 1e-9 ? 0 : (xy - (sx * sy) / count) / Math.sqrt(spread)
}
