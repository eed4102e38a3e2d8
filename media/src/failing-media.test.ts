import { on } from 'node:events'
import {
  JoinRequest,
  ReconnectReason,
  SessionDescription,
  SignalRequest,
  SignalResponse,
  WrappedJoinRequest,
} from '@livekit/protocol'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { type MediaServer, startMediaServer } from './media-server.ts'
import { readSettings } from './settings.ts'
import { signToken } from './wire/tokens.ts'

/** Of somebody whose media fails though their signals come through: which ways they are told of next. */

const KEYS = new Map([['key', 'a secret that nobody guesses']])
let server: MediaServer
beforeAll(async () => {
  server = await startMediaServer(readSettings(['--keys', `key:${KEYS.get('key')}`, '--port', '0']))
})
afterAll(() => server.stop())

type Path = '/rtc' | '/rtc/v1'
type Return = { sid: string; reason: ReconnectReason }

type Link = { socket: WebSocket; said: AsyncIterator<Said, void> }

async function open(path: Path, room: string, back?: Return): Promise<Link> {
  const token = await signToken(KEYS, {
    apiKey: 'key',
    claims: {
      sub: 'ana',
      name: '',
      kind: 'standard',
      metadata: '',
      attributes: {},
      video: { roomJoin: true, room },
    },
  })
  const query = new URLSearchParams({ access_token: token, ...wordsOf(path, back) })
  const socket = new WebSocket(`ws://127.0.0.1:${server.port}${path}?${query.toString()}`)
  onTestFinished(() => socket.terminate())
  const frames = on(socket, 'message', { close: ['close'] })
  return { socket, said: read(frames) }
}

async function* read(frames: AsyncIterable<unknown[]>): AsyncGenerator<Said, void> {
  for await (const [frame] of frames) yield SignalResponse.fromBinary(frame as Buffer).message
}

function wordsOf(path: Path, back?: Return): Record<string, string> {
  const { sid = '', reason = 0 } = back ?? {}
  const reconnect = back !== undefined
  if (path === '/rtc')
    return reconnect ? { reconnect: '1', sid, reconnect_reason: `${reason}` } : {}
  const join = new JoinRequest({ reconnect, participantSid: sid, reconnectReason: reason })
  const wrapped = new WrappedJoinRequest({ joinRequest: join.toBinary() }).toBinary()
  return { join_request: Buffer.from(wrapped).toString('base64url') || 'CAA=' }
}

type Said = SignalResponse['message']
type Found<Case> = Extract<Said, { case: Case }>

/** The next of that kind. What was said before it is passed over. */
async function hear<Case extends Said['case']>({ said }: Link, kind: Case): Promise<Found<Case>> {
  for (;;) {
    const { done, value } = await said.next()
    if (done === true) throw new Error(`the link ended before ${kind} was said`)
    if (value.case === kind) return value as Found<Case>
  }
}

let offers = 0

/** Each with credentials of its own, as after a restart of ICE. */
function offer(): SessionDescription {
  offers += 1
  const sdp = [
    'v=0',
    'o=- 1 2 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    `a=fingerprint:sha-256 ${Array.from({ length: 32 }, () => 'AB').join(':')}`,
    'm=application 9 UDP/DTLS/SCTP webrtc-datachannel',
    'a=mid:0',
    `a=ice-ufrag:mine${offers}`,
    'a=ice-pwd:0123456789012345678901',
    'a=sctp-port:5000',
    '',
  ].join('\r\n')
  return new SessionDescription({ type: 'offer', sdp, id: offers })
}

const protocolsIn = (sdp: string): string[] =>
  [...sdp.matchAll(/a=candidate:\d+ 1 (\w+)/g)].map(([, protocol = '']) => protocol)

/** What the client is told of by the next description: the server's offer on /rtc, an answer on /rtc/v1. */
async function waysToldOf(path: Path, link: Link): Promise<string[]> {
  if (path === '/rtc') return protocolsIn((await hear(link, 'offer')).value.sdp)
  const message: SignalRequest['message'] = { case: 'offer', value: offer() }
  link.socket.send(new SignalRequest({ message }).toBinary())
  return protocolsIn((await hear(link, 'answer')).value.sdp)
}

describe.each(['/rtc', '/rtc/v1'] as const)('somebody on %s', (path) => {
  const come = async (room: string) => {
    const link = await open(path, room)
    const { value } = await hear(link, 'join')
    return { sid: value.participant?.sid ?? '', ways: await waysToldOf(path, link) }
  }
  const comeBack = async (room: string, back: Return) => {
    const link = await open(path, room, back)
    await hear(link, 'reconnect')
    return waysToldOf(path, link)
  }

  it('is told of both ways, UDP first', async () => {
    expect((await come(`both ${path}`)).ways).toEqual(['udp', 'tcp'])
  })

  it('whose signals were cut is told of both again', async () => {
    const room = `cut ${path}`
    const { sid } = await come(room)
    const back = { sid, reason: ReconnectReason.RR_SIGNAL_DISCONNECTED }
    expect(await comeBack(room, back)).toEqual(['udp', 'tcp'])
  })

  it.each([
    ['what they send', ReconnectReason.RR_PUBLISHER_FAILED],
    ['what they hear', ReconnectReason.RR_SUBSCRIBER_FAILED],
  ])(
    'for whom %s failed is told of TCP alone, and of both when that failed too',
    async (_, reason) => {
      const room = `failed ${reason} ${path}`
      const { sid } = await come(room)
      expect(await comeBack(room, { sid, reason })).toEqual(['tcp'])
      expect(await comeBack(room, { sid, reason })).toEqual(['udp', 'tcp'])
    },
  )
})
