import { createServer } from 'node:net'
import { once } from 'node:events'
import { setTimeout as pause } from 'node:timers/promises'
import { endpoints } from '@colloquy/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  agentOf,
  freePort,
  launchProduct,
  makeFolder,
  type Product,
  processesOf,
  runCommand,
  signIn,
  startProduct,
  stopProduct,
  visitor,
} from './product.ts'

let folder: Awaited<ReturnType<typeof makeFolder>>
let product: Product
beforeAll(async () => {
  folder = await makeFolder()
  product = await startProduct({ dataFolder: `${folder.path}/data`, port: await freePort() })
})
afterAll(async () => {
  await stopProduct(product)
  await folder.remove()
})

/** Nobody tells when a killed process is back, or gone: one has to look. */
const POLL_MS = 50

const isHealthy = async (): Promise<boolean> =>
  visitor(product.origin)(endpoints.health).then(
    () => true,
    () => false,
  )

/** Resolves once people can work again; the test's own time limit is the patience. */
async function recovery(): Promise<void> {
  const canWork = () =>
    signIn(product.origin, 'member@demo.test').then(
      () => true,
      () => false,
    )
  while (!(await canWork())) await pause(POLL_MS)
}

describe('npm start', () => {
  it.each([
    [{ PORT: 'many' }, 'PORT'],
    [{ COLLOQUY_COLOUR: 'red' }, 'COLLOQUY_COLOUR'],
    [{ TLS_CERT: '/some/file' }, 'TLS_KEY'],
  ])('refuses the settings %j in one line that names it', async (env, name) => {
    const refused = launchProduct({
      dataFolder: `${folder.path}/none`,
      port: await freePort(),
      env,
    })
    expect(await refused.exited).toBe(1)
    expect(own(refused)).toEqual([expect.stringContaining(name)])
  })

  it('refuses a second start on the same data, and says where the first one is', async () => {
    const second = launchProduct({ dataFolder: product.dataFolder, port: await freePort() })
    expect(await second.exited).toBe(1)
    expect(own(second)).toEqual([expect.stringContaining(product.origin)])
  })

  it('refuses a port that somebody else has', async () => {
    const somebody = createServer().listen(0, '127.0.0.1')
    await once(somebody, 'listening')
    const { port } = somebody.address() as { port: number }
    const refused = launchProduct({ dataFolder: `${folder.path}/other`, port })
    expect(await refused.exited).toBe(1)
    expect(own(refused).at(-1)).toContain(String(port))
    somebody.close()
  })

  it('says that it is ready, where, and how to sign in to the demo', () => {
    expect(product.lines).toContain(`Colloquy is ready on ${product.origin}`)
    const said = product.lines.join('\n')
    for (const words of [
      'admin@demo.test',
      'member@demo.test',
      'developer@demo.test',
      'practice-out-loud',
    ])
      expect(said).toContain(words)
  })

  it('serves the pages and the documentation of the API', async () => {
    for (const path of ['/', '/dashboard', '/grade/some-id', '/api/docs', '/api/openapi.json'])
      expect((await fetch(product.origin + path)).status, path).toBe(200)
    expect((await fetch(`${product.origin}/no-such-page`)).status).toBe(404)
  })

  it('shows the three demo accounts what each may do, and no more', async () => {
    const seen = async (email: string) => {
      const client = await signIn(product.origin, email)
      const roleplays = (await client(endpoints.listRoleplays)) as unknown[]
      const { can, organizationRole, isDev } = (await client(endpoints.readDashboard)) as {
        can: Record<string, boolean>
        organizationRole: string
        isDev: boolean
      }
      const refused = async (work: Promise<unknown>) =>
        work.then(
          () => 'done',
          (error: Error) => error.message,
        )
      return {
        organizationRole,
        isDev,
        can,
        roleplays: roleplays.length,
        groups: await refused(client(endpoints.listGroups)),
        organizations: await refused(client(endpoints.listOrganizations)),
      }
    }
    const NOTHING = {
      createRoleplays: false,
      editRoleplays: false,
      manageMembers: false,
      assign: false,
      develop: false,
    }
    expect(await seen('admin@demo.test')).toEqual({
      organizationRole: 'admin',
      isDev: false,
      can: {
        ...NOTHING,
        createRoleplays: true,
        editRoleplays: true,
        manageMembers: true,
        assign: true,
      },
      roleplays: 6,
      groups: 'done',
      organizations: 'Only developers can do this',
    })
    expect(await seen('member@demo.test')).toEqual({
      organizationRole: 'member',
      isDev: false,
      can: NOTHING,
      roleplays: 6,
      groups: 'Only admins can do this',
      organizations: 'Only developers can do this',
    })
    expect(await seen('developer@demo.test')).toEqual({
      organizationRole: 'member',
      isDev: true,
      can: { ...NOTHING, develop: true },
      roleplays: 5,
      groups: 'Only admins can do this',
      organizations: 'done',
    })
  })
})

describe('running on', () => {
  it('after the server was killed, with the same address', async () => {
    const before = await processesOf(product)
    process.kill(before.server, 'SIGKILL')
    await gone(before.server)
    await recovery()
    expect((await processesOf(product)).supervisor).toBe(before.supervisor)
  })

  it('after the database was killed', async () => {
    const { postmaster } = await processesOf(product)
    process.kill(postmaster, 'SIGKILL')
    await gone(postmaster)
    await recovery()
  })

  it('with everything that was acknowledged, after all of it was killed and started again', async () => {
    const entry = { email: `${crypto.randomUUID()}@test.example`, password: 'kept through a crash' }
    await visitor(product.origin)(endpoints.signUp, { body: entry })
    for (const pid of [product.pid, ...(await allOf(product))]) process.kill(pid, 'SIGKILL')
    await product.exited
    product = await startProduct(product)
    await signIn(product.origin, entry.email, entry.password)
  })

  it('until npm is killed: then nothing is left behind, and the next start works', async () => {
    const before = await allOf(product)
    process.kill(product.pid, 'SIGKILL')
    await Promise.all(before.map(gone))
    product = await startProduct(product)
    expect(await isHealthy()).toBe(true)
  })

  it('until it is told to end, which takes no more than 5 s', async () => {
    const before = await allOf(product)
    expect(await stopProduct(product)).toBeLessThan(5000)
    expect(await product.exited).toBe(0)
    await Promise.all(before.map(gone))
    product = await startProduct(product)
  })
})

describe('the command line', () => {
  const env = (dataFolder: string) => ({ COLLOQUY_DATA: dataFolder })

  it('lists accounts beside a running server, and makes one that can sign in there', async () => {
    const made = await runCommand(
      ['user', '--', 'create', 'ops@test.example', '--developer'],
      env(product.dataFolder),
    )
    expect(made).toMatchObject({ code: 0, stderr: '' })
    const client = await signIn(product.origin, 'ops@test.example', made.stdout.trim())
    expect(await client(endpoints.readAccount)).toMatchObject({ isDev: true })
    const { stdout } = await runCommand(['user', '--', 'list'], env(product.dataFolder))
    expect(stdout.split('\n')).toContain('ops@test.example\t\tdeveloper, no organization')
  })

  it('takes a password from its input, and refuses a common one', async () => {
    const set = (password: string) =>
      runCommand(
        ['user', '--', 'set-password', 'ops@test.example', '--password-stdin'],
        env(product.dataFolder),
        password,
      )
    expect(await set('password123\n')).toMatchObject({ code: 1, stdout: '' })
    expect(await set('a better one, of my own\n')).toMatchObject({ code: 0, stdout: '' })
    await signIn(product.origin, 'ops@test.example', 'a better one, of my own')
  })

  it.each([
    [['user', '--', 'create', 'not-an-address'], 'not-an-address'],
    [['user', '--', 'create', 'member@demo.test'], 'has an account already'],
    [['user', '--', 'dance'], 'npm run -s user'],
    [['seed', '--', '--organization', 'Late', '--email', 'late@test.example'], 'not empty'],
  ])('refuses %j', async (args, words) => {
    const { code, stdout, stderr } = await runCommand(args, env(product.dataFolder))
    expect({ code, stdout }).toEqual({ code: 1, stdout: '' })
    expect(stderr).toContain(words)
  })

  it('seeds an empty database without a running server', async () => {
    const dataFolder = `${folder.path}/seeded`
    const args = [
      'seed',
      '--',
      '--organization',
      'First',
      '--email',
      'first@test.example',
      '--name',
      'Fay',
    ]
    const seeded = await runCommand(args, env(dataFolder))
    expect(seeded).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^([a-z2-9]{4}-){3}[a-z2-9]{4}\n$/),
    })
    const { stdout } = await runCommand(['user', '--', 'list'], env(dataFolder))
    expect(stdout).toMatch(
      /^first@test\.example\tFay\tdeveloper, admin of First \([0-9a-f-]{36}\)\n$/,
    )
  })

  it('says with npm run doctor what works on this machine', async () => {
    const { code, stdout } = await runCommand(['doctor'], {
      ...env(product.dataFolder),
      PORT: String(product.port),
    })
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining('ok') })
    const { listens, speaks, words } = findingsIn(stdout)
    expect(listens).toMatch(/^(ok|warn) .*(PocketSphinx|recogniser)/)
    expect(speaks).toMatch(/^ok +the built-in voices/)
    expect(words).toMatch(/^ok +our own templates: no model is set$/)
  })

  it('says with npm run doctor that a service which is set does not answer, and never its key', async () => {
    const { code, stdout } = await runCommand(['doctor'], {
      ...env(product.dataFolder),
      PORT: String(product.port),
      WORD_URL: `http://127.0.0.1:${await freePort()}/v1`,
      WORD_KEY: 'a-key-that-nobody-sees',
    })
    expect(code).toBe(0)
    expect(findingsIn(stdout)['words']).toMatch(
      /^warn .*it does not answer → look at WORD_URL, .*until then: our own templates$/,
    )
    expect(stdout).not.toContain('a-key-that-nobody-sees')
  })
})

/** By name: `ok  our own templates`. */
const findingsIn = (stdout: string): Record<string, string> =>
  Object.fromEntries(
    stdout.split('\n').flatMap((line) => {
      const [, kind, name, what] = /^(ok|warn|fail) +(\S.*?)  +(.*)$/.exec(line) ?? []
      return name === undefined ? [] : [[name, `${kind} ${what}`]]
    }),
  )

/** What Colloquy printed, without what npm says of the scripts it runs. */
const own = (product: Product): string[] =>
  product.lines.filter((line) => line !== '' && !/^(>|npm (warn|notice|error))/.test(line))

/** Those that must end with it, the agent among them. */
const allOf = async (product: Product): Promise<number[]> => [
  ...Object.values(await processesOf(product)),
  await agentOf(product),
]

async function gone(pid: number): Promise<void> {
  for (;;) {
    try {
      process.kill(pid, 0)
    } catch {
      return
    }
    await pause(POLL_MS)
  }
}
