import { existsSync } from 'node:fs'
import { expect, it } from 'vitest'
import { LONGEST } from './order.mjs'

it('what is said to take longest is there', () => {
  expect(LONGEST.filter((file) => !existsSync(new URL(`../${file}`, import.meta.url)))).toEqual([])
})
