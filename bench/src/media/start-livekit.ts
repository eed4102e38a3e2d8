import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { isInOwnNetwork, meetingAddress } from '../own-network.ts'
import { waitUntil } from '../product/processes.ts'
import type { Door } from './callers/tasks.ts'

export type Livekit = { binary: string } | { missing: string }

/** LiveKit's own server: the one that LIVEKIT_SERVER names, or the one that Go builds, once. */
export function findLivekit(): Livekit {
  const named = process.env.LIVEKIT_SERVER || undefined
  if (named !== undefined)
    return existsSync(named) ? { binary: named } : { missing: `there is no ${named}` }
  const { status, stdout, stderr } = spawnSync(process.execPath, [BUILD], { encoding: 'utf8' })
  return status === 0
    ? { binary: stdout.trim() }
    : { missing: stderr.trim().split('\n').at(-1) ?? 'it cannot be built' }
}

/** Some minutes, once, and only where there is a network: it says what it does meanwhile. */
export function buildLivekit(): void {
  if (process.env.LIVEKIT_SERVER) return
  spawnSync(process.execPath, [BUILD], { stdio: ['ignore', 'ignore', 'inherit'] })
}

const BUILD = fileURLToPath(new URL('../../../tools/livekit.mjs', import.meta.url))

const PATIENCE_MS = 30_000

export async function startLivekit(
  belongings: AsyncDisposableStack,
  { binary, number, webhook }: { binary: string; number: number; webhook?: string },
): Promise<{ door: Door; pid: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'colloquy-bench-livekit-'))
  belongings.defer(() => rm(folder, { recursive: true }))
  const [key, secret, address] = [
    'bench',
    'a-secret-of-benches-only-that-is-long',
    meetingAddress(),
  ]
  const port = FIRST_PORT + number * PORTS_EACH
  // JSON is YAML.
  const settings = {
    port,
    bind_addresses: [address],
    keys: { [key]: secret },
    logging: { level: 'error' },
    rtc: {
      node_ip: address,
      use_external_ip: false,
      // It believes all its addresses to be the one that it names, and listens at the first.
      enable_loopback_candidate: !isInOwnNetwork(),
      ips: { includes: [`${address}/32`] },
      // As ours: it waits for the checks of others, at one port.
      use_ice_lite: true,
      udp_port: port + 1,
      tcp_port: port + 2,
    },
    ...(webhook === undefined ? {} : { webhook: { api_key: key, urls: [webhook] } }),
  }
  await writeFile(join(folder, 'config.yaml'), JSON.stringify(settings))
  const child = spawn(binary, ['--config', join(folder, 'config.yaml')], {
    detached: true,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  belongings.defer(async () => {
    if (child.exitCode !== null) return
    child.kill('SIGKILL')
    await once(child, 'close')
  })
  const isThere = () =>
    fetch(`http://${address}:${port}/`).then(
      ({ ok }) => ok,
      () => false,
    )
  if (!(await waitUntil(isThere, { ms: PATIENCE_MS, everyMs: 50 })))
    throw new Error('livekit-server does not listen')
  return { door: { address, port, key, secret }, pid: child.pid ?? 0 }
}

/** Outside of what the machine gives to whoever asks for any. */
const FIRST_PORT = 27_880
const PORTS_EACH = 10
