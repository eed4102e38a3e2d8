/** RTCP (RFC 3550), as far as it says how much arrives, and what is wanted again or anew (RFC 4585, RFC 5104). */

const SENDER_REPORT = 200
const RECEIVER_REPORT = 201
const FEEDBACK = 205
const GENERIC_NACK = 1
const PAYLOAD_FEEDBACK = 206
const PICTURE_LOSS = 1
const FULL_INTRA_REQUEST = 4
const REPORT_BYTES = 24

/** Of a packet that holds several, each: its type, how many reports are in it, and where it begins and ends. */
function* partsOf(compound: Buffer): Generator<{ type: number; count: number; part: Buffer }> {
  for (let offset = 0; offset + 8 <= compound.length; ) {
    const end = offset + 4 + 4 * compound.readUInt16BE(offset + 2)
    if (end > compound.length || (compound[offset] ?? 0) >>> 6 !== 2) return
    const part = compound.subarray(offset, end)
    yield { type: part[1] ?? 0, count: (part[0] ?? 0) & 0x1f, part }
    offset = end
  }
}

/** The largest share of packets, of 256, that somebody lacks of what they should hear; null for no report. */
export function lossIn(compound: Buffer): number | null {
  let worst: number | null = null
  for (const { type, count, part } of partsOf(compound)) {
    if (type !== SENDER_REPORT && type !== RECEIVER_REPORT) continue
    const first = type === SENDER_REPORT ? 28 : 8
    for (let n = 0; n < count; n += 1) {
      const at = first + n * REPORT_BYTES
      if (at + REPORT_BYTES > part.length) break
      worst = Math.max(worst ?? 0, part[at + 4] ?? 0)
    }
  }
  return worst
}

/** The middle of the time that a sender has named, which it wants to hear back; null when it is not in there. */
export function senderReportIn(compound: Buffer, ssrc: number): number | null {
  for (const { type, part } of partsOf(compound))
    if (type === SENDER_REPORT && part.length >= 28 && part.readUInt32BE(4) === ssrc)
      return part.readUInt32BE(10)
  return null
}

/** How long a report of ours and its answer were under way; null when no answer to one is in there. */
export function roundTripIn(compound: Buffer, of: { ssrc: number; nowMs: number }): number | null {
  for (const { type, count, part } of partsOf(compound)) {
    if (type !== SENDER_REPORT && type !== RECEIVER_REPORT) continue
    const first = type === SENDER_REPORT ? 28 : 8
    for (let at = first; at < first + count * REPORT_BYTES; at += REPORT_BYTES) {
      if (at + REPORT_BYTES > part.length) break
      const lastReport = part.readUInt32BE(at + 16)
      if (part.readUInt32BE(at) !== of.ssrc || lastReport === 0) continue
      const units = (middleOf(of.nowMs) - lastReport - part.readUInt32BE(at + 20)) | 0
      return (Math.max(0, units) * 1000) / UNITS_PER_SECOND
    }
  }
  return null
}

/** More is not missing at once, unless somebody wants to keep us busy. */
const MOST_ASKED_FOR = 128

/** The sequence numbers of that stream that somebody asks for again. */
export function askedForIn(compound: Buffer, ssrc: number): number[] {
  const asked: number[] = []
  for (const { type, count, part } of partsOf(compound)) {
    if (type !== FEEDBACK || count !== GENERIC_NACK) continue
    if (part.length < 12 || part.readUInt32BE(8) !== ssrc) continue
    for (let at = 12; at + 4 <= part.length; at += 4) {
      const first = part.readUInt16BE(at)
      // The first, and which of the 16 after it.
      const mask = (part.readUInt16BE(at + 2) << 1) | 1
      for (let n = 0; n <= 16; n += 1) if ((mask >>> n) & 1) asked.push((first + n) & 0xffff)
      if (asked.length >= MOST_ASKED_FOR) return asked.slice(0, MOST_ASKED_FOR)
    }
  }
  return asked
}

/** Asks for packets again: `indexes` with the lowest first. */
export function writeNack(
  asker: number,
  { ssrc, indexes }: { ssrc: number; indexes: number[] },
): Buffer {
  const pairs: { first: number; mask: number }[] = []
  for (const index of indexes) {
    const pair = pairs.at(-1)
    const distance = pair === undefined ? 0 : index - pair.first
    if (pair === undefined || distance > 16) pairs.push({ first: index, mask: 0 })
    else pair.mask |= 1 << (distance - 1)
  }
  const packet = Buffer.alloc(12 + 4 * pairs.length)
  packet[0] = 0x80 | GENERIC_NACK
  packet[1] = FEEDBACK
  packet.writeUInt16BE(packet.length / 4 - 1, 2)
  packet.writeUInt32BE(asker, 4)
  packet.writeUInt32BE(ssrc, 8)
  for (const [n, { first, mask }] of pairs.entries()) {
    packet.writeUInt16BE(first & 0xffff, 12 + 4 * n)
    packet.writeUInt16BE(mask, 14 + 4 * n)
  }
  return packet
}

/** Times in reports are in units of 1/65536 seconds: the middle of the 64 bits that NTP has. */
const UNITS_PER_SECOND = 65_536
/** From 1900, where NTP begins, to 1970. */
const NTP_EPOCH_SECONDS = 2_208_988_800

const middleOf = (ms: number): number =>
  Math.floor((ms / 1000 + NTP_EPOCH_SECONDS) * UNITS_PER_SECOND) % 2 ** 32

export type SenderReport = {
  ssrc: number
  nowMs: number
  /** What of the stream would be heard at that moment. */
  timestamp: number
  packets: number
  bytes: number
}

export function writeSenderReport(report: SenderReport): Buffer {
  const packet = Buffer.alloc(28)
  const seconds = report.nowMs / 1000 + NTP_EPOCH_SECONDS
  packet[0] = 0x80
  packet[1] = SENDER_REPORT
  packet.writeUInt16BE(packet.length / 4 - 1, 2)
  packet.writeUInt32BE(report.ssrc, 4)
  packet.writeUInt32BE(Math.floor(seconds) >>> 0, 8)
  packet.writeUInt32BE(Math.floor((seconds % 1) * 2 ** 32) >>> 0, 12)
  packet.writeUInt32BE(report.timestamp >>> 0, 16)
  packet.writeUInt32BE(report.packets >>> 0, 20)
  packet.writeUInt32BE(report.bytes >>> 0, 24)
  return packet
}

export type ReceiverReport = {
  ssrc: number
  fractionLost: number
  lost: number
  highest: number
  jitter: number
  lastReport: number
  sinceLastReport: number
}

export function writeReceiverReport(reporter: number, report: ReceiverReport): Buffer {
  const packet = Buffer.alloc(8 + REPORT_BYTES)
  packet[0] = 0x81
  packet[1] = RECEIVER_REPORT
  packet.writeUInt16BE(packet.length / 4 - 1, 2)
  packet.writeUInt32BE(reporter, 4)
  packet.writeUInt32BE(report.ssrc, 8)
  packet[12] = report.fractionLost
  packet.writeUIntBE(Math.min(report.lost, 0x7fffff), 13, 3)
  packet.writeUInt32BE(report.highest >>> 0, 16)
  packet.writeUInt32BE(report.jitter >>> 0, 20)
  packet.writeUInt32BE(report.lastReport >>> 0, 24)
  packet.writeUInt32BE(report.sinceLastReport >>> 0, 28)
  return packet
}

/** That who receives that stream of pictures needs a whole one. */
export function wantsKeyFrame(compound: Buffer, ssrc: number): boolean {
  for (const { type, count, part } of partsOf(compound)) {
    if (type !== PAYLOAD_FEEDBACK || part.length < 12) continue
    if (count === PICTURE_LOSS && part.readUInt32BE(8) === ssrc) return true
    // Several may be named in one request.
    if (count === FULL_INTRA_REQUEST)
      for (let at = 12; at + 8 <= part.length; at += 8)
        if (part.readUInt32BE(at) === ssrc) return true
  }
  return false
}

export function writePictureLoss(asker: number, ssrc: number): Buffer {
  const packet = Buffer.alloc(12)
  packet[0] = 0x80 | PICTURE_LOSS
  packet[1] = PAYLOAD_FEEDBACK
  packet.writeUInt16BE(packet.length / 4 - 1, 2)
  packet.writeUInt32BE(asker, 4)
  packet.writeUInt32BE(ssrc, 8)
  return packet
}
