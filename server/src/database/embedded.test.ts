import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readdirSync, statSync } from 'node:fs'
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type EmbeddedPostgres, findRunningPostgres, startPostgres } from './embedded.ts'
import { openDatabase } from './open.ts'
import { findPostmaster, stopPostmaster } from './postmaster.ts'
import { makeTestFolder } from './testing.ts'
import { asUser, findUnprivilegedUser } from './unprivileged-user.ts'

let folder = ''
let others: ChildProcess[] = []
beforeEach(async () => {
  folder = await makeTestFolder()
  others = []
})
afterEach(async () => {
  for (const other of others) other.kill('SIGKILL')
  await stopWhatRunsIn(folder)
  await rm(folder, { recursive: true, force: true, maxRetries: 10 })
})

async function stopWhatRunsIn(data: string): Promise<void> {
  const cluster = join(data, 'postgres')
  const left = findPostmaster(cluster)
  if (left) await stopPostmaster({ cluster, pid: left.pid, fastForMs: 2000 })
}

const start = (in_ = folder): Promise<EmbeddedPostgres> =>
  startPostgres({ folder: in_, say: () => {} })

async function ask(url: string, query: string): Promise<Record<string, unknown>[]> {
  const client = new Client({ connectionString: url })
  // The end of the server is told to whoever is connected; here it is always expected.
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(query)).rows
  } finally {
    await client.end()
  }
}

/** Another process that starts Postgres in our folder, so that it can be killed. */
function startElsewhere(): ChildProcess {
  const script = `
    const { startPostgres } = await import('./embedded.ts')
    await startPostgres({ folder: '${folder}', say: () => {} })
    console.log('started')
    setInterval(() => {}, 1000)`
  const other = spawn(process.execPath, ['--input-type=module', '--eval', script], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  others.push(other)
  return other
}

async function killed(process: ChildProcess): Promise<void> {
  process.kill('SIGKILL')
  await once(process, 'exit')
}

describe('the embedded Postgres refuses', () => {
  it('a database that another version made, and leaves it alone', async () => {
    await mkdir(join(folder, 'postgres'))
    await writeFile(join(folder, 'postgres', 'PG_VERSION'), '16\n')
    await expect(start()).rejects.toThrow(/made by Postgres 16, and this Colloquy comes with 18/)
    expect(readdirSync(join(folder, 'postgres'))).toEqual(['PG_VERSION'])
  })

  it('to start when told to end meanwhile, and leaves nothing running', async () => {
    const ending = new AbortController()
    const starting = startPostgres({ folder, say: () => {}, signal: ending.signal })
    ending.abort()
    await expect(starting).rejects.toThrow(/abort/)
    expect(findPostmaster(join(folder, 'postgres'))).toBeNull()
  })
})

describe('the embedded Postgres', () => {
  it('gives a database of ours that nobody else on this machine or network can reach', async () => {
    const postgres = await start()
    expect(postgres.origin).toBe('made')
    const [about] = await ask(
      postgres.url,
      `select current_database() as database, current_user as role,
        current_setting('is_superuser') as superuser, current_setting('listen_addresses') as listens,
        current_setting('fsync') as fsync, current_setting('server_encoding') as encoding,
        lower('ÄÖ') as lower`,
    )
    expect(about).toEqual({
      database: 'colloquy',
      role: 'colloquy',
      superuser: 'off',
      listens: '',
      fsync: 'on',
      encoding: 'UTF8',
      lower: 'äö',
    })
    const socketFolder = new URL(postgres.url).searchParams.get('host') ?? ''
    expect(statSync(socketFolder).mode & 0o077).toBe(0)
  })

  it('keeps what it holds from one start to the next', async () => {
    const first = await start()
    await ask(first.url, `create table kept as select 'words' as what`)
    await first.stop()
    await first.exited
    expect(await findRunningPostgres(folder)).toBeNull()

    const second = await start()
    expect(second.origin).toBe('started')
    expect(await ask(second.url, 'select what from kept')).toEqual([{ what: 'words' }])
  })

  it('stops while others are still connected', async () => {
    const postgres = await start()
    const client = new Client({ connectionString: postgres.url })
    client.on('error', () => {})
    await client.connect()
    await postgres.stop()
    expect(findPostmaster(join(folder, 'postgres'))).toBeNull()
  })

  it('works where the path is too long for a socket', async () => {
    const deep = join(folder, 'a-folder-with-a-long-name/'.repeat(5))
    await mkdir(deep, { recursive: true })
    const postgres = await start(deep)
    expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
    const socketFolder = new URL(postgres.url).searchParams.get('host') ?? ''
    expect(socketFolder.length).toBeLessThan(80)
    expect(statSync(socketFolder).mode & 0o077).toBe(0)
    await postgres.stop()
    await rm(socketFolder, { recursive: true })
  })
})

describe('after a kill', () => {
  it('of the process that started it, it runs on, and the next start takes it over', async () => {
    const other = startElsewhere()
    await once(other.stdout ?? other, 'data')
    const running = findPostmaster(join(folder, 'postgres'))
    await killed(other)

    const postgres = await start()
    expect(postgres.origin).toBe('adopted')
    expect(postgres.pid).toBe(running?.pid)
    expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
    process.kill(postgres.pid, 'SIGKILL')
    await postgres.exited
  })

  it('of Postgres itself, the next start repairs it and has all that was acknowledged', async () => {
    const first = await start()
    await ask(first.url, 'create table numbers (n int)')
    await ask(first.url, 'insert into numbers select generate_series(1, 1000)')
    process.kill(first.pid, 'SIGKILL')
    await first.exited

    // At once, while its orphans still hold the folder.
    const second = await start()
    expect(second.pid).not.toBe(first.pid)
    expect(await ask(second.url, 'select count(*)::int from numbers')).toEqual([{ count: 1000 }])
  })

  it('in the middle of the first start, the next one begins afresh', async () => {
    const other = startElsewhere()
    const isHalfMade = () =>
      readdirSync(folder).some(
        (name) => name.startsWith('postgres.making-') && existsSync(join(folder, name, 'global')),
      )
    await expect.poll(isHalfMade, { interval: 5, timeout: 20_000 }).toBe(true)
    await killed(other)
    expect(existsSync(join(folder, 'postgres'))).toBe(false)

    const postgres = await start()
    expect(await ask(postgres.url, 'select 1 as one')).toEqual([{ one: 1 }])
    // Beside it lies the program itself where its user cannot enter the folder of the product.
    const made = readdirSync(folder).filter((name) => !name.startsWith('postgres-'))
    expect(made.sort()).toEqual(['postgres', 'postgres.log'])
  })

  it('is not fooled when another process has the pid that it left behind', async () => {
    const first = await start()
    const pidFile = join(folder, 'postgres', 'postmaster.pid')
    process.kill(first.pid, 'SIGKILL')
    await first.exited
    const sleeper = spawn('sleep', ['1000'], { ...asUser(findUnprivilegedUser()), stdio: 'ignore' })
    others.push(sleeper)
    const written = await readFile(pidFile, 'utf8')
    await writeFile(pidFile, written.replace(/^\d+/, `${sleeper.pid}`))

    const second = await start()
    expect(second.origin).toBe('started')
    expect(await ask(second.url, 'select 1 as one')).toEqual([{ one: 1 }])
  })
})

describe('a command', () => {
  const config = () => ({
    database: { kind: 'embedded' as const },
    dataFolder: { path: folder, holdsDatabase: true, choice: { kind: 'set' as const } },
  })

  it('uses the Postgres of its own when it is given one', async () => {
    const database = await openDatabase({
      ...config(),
      database: { kind: 'given', url: 'postgresql://elsewhere/colloquy' },
    })
    expect(database.url).toBe('postgresql://elsewhere/colloquy')
    expect(readdirSync(folder)).toEqual([])
  })

  it('starts the embedded one when it does not run, and stops it again', async () => {
    const database = await openDatabase(config())
    expect(await ask(database.url, 'select 1 as one')).toEqual([{ one: 1 }])
    await database.close()
    expect(findPostmaster(join(folder, 'postgres'))).toBeNull()
  })
})

it.skipIf(process.getuid?.() !== 0)('runs as an unprivileged user under root', async () => {
  const postgres = await start()
  const owner = execFileSync('ps', ['-o', 'user=', '-p', `${postgres.pid}`], { encoding: 'utf8' })
  expect(owner.trim()).toBe('nobody')
})
