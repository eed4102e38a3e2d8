// `npm run conformance`: the suite against our server, and against LiveKit's where there is one; then
// what people were told in the same scenes, side by side, and a call by voice over both. With names of test
// files: only those.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findLivekit } from './livekit-binary.ts'
import { MEANT } from './meant-differences.ts'
import { differences, type Script } from './scenes/compare.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')

const scripts = await mkdtemp(join(tmpdir(), 'colloquy-conformance-'))
try {
  const passed = [await runAgainst('ours')]
  const livekit = findLivekit() ?? (await buildLivekit())
  if (livekit !== null) {
    passed.push(await runAgainst('livekit', livekit), await compareScenes())
    if (process.argv.length === 2) passed.push(await talkOverBoth(livekit))
  }
  process.exitCode = passed.every(Boolean) ? 0 : 1
} finally {
  await rm(scripts, { recursive: true })
}

/** Null, having said why, where that cannot be done. */
async function buildLivekit(): Promise<string | null> {
  const child = spawn(process.execPath, [join(ROOT, 'tools/livekit.mjs')], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => (printed += text))
  const [code] = await once(child, 'close')
  if (code === 0) return printed.trim()
  console.log('\nThe comparison with LiveKit’s server was skipped, for the reason above.')
  return null
}

async function runAgainst(target: 'ours' | 'livekit', binary = ''): Promise<boolean> {
  console.log(`\nThe suite against ${target === 'ours' ? 'our server' : 'livekit-server'}:`)
  const wanted = process.argv.slice(2)
  const args = [VITEST, 'run', ...(wanted.length === 0 ? ['media/conformance'] : wanted)]
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: {
      ...process.env,
      CONFORMANCE_TARGET: target,
      CONFORMANCE_SCRIPTS: scripts,
      LIVEKIT_SERVER: binary,
    },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'close')
  return code === 0
}

/** The whole product, in Chromium. */
async function talkOverBoth(binary: string): Promise<boolean> {
  console.log('\nA call by voice with both servers:')
  const child = spawn(process.execPath, [join(ROOT, 'bench/src/main.ts'), 'both-servers'], {
    env: { ...process.env, LIVEKIT_SERVER: binary },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'close')
  return code === 0
}

async function compareScenes(): Promise<boolean> {
  console.log('\nThe same scenes with both servers:')
  const names = await readdir(join(scripts, 'ours')).catch(() => [])
  const found = await Promise.all(
    names.map(async (name) => {
      const [ours, theirs] = await Promise.all([scriptOf('ours', name), scriptOf('livekit', name)])
      return { name, lines: theirs ? differences(ours ?? {}, theirs) : ['not played by LiveKit'] }
    }),
  )
  for (const { name, lines } of found) {
    console.log(`${lines.length === 0 ? '✓' : '✗'} ${name.replace('.json', '')}`)
    for (const line of lines) console.log(`    ${line}`)
  }
  console.log('Not counted, because it is meant so:')
  for (const why of MEANT) console.log(`  ${why}`)
  return found.every(({ lines }) => lines.length === 0)
}

function scriptOf(target: string, name: string): Promise<Script | undefined> {
  return readFile(join(scripts, target, name), 'utf8').then(
    (text) => JSON.parse(text) as Script,
    () => undefined,
  )
}
