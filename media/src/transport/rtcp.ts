/** RTCP (RFC 3550), as far as it says how much arrives. */

const SENDER_REPORT = 200
const RECEIVER_REPORT = 201
const REPORT_BYTES = 24

/** The largest share of packets, of 100, that somebody lacks of what they should hear; null for no report. */
export function lossIn(compound: Buffer): number | null {
  let worst: number | null = null
  for (let offset = 0; offset + 4 <= compound.length; ) {
    const type = compound[offset + 1]
    const count = (compound[offset] ?? 0) & 0x1f
    const end = offset + 4 + 4 * compound.readUInt16BE(offset + 2)
    if (end > compound.length) break
    const first = offset + (type === SENDER_REPORT ? 28 : 8)
    const isReport = type === SENDER_REPORT || type === RECEIVER_REPORT
    for (let n = 0; isReport && n < count; n += 1) {
      const at = first + n * REPORT_BYTES
      if (at + REPORT_BYTES > end) break
      worst = Math.max(worst ?? 0, ((compound[at + 4] ?? 0) * 100) / 256)
    }
    offset = end
  }
  return worst
}
