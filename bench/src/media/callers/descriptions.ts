/** Of session descriptions, what a caller says and reads who speaks in one section and listens in another. */

export const PAYLOAD_TYPE = 111
/** Of the header extensions (RFC 8285) that a browser sends with its voice. */
export const EXTENSION_IDS = { mid: 1, audioLevel: 2 } as const
export const SPEAKING_MID = '0'

export type Offering = {
  ufrag: string
  password: string
  fingerprint: string
  trackId: string
  ssrc: number
  /** How many others there is room for. */
  ears: number
}

export function writeOffer(own: Offering): string {
  const section = (mid: string, lines: string[]) => [
    `m=audio 9 UDP/TLS/RTP/SAVPF ${PAYLOAD_TYPE}`,
    'c=IN IP4 0.0.0.0',
    `a=mid:${mid}`,
    `a=ice-ufrag:${own.ufrag}`,
    `a=ice-pwd:${own.password}`,
    `a=fingerprint:sha-256 ${own.fingerprint}`,
    // Each server has another wish: so it is ours that counts.
    'a=setup:active',
    'a=rtcp-mux',
    `a=rtpmap:${PAYLOAD_TYPE} opus/48000/2`,
    `a=fmtp:${PAYLOAD_TYPE} minptime=10;useinbandfec=1`,
    `a=extmap:${EXTENSION_IDS.mid} urn:ietf:params:rtp-hdrext:sdes:mid`,
    `a=extmap:${EXTENSION_IDS.audioLevel} urn:ietf:params:rtp-hdrext:ssrc-audio-level`,
    ...lines,
  ]
  const listeningMids = Array.from({ length: own.ears }, (_, n) => `${n + 1}`)
  return [
    'v=0',
    'o=- 1 1 IN IP4 127.0.0.1',
    's=-',
    't=0 0',
    `a=group:BUNDLE ${[SPEAKING_MID, ...listeningMids].join(' ')}`,
    ...section(SPEAKING_MID, [
      'a=sendonly',
      `a=msid:${own.trackId} ${own.trackId}`,
      `a=ssrc:${own.ssrc} cname:${own.trackId}`,
    ]),
    ...listeningMids.flatMap((mid) => section(mid, ['a=recvonly'])),
    '',
  ].join('\r\n')
}

export type Way = { ufrag: string; password: string; address: string; port: number }

/** How a check proves that it is meant for the server, and where it waits, which comes later from some. */
export function wayIn(answer: string, candidate = answer): Way | null {
  const [, address, port] = /candidate:\S+ 1 udp \d+ (\S+) (\d+)/i.exec(candidate) ?? []
  if (address === undefined) return null
  return {
    ufrag: /^a=ice-ufrag:(\S+)/m.exec(answer)?.[1] ?? '',
    password: /^a=ice-pwd:(\S+)/m.exec(answer)?.[1] ?? '',
    address,
    port: Number(port),
  }
}
