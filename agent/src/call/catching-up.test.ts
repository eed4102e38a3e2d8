import { expect, it } from 'vitest'
import { createCatchingUp } from './catching-up.ts'

it('is told that it cannot be done, each time that it is needed', async () => {
  const catchingUp = createCatchingUp(() => {
    throw new Error('not a talk')
  })
  await expect(catchingUp.now()).rejects.toThrow('not a talk')
  await expect(catchingUp.now()).rejects.toThrow('not a talk')
  expect(catchingUp.isDone()).toBe(false)
})

it('begins when it is needed, and is done once', async () => {
  let begun = 0
  const catchingUp = createCatchingUp(function* work() {
    begun += 1
    yield
  })
  expect(begun).toBe(0)
  const both = [catchingUp.now(), catchingUp.now()]
  expect(catchingUp.isDone()).toBe(false)
  await Promise.all(both)
  expect(begun).toBe(1)
  expect(catchingUp.isDone()).toBe(true)
})
