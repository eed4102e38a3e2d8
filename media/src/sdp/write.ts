import type { Candidate } from '../transport/ice.ts'
import type { Direction } from './read.ts'

/** What we say of ourselves. */
export type OwnDescription = {
  /** Of this peer, the same in all its descriptions; each of them has a higher version. */
  sessionId: string
  version: number
  ufrag: string
  password: string
  fingerprint: string
  candidates: Candidate[]
  setup: 'actpass' | 'passive'
  sections: OwnSection[]
}

export type OwnSection =
  | { kind: 'rejected'; of: 'audio' | 'video' | 'application'; mid: string; rest: string }
  | {
      kind: 'application'
      mid: string
      protocol: string
      sctpPort: number
      maxMessageBytes: number
    }
  /** A place that neither side sends anything in. */
  | { kind: 'idle'; of: 'video'; mid: string; protocol: string; codec: SpokenCodec }
  | {
      kind: 'audio' | 'video'
      mid: string
      protocol: string
      direction: Direction
      codec: SpokenCodec
      extensions: { id: number; uri: string }[]
      /** Of those sizes that are offered, the one that is taken; null where there is one only. */
      rid: string | null
      sent: SentTrack | null
    }

export type SpokenCodec = {
  payloadType: number
  /** "opus/48000/2" */
  name: string
  clockRate: number
  parameters: string | null
  /** What who receives it may ask its sender for (RFC 4585): "nack", "nack pli" */
  feedback: readonly string[]
}

export type SentTrack = { streamId: string; trackId: string; ssrc: number; cname: string }

export function writeDescription(own: OwnDescription): string {
  const bundled = own.sections.filter(({ kind }) => kind !== 'rejected').map(({ mid }) => mid)
  return lines([
    'v=0',
    `o=- ${own.sessionId} ${own.version} IN IP4 127.0.0.1`,
    's=-',
    't=0 0',
    bundled.length > 0 && `a=group:BUNDLE ${bundled.join(' ')}`,
    'a=msid-semantic: WMS *',
    'a=ice-lite',
    ...own.sections.map((section) => sectionLines(own, section)),
  ])
}

function sectionLines(own: OwnDescription, section: OwnSection): string {
  switch (section.kind) {
    case 'rejected':
      return lines([
        `m=${section.of} 0 ${section.rest}`,
        'c=IN IP4 0.0.0.0',
        `a=mid:${section.mid}`,
      ])
    case 'application':
      return lines([
        `m=application 9 ${section.protocol} webrtc-datachannel`,
        ...transportLines(own, section.mid),
        `a=sctp-port:${section.sctpPort}`,
        `a=max-message-size:${section.maxMessageBytes}`,
      ])
    case 'idle':
      return lines([
        `m=${section.of} 9 ${section.protocol} ${section.codec.payloadType}`,
        ...transportLines(own, section.mid),
        'a=inactive',
        'a=rtcp-mux',
        ...codecLines(section.codec),
      ])
    case 'audio':
    case 'video':
      return lines([
        `m=${section.kind} 9 ${section.protocol} ${section.codec.payloadType}`,
        ...transportLines(own, section.mid),
        `a=${section.direction}`,
        'a=rtcp-mux',
        ...codecLines(section.codec),
        ...section.extensions.map(({ id, uri }) => `a=extmap:${id} ${uri}`),
        section.rid !== null && `a=rid:${section.rid} recv`,
        section.rid !== null && `a=simulcast:recv ${section.rid}`,
        section.sent && `a=msid:${section.sent.streamId} ${section.sent.trackId}`,
        section.sent && `a=ssrc:${section.sent.ssrc} cname:${section.sent.cname}`,
      ])
  }
}

const codecLines = ({
  payloadType,
  name,
  parameters,
  feedback,
}: SpokenCodec): (string | false)[] => [
  `a=rtpmap:${payloadType} ${name}`,
  parameters !== null && `a=fmtp:${payloadType} ${parameters}`,
  ...feedback.map((kind) => `a=rtcp-fb:${payloadType} ${kind}`),
]

const transportLines = (own: OwnDescription, mid: string): string[] => [
  'c=IN IP4 0.0.0.0',
  `a=mid:${mid}`,
  `a=ice-ufrag:${own.ufrag}`,
  `a=ice-pwd:${own.password}`,
  `a=fingerprint:sha-256 ${own.fingerprint}`,
  `a=setup:${own.setup}`,
  ...own.candidates.map(candidateLine),
  'a=end-of-candidates',
]

/** Of RFC 8445, for hosts, and of RFC 6544, for hosts that wait to be connected to. */
const HIGHEST_PRIORITY = { udp: 2_130_706_431, tcp: 1_520_435_199 }

/** For RTP and RTCP together. Among those of one protocol the first is preferred. */
const candidateLine = ({ protocol, address, port }: Candidate, n: number): string =>
  [
    `a=candidate:${n + 1} 1 ${protocol} ${HIGHEST_PRIORITY[protocol] - n} ${address} ${port} typ host`,
    protocol === 'tcp' ? ' tcptype passive' : '',
  ].join('')

const lines = (parts: (string | false | null)[]): string =>
  parts
    .filter((part) => typeof part === 'string')
    .map((part) => (part.endsWith('\r\n') ? part : `${part}\r\n`))
    .join('')
