import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { findLivekit, NO_LIVEKIT } from './livekit-binary.ts'
import { stopProcess } from './processes.ts'
import { API_KEY, API_SECRET, type Target, type TargetWishes } from './target.ts'

const POLL_MS = 50

export async function openLivekit(wishes: TargetWishes): Promise<Target> {
  const binary = findLivekit()
  if (binary === undefined) throw new Error(NO_LIVEKIT)
  const [port, tcpPort] = [await freePort(), await freePort()]
  const folder = await mkdtemp(join(tmpdir(), 'colloquy-livekit-'))
  const config = join(folder, 'config.yaml')
  // JSON is YAML.
  await writeFile(config, JSON.stringify(settings({ port, tcpPort, ...wishes })))
  const child = spawn(binary, ['--config', config], {
    stdio: ['ignore', 'ignore', process.env.CONFORMANCE_LOGS ? 'inherit' : 'ignore'],
  })
  const ended = once(child, 'close').then(() => 'ended' as const)
  while (!(await answers(port)))
    if ((await Promise.race([pause(POLL_MS), ended])) === 'ended')
      throw new Error('livekit-server ended before it was listening: see CONFORMANCE_LOGS=1')
  return {
    name: 'livekit',
    url: `ws://127.0.0.1:${port}`,
    apiKey: API_KEY,
    apiSecret: API_SECRET,
    stop: async () => {
      await stopProcess(child)
      await rm(folder, { recursive: true })
    },
  }
}

const settings = ({
  port,
  tcpPort,
  webhook,
  withoutUdp = false,
}: { port: number; tcpPort: number } & TargetWishes) => ({
  port,
  bind_addresses: ['127.0.0.1'],
  keys: { [API_KEY]: API_SECRET },
  logging: { level: process.env.CONFORMANCE_LOGS ?? 'error' },
  rtc: {
    use_external_ip: false,
    enable_loopback_candidate: true,
    // Its usual one is taken by whoever runs beside it.
    tcp_port: tcpPort,
    force_tcp: withoutUdp,
    // Its own range, away from the ports that the machine gives to whoever asks for any.
    port_range_start: 50000,
    port_range_end: 60000,
  },
  ...(webhook === undefined ? {} : { webhook: { api_key: API_KEY, urls: [webhook] } }),
})

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/`).then(
    ({ ok }) => ok,
    () => false,
  )

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  server.close()
  await once(server, 'close')
  return port
}
