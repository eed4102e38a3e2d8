import { readDescription } from '../sdp/read.ts'
import { type OwnSection, writeDescription } from '../sdp/write.ts'
import { MAX_MESSAGE_BYTES, SCTP_PORT } from '../transport/werift.ts'
import { codecIn, type Kind, USUAL } from './codecs.ts'
import { type Connection, type Ground, openConnection } from './connection.ts'
import { type Downlink, type HeardTrack, openDownlink } from './downlink.ts'

/**
 * A connection that only we make offers for: what one client hears. One offer at a time is under way;
 * what changes meanwhile goes into the next.
 */
export type OfferingPeer = {
  connection: Connection
  hear: (track: HeardTrack) => Downlink
  unhear: (downlink: Downlink) => void
  /** Soon: several changes at once make one offer. */
  negotiate: (wish?: { isIceRestart: boolean }) => void
  accept: (answer: { sdp: string; id: number }) => void
  /** Tells the client what it was sent. */
  report: () => void
}

export type OfferingPeerEvents = {
  onOffer: (offer: { sdp: string; id: number; tracksByMid: Record<string, string> }) => void
  onConnected: () => void
  onClosed: () => void
  onRtcp: (packet: Buffer) => void
  onChannel: (label: string) => void
  onMessage: (label: string, data: Buffer) => void
}

type Negotiation =
  | { phase: 'agreed' }
  | { phase: 'planned' }
  /** `isStale`: something changed since it was sent. */
  | { phase: 'offered'; isStale: boolean }

const DATA_CHANNELS = [
  // Who waits for the hello of DTLS has the odd numbers.
  { id: 1, label: '_reliable', isReliable: true },
  { id: 3, label: '_lossy', isReliable: false },
]

export function openOfferingPeer(ground: Ground, on: OfferingPeerEvents): OfferingPeer {
  const connection = openConnection(ground, {
    ...on,
    onRtp: () => {},
    onRtcp(packet) {
      for (const { downlink } of sections) downlink?.takeFeedback(packet)
      on.onRtcp(packet)
    },
  })
  for (const channel of DATA_CHANNELS) connection.openChannel(channel)
  const own = { sessionId: `${Date.now()}${Math.floor(Math.random() * 1e6)}`, version: 1 }
  /** Sections never go away: one that nobody speaks in waits for the next. */
  const sections: Place[] = []
  let negotiation: Negotiation = { phase: 'agreed' }
  let offerId = 0

  const negotiate = ({ isIceRestart } = { isIceRestart: false }) => {
    if (isIceRestart) connection.restartIce()
    // With a restart, an answer to the offer before may never come.
    if (negotiation.phase === 'offered' && !isIceRestart) negotiation.isStale = true
    else if (negotiation.phase !== 'planned') {
      negotiation = { phase: 'planned' }
      queueMicrotask(offer)
    }
  }
  const offer = () => {
    if (negotiation.phase !== 'planned' || connection.state() === 'closed') return
    negotiation = { phase: 'offered', isStale: false }
    own.version += 1
    offerId += 1
    const { ufrag, password } = connection.credentials()
    const sdp = writeDescription({
      ...own,
      ufrag,
      password,
      fingerprint: ground.certificate.fingerprint,
      candidates: ground.candidates(),
      setup: 'actpass',
      sections: [DATA_SECTION, ...sections.map(sectionOf)],
    })
    const carried = sections.flatMap(({ downlink }, n) =>
      downlink === null ? [] : [[midOf(n), downlink.trackSid] as const],
    )
    on.onOffer({ sdp, id: offerId, tracksByMid: Object.fromEntries(carried) })
  }

  return {
    connection,
    negotiate,
    hear(track) {
      const downlink = openDownlink(connection, track)
      const free = sections.find(
        ({ kind, downlink: other }) => kind === track.kind && other === null,
      )
      if (free === undefined) sections.push({ kind: track.kind, downlink })
      else free.downlink = downlink
      negotiate()
      return downlink
    },
    unhear(downlink) {
      const place = sections.find(({ downlink: other }) => other === downlink)
      if (place === undefined) return
      place.downlink = null
      downlink.place = null
      negotiate()
    },
    accept({ sdp, id }) {
      // Old clients do not say which offer they answer.
      if (negotiation.phase !== 'offered' || (id !== 0 && id !== offerId)) return
      const theirs = readDescription(sdp)
      const sctp = theirs.sections.find(({ kind }) => kind === 'application')
      if (theirs.fingerprint !== null)
        connection.expect({ fingerprint: theirs.fingerprint, sctpPort: sctp?.sctpPort ?? null })
      for (const [n, { downlink }] of sections.entries()) {
        const section = theirs.sections.find(({ mid }) => mid === midOf(n))
        if (downlink === null || section === undefined || section.isRejected) continue
        const codec = codecIn(section, [downlink.codec])
        downlink.place = codec === null ? null : { mid: midOf(n), codec }
      }
      const { isStale } = negotiation
      negotiation = { phase: 'agreed' }
      if (isStale) negotiate()
    },
    report() {
      for (const { downlink } of sections) downlink?.report()
    },
  }
}

type Place = { kind: Kind; downlink: Downlink | null }

const midOf = (n: number): string => `${n + 1}`

const PROTOCOL = 'UDP/TLS/RTP/SAVPF'

const DATA_SECTION: OwnSection = {
  kind: 'application',
  mid: '0',
  protocol: 'UDP/DTLS/SCTP',
  sctpPort: SCTP_PORT,
  maxMessageBytes: MAX_MESSAGE_BYTES,
}

const sectionOf = ({ kind, downlink }: Place, n: number): OwnSection => ({
  kind,
  mid: midOf(n),
  protocol: PROTOCOL,
  direction: downlink === null ? 'inactive' : 'sendonly',
  codec: downlink?.codec ?? USUAL[kind],
  extensions: [],
  rid: null,
  sent: downlink?.sent ?? null,
})
