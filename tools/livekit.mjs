// `node tools/livekit.mjs`: builds LiveKit's own server from its published Go module, once, and prints
// where it is. Our media server is compared with it. Without Go it says so, and ends with 3.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The newest whose modules can all be had from a module proxy. */
const VERSION = 'v1.13.5'
const MODULE = 'github.com/livekit/livekit-server'
const PROGRAM = `${MODULE}/cmd/server`

const folder = fileURLToPath(new URL(`../node_modules/.cache/livekit/${VERSION}`, import.meta.url))
const binary = join(folder, 'livekit-server')

try {
  if (!existsSync(binary)) await build()
  console.log(binary)
} catch (failure) {
  console.error(failure instanceof Error ? failure.message : failure)
  process.exitCode = 3
}

async function build() {
  mkdirSync(folder, { recursive: true })
  await go(['version'], 'Go is not installed')
  console.error(`Building livekit-server ${VERSION} (once, some minutes) …`)
  const { GoMod } = JSON.parse(await go(['mod', 'download', '-json', `${MODULE}@${VERSION}`]))
  writeFileSync(join(folder, 'go.mod'), goMod(readFileSync(GoMod, 'utf8')))
  // What is imported is what `go mod tidy` keeps; a program cannot really be imported.
  writeFileSync(
    join(folder, 'server.go'),
    `//go:build tools\n\npackage wrapper\n\nimport _ "${PROGRAM}"\n`,
  )
  await go(['mod', 'tidy'])
  await go(['build', '-o', `${binary}.new`, PROGRAM])
  renameSync(`${binary}.new`, binary)
}

/**
 * A module of our own that asks for theirs: Go builds no program whose module replaces others, unless
 * whoever asks replaces the same.
 *
 * @param {string} theirs
 */
function goMod(theirs) {
  const lines = theirs.split('\n')
  const kept = lines.filter((line) => /^(go |replace )/.test(line))
  return ['module wrapper', `require ${MODULE} ${VERSION}`, ...kept, ''].join('\n\n')
}

/**
 * @param {string[]} args
 * @param {string} [otherwise] what is wrong when it cannot be started
 * @returns {Promise<string>} what it printed
 */
async function go(args, otherwise) {
  const child = spawn('go', args, { cwd: folder, stdio: ['ignore', 'pipe', 'pipe'] })
  let [printed, complained] = ['', '']
  child.stdout.on('data', (text) => (printed += text))
  child.stderr.on('data', (text) => (complained += text))
  const [code] = await once(child, 'close').catch(() => [null])
  if (code === 0) return printed
  const [last] = complained.trim().split('\n').slice(-1)
  throw new Error(otherwise ?? `go ${args[0]} failed: ${last || printed.trim()}`)
}
