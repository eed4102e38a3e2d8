/** A session description (RFC 8866), as far as a server of audio and video asks for it. */

export type Description = {
  ufrag: string
  /** Of the certificate: "AB:CD:…", always the SHA-256 one. */
  fingerprint: string | null
  sections: Section[]
}

export type Direction = 'sendrecv' | 'sendonly' | 'recvonly' | 'inactive'

export type Section = {
  kind: 'audio' | 'video' | 'application'
  mid: string
  isRejected: boolean
  protocol: string
  direction: Direction
  /** As they stand in the line, the preferred one first. */
  formats: string[]
  codecs: Codec[]
  extensions: { id: number; uri: string }[]
  /** What the other side calls its track: of the stream and of the track itself. */
  msid: { streamId: string; trackId: string } | null
  ssrcs: number[]
  /** Of one picture that is sent in several sizes, what each is called. */
  rids: string[]
  sctpPort: number | null
}

export type Codec = {
  payloadType: number
  /** In small letters. */
  name: string
  clockRate: number
  channels: number
  /** "profile-level-id=42e01f;packetization-mode=1" */
  parameters: string | null
}

/** Far above what a client with dozens of tracks sends. */
const MOST_SDP_BYTES = 256 * 1024
const MOST_SECTIONS = 256

export class BadDescription extends Error {}

export function readDescription(sdp: string): Description {
  if (sdp.length > MOST_SDP_BYTES) throw new BadDescription('too long')
  const [head = [], ...bodies] = blocksOf(sdp)
  if (head[0] !== 'v=0') throw new BadDescription('not a session description')
  if (bodies.length > MOST_SECTIONS) throw new BadDescription('too many media sections')
  const sections = bodies.map(readSection)
  const mids = new Set(sections.map(({ mid }) => mid))
  if (mids.size !== sections.length) throw new BadDescription('two media sections have one mid')
  // Bundled: one transport for all, whose words may stand before all sections or in each.
  const transports = bodies.filter((_, n) => sections[n]?.isRejected === false)
  const lines = [...head, ...transports.flat()]
  return {
    ufrag: valueOf(lines, 'ice-ufrag') ?? '',
    fingerprint: fingerprintIn(lines),
    sections,
  }
}

/** What stands before the first section, then the lines of each. */
function blocksOf(sdp: string): string[][] {
  const blocks: string[][] = [[]]
  for (const line of sdp.split(/\r\n|\n/)) {
    if (line === '') continue
    if (line.startsWith('m=')) blocks.push([])
    blocks.at(-1)?.push(line)
  }
  return blocks
}

function readSection(lines: string[]): Section {
  const [, kind = '', port = '', protocol = '', formats = ''] =
    /^m=(\S+) (\d+)(?:\/\d+)? (\S+) (.+)$/.exec(lines[0] ?? '') ?? []
  if (kind !== 'audio' && kind !== 'video' && kind !== 'application')
    throw new BadDescription('a media section of no known kind')
  const mid = valueOf(lines, 'mid')
  if (mid === undefined || !/^[\w+-]{1,32}$/.test(mid))
    throw new BadDescription('a media section without a mid')
  return {
    kind,
    mid,
    // With "bundle-only" a port of 0 means the port of the others.
    isRejected: port === '0' && !lines.includes('a=bundle-only'),
    protocol,
    direction: directionIn(lines),
    formats: formats.split(' '),
    codecs: codecsIn(lines),
    extensions: extensionsIn(lines),
    msid: msidIn(lines),
    ssrcs: ssrcsIn(lines),
    rids: ridsIn(lines),
    sctpPort: numberOrNull(valueOf(lines, 'sctp-port')),
  }
}

const valueOf = (lines: string[], name: string): string | undefined =>
  lines.find((line) => line.startsWith(`a=${name}:`))?.slice(name.length + 3)

const valuesOf = (lines: string[], name: string): string[] =>
  lines.filter((line) => line.startsWith(`a=${name}:`)).map((line) => line.slice(name.length + 3))

function fingerprintIn(lines: string[]): string | null {
  const sha256 = valuesOf(lines, 'fingerprint').find((value) => /^sha-256 /i.test(value))
  return sha256?.slice('sha-256 '.length).trim().toUpperCase() ?? null
}

const DIRECTIONS: readonly Direction[] = ['sendonly', 'recvonly', 'inactive', 'sendrecv']

const directionIn = (lines: string[]): Direction =>
  DIRECTIONS.find((direction) => lines.includes(`a=${direction}`)) ?? 'sendrecv'

function codecsIn(lines: string[]): Codec[] {
  const parameters = new Map(
    valuesOf(lines, 'fmtp').map((value): [string, string] => {
      const [type = ''] = value.split(' ', 1)
      return [type, value.slice(type.length + 1)]
    }),
  )
  return valuesOf(lines, 'rtpmap').flatMap((value) => {
    const [, type, name = '', rate, channels = '1'] =
      /^(\d{1,3}) ([\w.-]+)\/(\d{1,6})(?:\/(\d))?$/.exec(value) ?? []
    if (type === undefined || Number(type) > 127) return []
    return [
      {
        payloadType: Number(type),
        name: name.toLowerCase(),
        clockRate: Number(rate),
        channels: Number(channels),
        parameters: parameters.get(type) ?? null,
      },
    ]
  })
}

const extensionsIn = (lines: string[]): { id: number; uri: string }[] =>
  valuesOf(lines, 'extmap').flatMap((value) => {
    const [, id, uri = ''] = /^(\d{1,2})(?:\/\w+)? (\S+)/.exec(value) ?? []
    return id === undefined ? [] : [{ id: Number(id), uri }]
  })

function msidIn(lines: string[]): Section['msid'] {
  const [streamId, trackId] = valueOf(lines, 'msid')?.split(' ') ?? []
  if (streamId === undefined) return null
  // Older descriptions name the stream alone, or "-" for none.
  return { streamId, trackId: trackId ?? streamId }
}

const ssrcsIn = (lines: string[]): number[] => [
  ...new Set(
    valuesOf(lines, 'ssrc')
      .map((value) => Number.parseInt(value, 10))
      .filter((ssrc) => ssrc > 0 && ssrc <= 0xffffffff),
  ),
]

/** RFC 8853: "send q;h;~f", in which the paused ones are marked, and each may have alternatives. */
function ridsIn(lines: string[]): string[] {
  const [, sizes = ''] = /\bsend ([\w~;,-]+)/.exec(valueOf(lines, 'simulcast') ?? '') ?? []
  return sizes.split(';').flatMap((size) => /^~?([\w-]+)/.exec(size)?.[1] ?? [])
}

const numberOrNull = (text: string | undefined): number | null => {
  const number = Number.parseInt(text ?? '', 10)
  return number > 0 && number <= 65535 ? number : null
}
