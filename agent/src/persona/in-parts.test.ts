import { expect, it } from 'vitest'
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

function keepBusy(ms: number): void {
  const until = performance.now() + ms
  while (performance.now() < until);
}
