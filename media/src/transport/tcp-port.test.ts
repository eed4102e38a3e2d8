import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createFrameReader, frameOf } from './framing.ts'
import type { Source } from './ice.ts'
import { createRouting, type Routing } from './routing.ts'
import { openTcpPort, type TcpPort } from './tcp-port.ts'
import { writeCheck } from '../fuzz/stun-checks.ts'

const PASSWORD = 'the password of an endpoint'
const PROOF = writeCheck({ username: 'ours:theirs', password: PASSWORD, isNomination: true })
const FORGERY = writeCheck({ username: 'ours:theirs', password: 'a guess' })
/** Of DTLS: whatever it means. */
const WORD = Buffer.from('16feff0000', 'hex')

let routing: Routing
let port: TcpPort
let endpoint: ReturnType<typeof listenAs>

beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  routing = createRouting()
  endpoint = listenAs('ours')
  port = await openTcpPort({ bindAddress: '127.0.0.1', port: 0 }, routing)
})
afterEach(async () => {
  await port.close()
  vi.useRealTimers()
})

/** An endpoint that keeps what comes to it. */
function listenAs(ufrag: string) {
  const heard: Buffer[] = []
  let wake = Promise.withResolvers<void>()
  const state = { source: null as Source | null, lost: 0, heard }
  const woken = () => {
    wake.resolve()
    wake = Promise.withResolvers()
  }
  routing.listen(ufrag, {
    passwordOf: () => PASSWORD,
    checked({ source }) {
      state.source = source
    },
    received(datagram) {
      heard.push(Buffer.from(datagram))
      woken()
    },
    lost() {
      state.lost += 1
      woken()
    },
  })
  const until = async (holds: () => boolean) => {
    while (!holds()) await wake.promise
  }
  return Object.assign(state, { until })
}

type Client = {
  socket: Socket
  said: Buffer[]
  next: () => Promise<Buffer>
  closed: Promise<unknown>
}

async function come(): Promise<Client> {
  const socket = connect(port.port, '127.0.0.1')
  onTestFinished(() => void socket.destroy())
  const said: Buffer[] = []
  let more = Promise.withResolvers<void>()
  const read = createFrameReader((datagram) => {
    said.push(Buffer.from(datagram))
    more.resolve()
  })
  socket.on('data', read).on('error', () => {})
  const closed = new Promise((resolve) => socket.on('close', resolve))
  await once(socket, 'connect')
  const next = async () => {
    while (said.length === 0) {
      await more.promise
      more = Promise.withResolvers()
    }
    return said.shift() ?? Buffer.alloc(0)
  }
  return { socket, said, next, closed }
}

async function comeProven(): Promise<Client> {
  const client = await come()
  client.socket.write(frameOf(PROOF))
  await client.next()
  return client
}

describe('a connection is closed, and nothing was said through it,', () => {
  it.each([
    ['that begins with a forged check', frameOf(FORGERY)],
    ['that begins with anything but a check', frameOf(WORD)],
    ['that begins with an empty frame', frameOf(Buffer.alloc(0))],
    ['that begins with a giant frame', Buffer.from('ffff0001', 'hex')],
    ['that asks as a browser does', Buffer.from('GET / HTTP/1.1\r\n\r\n')],
  ])('%s', async (_, bytes) => {
    const client = await come()
    client.socket.write(bytes)
    await client.closed
    expect(client.said).toEqual([])
    expect(endpoint.heard).toEqual([])
  })

  it('that proves nothing in the time that a check takes', async () => {
    const client = await come()
    vi.advanceTimersByTime(7_000)
    await client.closed
    expect(client.said).toEqual([])
  })

  it('that says its proof too slowly', async () => {
    const client = await come()
    client.socket.write(frameOf(PROOF).subarray(0, -1))
    vi.advanceTimersByTime(7_000)
    await client.closed
    expect(client.said).toEqual([])
  })

  it('that is the oldest of too many which prove nothing; who has proven it stays', async () => {
    const proven = await comeProven()
    const oldest = await come()
    const others = await Promise.all(Array.from({ length: 64 }, come))
    await oldest.closed
    expect(port.counts()).toEqual({ proven: 1, unproven: 64, turnedAway: 1 })
    proven.socket.write(frameOf(PROOF))
    expect((await proven.next()).readUInt16BE()).toBe(0x0101)
    expect(others.filter(({ socket }) => socket.destroyed)).toEqual([])
  })
})

describe('through a connection that was proven', () => {
  it('goes what would be datagrams, both ways, however it is cut', async () => {
    const { socket, next } = await comeProven()
    const bytes = frameOf(WORD)
    socket.setNoDelay(true)
    for (const byte of bytes) {
      socket.write(Buffer.of(byte))
      await new Promise(setImmediate)
    }
    socket.write(Buffer.concat([bytes, bytes]))
    await endpoint.until(() => endpoint.heard.length === 3)
    expect(endpoint.heard).toEqual([WORD, WORD, WORD])
    endpoint.source?.send(WORD)
    expect(await next()).toEqual(WORD)
  })

  it('nothing goes any more after a giant frame', async () => {
    const { socket, closed } = await comeProven()
    socket.write(Buffer.from('ffff0001', 'hex'))
    await closed
    await endpoint.until(() => endpoint.lost === 1)
    expect(port.counts()).toMatchObject({ proven: 0, unproven: 0 })
  })

  it('nothing is heard of a forged check, which does no harm', async () => {
    const { socket, next } = await comeProven()
    socket.write(Buffer.concat([frameOf(FORGERY), frameOf(PROOF)]))
    expect((await next()).readUInt16BE()).toBe(0x0101)
    expect(routing.counts.unknown).toBe(1)
  })

  it('what its reader does not read is dropped, and others are not kept waiting', async () => {
    const { socket } = await comeProven()
    const slow = endpoint.source
    socket.pause()
    const other = await comeProven()
    const packet = Buffer.alloc(1_200, 0x80)
    // Far more than the system keeps for anybody.
    const sent = 50_000
    for (let n = 0; n < sent; n += 1) slow?.send(packet)
    expect(routing.counts.unsent).toBeGreaterThan(sent / 2)
    endpoint.source?.send(WORD)
    expect(await other.next()).toEqual(WORD)
  })

  it('who says nothing for half a minute is gone, though much is sent to them', async () => {
    const silent = await comeProven()
    vi.advanceTimersByTime(20_000)
    endpoint.source?.send(WORD)
    vi.advanceTimersByTime(12_000)
    await silent.closed
    await endpoint.until(() => endpoint.lost === 1)
    expect(port.counts().proven).toBe(0)
  })

  it('who checks now and then stays', async () => {
    const { socket, next, said } = await comeProven()
    for (let n = 0; n < 4; n += 1) {
      vi.advanceTimersByTime(20_000)
      socket.write(frameOf(PROOF))
      await next()
    }
    expect(said).toEqual([])
    expect(port.counts().proven).toBe(1)
  })
})

describe('a connection ends', () => {
  it('with the endpoint that it was for', async () => {
    const { closed } = await comeProven()
    routing.forget('ours')
    await closed
    expect(port.counts()).toMatchObject({ proven: 0, unproven: 0 })
  })

  it('when its client ends it, half or whole, and the endpoint learns of it', async () => {
    const { socket, closed } = await comeProven()
    socket.end()
    await endpoint.until(() => endpoint.lost === 1)
    await closed
    endpoint.source?.send(WORD)
    expect(routing.counts.unsent).toBe(1)
  })
})
