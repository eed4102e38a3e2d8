import { setTimeout as sleep } from 'node:timers/promises'
import { type Connection, openConnection } from './connection.ts'
import type { Load, LoadResult, Pace, Request } from './load.ts'

/** A process of its own: what it costs is not counted as the server's, nor waits for who measures. */

process.on('message', (load: Load) => {
  void run(load).then((result) => process.send?.(result))
})
process.on('disconnect', () => process.exit(0))
process.on('SIGINT', () => {})

async function run({ port, requests, pace }: Load): Promise<LoadResult> {
  const result: LoadResult = { statuses: {}, milliseconds: [] }
  const messages = requests.map(toBytes)
  let sent = 0
  const ask = async (connection: Connection): Promise<boolean> => {
    const message = messages[sent++ % messages.length] ?? Buffer.alloc(0)
    const startedAt = performance.now()
    const status = await connection.send(message).catch(() => 0)
    result.statuses[status] = (result.statuses[status] ?? 0) + 1
    if (status === 200) result.milliseconds.push(performance.now() - startedAt)
    return status !== 0
  }
  switch (pace.kind) {
    case 'together':
      await askTogether({ port, pace, ask, isDone: () => sent >= pace.count })
      break
    case 'steady':
      await askSteadily({ port, pace, ask })
      break
  }
  return result
}

type Ask = (connection: Connection) => Promise<boolean>

async function askTogether(of: {
  port: number
  pace: Pace & { kind: 'together' }
  ask: Ask
  isDone: () => boolean
}): Promise<void> {
  const askOnAndOn = async () => {
    const connection = await openConnection(of.port)
    while (!of.isDone()) await of.ask(connection)
    connection.close()
  }
  await Promise.all(Array.from({ length: of.pace.connections }, askOnAndOn))
}

/** The connections are those of a browser or a proxy: kept as long as they work, more when all wait. */
async function askSteadily(of: {
  port: number
  pace: Pace & { kind: 'steady' }
  ask: Ask
}): Promise<void> {
  const idle: Connection[] = []
  const askOnce = async () => {
    const connection = idle.pop() ?? (await openConnection(of.port))
    if (await of.ask(connection)) idle.push(connection)
    else connection.close()
  }
  const { perSecond, seconds } = of.pace
  const startedAt = performance.now()
  const asked: Promise<void>[] = []
  for (let turn = 0; turn < perSecond * seconds; turn += 1) {
    const waitMs = startedAt + (turn * 1000) / perSecond - performance.now()
    if (waitMs > 0) await sleep(waitMs)
    asked.push(askOnce())
  }
  await Promise.all(asked)
  for (const connection of idle) connection.close()
}

function toBytes({ method, path, headers = {}, body }: Request): Buffer {
  const content = body === undefined ? '' : JSON.stringify(body)
  const all = {
    host: '127.0.0.1',
    ...(body === undefined ? {} : { 'content-type': 'application/json' }),
    ...(method === 'GET' ? {} : { 'content-length': `${Buffer.byteLength(content)}` }),
    ...headers,
  }
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`)
  return Buffer.from(`${method} ${path} HTTP/1.1\r\n${lines.join('')}\r\n${content}`)
}
