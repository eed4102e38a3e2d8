/** RTCP (RFC 3550), as far as it says how much arrives, and that a whole picture is wanted (RFC 4585, RFC 5104). */

const SENDER_REPORT = 200
const RECEIVER_REPORT = 201
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
