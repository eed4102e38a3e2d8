import { gunzipSync } from 'node:zlib'
import {
  ClientInfo,
  ConnectionSettings,
  JoinRequest,
  WrappedJoinRequest,
  WrappedJoinRequest_Compression,
} from '@livekit/protocol'
import type { Path } from '../session.ts'

/** A join of dozens of tracks is a few kB: nobody needs more, and nobody gets to unpack more. */
const MOST_JOIN_BYTES = 512 * 1024

/** Null when it cannot be read. */
export function readJoinRequest(query: URLSearchParams, path: Path): JoinRequest | null {
  if (path === 'two') return fromQuery(query)
  try {
    const text = query.get('join_request') ?? ''
    // Node leaves out what is no base64, and reads the rest.
    if (!/^[\w+/-]+=*$/.test(text)) return null
    const wrapped = WrappedJoinRequest.fromBinary(Buffer.from(text, 'base64'))
    const bytes =
      wrapped.compression === WrappedJoinRequest_Compression.GZIP
        ? gunzipSync(wrapped.joinRequest, { maxOutputLength: MOST_JOIN_BYTES })
        : wrapped.joinRequest
    return JoinRequest.fromBinary(bytes)
  } catch {
    return null
  }
}

const fromQuery = (query: URLSearchParams): JoinRequest =>
  new JoinRequest({
    clientInfo: new ClientInfo({ clientProtocol: numberIn(query.get('client_protocol')) }),
    connectionSettings: new ConnectionSettings({
      autoSubscribe: query.get('auto_subscribe') !== '0' && query.get('auto_subscribe') !== 'false',
    }),
    reconnect: query.get('reconnect') === '1' || query.get('reconnect') === 'true',
    participantSid: query.get('sid') ?? '',
    reconnectReason: numberIn(query.get('reconnect_reason')),
  })

/** What goes on to others as a number of 32 bits has to be one. */
const numberIn = (text: string | null): number => (/^\d{1,9}$/.test(text ?? '') ? Number(text) : 0)
