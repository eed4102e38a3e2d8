// `npm run conformance`: the suite against our server, and against LiveKit's where there is one; then
// what each said in the same scenes, side by side.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { findLivekit, NO_LIVEKIT } from './livekit-binary.ts'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs')

const scripts = await mkdtemp(join(tmpdir(), 'colloquy-conformance-'))
try {
  const passed = [await runAgainst('ours')]
  if (findLivekit() === undefined) console.log(`The comparison was skipped: ${NO_LIVEKIT}.`)
  else passed.push(await runAgainst('livekit'))
  process.exitCode = passed.every(Boolean) ? 0 : 1
} finally {
  await rm(scripts, { recursive: true })
}

async function runAgainst(target: 'ours' | 'livekit'): Promise<boolean> {
  console.log(`\nThe suite against ${target === 'ours' ? 'our server' : 'livekit-server'}:`)
  const child = spawn(process.execPath, [VITEST, 'run', '--project', 'conformance'], {
    cwd: ROOT,
    env: { ...process.env, CONFORMANCE_TARGET: target, CONFORMANCE_SCRIPTS: scripts },
    stdio: 'inherit',
  })
  const [code] = await once(child, 'close')
  return code === 0
}
