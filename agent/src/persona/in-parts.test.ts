import { expect, it, vi } from 'vitest'
import { inParts } from './in-parts.ts'

it('what takes long is done to its end, and leaves others their turn', async () => {
  let done = 0
  const seen: number[] = []
  const others = setInterval(() => seen.push(done), 1)
  await inParts(
    (function* () {
      for (; done < 40; done += 1) {
        keepBusy(2)
        yield
      }
    })(),
  )
  clearInterval(others)
  expect(done).toBe(40)
  // Eighty milliseconds in parts of five or six.
  expect(new Set(seen).size).toBeGreaterThan(5)
})

it('what is no longer wanted is left, and nothing of it is done any more', async () => {
  const ending = new AbortController()
  let done = 0
  const working = inParts(
    (function* () {
      for (; done < 400; done += 1) {
        keepBusy(2)
        yield
      }
    })(),
    { restMs: 1, until: ending.signal },
  )
  await vi.waitUntil(() => done > 3)
  ending.abort()
  const left = done
  await working
  expect(done).toBe(left)
})

function keepBusy(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}
