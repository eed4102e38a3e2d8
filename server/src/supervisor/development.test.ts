import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, inject, it } from 'vitest'
import { findFreePort } from './port.ts'
import { type Colloquy, runColloquy } from './testing/colloquy.ts'
import { makeRepository } from './testing/repository.ts'

let repository: Awaited<ReturnType<typeof makeRepository>>
let colloquy: Colloquy
let port = 0

const GOOD = `import '${import.meta.dirname}/testing/answering-child.ts'`
const saveServer = (text: string) => repository.write('server/src/serve.ts', text)

beforeEach(async () => {
  repository = await makeRepository()
  port = await findFreePort()
})
afterEach(async () => {
  await colloquy.end('SIGTERM')
  await rm(repository.root, { recursive: true })
})

function startDevelopment(env: Record<string, string> = {}): Colloquy {
  const { root } = repository
  colloquy = runColloquy({
    child: join(root, 'server/src/serve.ts'),
    development: { root },
    env: {
      PORT: `${port}`,
      COLLOQUY_DATA: join(root, 'data'),
      DATABASE_URL: inject('postgresUrl'),
      ...env,
    },
  })
  return colloquy
}

it('development is refused with https, which it does not have', async () => {
  startDevelopment({ TLS: 'self' })
  expect(await colloquy.ended).toBe(1)
  expect(colloquy.errors).toEqual([
    'npm run dev has no https: leave out TLS, TLS_CERT and TLS_KEY.',
  ])
})

it('a mistake in the source is shown, and all goes on once it is mended', async () => {
  await saveServer('const = 5')
  startDevelopment()
  await colloquy.line('server ended with code 1; waiting for a change')
  expect(colloquy.errors.join('\n')).toContain('SyntaxError')

  await saveServer(GOOD)
  await colloquy.line('The sources have changed')
  await colloquy.line(`Colloquy is ready on http://127.0.0.1:${port}`)
})

it('the web stands where people go, and knows where to hand what is for the server', async () => {
  await saveServer(GOOD)
  await startDevelopment().line('Colloquy is ready')
  const hands = await (await fetch(`http://127.0.0.1:${port}`)).text()
  const api = hands.replace('hands to ', '')
  const pid = await (await fetch(`${api}/pid`)).text()
  expect(Number(pid)).toBeGreaterThan(0)

  await repository.write('domain/src/rules.ts', 'export const changed = true')
  await colloquy.line('The sources have changed')
  const otherPid = () =>
    fetch(`${api}/pid`).then(
      (answer) => answer.text(),
      () => pid,
    )
  await expect.poll(otherPid, { timeout: 20_000 }).not.toBe(pid)
})
