// Runs before every command: brings in what package-lock.json names, unless it is there already.
// Only node: imports, and nothing newer than Node 20: this is what runs before we have our own Node.
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { takeLock } from './install-lock.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const modules = join(root, 'node_modules')
const stamp = join(modules, '.installed')
const cache = join(root, '.cache')

const OLDEST_NODE = '20.0'
// There is no Node 24 for macOS in the registry, and the sources need one that reads TypeScript.
const OLDEST_NODE_ON_MAC = '22.22'

try {
  refuseOldNode()
  const wanted = fingerprint()
  if (installed() !== wanted) await installOnce(wanted)
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}

function refuseOldNode() {
  const onMac = process.platform === 'darwin'
  const oldest = onMac ? OLDEST_NODE_ON_MAC : OLDEST_NODE
  if (process.versions.node.localeCompare(oldest, 'en', { numeric: true }) >= 0) return
  throw new Error(
    `Colloquy needs Node ${oldest} or newer${onMac ? ' on macOS' : ''}, and this is ` +
      `${process.versions.node}: install it from https://nodejs.org and try again.`,
  )
}

/** What is installed depends on the lock file, and on the machine: folders get copied. */
function fingerprint() {
  const lockFile = readFileSync(join(root, 'package-lock.json'))
  const hash = createHash('sha256').update(lockFile).digest('hex')
  return `${process.platform}-${process.arch} ${hash}\n`
}

function installed() {
  return existsSync(stamp) ? readFileSync(stamp, 'utf8') : null
}

/** @param {string} wanted */
async function installOnce(wanted) {
  refuseOtherPlatforms()
  const lock = await takeLock(join(cache, 'installing'), () =>
    say('Another start is installing at this moment: waiting for it.'),
  )
  try {
    if (installed() === wanted) return
    // Taken away first and written last, so that an installation that was cut short shows.
    rmSync(stamp, { force: true })
    await install(lock.alsoHeldBy)
    writeFileSync(`${stamp}.new`, wanted)
    renameSync(`${stamp}.new`, stamp)
  } finally {
    lock.release()
  }
}

function refuseOtherPlatforms() {
  if (process.platform === 'win32')
    throw new Error(
      'Colloquy runs on Windows inside WSL: https://learn.microsoft.com/windows/wsl/install',
    )
  if (!['linux', 'darwin'].includes(process.platform) || !['x64', 'arm64'].includes(process.arch))
    throw new Error(
      `Colloquy runs on Linux and macOS with x64 or arm64, not on ${process.platform} ${process.arch}.`,
    )
  if (process.platform === 'linux' && !hasGlibc())
    throw new Error(
      'Colloquy needs a Linux with glibc, such as Debian, Ubuntu or Fedora: Alpine has musl instead.',
    )
}

function hasGlibc() {
  // Otherwise the names of network peers are looked up, which takes seconds without a network.
  const report = Object.assign(process.report, { excludeNetwork: true })
  const { header } = /** @type {{ header: object }} */ (report.getReport())
  return 'glibcVersionRuntime' in header
}

/** @param {(pid: number) => void} onStart */
async function install(onStart) {
  const startedAt = Date.now()
  const seconds = () => Math.round((Date.now() - startedAt) / 1000)
  say('Installing what Colloquy needs: about 40 seconds, and only when something has changed.')
  const moving = process.stderr.isTTY
    ? setInterval(() => process.stderr.write(`\r  ${seconds()} s `), 1000)
    : undefined

  const { code, output } = await runNpm(onStart)
  clearInterval(moving)
  if (moving) process.stderr.write('\r')

  if (code === 0) return say(`Installed in ${seconds()} s.`)
  const log = join(cache, 'install.log')
  writeFileSync(log, output)
  throw new Error(`Colloquy could not be installed: ${reasonIn(output)} (All of it: ${log})`)
}

/**
 * @param {(pid: number) => void} onStart
 * @returns {Promise<{ code: number, output: string }>}
 */
function runNpm(onStart) {
  // Settings of the person or the shell must not leave out what builds the web, or Node itself.
  const args = ['ci', '--loglevel=error', '--include=dev', '--include=optional', '--no-progress']
  const npm = process.env.npm_execpath ?? ''
  const byNpm = basename(npm) === 'npm-cli.js'
  const child = byNpm
    ? spawn(process.execPath, [npm, ...args], { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
    : spawn('npm', args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] })
  if (child.pid) onStart(child.pid)

  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text) => (output += text))

  // npm gets a Ctrl-C by itself; we stay until it has ended, and so keep the lock that long.
  const wait = () => {}
  const passOn = () => child.kill('SIGTERM')
  process.on('SIGINT', wait).on('SIGTERM', passOn)
  return new Promise((resolve, reject) => {
    child.on('error', () => reject(new Error('npm was not found: use `npm start`.')))
    child.on('close', (code, signal) => {
      process.off('SIGINT', wait).off('SIGTERM', passOn)
      resolve({ code: code ?? 1, output: signal ? `stopped by ${signal}` : output })
    })
  })
}

/** @param {string} output of npm */
function reasonIn(output) {
  const code = /^npm (?:error|ERR!) code (\S+)/m.exec(output)?.[1] ?? ''
  if (/^(ENOTFOUND|EAI_AGAIN|ECONN|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|ERR_SOCKET)/.test(code))
    return `the package registry cannot be reached (${code}). Check the network and try again.`
  if (code === 'ENOSPC') return 'the disk is full.'
  if (code === 'EACCES' || code === 'EPERM') return `${root} may not be written to by this user.`
  if (code === 'EUSAGE') return 'package-lock.json does not fit package.json. Run `npm install`.'
  const said = output.split('\n').find((line) => /^npm (error|ERR!) (?!code)/.test(line)) ?? output
  return `${said.replace(/^npm (error|ERR!) /, '').trim() || 'npm did not say why'}.`
}

/** Never to standard output: that belongs to the command this runs before. @param {string} line */
function say(line) {
  process.stderr.write(`${line}\n`)
}
