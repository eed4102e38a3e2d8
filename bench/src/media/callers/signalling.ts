import {
  AddTrackRequest,
  ClientInfo,
  ClientInfo_SDK,
  ConnectionSettings,
  JoinRequest,
  SessionDescription,
  SignalRequest,
  SignalResponse,
  TrackSource,
  TrackType,
  WrappedJoinRequest,
} from '@livekit/protocol'
import { AccessToken, RoomConfiguration } from 'livekit-server-sdk'
import { WebSocket } from 'ws'
import type { Door } from './tasks.ts'

type Message = SignalResponse['message']
type Case = NonNullable<Message['case']>
type ValueOf<C extends Case> = Extract<Message, { case: C }>['value']

/** The WebSocket of one caller. */
export type Signalling = {
  send: (message: SignalRequest['message']) => void
  /** The next such message. */
  next: <C extends Case>(wanted: C) => Promise<ValueOf<C>>
  onMessage: (message: Message) => void
  /** As when the network goes away. */
  cut: () => void
  closed: Promise<void>
}

/** Where the room is, and what lets somebody in. */
export type Pass = { url: string; token: string }

export type Knock = {
  /** What goes out with the request to join. */
  speaking?: { trackId: string; offer: string }
  /** The sid of one whose link was cut. */
  resuming?: string
}

/** Nothing was heard yet when it resolves, so that nothing is missed. */
export async function knock(pass: Pass, knock: Knock = {}): Promise<Signalling> {
  const url = new URL('/rtc/v1', pass.url)
  url.searchParams.set('access_token', pass.token)
  url.searchParams.set('join_request', joinRequest(knock))
  const socket = new WebSocket(url, { perMessageDeflate: false })
  const waiting = new Map<string, (value: unknown) => void>()
  let failure = 'hung up'
  socket.on('error', ({ message }) => (failure = message))
  const closed = new Promise<void>((resolve) => void socket.once('close', () => resolve()))
  const signalling: Signalling = {
    send: (message) => socket.send(new SignalRequest({ message }).toBinary()),
    next<C extends Case>(wanted: C) {
      const { promise, resolve, reject } = Promise.withResolvers<ValueOf<C>>()
      waiting.set(wanted, resolve as (value: unknown) => void)
      void closed.then(() => reject(new Error(`no ${wanted} came from the server: ${failure}`)))
      // Nobody may be waiting for it any more.
      promise.catch(() => {})
      return promise
    },
    onMessage: () => {},
    cut: () => socket.terminate(),
    closed,
  }
  socket.on('message', (data: Buffer) => {
    const { message } = SignalResponse.fromBinary(data)
    if (message.case === undefined) return
    signalling.onMessage(message)
    const take = waiting.get(message.case)
    waiting.delete(message.case)
    take?.(message.value)
  })
  return signalling
}

/** Rooms end a second after the last one left, so that a bench need not wait for them. */
const DEPARTURE_SECONDS = 1

/** Into any room, by the keys of its server. */
export async function passFor(
  { address, port, key, secret }: Door,
  { room, identity }: { room: string; identity: string },
): Promise<Pass> {
  const token = new AccessToken(key, secret, { identity, ttl: 3600 })
  token.addGrant({ roomJoin: true, room })
  token.roomConfig = new RoomConfiguration({ departureTimeout: DEPARTURE_SECONDS })
  return { url: `ws://${address}:${port}`, token: await token.toJwt() }
}

function joinRequest({ speaking, resuming }: Knock): string {
  const request = new JoinRequest({
    clientInfo: new ClientInfo({ sdk: ClientInfo_SDK.JS, version: '2.23.0', protocol: 17 }),
    connectionSettings: new ConnectionSettings({ autoSubscribe: true }),
    ...(resuming === undefined ? {} : { reconnect: true, participantSid: resuming }),
    ...(speaking === undefined
      ? {}
      : {
          addTrackRequests: [
            new AddTrackRequest({
              cid: speaking.trackId,
              type: TrackType.AUDIO,
              source: TrackSource.MICROPHONE,
            }),
          ],
          publisherOffer: describeOffer(speaking.offer),
        }),
  })
  const wrapped = new WrappedJoinRequest({ joinRequest: request.toBinary() })
  const base64 = Buffer.from(wrapped.toBinary()).toString('base64')
  return base64.replaceAll('+', '-').replaceAll('/', '_')
}

export const describeOffer = (sdp: string): SessionDescription =>
  new SessionDescription({ type: 'offer', sdp, id: 1 })
