import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readdirSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { meetingAddress } from '../own-network.ts'
import type { Door } from './callers/tasks.ts'

/** Our media server, alone. */
export type Server = {
  door: Door
  udpPort: number
  pid: number
  /** After its garbage was collected. */
  vitals: () => Promise<Vitals>
}

/** As the server prints them. */
type Printed = {
  counts: {
    rooms: number
    participants: number
    packets: { received: number; forwarded: number; refused: number; unheard: number }
    datagrams: { received: number; sent: number; unknown: number; unsent: number }
  }
  memory: { rss: number; heapUsed: number; external: number }
  waitsFor: Record<string, number>
}

export type Vitals = Printed & { descriptors: number }

export async function startServer(belongings: AsyncDisposableStack): Promise<Server> {
  const [key, secret] = ['bench', 'a-secret-of-benches-only-that-is-long']
  const address = meetingAddress()
  const child = spawn(
    process.execPath,
    [
      ...['--expose-gc', MAIN, '--port', '0', '--keys', `${key}:${secret}`],
      ...['--host', address, '--bind', address, '--most-rooms', '20000', '--most-joins', '100000'],
    ],
    // Ctrl-C reaches us alone, and we end it; by the channel it ends with us when we are killed.
    { detached: true, stdio: ['ignore', 'pipe', 'inherit', 'ipc'] },
  )
  belongings.defer(() => void child.kill('SIGKILL'))
  if (child.stdout === null) throw new Error('the media server cannot be heard')
  const lines = createInterface(child.stdout)
  const ended = once(child, 'close').then(() => {
    throw new Error('the media server ended')
  })
  ended.catch(() => {})
  const nextLine = async (): Promise<Record<string, unknown>> => {
    const [line] = (await Promise.race([once(lines, 'line'), ended])) as [string]
    return JSON.parse(line)
  }
  const { listening } = (await nextLine()) as { listening: { port: number; udpPort: number } }
  const pid = child.pid ?? 0
  return {
    door: { address, port: listening.port, key, secret },
    udpPort: listening.udpPort,
    pid,
    async vitals() {
      const line = nextLine()
      child.kill('SIGUSR2')
      const { vitals } = (await line) as { vitals: Printed }
      return { ...vitals, descriptors: readdirSync(`/proc/${pid}/fd`).length }
    },
  }
}

const MAIN = fileURLToPath(new URL('../../../media/src/main.ts', import.meta.url))
