/** What a network does to datagrams that go one way. All of it comes from a seed, so that it can be had again. */
export type Weather = {
  /** The share that never arrives, from 0 to 1. */
  loss: number
  /** How many are lost in a row, on average; without it each by itself. */
  burst?: number
  delayMs: number
  /** Up to so much more, for each datagram alone: they overtake each other. */
  jitterMs: number
}

export const FAIR: Weather = { loss: 0, delayMs: 0, jitterMs: 0 }

/** Milliseconds until it arrives, or null when it never does. */
export type Fate = number | null

/** What becomes of one datagram after the other (Gilbert's model of losses in bursts). */
export function createFates(random: Random): (weather: Weather) => Fate {
  let isLosing = false
  return ({ loss, burst, delayMs, jitterMs }) => {
    // As many numbers for each datagram, whatever the weather is: so one run is like another.
    const [chance, late] = [random(), random()]
    const stays = burst === undefined ? loss : 1 - 1 / burst
    const begins = burst === undefined ? loss : loss / (burst * (1 - loss))
    isLosing = chance < (isLosing ? stays : begins)
    return isLosing ? null : delayMs + late * jitterMs
  }
}

export type Random = () => number

/** Numbers from 0 to 1 that a seed decides (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
