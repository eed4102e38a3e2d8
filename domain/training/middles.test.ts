import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { middles } from './middles.ts'

it('the middles of what is asked are those of the corpus', () => {
  const file = new URL('../src/roleplays/middles.json', import.meta.url)
  const committed = JSON.parse(readFileSync(file, 'utf8'))
  // One in so many tells; all of them take seconds.
  expect(committed, 'run: node domain/training/middles.ts').toMatchObject(middles({ oneIn: 10 }))
})
