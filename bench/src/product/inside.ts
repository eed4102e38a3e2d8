import { readdirSync } from 'node:fs'
import { WebSocket } from 'ws'
import { signal, waitUntil } from './processes.ts'

/**
 * What a process of Node holds, after its garbage was collected: asked by the door that Node opens for whoever
 * may send it a signal. One process at a time: all open the same door, and it is closed again.
 */
export type Inside = {
  pid: number
  objectBytes: number
  /** What the engine of JavaScript has of the system for them, used or not. */
  heapBytes: number
  /** What belongs to objects outside of the heap: sound, models. */
  besideBytes: number
  /** Sockets, timers and the like that it waits for. */
  handles: number
  descriptors: number
  /** Also of libraries that are no JavaScript: each takes time, and says nothing of itself. */
  threads: number
}

const DOOR = 'http://127.0.0.1:9229/json'
const PATIENCE_MS = 5_000

export async function lookInside(pid: number): Promise<Inside> {
  signal(pid, 'SIGUSR1')
  let address: string | null = null
  const isOpen = await waitUntil(async () => (address = await findDoor()) !== null, {
    ms: PATIENCE_MS,
    everyMs: 50,
  })
  if (!isOpen || address === null) throw new Error(`process ${pid} cannot be looked into`)
  const door = await openDoor(address)
  // The second time finds what the first has only let go.
  for (let n = 0; n < 2; n += 1) await door.ask('HeapProfiler.collectGarbage')
  const { result } = (await door.ask('Runtime.evaluate', {
    expression: LOOK,
    returnByValue: true,
  })) as { result: { value: Omit<Inside, 'descriptors' | 'threads'> } }
  await door.ask('Runtime.evaluate', { expression: CLOSE })
  door.leave()
  await waitUntil(async () => (await findDoor()) === null, { ms: PATIENCE_MS, everyMs: 50 })
  if (result.value.pid !== pid) throw new Error(`another process than ${pid} has answered`)
  const count = (what: 'fd' | 'task') => readdirSync(`/proc/${pid}/${what}`).length
  return { ...result.value, descriptors: count('fd'), threads: count('task') }
}

const LOOK = `(() => {
  const { heapUsed, heapTotal, external } = process.memoryUsage()
  return {
    pid: process.pid,
    objectBytes: heapUsed,
    heapBytes: heapTotal,
    besideBytes: external,
    handles: process.getActiveResourcesInfo().length,
  }
})()`

/** After it has answered: closing waits until nobody is connected any more. */
const CLOSE = `void setTimeout(() => process.getBuiltinModule('node:inspector').close(), 100)`

async function findDoor(): Promise<string | null> {
  const targets = await fetch(DOOR, { signal: AbortSignal.timeout(1_000) }).then(
    (answer) => answer.json() as Promise<{ webSocketDebuggerUrl: string }[]>,
    () => [],
  )
  return targets[0]?.webSocketDebuggerUrl ?? null
}

async function openDoor(address: string) {
  const socket = new WebSocket(address)
  const waiting = new Map<number, (result: unknown) => void>()
  await new Promise((resolve, reject) => {
    socket.once('open', resolve).once('error', reject)
  })
  socket.on('message', (data: Buffer) => {
    const { id, result } = JSON.parse(data.toString()) as { id: number; result: unknown }
    waiting.get(id)?.(result)
    waiting.delete(id)
  })
  let asked = 0
  return {
    ask(method: string, params: object = {}): Promise<unknown> {
      asked += 1
      const id = asked
      const { promise, resolve } = Promise.withResolvers<unknown>()
      waiting.set(id, resolve)
      socket.send(JSON.stringify({ id, method, params }))
      return promise
    },
    leave: () => socket.terminate(),
  }
}
