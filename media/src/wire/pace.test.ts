import { expect, it } from 'vitest'
import { createPace } from './pace.ts'

it('lets so many through in a second, and the next second as many again', () => {
  let now = 0
  const mayPass = createPace({ perSecond: 2 }, () => now)
  expect([mayPass(), mayPass(), mayPass()]).toEqual([true, true, false])
  now = 999
  expect(mayPass()).toBe(false)
  now = 1000
  expect([mayPass(), mayPass(), mayPass()]).toEqual([true, true, false])
})
