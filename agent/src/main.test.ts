import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDesk, type TestDesk } from './desk/testing/desk.ts'

let desk: TestDesk
beforeAll(async () => {
  desk = await openTestDesk()
})
afterAll(() => desk.close())

const start = (env: Record<string, string>) =>
  spawn(process.execPath, [new URL('main.ts', import.meta.url).pathname], { env })

it('an agent that is told too little says in one line what is missing', async () => {
  const child = start({ COLLOQUY_URL: 'https://practice.example' })
  const [complaint, [code]] = await Promise.all([text(child.stderr), once(child, 'exit')])
  expect(code).toBe(2)
  expect(complaint).toBe('AGENT_SECRET is missing: set it to the same here and at the server.\n')
})

it('an agent apart from the server comes to the desk, and ends when it is asked to', async () => {
  const origin = desk.url.replace(/^ws/, 'http').replace(/\/api.*/, '')
  const child = start({ COLLOQUY_URL: origin, AGENT_SECRET: 'the secret' })
  await desk.welcome()
  expect(desk.secrets.at(-1)).toBe('Bearer the secret')
  child.kill('SIGTERM')
  expect(await desk.hears('draining')).toEqual({ type: 'draining' })
  expect(await once(child, 'exit')).toEqual([0, null])
})

it('an agent beside the server ends with whoever started it', async () => {
  const child = fork(new URL('supervised.ts', import.meta.url).pathname, [], {
    execArgv: [],
    silent: true,
  })
  const settings = { deskUrl: desk.url, secret: 'a secret', dataFolder: '/nowhere', speech: {} }
  child.send({ type: 'start', settings })
  expect(await once(child, 'message')).toEqual([{ type: 'ready', notes: [] }, undefined])
  await desk.welcome()
  child.disconnect()
  expect(await once(child, 'exit')).toEqual([null, 'SIGKILL'])
})
