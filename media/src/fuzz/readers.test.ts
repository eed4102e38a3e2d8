import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Choose } from './choose.ts'
import { READERS } from './readers.ts'

/** `npm run bench -- fuzz` does the same for millions. */
it.each(Object.entries(READERS))('%s: whatever is sent is taken or refused', async (_, open) => {
  const reader = await open()
  const anything = fc.asyncProperty(fc.gen(), async (gen) => {
    const choose: Choose = (below) => gen(fc.nat, { max: below - 1 })
    return ['taken', 'refused'].includes(await reader.read(reader.make(choose)))
  })
  const found = await fc.check(anything, { numRuns: 300 })
  expect(found.errorInstance ?? null).toBeNull()
  expect(found.failed).toBe(false)
})
