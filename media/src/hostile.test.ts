import { randomBytes } from 'node:crypto'
import { createSocket, type Socket } from 'node:dgram'
import { once } from 'node:events'
import { connect } from 'node:net'
import {
  JoinRequest,
  Ping,
  SessionDescription,
  SignalRequest,
  SignalResponse,
  WrappedJoinRequest,
} from '@livekit/protocol'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { damaged } from './fuzz/damage.ts'
import { OFFER } from './fuzz/offers.ts'
import { isSameToken } from './fuzz/readers/tokens.ts'
import { writeCheck } from './fuzz/stun-checks.ts'
import { type MediaServer, startMediaServer } from './media-server.ts'
import { readSettings } from './settings.ts'
import { frameOf } from './transport/framing.ts'
import { signToken } from './wire/tokens.ts'

/** What somebody may try who holds a good token, or none: the others in the room notice nothing. */

const KEYS = new Map([['key', 'a secret that nobody guesses']])
let server: MediaServer
beforeAll(async () => {
  server = await startMediaServer(
    readSettings(['--keys', `key:${KEYS.get('key')}`, '--port', '0', '--most-joins', '10000']),
  )
})
afterAll(() => server.stop())

const tokenFor = (identity: string): Promise<string> =>
  signToken(KEYS, {
    apiKey: 'key',
    claims: {
      sub: identity,
      name: '',
      kind: 'standard',
      metadata: '',
      attributes: {},
      video: { roomJoin: true, room: 'the room' },
    },
  })

const address = (token: string, request = new JoinRequest()): string => {
  const wrapped = new WrappedJoinRequest({ joinRequest: request.toBinary() })
  const join = Buffer.from(wrapped.toBinary()).toString('base64url') || 'CAA='
  return `ws://127.0.0.1:${server.port}/rtc/v1?access_token=${token}&join_request=${join}`
}

type Visitor = {
  socket: WebSocket
  said: SignalResponse[]
  send: (frame: Uint8Array) => void
  /** Something more was said, or it is over. */
  next: () => Promise<void>
}

async function come(identity: string, request?: JoinRequest): Promise<Visitor> {
  const socket = new WebSocket(address(await tokenFor(identity), request))
  const said: SignalResponse[] = []
  let more = Promise.withResolvers<void>()
  const wake = () => {
    more.resolve()
    more = Promise.withResolvers()
  }
  socket.on('message', (frame: Buffer) => {
    said.push(SignalResponse.fromBinary(frame))
    wake()
  })
  socket.on('close', wake)
  socket.on('error', () => {})
  await once(socket, 'open')
  return { socket, said, send: (frame) => socket.send(frame), next: () => more.promise }
}

/** Asks until there is an answer, so it ends only with a server that lives and knows the asker. */
async function isAnswered({ socket, said, next }: Visitor): Promise<boolean> {
  const timestamp = BigInt(randomBytes(4).readUInt32BE())
  const message = { case: 'pingReq' as const, value: new Ping({ timestamp }) }
  socket.send(new SignalRequest({ message }).toBinary())
  const isThere = () =>
    said.some(
      ({ message: { case: kind, value } }) =>
        kind === 'pongResp' && value.lastPingTimestamp === timestamp,
    )
  while (!isThere() && socket.readyState === WebSocket.OPEN) await next()
  return isThere()
}

const spoiled = (bytes: Buffer): fc.Arbitrary<Buffer> =>
  fc.gen().map((gen) => damaged([bytes], (below) => gen(fc.nat, { max: below - 1 })))

/** Of a request: what Node takes, in bytes. */
const LONGEST_HEAD = 16_384

it('of a token that was changed anywhere nothing is left', async () => {
  const token = await tokenFor('ana')
  const changed = fc.asyncProperty(spoiled(Buffer.from(token)), async (bytes) => {
    const text = bytes.toString('latin1')
    if (text === token) return true
    const query = new URLSearchParams({ access_token: text })
    const answer = await fetch(`http://127.0.0.1:${server.port}/rtc/validate?${query.toString()}`)
    // Doubled often enough it is longer than the head of a request may be, and is not even read.
    const refusal = query.toString().length > LONGEST_HEAD - 1000 ? [401, 431] : [401]
    return refusal.includes(answer.status) || isSameToken(text, token)
  })
  const found = await fc.check(changed, { numRuns: 400 })
  expect(found.counterexample).toBeNull()
})

it('who sends what nobody can read is put out, and nobody else', async () => {
  const bystander = await come('bystander')
  const offer = new SessionDescription({ type: 'offer', sdp: 'v=0\r\nm=audio', id: 1 })
  const messages: SignalRequest['message'][] = [
    { case: 'offer', value: offer },
    { case: 'answer', value: offer },
    { case: 'ping', value: 7n },
  ]
  const frames = messages.map((message) => Buffer.from(new SignalRequest({ message }).toBinary()))
  const anything = fc.asyncProperty(
    fc.oneof(
      fc.uint8Array({ minLength: 1, maxLength: 200 }).map((bytes) => Buffer.from(bytes)),
      ...frames.map(spoiled),
    ),
    async (frame) => {
      const intruder = await come('intruder')
      intruder.send(frame)
      intruder.socket.close()
      return isAnswered(bystander)
    },
  )
  expect((await fc.check(anything, { numRuns: 150 })).failed).toBe(false)
  bystander.socket.close()
})

it('a frame longer than any client sends ends the link that it came by', async () => {
  const bystander = await come('bystander')
  const intruder = await come('intruder')
  intruder.send(Buffer.alloc(2 * 1024 * 1024))
  await once(intruder.socket, 'close')
  expect(await isAnswered(bystander)).toBe(true)
  bystander.socket.close()
})

const credentialsIn = (sdp: string): { ufrag: string; password: string } => ({
  ufrag: /a=ice-ufrag:(.+)\r/.exec(sdp)?.[1] ?? '',
  password: /a=ice-pwd:(.+)\r/.exec(sdp)?.[1] ?? '',
})

const check = ({ ufrag, password }: { ufrag: string; password: string }): Buffer =>
  writeCheck({ username: `${ufrag}:mine`, password, isNomination: true })

const sendTo = (socket: Socket, datagram: Buffer): void =>
  socket.send(datagram, server.udpPort ?? 0, '127.0.0.1')

it('an address that is none, or a number that is none in it, harms nobody but who asks', async () => {
  const bystander = await come('bystander')
  for (const headers of ['', 'Connection: Upgrade\r\nUpgrade: websocket\r\n']) {
    const socket = connect(server.port, '127.0.0.1')
    socket.write(`GET // HTTP/1.1\r\nHost: media\r\nConnection: close\r\n${headers}\r\n`)
    const [answer] = (await once(socket, 'data')) as [Buffer]
    expect(answer.toString()).toMatch(/^HTTP\/1.1 404 /)
    socket.destroy()
  }
  const token = await tokenFor('intruder')
  for (const number of ['1.5', '1e10', '-99999999999']) {
    const link = new WebSocket(
      `ws://127.0.0.1:${server.port}/rtc?access_token=${token}&client_protocol=${number}`,
    )
    await once(link, 'message')
    link.close()
  }
  expect(await isAnswered(bystander)).toBe(true)
  bystander.socket.close()
})

it('who did not prove to be expected is sent nothing at all', async () => {
  const socket = createSocket('udp4').bind(0, '127.0.0.1')
  await once(socket, 'listening')
  let answers = 0
  socket.on('message', () => (answers += 1))
  const before = server.counts().datagrams.unknown
  for (let n = 0; n < 200; n += 1) sendTo(socket, randomBytes(1 + (n % 150)))
  sendTo(socket, check({ ufrag: 'nobody', password: 'known' }))
  const bystander = await come('bystander')
  while (server.counts().datagrams.unknown < before + 200) await isAnswered(bystander)
  expect(answers).toBe(0)
  bystander.socket.close()
  socket.close()
})

it('a flood of TCP connections that prove nothing keeps nobody out who does', async () => {
  const { credentials } = await comeWithMedia('newcomer')
  const reach = () => {
    const socket = connect(server.tcpPort ?? 0, '127.0.0.1')
    // The server hangs up on those who are too many.
    return socket.on('error', () => {})
  }
  const flood = Array.from({ length: 300 }, reach)
  await Promise.all(flood.map((socket) => once(socket, 'connect')))
  const genuine = reach()
  genuine.write(frameOf(check(credentials)))
  const [proof] = (await once(genuine, 'data')) as [Buffer]
  expect(proof.readUInt16BE(2)).toBe(0x0101)
  expect(server.counts().connections).toMatchObject({ proven: 1, unproven: 63 })
  for (const socket of [genuine, ...flood]) socket.destroy()
})

/** Somebody with credentials, so that what comes with them is let in. */
async function comeWithMedia(identity: string) {
  const publisherOffer = new SessionDescription({ type: 'offer', sdp: OFFER, id: 1 })
  const visitor = await come(identity, new JoinRequest({ publisherOffer }))
  const answer = () =>
    visitor.said.flatMap(({ message }) => (message.case === 'answer' ? [message.value.sdp] : []))[0]
  while (answer() === undefined) await visitor.next()
  return { visitor, credentials: credentialsIn(answer() ?? '') }
}

type Line = { send: (datagram: Buffer) => void; close: () => void }

/** Proven, over UDP or TCP. */
async function openLine(over: 'UDP' | 'TCP', proof: Buffer): Promise<Line> {
  if (over === 'TCP') {
    const socket = connect(server.tcpPort ?? 0, '127.0.0.1')
    // The server hangs up on who ends what was begun.
    socket.on('error', () => {})
    socket.write(frameOf(proof))
    await once(socket, 'data')
    return {
      send: (datagram) => void socket.write(frameOf(datagram)),
      close: () => void socket.destroy(),
    }
  }
  const socket = createSocket('udp4').bind(0, '127.0.0.1')
  await once(socket, 'listening')
  sendTo(socket, proof)
  const [answer] = (await once(socket, 'message')) as [Buffer]
  expect(answer.readUInt16BE(0)).toBe(0x0101)
  return { send: (datagram) => sendTo(socket, datagram), close: () => void socket.close() }
}

it.each(['UDP', 'TCP'] as const)(
  'whatever somebody sends over %s who was let in, the server goes on',
  async (over) => {
    const bystander = await come('bystander')
    const { visitor: intruder, credentials } = await comeWithMedia('intruder')
    const line = await openLine(over, check(credentials))
    const hello = Buffer.from('16feff00000000000000000038010000', 'hex')
    const anything = fc.asyncProperty(
      // DTLS of every kind, RTP, RTCP, and what is none of them.
      fc.constantFrom(20, 21, 22, 23, 63, 128, 144, 191, 200),
      fc.oneof(fc.uint8Array({ maxLength: 300 }), spoiled(hello)),
      async (first, rest) => {
        line.send(Buffer.concat([Buffer.of(first), rest]))
        return isAnswered(bystander)
      },
    )
    expect((await fc.check(anything, { numRuns: 400 })).failed).toBe(false)
    for (const visitor of [bystander, intruder]) visitor.socket.close()
    line.close()
  },
)
