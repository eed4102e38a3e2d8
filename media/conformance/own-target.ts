import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { stopProcess } from './processes.ts'
import { API_KEY, API_SECRET, type Target, type TargetWishes } from './target.ts'

const MAIN = fileURLToPath(new URL('../src/main.ts', import.meta.url))

export async function openOwn({ webhook, withoutUdp }: TargetWishes): Promise<Target> {
  const args = [MAIN, '--port', '0', '--keys', `${API_KEY}:${API_SECRET}`]
  if (webhook !== undefined) args.push('--webhook', webhook)
  if (withoutUdp === true) args.push('--udp-ports', 'off')
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  const { promise: listening, resolve } = Promise.withResolvers<{ port: number }>()
  createInterface(child.stdout).on('line', (line) => {
    if (line.startsWith('{"listening"')) resolve(JSON.parse(line).listening)
  })
  const outcome = await Promise.race([listening, once(child, 'close')])
  if (!('port' in outcome)) throw new Error('our media server ended before it was listening')
  return {
    name: 'ours',
    url: `ws://127.0.0.1:${outcome.port}`,
    apiKey: API_KEY,
    apiSecret: API_SECRET,
    stop: () => stopProcess(child),
  }
}
