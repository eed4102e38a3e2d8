import { describe, expect, it } from 'vitest'
import { createFates, createRandom, type Fate, type Weather } from './weather.ts'

const MANY = 50_000

function fatesIn(weather: Weather, seed = 7): Fate[] {
  const fate = createFates(createRandom(seed))
  return Array.from({ length: MANY }, () => fate(weather))
}

/** How many in a row were lost, each time. */
function bursts(fates: Fate[]): number[] {
  const word = fates.map((fate) => (fate === null ? 'x' : '.')).join('')
  return word
    .split(/\.+/)
    .filter(Boolean)
    .map(({ length }) => length)
}

const mean = (of: number[]): number => of.reduce((sum, value) => sum + value, 0) / of.length

it('the same seed makes the same weather, and another one another', () => {
  const weather = { loss: 0.3, delayMs: 10, jitterMs: 50 }
  expect(fatesIn(weather, 1)).toEqual(fatesIn(weather, 1))
  expect(fatesIn(weather, 1)).not.toEqual(fatesIn(weather, 2))
})

describe.each([
  ['each by itself', undefined, 1 / 0.9],
  ['in bursts of five', 5, 5],
])('a tenth is lost, %s', (_how, burst, length) => {
  const fates = fatesIn({
    loss: 0.1,
    delayMs: 0,
    jitterMs: 0,
    ...(burst === undefined ? {} : { burst }),
  })

  it('neither more nor less', () => {
    expect(fates.filter((fate) => fate === null).length / MANY).toBeCloseTo(0.1, 1.5)
  })

  it('as many in a row as were asked for', () => {
    expect(mean(bursts(fates)) / length).toBeCloseTo(1, 1)
  })
})

it('what arrives is late by what was asked for, and by no more', () => {
  const late = fatesIn({ loss: 0, delayMs: 20, jitterMs: 150 }).map((fate) => fate ?? Number.NaN)
  expect(Math.min(...late)).toBeCloseTo(20, 0)
  expect(Math.max(...late)).toBeCloseTo(170, 0)
  expect(mean(late)).toBeCloseTo(95, -0.3)
})
