import { createSocket } from 'node:dgram'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { Refusal } from '../refusal.ts'

/** Said before anything else is started, and waited for a little: who held it may be just ending. */
export async function requireFreePort(wanted: {
  host: string
  port: number
  patienceMs: number
  signal?: AbortSignal
}): Promise<void> {
  const deadline = Date.now() + wanted.patienceMs
  for (;;) {
    const obstacle = await findPortObstacle(wanted)
    if (obstacle === null) return
    if (obstacle.code !== 'EADDRINUSE' || Date.now() > deadline) throw new Refusal(obstacle.reason)
    await sleep(50, undefined, { signal: wanted.signal })
  }
}

/** Null when one can listen there. */
export async function findPortObstacle(at: {
  host: string
  port: number
}): Promise<{ code: string; reason: string } | null> {
  try {
    await listenBriefly(at)
    return null
  } catch (error) {
    const { code = '', message } = error as NodeJS.ErrnoException
    return { code, reason: inWords({ ...at, code, message }) }
  }
}

/** A port that is free now, for what listens on this machine only. */
export const findFreePort = (): Promise<number> => listenBriefly({ host: '127.0.0.1', port: 0 })

/** The first that is free, or why the last of them is not. */
export async function findFreeUdpPort(among: {
  address: string
  range: [number, number]
}): Promise<number | { code: string }> {
  const [from, to] = among.range
  let code = ''
  for (let port = from; port <= to; port += 1) {
    try {
      await bindBriefly({ address: among.address, port })
      return port
    } catch (error) {
      code = (error as NodeJS.ErrnoException).code ?? ''
    }
  }
  return { code }
}

function bindBriefly(at: { address: string; port: number }): Promise<void> {
  const socket = createSocket('udp4')
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.bind({ ...at, exclusive: true }, () => socket.close(resolve))
  })
}

function listenBriefly(at: { host: string; port: number }): Promise<number> {
  const server = createServer()
  return new Promise((resolve, reject) => {
    server.once('error', reject)
    server.listen({ ...at, exclusive: true }, () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : at.port
      server.close(() => resolve(port))
    })
  })
}

function inWords(of: { host: string; port: number; code: string; message: string }): string {
  switch (of.code) {
    case 'EADDRINUSE':
      return (
        `Port ${of.port} of ${of.host} is already in use: stop what uses it, or choose another one, ` +
        `e.g. PORT=${of.port < 65535 ? of.port + 1 : of.port - 1} npm start.`
      )
    case 'EACCES':
      return `Port ${of.port} is not allowed to ordinary users here: set PORT to 1024 or more.`
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return `HOST is ${of.host}, which is not an address of this machine: set it to one that is, e.g. 127.0.0.1 or 0.0.0.0.`
    default:
      return `HOST ${of.host} and PORT ${of.port} cannot be listened on: ${of.message}.`
  }
}
