import { randomInt } from 'node:crypto'
import { type Description, readDescription, type Section } from '../sdp/read.ts'
import { type OwnSection, writeDescription } from '../sdp/write.ts'
import { MAX_MESSAGE_BYTES, SCTP_PORT } from '../transport/werift.ts'
import { idle, opusIn, rejected, takenExtensions } from './codecs.ts'
import { type Connection, type Ground, openConnection } from './connection.ts'
import { type Downlink, openDownlink } from './downlink.ts'
import { createUplinks, type Uplink } from './uplink.ts'

/**
 * A connection that only the client makes offers for. What it sends is taken; what it should hear goes
 * into sections that it has offered to listen in.
 */
export type AnsweringPeer = {
  connection: Connection
  answer: (offer: string) => Answered
  hear: (track: { sid: string; participantSid: string }) => Downlink
  unhear: (downlink: Downlink) => void
  /** Tells the client how well it arrives; `lossElsewhere`, of 256, on the way to those who hear it. */
  report: (lossElsewhere: number) => void
  /** What would go through, if only the client offered again: with how many more sections? */
  missing: () => { sections: number } | null
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
}

export function openAnsweringPeer(ground: Ground, on: AnsweringPeerEvents): AnsweringPeer {
  const uplinks = createUplinks(ground)
  const connection = openConnection(ground, {
    ...on,
    onRtp: (packet) => uplinks.receive(packet),
    onRtcp(packet) {
      uplinks.senderReported(packet)
      on.onRtcp(packet)
    },
  })
  const reporter = randomInt(1, 0xffffffff)
  const own = { sessionId: `${Date.now()}${Math.floor(Math.random() * 1e6)}`, version: 1 }
  const downlinks = new Set<Downlink>()
  /** Those a track could be put into, as the last offer had them. */
  let listening = new Set<string>()
  let answered: Description | null = null

  const place = (sections: Section[]) => {
    listening = new Set(sections.filter(isListening).map(({ mid }) => mid))
    const taken = new Set<string>()
    for (const downlink of downlinks) {
      const mid = downlink.place?.mid
      if (mid !== undefined && listening.has(mid)) taken.add(mid)
      else downlink.place = null
    }
    for (const downlink of downlinks) {
      if (downlink.place !== null) continue
      const free = sections.find((section) => isListening(section) && !taken.has(section.mid))
      const codec = free === undefined ? null : opusIn(free)
      if (free === undefined || codec === null) continue
      downlink.place = { mid: free.mid, codec }
      taken.add(free.mid)
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
    const codec = opusIn(section)
    const heard = [...downlinks].find((downlink) => downlink.place?.mid === section.mid)
    if (section.kind === 'video' || codec === null) return idle(section)
    return {
      kind: 'audio',
      mid: section.mid,
      protocol: section.protocol,
      direction: isSending(section) ? 'recvonly' : heard === undefined ? 'inactive' : 'sendonly',
      codec,
      extensions: takenExtensions(section),
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
      const { begun, ended } = uplinks.update(
        theirs.sections.filter((section) => isSending(section) && opusIn(section) !== null),
      )
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
      for (const packet of uplinks.reports({ reporter, lossElsewhere })) connection.sendRtcp(packet)
    },
    missing() {
      const waiting = [...downlinks].filter(({ place: at }) => at === null).length
      if (waiting === 0) return null
      const taken = downlinks.size - waiting
      return { sections: Math.max(0, waiting - (listening.size - taken)) }
    },
  }
}

const isSending = ({ kind, direction, isRejected }: Section): boolean =>
  kind === 'audio' && !isRejected && (direction === 'sendonly' || direction === 'sendrecv')

const isListening = (section: Section): boolean =>
  section.kind === 'audio' &&
  !section.isRejected &&
  section.direction === 'recvonly' &&
  opusIn(section) !== null
