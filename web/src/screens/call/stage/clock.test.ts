import { expect, it } from 'vitest'
import { timesOf } from './clock.ts'

const clock = { startedAt: 1_000_000, endsAt: 1_000_000 + 30 * 60_000 }

it('the time of a talk is told as it was and as it is left', () => {
  expect(timesOf(clock, 1_000_000 + 75_300)).toEqual({
    elapsed: '1:15',
    left: '28:45',
    isNearEnd: false,
  })
})

it('a talk does not begin before the talk, nor go on after it, when clocks differ', () => {
  expect(timesOf(clock, 0)).toMatchObject({ elapsed: '0:00', left: '30:00' })
  expect(timesOf(clock, 9_000_000_000)).toMatchObject({ elapsed: '30:00', left: '0:00' })
  expect(timesOf({ startedAt: 5, endsAt: 0 }, 7)).toMatchObject({ elapsed: '0:00', left: '0:00' })
})

it('two minutes before the end it is near', () => {
  expect(timesOf(clock, clock.endsAt - 120_001).isNearEnd).toBe(false)
  expect(timesOf(clock, clock.endsAt - 120_000).isNearEnd).toBe(true)
})
