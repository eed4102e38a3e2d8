/** RTP (RFC 3550), as far as a server looks into it that passes it on unopened. */

export type RtpHeader = {
  payloadType: number
  isMarked: boolean
  sequence: number
  timestamp: number
  ssrc: number
  /** Where the header ends, and what was said begins. */
  payloadOffset: number
  /** Of RFC 8285 in the one-byte form, by their ids. */
  extension: (id: number) => Buffer | null
}

export const FIXED_HEADER_BYTES = 12

/** Null when it is none. The payload may still be encrypted: the header never is. */
export function readRtpHeader(packet: Buffer): RtpHeader | null {
  if (packet.length < FIXED_HEADER_BYTES) return null
  const [first = 0, second = 0] = packet
  if (first >>> 6 !== 2) return null
  const sourcesEnd = FIXED_HEADER_BYTES + 4 * (first & 0x0f)
  const extension = (first & 0x10) === 0 ? null : readExtension(packet, sourcesEnd)
  if (extension === undefined) return null
  const payloadOffset = extension?.end ?? sourcesEnd
  if (payloadOffset > packet.length) return null
  return {
    payloadType: second & 0x7f,
    isMarked: (second & 0x80) !== 0,
    sequence: packet.readUInt16BE(2),
    timestamp: packet.readUInt32BE(4),
    ssrc: packet.readUInt32BE(8),
    payloadOffset,
    extension: (id) => extension?.find(id) ?? null,
  }
}

/** Without the padding at its end, which may be all of it. */
export function payloadOf(packet: Buffer, { payloadOffset }: RtpHeader): Buffer {
  const isPadded = ((packet[0] ?? 0) & 0x20) !== 0
  const padding = isPadded ? (packet[packet.length - 1] ?? 0) : 0
  return packet.subarray(payloadOffset, Math.max(payloadOffset, packet.length - padding))
}

/** One of ours: 12 bytes, nothing optional. */
export function writeRtpHeader(
  into: Buffer,
  header: Pick<RtpHeader, 'payloadType' | 'isMarked' | 'sequence' | 'timestamp' | 'ssrc'>,
): void {
  into[0] = 0x80
  into[1] = (header.isMarked ? 0x80 : 0) | header.payloadType
  into.writeUInt16BE(header.sequence, 2)
  into.writeUInt32BE(header.timestamp, 4)
  into.writeUInt32BE(header.ssrc, 8)
}

/** RFC 5761: where RTP has its marker and payload type, RTCP has these. */
export const isRtcp = (datagram: Buffer): boolean => {
  const type = datagram[1] ?? 0
  return type >= 192 && type <= 223
}

const ONE_BYTE_PROFILE = 0xbede

/** Undefined when it is longer than the packet. */
function readExtension(packet: Buffer, start: number) {
  if (start + 4 > packet.length) return undefined
  const end = start + 4 + 4 * packet.readUInt16BE(start + 2)
  if (end > packet.length) return undefined
  const isKnown = packet.readUInt16BE(start) === ONE_BYTE_PROFILE
  const find = (id: number): Buffer | null => {
    for (let offset = start + 4; isKnown && offset < end; ) {
      const byte = packet[offset] ?? 0
      const length = (byte & 0x0f) + 1
      if (byte === 0) offset += 1
      else if (byte >>> 4 === 15 || offset + 1 + length > end) return null
      else if (byte >>> 4 === id) return packet.subarray(offset + 1, offset + 1 + length)
      else offset += 1 + length
    }
    return null
  }
  return { end, find }
}
