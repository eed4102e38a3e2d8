/** Datagrams in a stream (RFC 4571): before each stands its length, in two bytes. */

/** Several times what fits into a packet, and so into a datagram: nobody sends more. */
export const MOST_FRAME_BYTES = 8 * 1024

const LENGTH_BYTES = 2
const NOTHING = Buffer.alloc(0)

export function frameOf(datagram: Buffer): Buffer {
  const frame = Buffer.allocUnsafe(LENGTH_BYTES + datagram.length)
  frame.writeUInt16BE(datagram.length)
  datagram.copy(frame, LENGTH_BYTES)
  return frame
}

/** Takes what arrives, wherever it was cut. False at a length that nobody means: what follows has no sense. */
export function createFrameReader(
  onDatagram: (datagram: Buffer) => void,
): (chunk: Buffer) => boolean {
  let rest = NOTHING
  return (chunk) => {
    const bytes = rest.length === 0 ? chunk : Buffer.concat([rest, chunk])
    let at = 0
    while (at + LENGTH_BYTES <= bytes.length) {
      const length = bytes.readUInt16BE(at)
      if (length > MOST_FRAME_BYTES) return false
      const end = at + LENGTH_BYTES + length
      if (end > bytes.length) break
      onDatagram(bytes.subarray(at + LENGTH_BYTES, end))
      at = end
    }
    // A copy, so that a few bytes do not hold all that they came with.
    rest = at === bytes.length ? NOTHING : Buffer.from(bytes.subarray(at))
    return true
  }
}
