import {
  type AddTrackRequest,
  ClientInfo,
  ClientInfo_SDK,
  ConnectionSettings,
  JoinRequest,
  type ReconnectReason,
  type SessionDescription,
  type SyncState,
  WrappedJoinRequest,
  WrappedJoinRequest_Compression,
} from '@livekit/protocol'
import { gzipSync } from 'node:zlib'
import type { Target } from '../target.ts'

/** `/rtc/v1`: one peer connection. `/rtc`: two, the second for what is received. */
export const PATHS = ['/rtc/v1', '/rtc'] as const
export type SignalPath = (typeof PATHS)[number]

/**
 * What unmodified clients are put on, who talk in real time: in `npm test` the one that they take by themselves, in
 * `npm run conformance` both. What the server says and carries on the other one, the raw cases find out each time.
 */
export const CLIENT_PATHS: readonly SignalPath[] =
  process.env.CONFORMANCE_TARGET === undefined ? ['/rtc/v1'] : PATHS

/** What a client says when it knocks. */
export type Knock = {
  path: SignalPath
  token: string
  autoSubscribe?: boolean
  clientProtocol?: number
  /** Of one that was there before. */
  resuming?: { sid: string; reason?: ReconnectReason; syncState?: SyncState }
  publisherOffer?: SessionDescription
  addTracks?: AddTrackRequest[]
  metadata?: string
  attributes?: Record<string, string>
  compression?: 'none' | 'gzip'
}

export function urlFor(target: Target, knock: Knock): URL {
  const url = new URL(knock.path, target.url)
  url.searchParams.set('access_token', knock.token)
  const words: Record<string, string> =
    knock.path === '/rtc' ? plainWords(knock) : { join_request: packed(knock) }
  for (const [name, value] of Object.entries(words)) url.searchParams.set(name, value)
  return url
}

/** As livekit-client says it. */
const SDK_VERSION = '2.23.0'
const PROTOCOL = 17

const plainWords = ({
  autoSubscribe = true,
  clientProtocol = 0,
  resuming,
}: Knock): Record<string, string> => ({
  auto_subscribe: autoSubscribe ? '1' : '0',
  sdk: 'js',
  version: SDK_VERSION,
  protocol: String(PROTOCOL),
  client_protocol: String(clientProtocol),
  ...(resuming === undefined
    ? {}
    : { reconnect: '1', sid: resuming.sid, reconnect_reason: String(resuming.reason ?? 0) }),
})

function packed(knock: Knock): string {
  const { autoSubscribe = true, clientProtocol = 0, resuming, compression = 'none' } = knock
  const bytes = new JoinRequest({
    clientInfo: new ClientInfo({
      sdk: ClientInfo_SDK.JS,
      version: SDK_VERSION,
      protocol: PROTOCOL,
      clientProtocol,
    }),
    connectionSettings: new ConnectionSettings({ autoSubscribe }),
    addTrackRequests: knock.addTracks ?? [],
    metadata: knock.metadata ?? '',
    participantAttributes: knock.attributes ?? {},
    ...(knock.publisherOffer === undefined ? {} : { publisherOffer: knock.publisherOffer }),
    ...(resuming === undefined
      ? {}
      : {
          reconnect: true,
          participantSid: resuming.sid,
          ...(resuming.reason === undefined ? {} : { reconnectReason: resuming.reason }),
          ...(resuming.syncState === undefined ? {} : { syncState: resuming.syncState }),
        }),
  }).toBinary()
  const wrapped = new WrappedJoinRequest(
    compression === 'gzip'
      ? { compression: WrappedJoinRequest_Compression.GZIP, joinRequest: gzipSync(bytes) }
      : { compression: WrappedJoinRequest_Compression.NONE, joinRequest: bytes },
  )
  // With its padding, which LiveKit asks for.
  const base64 = Buffer.from(wrapped.toBinary()).toString('base64')
  return base64.replaceAll('+', '-').replaceAll('/', '_')
}
