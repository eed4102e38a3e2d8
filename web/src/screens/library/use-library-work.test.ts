import { expect, it } from 'vitest'
import { fileNameOf } from './use-library-work.ts'

const NOW = new Date('2026-11-22T12:00:00Z')

it.each([
  [[{ name: 'Café: “First” session!' }], 'colloquy-café-first-session-2026-11-22.json'],
  [[{ name: '…' }], 'colloquy-roleplays-2026-11-22.json'],
  [[{ name: 'One' }, { name: 'Two' }], 'colloquy-roleplays-2026-11-22.json'],
  [[{ name: 'x'.repeat(200) }], `colloquy-${'x'.repeat(60)}-2026-11-22.json`],
])('what is exported of %j is called %s', (roleplays, name) => {
  expect(fileNameOf(roleplays, NOW)).toBe(name)
})
