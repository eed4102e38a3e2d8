/** From 0 on, below the number. Who chooses decides what is made: a seed in long runs, fast-check in tests. */
export type Choose = (below: number) => number

/** For the input with this number, in the run with this seed (mulberry32). */
export function createChoose(seed: number, input: number): Choose {
  let state = (Math.imul(seed, 0x9e3779b1) ^ Math.imul(input + 1, 0x85ebca6b)) >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = state
    mixed = Math.imul(mixed ^ (mixed >>> 15), mixed | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below)
  }
}

export function oneOf<Thing>(choose: Choose, things: readonly Thing[]): Thing {
  const thing = things[choose(things.length)]
  if (thing === undefined) throw new Error('there is nothing to choose from')
  return thing
}

export function bytesOf(choose: Choose, count: number): Buffer {
  const bytes = Buffer.alloc(count)
  for (let n = 0; n < count; n += 1) bytes[n] = choose(256)
  return bytes
}
