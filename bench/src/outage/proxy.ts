import { connect, createServer, type Server, type Socket } from 'node:net'
import { connectTo, socketOf } from '../product/database.ts'
import { findFreePort } from '../product/free-port.ts'
import { findPlace, type Place, startProduct } from '../product/start-product.ts'
import type { Subject } from './measure-outage.ts'

/** Stands between a server and its database, as a network does, and fails as one. */
export type Proxy = {
  /** Connections break, and new ones are refused. */
  cut: () => void
  /** Nothing gets through, and nobody is told. */
  silence: () => void
  /** What was held back arrives after all. */
  restore: () => Promise<void>
  /** Connections from before stay silent for ever. */
  restoreForgetfully: () => Promise<void>
}

/** A product whose database is the one of another product, at the far end of a proxy. */
export async function startBehindProxy(
  belongings: AsyncDisposableStack,
  near: Place,
): Promise<{ far: Subject; proxy: Proxy }> {
  const database = await connectTo(near, { role: 'postgres' })
  await database.query('create database far owner colloquy')
  await database.end()
  const port = await findFreePort()
  const proxy = await startProxy(belongings, { from: port, to: socketOf(near) })
  const url = `postgresql://colloquy@127.0.0.1:${port}/far?sslmode=disable`
  const product = await startProduct(await findPlace(belongings), { DATABASE_URL: url })
  return {
    far: { product, connect: () => connectTo(near, { role: 'colloquy', database: 'far' }) },
    proxy,
  }
}

type Line = { near: Socket; far: Socket }

async function startProxy(
  belongings: AsyncDisposableStack,
  { from, to }: { from: number; to: string },
): Promise<Proxy> {
  const lines = new Set<Line>()
  let isSilent = false
  const server = createServer((near) => {
    const line = { near, far: connect(to) }
    lines.add(line)
    join(line, () => lines.delete(line))
    if (isSilent) hold(line)
  })
  const drop = () => {
    server.close()
    for (const { near } of lines) near.resetAndDestroy()
  }
  const restore = async () => {
    isSilent = false
    for (const line of lines) release(line)
    if (!server.listening) await listen(server, from)
  }
  await listen(server, from)
  belongings.defer(drop)
  return {
    cut: drop,
    silence: () => {
      isSilent = true
      for (const line of lines) hold(line)
    },
    restore,
    restoreForgetfully: () => {
      lines.clear()
      return restore()
    },
  }
}

function join({ near, far }: Line, onEnd: () => void): void {
  const ways = [
    [near, far],
    [far, near],
  ] as const
  for (const [from, to] of ways) {
    from.on('data', (bytes) => to.write(bytes))
    from.on('error', () => {})
    from.on('close', () => {
      to.destroy()
      onEnd()
    })
  }
}

/** What comes stays in the kernel, which tells the sender that it has arrived. */
function hold({ near, far }: Line): void {
  near.pause()
  far.pause()
}

function release({ near, far }: Line): void {
  near.resume()
  far.resume()
}

const listen = (server: Server, port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, '127.0.0.1', () => {
      server.off('error', reject)
      resolve()
    })
  })
