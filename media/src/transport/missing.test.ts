import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createMissing } from './missing.ts'

const PACKET_MS = 20

/** A stream whose clock goes on by what comes, in that order, one every 20 ms. */
function listen() {
  let now = 1_000
  const missing = createMissing(() => now)
  return {
    wait: (ms: number) => (now += ms),
    hear: (...indexes: number[]): number[] =>
      indexes.flatMap((index) => {
        now += PACKET_MS
        missing.arrived(index)
        return missing.due()
      }),
  }
}

it('nothing is asked for of a stream that comes as it should', () => {
  expect(listen().hear(65_534, 65_535, 65_536, 65_537, 65_538)).toEqual([])
})

it('what comes a little later than the next is not asked for', () => {
  expect(listen().hear(1, 3, 2, 4, 6, 5, 7)).toEqual([])
})

it('nothing from before the first is asked for', () => {
  expect(listen().hear(10, 7, 11, 12)).toEqual([])
})

it('what was lost is asked for when the order alone does not explain it', () => {
  const { hear } = listen()
  expect(hear(1, 2, 5)).toEqual([])
  expect(hear(6)).toEqual([3, 4])
})

it('what came after all is not asked for again', () => {
  const { hear } = listen()
  hear(1, 3)
  expect(hear(4, 2, 5, 6, 7, 8, 9, 10, 11)).toEqual([2])
})

it('what still lacks is asked for again after a round trip, and not for ever', () => {
  const { hear } = listen()
  const asked = hear(1, 3, ...Array.from({ length: 40 }, (_, n) => 4 + n))
  expect(asked).toEqual([2, 2, 2, 2])
})

it('after a longer way it waits longer before it asks again', () => {
  const times = (answeredAfterMs: number) => {
    const { hear, wait } = listen()
    hear(1)
    // Each second one is lost, and comes when it was asked for.
    for (let index = 3; index < 40; index += 3) {
      hear(index, index + 1)
      wait(answeredAfterMs - PACKET_MS)
      hear(index - 1)
    }
    return hear(44, 45, 46, 47, 48, 49, 50, 51, 52, 53, 54).filter((index) => index === 42).length
  }
  expect(times(20)).toBeGreaterThan(times(150))
})

it('what is too old to be of use is not asked for', () => {
  const { hear, wait } = listen()
  hear(1, 3)
  wait(400)
  expect(hear(4, 5, 6)).toEqual([])
})

it('after a long silence of the network nothing is made up for', () => {
  expect(listen().hear(1, 500, 501, 502)).toEqual([])
})

it('never asks for more than is worth it, whatever comes', () => {
  const anything = fc.property(fc.array(fc.nat(2_000), { maxLength: 300 }), (indexes) => {
    const { hear } = listen()
    const times = new Map<number, number>()
    for (const index of hear(...indexes)) times.set(index, (times.get(index) ?? 0) + 1)
    return [...times.values()].every((count) => count <= 4)
  })
  expect(fc.check(anything).failed).toBe(false)
})
