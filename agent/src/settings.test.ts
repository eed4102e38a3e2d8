import { describe, expect, it } from 'vitest'
import { readSettings } from './settings.ts'

const GIVEN = { COLLOQUY_URL: 'https://practice.example', AGENT_SECRET: 'a secret' }

describe('an agent apart from the server does not start', () => {
  it.each([
    ['without an address', { COLLOQUY_URL: '' }, 'COLLOQUY_URL must be'],
    ['with an address that is none', { COLLOQUY_URL: 'practice' }, 'COLLOQUY_URL must be'],
    ['with another kind of address', { COLLOQUY_URL: 'ftp://x.example' }, 'COLLOQUY_URL must be'],
    ['without the secret', { AGENT_SECRET: undefined }, 'AGENT_SECRET is missing'],
  ])('%s', (_, change, complaint) => {
    expect(() => readSettings({ ...GIVEN, ...change })).toThrow(complaint)
  })
})

it.each([
  ['https://practice.example', 'wss://practice.example/api/agents/desk'],
  ['http://127.0.0.1:3000/', 'ws://127.0.0.1:3000/api/agents/desk'],
])('finds the desk of %s', (COLLOQUY_URL, deskUrl) => {
  expect(readSettings({ ...GIVEN, COLLOQUY_URL })).toMatchObject({ deskUrl, secret: 'a secret' })
})
