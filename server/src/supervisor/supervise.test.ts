import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, inject, it } from 'vitest'
import { findPostmaster, stopPostmaster } from '../database/postmaster.ts'
import { makeTestFolder } from '../database/testing.ts'
import { findFreePort } from './port.ts'
import { type Colloquy, runColloquy } from './testing/colloquy.ts'

let data = ''
let port = 0
let started: Colloquy[] = []
beforeEach(async () => {
  data = await makeTestFolder()
  port = await findFreePort()
  started = []
})
afterEach(async () => {
  for (const colloquy of started) {
    colloquy.process.kill('SIGKILL')
    await colloquy.ended
  }
  const cluster = join(data, 'postgres')
  const left = findPostmaster(cluster)
  if (left) await stopPostmaster({ cluster, pid: left.pid, fastForMs: 2000 })
  await rm(data, { recursive: true, force: true, maxRetries: 10 })
})

/** With the database of the test run, unless the test is about the embedded one. */
function start(settings: Record<string, string> = {}, child = 'answering-child.ts'): Colloquy {
  const env = {
    PORT: `${port}`,
    COLLOQUY_DATA: data,
    DATABASE_URL: inject('postgresUrl'),
    ...settings,
  }
  const colloquy = runColloquy({ child, env })
  started.push(colloquy)
  return colloquy
}

const EMBEDDED = { DATABASE_URL: '' }

async function startReady(...args: Parameters<typeof start>): Promise<Colloquy> {
  const colloquy = start(...args)
  await colloquy.line('Colloquy is ready')
  return colloquy
}

/** What the child answers, or why it does not. */
async function answer(path: '/pid' | '/database'): Promise<string> {
  try {
    const response = await fetch(`http://127.0.0.1:${port}${path}`, {
      headers: { connection: 'close' },
    })
    return await response.text()
  } catch {
    return 'no answer'
  }
}

const serverPid = async () => Number(await answer('/pid'))

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('a start is refused in one line', () => {
  it('when a setting is wrong', async () => {
    const colloquy = start({ PORT: 'many' })
    expect(await colloquy.ended).toBe(1)
    expect(colloquy.errors).toEqual(['PORT is "many", and must be a port number from 1 to 65535.'])
  })

  it('when Colloquy runs already with the same data, and says where', async () => {
    await startReady()
    const second = start({ PORT: `${await findFreePort()}` })
    expect(await second.ended).toBe(1)
    expect(second.errors).toHaveLength(1)
    expect(second.errors[0]).toContain(`${data} on http://127.0.0.1:${port}: stop it first`)
  })

  it('when something else listens on the port', async () => {
    const other = createServer().listen(port, '127.0.0.1')
    await once(other, 'listening')
    const colloquy = start(EMBEDDED)
    expect(await colloquy.ended).toBe(1)
    expect(colloquy.errors).toEqual([
      expect.stringMatching(`^Port ${port} of 127.0.0.1 is already in use`),
    ])
    expect(colloquy.lines).toEqual([])
    other.close()
  })

  it('when the data folder cannot be made', async () => {
    const colloquy = start({ COLLOQUY_DATA: '/dev/null/data' })
    expect(await colloquy.ended).toBe(1)
    expect(colloquy.errors).toHaveLength(1)
    expect(colloquy.errors[0]).toMatch('/dev/null/data cannot be used')
  })

  it('when a child says that no other try would help', async () => {
    const colloquy = start(EMBEDDED, 'refusing-child.ts')
    expect(await colloquy.ended).toBe(1)
    expect(colloquy.errors).toEqual(['The database is from a newer Colloquy: update this one.'])
    expect(findPostmaster(join(data, 'postgres'))).toBeNull()
  })
})

describe('Colloquy', () => {
  it('says what a person needs, and last that it is ready and where', async () => {
    const colloquy = await startReady()
    expect(colloquy.lines).toEqual([
      `The data is in ${data}`,
      'server │ {"event":"listening"}',
      'Sign in as somebody',
      `Colloquy is ready on http://127.0.0.1:${port}`,
    ])
  })

  it('leaves the entries for a log collector as they are', async () => {
    const colloquy = await startReady({ LOG_FORMAT: 'json' })
    expect(colloquy.lines).toContain('{"event":"listening"}')
  })

  it('warns that a microphone needs https where others can reach it', async () => {
    const colloquy = await startReady({ HOST: '0.0.0.0' })
    expect(colloquy.lines.filter((line) => line.includes('microphone'))).toHaveLength(1)
    expect(colloquy.lines.at(-1)).toBe(`Colloquy is ready on http://localhost:${port}`)
  })

  it.each(['SIGINT', 'SIGTERM'] as const)('ends everything on %s, with code 0', async (signal) => {
    const colloquy = await startReady(EMBEDDED)
    const pid = await serverPid()
    expect(await colloquy.end(signal)).toBe(0)
    expect(isAlive(pid)).toBe(false)
    expect(findPostmaster(join(data, 'postgres'))).toBeNull()
    expect(colloquy.errors).toEqual([])
  })

  it('ends when told to in the middle of the first start', async () => {
    const colloquy = start(EMBEDDED)
    await colloquy.line('The data is in')
    expect(await colloquy.end('SIGTERM')).toBe(0)
    expect(findPostmaster(join(data, 'postgres'))).toBeNull()
    expect(await answer('/pid')).toBe('no answer')
  })

  it('ends a child that does not get done with ending, sooner for who keeps asking', async () => {
    const colloquy = await startReady({}, 'stubborn-child.ts')
    const pid = Number(/\d+/.exec(await colloquy.line('pid'))?.[0])
    const askedAt = performance.now()
    const asking = setInterval(() => colloquy.process.kill('SIGINT'), 100)
    expect(await colloquy.ended).toBe(0)
    clearInterval(asking)
    expect(performance.now() - askedAt).toBeLessThan(3900)
    expect(isAlive(pid)).toBe(false)
  })

  it('can be started again while it is just ending', async () => {
    const first = await startReady(EMBEDDED)
    first.process.kill('SIGTERM')
    await startReady(EMBEDDED)
    expect(await answer('/database')).toBe('the database answers')
  })
})

describe('what is killed comes back', () => {
  it('the server, at once, and readiness is told only once', async () => {
    const colloquy = await startReady()
    const pid = await serverPid()
    process.kill(pid, 'SIGKILL')
    await colloquy.line('server was killed by SIGKILL; starting it again')
    await expect.poll(serverPid, { timeout: 20_000 }).toBeGreaterThan(0)
    expect(await serverPid()).not.toBe(pid)
    expect(colloquy.lines.filter((line) => line.includes('is ready'))).toHaveLength(1)
  })

  it('the database, and the server never notices more than a pause', async () => {
    const colloquy = await startReady(EMBEDDED)
    const pid = await serverPid()
    process.kill(findPostmaster(join(data, 'postgres'))?.pid ?? 0, 'SIGKILL')
    await colloquy.line('database ended; starting it again')
    await expect.poll(() => answer('/database'), { timeout: 20_000 }).toBe('the database answers')
    expect(await serverPid()).toBe(pid)
  })

  it('the supervisor by the next start, which takes over its database, also when that dies', async () => {
    const first = await startReady(EMBEDDED)
    const pid = await serverPid()
    const database = findPostmaster(join(data, 'postgres'))
    await first.end('SIGKILL')
    await expect.poll(() => isAlive(pid), { timeout: 20_000 }).toBe(false)

    const second = await startReady(EMBEDDED)
    expect(findPostmaster(join(data, 'postgres'))?.pid).toBe(database?.pid)
    process.kill(database?.pid ?? 0, 'SIGKILL')
    await second.line('database ended; starting it again')
    await expect.poll(() => answer('/database'), { timeout: 20_000 }).toBe('the database answers')
    expect(await second.end('SIGTERM')).toBe(0)
  })
})

it('when the npm that started it is killed, Colloquy ends cleanly', async () => {
  const script = `
    const { runColloquy } = await import('./testing/colloquy.ts')
    const colloquy = runColloquy({ child: 'answering-child.ts', env: JSON.parse(process.argv[1]) })
    await colloquy.line('Colloquy is ready')
    console.log(colloquy.process.pid)
    setInterval(() => {}, 1000)`
  const env = {
    PORT: `${port}`,
    COLLOQUY_DATA: data,
    npm_lifecycle_event: 'start',
  }
  const npm = spawn(
    process.execPath,
    ['--input-type=module', '--eval', script, '--', JSON.stringify(env)],
    { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] },
  )
  const [printed] = await once(npm.stdout, 'data')
  npm.kill('SIGKILL')
  await expect.poll(() => isAlive(Number(printed)), { timeout: 20_000 }).toBe(false)
  expect(await answer('/pid')).toBe('no answer')
  expect(findPostmaster(join(data, 'postgres'))).toBeNull()
})
