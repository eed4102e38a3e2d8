import { randomInt } from 'node:crypto'
import type { SpokenCodec, SentTrack } from '../sdp/write.ts'
import { askedForIn, roundTripIn, wantsKeyFrame, writeSenderReport } from '../transport/rtcp.ts'
import { payloadOf } from '../transport/rtp.ts'
import type { PlainRtp } from '../transport/srtp.ts'
import type { Kind } from './codecs.ts'
import type { Connection } from './connection.ts'
import { createMemory } from './memory.ts'

/**
 * One track on its way to one who hears it. Each has a source number of its own, so that a section that
 * carried somebody else before begins afresh, with nothing left over in anybody's jitter buffer.
 */
export type Downlink = {
  trackSid: string
  kind: Kind
  codec: SpokenCodec
  sent: SentTrack
  /** Where it goes, once that was negotiated. */
  place: { mid: string; codec: SpokenCodec } | null
  /** False when this one does not hear it now. */
  forward: (packet: PlainRtp) => boolean
  pause: (isPaused: boolean) => void
  /** After a silence: what comes next follows without a gap on what went before. */
  goOn: () => void
  /** Of RTCP: who hears it tells what they lack, and is sent it again, or need. */
  takeFeedback: (packet: Buffer) => void
  /** Tells this one what was sent until now. Its answer says how long both are under way. */
  report: () => void
  /** Of 256 packets sent since it was asked last, how many this one had to ask for again. */
  repaired: () => number
}

export type HeardTrack = {
  sid: string
  participantSid: string
  kind: Kind
  codec: SpokenCodec
  /** Of pictures: a whole one is needed, here at least. */
  wantKeyFrame: () => void
}

export function openDownlink(connection: Connection, track: HeardTrack): Downlink {
  const ssrc = randomInt(1, 0xffffffff)
  let source: Source | null = null
  let last = { index: randomInt(1, 0x7fff), timestamp: randomInt(0xffffffff), at: 0 }
  let isPaused = false
  const memory = createMemory(Date.now)
  const ticksPerMs = track.codec.clockRate / 1000
  const isRepaired = track.codec.feedback.includes('nack')
  const counted = { packets: 0, bytes: 0 }

  const downlink: Downlink = {
    trackSid: track.sid,
    kind: track.kind,
    codec: track.codec,
    sent: {
      streamId: `${track.participantSid}|${track.sid}`,
      trackId: track.sid,
      ssrc,
      cname: track.participantSid,
    },
    place: null,
    forward(packet) {
      if (isPaused || downlink.place === null || connection.state() !== 'connected') return false
      if (source?.ssrc !== packet.header.ssrc) {
        source = followOn(packet, last, ticksPerMs)
        track.wantKeyFrame()
      }
      const index = packet.index + source.indexOffset
      // From before the first of this source: its number was another's.
      if (index < source.firstIndex) return false
      const timestamp = (packet.header.timestamp + source.timestampOffset) >>> 0
      if (index > last.index) last = { index, timestamp, at: Date.now() }
      const header = {
        ssrc,
        payloadType: downlink.place.codec.payloadType,
        isMarked: packet.header.isMarked,
        timestamp,
        index,
      }
      const payload = payloadOf(packet.packet, packet.header)
      connection.sendRtp(header, payload)
      if (isRepaired) memory.sent(header, payload)
      counted.packets += 1
      counted.bytes += payload.length
      return true
    },
    pause(wanted) {
      isPaused = wanted
      downlink.goOn()
    },
    goOn() {
      source = null
    },
    repaired: memory.repaired,
    takeFeedback(packet) {
      if (wantsKeyFrame(packet, ssrc)) track.wantKeyFrame()
      const roundTripMs = roundTripIn(packet, { ssrc, nowMs: Date.now() })
      if (roundTripMs !== null) memory.roundTrip(roundTripMs)
      for (const { header, payload } of memory.recall(askedForIn(packet, ssrc)))
        connection.resendRtp(header, payload)
    },
    report() {
      if (counted.packets === 0) return
      const nowMs = Date.now()
      const timestamp = last.timestamp + (nowMs - last.at) * ticksPerMs
      connection.sendRtcp(writeSenderReport({ ssrc, nowMs, timestamp, ...counted }))
    },
  }
  return downlink
}

/** What to add to the numbers of a source so that they go on from those that were sent. */
type Source = { ssrc: number; firstIndex: number; indexOffset: number; timestampOffset: number }

/** At least one packet of 20 ms later, and as much later as it really is. */
function followOn(
  { header, index }: PlainRtp,
  last: { index: number; timestamp: number; at: number },
  ticksPerMs: number,
): Source {
  const gapMs = last.at === 0 ? 20 : Math.max(20, Date.now() - last.at)
  return {
    ssrc: header.ssrc,
    firstIndex: last.index + 1,
    indexOffset: last.index + 1 - index,
    timestampOffset: (last.timestamp + gapMs * ticksPerMs - header.timestamp) | 0,
  }
}
