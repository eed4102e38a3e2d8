import { randomInt } from 'node:crypto'
import { type Description, readDescription, type Section } from '../sdp/read.ts'
import { type OwnSection, writeDescription } from '../sdp/write.ts'
import { MAX_MESSAGE_BYTES, SCTP_PORT } from '../transport/werift.ts'
import {
  codecIn,
  idle,
  type Kind,
  publishedIn,
  rejected,
  takenExtensions,
  takenSize,
} from './codecs.ts'
import { type Connection, type Ground, openConnection } from './connection.ts'
import { type Downlink, type HeardTrack, openDownlink } from './downlink.ts'
import { createUplinks, type Uplink } from './uplink.ts'

/**
 * A connection that only the client makes offers for. What it sends is taken; what it should hear goes
 * into sections that it has offered to listen in.
 */
export type AnsweringPeer = {
  connection: Connection
  answer: (offer: string) => Answered
  hear: (track: HeardTrack) => Downlink
  unhear: (downlink: Downlink) => void
  /** Tells the client how well it arrives, `lossElsewhere`, of 256, on the way to those who hear it; and what it was sent. */
  report: (lossElsewhere: number) => void
  /** Of 256 packets of what it says, how many do not arrive here. */
  loss: () => number
  /** What would go through, if only the client offered again: with how many more sections? */
  missing: () => Record<Kind, number> | null
}

export type Answered = {
  sdp: string
  begun: Uplink[]
  ended: Uplink[]
  /** What each section carries that we send in. */
  tracksByMid: Record<string, string>
}

export type AnsweringPeerEvents = {
  onConnected: () => void
  onClosed: () => void
  onRtcp: (packet: Buffer) => void
  onChannel: (label: string) => void
  onMessage: (label: string, data: Buffer) => void
  /** By what the client wants to send the track that it calls so: "h264" */
  wishFor: (names: string[]) => string | null
}

export function openAnsweringPeer(ground: Ground, on: AnsweringPeerEvents): AnsweringPeer {
  const downlinks = new Set<Downlink>()
  const connection = openConnection(ground, {
    ...on,
    onRtp: (packet) => uplinks.receive(packet),
    onRtcp(packet) {
      uplinks.senderReported(packet)
      for (const downlink of downlinks) downlink.takeFeedback(packet)
      on.onRtcp(packet)
    },
  })
  const uplinks = createUplinks(ground, {
    reporter: randomInt(1, 0xffffffff),
    send: connection.sendRtcp,
    wishFor: on.wishFor,
  })
  const own = { sessionId: `${Date.now()}${Math.floor(Math.random() * 1e6)}`, version: 1 }
  /** Those a track could be put into, as the last offer had them. */
  let listening: Section[] = []
  let answered: Description | null = null

  const place = (sections: Section[]) => {
    listening = sections.filter(isListening)
    const taken = new Set<string>()
    for (const downlink of downlinks) {
      const mid = downlink.place?.mid
      if (mid !== undefined && listening.some((section) => section.mid === mid)) taken.add(mid)
      else downlink.place = null
    }
    for (const downlink of downlinks) {
      if (downlink.place !== null) continue
      for (const section of listening) {
        const codec = codecIn(section, [downlink.codec])
        if (codec === null || taken.has(section.mid)) continue
        downlink.place = { mid: section.mid, codec }
        taken.add(section.mid)
        break
      }
    }
  }

  const answerTo = (section: Section): OwnSection => {
    if (section.isRejected) return rejected(section)
    if (section.kind === 'application')
      return {
        kind: 'application',
        mid: section.mid,
        protocol: section.protocol,
        sctpPort: SCTP_PORT,
        maxMessageBytes: MAX_MESSAGE_BYTES,
      }
    const heard = [...downlinks].find((downlink) => downlink.place?.mid === section.mid)
    const codec = heard?.place?.codec ?? uplinks.codecIn(section) ?? publishedIn(section)
    if (codec === null) return idle(section)
    return {
      kind: section.kind,
      mid: section.mid,
      protocol: section.protocol,
      direction: isSending(section) ? 'recvonly' : heard === undefined ? 'inactive' : 'sendonly',
      codec,
      extensions: takenExtensions(section),
      rid: isSending(section) ? takenSize(section) : null,
      sent: heard?.sent ?? null,
    }
  }

  return {
    connection,
    answer(offer) {
      const theirs = readDescription(offer)
      // Other credentials than before: they ask to find a way anew.
      if (answered !== null && answered.ufrag !== theirs.ufrag) connection.restartIce()
      answered = theirs
      const sctp = theirs.sections.find(({ kind }) => kind === 'application')
      const { begun, ended } = uplinks.update(theirs.sections.filter(isSending))
      place(theirs.sections)
      if (theirs.fingerprint !== null)
        connection.expect({ fingerprint: theirs.fingerprint, sctpPort: sctp?.sctpPort ?? null })
      own.version += 1
      const { ufrag, password } = connection.credentials()
      const sdp = writeDescription({
        ...own,
        ufrag,
        password,
        fingerprint: ground.certificate.fingerprint,
        candidates: ground.candidates(),
        setup: 'passive',
        sections: theirs.sections.map(answerTo),
      })
      const placed = [...downlinks].flatMap(({ place: at, trackSid }) =>
        at === null ? [] : [[at.mid, trackSid] as const],
      )
      return { sdp, begun, ended, tracksByMid: Object.fromEntries(placed) }
    },
    hear(track) {
      const downlink = openDownlink(connection, track)
      downlinks.add(downlink)
      return downlink
    },
    unhear(downlink) {
      downlinks.delete(downlink)
      downlink.place = null
    },
    report(lossElsewhere) {
      uplinks.report(lossElsewhere)
      for (const downlink of downlinks) downlink.report()
    },
    loss: uplinks.loss,
    missing() {
      if ([...downlinks].every(({ place: at }) => at !== null)) return null
      const missingOf = (kind: Kind) => {
        const sections = listening.filter((section) => section.kind === kind).length
        const heard = [...downlinks].filter((downlink) => downlink.kind === kind).length
        return Math.max(0, heard - sections)
      }
      return { audio: missingOf('audio'), video: missingOf('video') }
    },
  }
}

const isSending = ({ kind, direction, isRejected }: Section): boolean =>
  kind !== 'application' && !isRejected && (direction === 'sendonly' || direction === 'sendrecv')

const isListening = (section: Section): boolean =>
  !section.isRejected && section.direction === 'recvonly' && publishedIn(section) !== null
