import { spawn } from 'node:child_process'
import {
  appendFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'

// Stands in for npm: notes when it begins and ends, and does what the test has asked of it.
const FAKE_NPM = `
  import { appendFileSync, existsSync, mkdirSync } from 'node:fs'
  import { setTimeout as sleep } from 'node:timers/promises'
  appendFileSync('npm.log', 'begin ' + process.argv.slice(2).join(' ') + '\\n')
  mkdirSync('node_modules', { recursive: true })
  await sleep(Number(process.env.NPM_TAKES_MS ?? 50))
  while (process.env.NPM_WAITS_FOR && !existsSync(process.env.NPM_WAITS_FOR)) await sleep(10)
  if (process.env.NPM_SAYS) {
    console.error(process.env.NPM_SAYS)
    process.exit(1)
  }
  appendFileSync('npm.log', 'end\\n')
`

let root = ''

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'colloquy-install-'))
  mkdirSync(join(root, 'tools'))
  for (const file of ['install.mjs', 'install-lock.mjs'])
    cpSync(join(import.meta.dirname, file), join(root, 'tools', file))
  writeFileSync(join(root, 'npm-cli.js'), FAKE_NPM)
  writeFileSync(join(root, 'package.json'), '{"type":"module"}')
  writeFileSync(join(root, 'package-lock.json'), '{}')
})

afterEach(() => rmSync(root, { recursive: true, force: true }))

describe('nothing is installed', () => {
  it('on Windows, where it says what to do', async () => {
    const { code, errors } = await install({ NODE_OPTIONS: pretending("'platform'", "'win32'") })
    expect(errors).toMatch(/^Colloquy runs on Windows inside WSL: .*\n$/)
    expect(code).toBe(1)
    expect(npmLog()).toEqual([])
  })

  it('on a processor or a system without a database for it', async () => {
    const { errors } = await install({ NODE_OPTIONS: pretending("'arch'", "'riscv64'") })
    expect(errors).toMatch(/^Colloquy runs on Linux and macOS .* not on linux riscv64\.\n$/)
  })

  it('on macOS with a Node that is too old', async () => {
    const { errors } = await install({
      NODE_OPTIONS: `${pretending("'platform'", "'darwin'")} ${pretending(
        "'versions'",
        "{...process.versions,node:'22.21.9'}",
      )}`,
    })
    expect(errors).toBe(
      'Colloquy needs Node 22.22 or newer on macOS, and this is 22.21.9: ' +
        'install it from https://nodejs.org and try again.\n',
    )
  })

  it('when it is there already, and then not a word is said', async () => {
    await install()
    const again = await install()
    expect(again).toEqual({ code: 0, output: '', errors: '' })
    expect(npmLog()).toHaveLength(2)
  })
})

describe('it is installed', () => {
  it('the first time, and again when the lock file has changed', async () => {
    const first = await install()
    expect(first.code).toBe(0)
    expect(first.errors).toMatch(/^Installing .*\nInstalled in \d+ s\.\n$/)
    appendFileSync(join(root, 'package-lock.json'), ' ')
    await install()
    expect(npmLog().filter((line) => line === 'end')).toHaveLength(2)
  })

  it('with all that is needed, whatever npm was told elsewhere', async () => {
    await install({ NODE_ENV: 'production', npm_config_omit: 'dev' })
    expect(npmLog()[0]).toMatch(/^begin ci .*--include=dev --include=optional/)
  })

  it('without a word on standard output', async () => {
    expect((await install()).output).toBe('')
  })

  it('once, when two start at the same time', async () => {
    const started = [1, 2, 3].map(() => start({ NPM_WAITS_FOR: 'both-others-wait' }))
    const over = started.map(answerOf)
    let waiting = 0
    for (const { stderr } of started)
      stderr.on('data', (said) => {
        if (!String(said).includes('waiting for it')) return
        waiting += 1
        if (waiting === 2) writeFileSync(join(root, 'both-others-wait'), '')
      })
    const answers = await Promise.all(over)
    expect(answers.map(({ code }) => code)).toEqual([0, 0, 0])
    expect(answers.filter(({ errors }) => errors.includes('waiting for it'))).toHaveLength(2)
    expect(npmLog()).toHaveLength(2)
    expect(readdirSync(join(root, '.cache'))).toEqual([])
  })
})

describe('after an installation that was cut short', () => {
  it('by npm, it says why in a line and tries again the next time', async () => {
    const failed = await install({ NPM_SAYS: 'npm error code ENOTFOUND\nnpm error syscall x' })
    expect(failed.code).toBe(1)
    expect(failed.errors.split('\n')[1]).toMatch(
      /^Colloquy could not be installed: the package registry cannot be reached \(ENOTFOUND\)\./,
    )
    expect((await install()).code).toBe(0)
    expect(npmLog().at(-1)).toBe('end')
  })

  it('by kill -9, it waits for the npm that is left, and then installs', async () => {
    const killed = start({ NPM_TAKES_MS: '1500' })
    await untilNpmBegan()
    killed.kill('SIGKILL')
    expect((await install()).code).toBe(0)
    const npm = npmLog().map((line) => line.split(' ')[0])
    expect(npm).toEqual(['begin', 'end', 'begin', 'end'])
  })

  it('by SIGTERM, it is noticed', async () => {
    const ended = start({ NPM_TAKES_MS: '60000' })
    const answer = answerOf(ended)
    await untilNpmBegan()
    ended.kill('SIGTERM')
    expect((await answer).code).toBe(1)
    expect(existsSync(join(root, 'node_modules/.installed'))).toBe(false)
    expect(existsSync(join(root, '.cache/installing'))).toBe(false)
  })

  it('a stamp of before does not hide it', async () => {
    await install()
    appendFileSync(join(root, 'package-lock.json'), ' ')
    await install({ NPM_SAYS: 'npm error broken' })
    writeFileSync(join(root, 'package-lock.json'), '{}')
    await install()
    expect(npmLog().filter((line) => line === 'end')).toHaveLength(2)
  })
})

/** A Node option that makes a property of `process` something else before our code runs. */
const pretending = (property, value) =>
  `--import=data:text/javascript,${encodeURIComponent(
    `Object.defineProperty(process,${property},{value:${value}})`,
  )}`

function start(env = {}) {
  return spawn(process.execPath, [join(root, 'tools/install.mjs')], {
    cwd: root,
    env: { ...process.env, npm_execpath: join(root, 'npm-cli.js'), ...env },
  })
}

const install = (env) => answerOf(start(env))

function answerOf(child) {
  const answer = { output: '', errors: '' }
  child.stdout.on('data', (text) => (answer.output += text))
  child.stderr.on('data', (text) => (answer.errors += text))
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, ...answer }))
  })
}

function npmLog() {
  const log = join(root, 'npm.log')
  return existsSync(log) ? readFileSync(log, 'utf8').trim().split('\n') : []
}

async function untilNpmBegan() {
  while (npmLog().length === 0) await new Promise((resolve) => setTimeout(resolve, 20))
}
