/**
 * Whether what the persona plays comes back by the learner's microphone: told by loudness alone, which then
 * follows what was played. A canceller that is used without need takes the first words of those who
 * interrupt for an echo.
 */
export type ComesBack = {
  /** Of a hundredth of a second: what was played, and what the microphone heard. */
  take: (piece: { played: Int16Array | null; heard: Int16Array }) => void
  is: () => boolean
}

/** So much is looked back upon, and needed before anything is known. */
const PIECES = 150
const LOOKS_EVERY = 10
const LATEST_PIECES = 60
/** Of 32,768: below it nobody takes it for speech. */
const SILENT = 40
/** Two who talked at the same time were less alike, an echo 0.96 at least. */
const ALIKE = 0.88

export function createComesBack(): ComesBack {
  // Until it is known better, nobody interrupts the first second of a greeting.
  let comesBack = true
  const played: number[] = []
  const heard: number[] = []
  let taken = 0

  function look() {
    if (heard.every((loudness) => loudness < LOG_SILENT)) comesBack = false
    else if (mostAlike(played, heard) >= ALIKE) comesBack = true
    else if (taken <= PIECES + LOOKS_EVERY) comesBack = false
  }

  return {
    take(piece) {
      played.push(piece.played === null ? LOG_NOTHING : loudnessOf(piece.played))
      heard.push(loudnessOf(piece.heard))
      if (played.length > PIECES + LATEST_PIECES) played.shift()
      if (heard.length > PIECES) heard.shift()
      taken += 1
      if (taken >= PIECES && taken % LOOKS_EVERY === 0) look()
    },
    is: () => comesBack,
  }
}

/** As ears have it: by how many times, not by how much. */
const logOf = (loudness: number): number => Math.log(loudness + SILENT / 2)
const LOG_SILENT = logOf(SILENT)
const LOG_NOTHING = logOf(0)

function loudnessOf(samples: Int16Array): number {
  let sum = 0
  for (const sample of samples) sum += sample * sample
  return logOf(Math.sqrt(sum / samples.length))
}

/** At the delay at which they are: 1 when one follows the other in all. */
function mostAlike(played: readonly number[], heard: readonly number[]): number {
  let most = 0
  for (let late = 0; late <= LATEST_PIECES; late += 1)
    most = Math.max(most, alike(played, heard, played.length - heard.length - late))
  return most
}

function alike(played: readonly number[], heard: readonly number[], from: number): number {
  const count = heard.length
  let [p, h, pp, hh, ph] = [0, 0, 0, 0, 0]
  for (let at = 0; at < count; at += 1) {
    // Before the first, nothing was played.
    const one = played[from + at] ?? LOG_NOTHING
    const other = heard[at] ?? LOG_NOTHING
    p += one
    h += other
    pp += one * one
    hh += other * other
    ph += one * other
  }
  const spread = (pp - (p * p) / count) * (hh - (h * h) / count)
  return spread <= 0 ? 0 : (ph - (p * h) / count) / Math.sqrt(spread)
}
