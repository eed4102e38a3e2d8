/**
 * What werift's SCTP may be given (RFC 9260). It believes every length it reads: a chunk of none is read
 * for ever, and so is a list of gaps that says everything is missing several times.
 */
export function isWellFormed(packet: Buffer): boolean {
  if (packet.length < COMMON_HEADER_BYTES) return false
  let offset = COMMON_HEADER_BYTES
  while (offset + 4 <= packet.length) {
    const length = packet.readUInt16BE(offset + 2)
    if (length < 4 || offset + length > packet.length) return false
    if (!isSound(packet[offset] ?? 0, packet.subarray(offset + 4, offset + length))) return false
    offset += padded(length)
  }
  return true
}

const COMMON_HEADER_BYTES = 12

const DATA = 0
const INIT = 1
const INIT_ACK = 2
const SACK = 3
/** All of their bodies is a list of parameters: HEARTBEAT and its answer, ABORT, ERROR, RE-CONFIG. */
const LISTS: readonly number[] = [4, 5, 6, 9, 130]

function isSound(type: number, body: Buffer): boolean {
  switch (type) {
    case DATA:
      // Without a word in it, it costs its sender nothing, and us the place to keep it.
      return body.length > 12
    case INIT:
    case INIT_ACK:
      return body.length >= 16 && areParameters(body.subarray(16))
    case SACK:
      return areGaps(body)
    default:
      return !LISTS.includes(type) || areParameters(body)
  }
}

function areParameters(list: Buffer): boolean {
  for (let offset = 0; offset + 4 <= list.length; ) {
    const length = list.readUInt16BE(offset + 2)
    if (length < 4) return false
    offset += padded(length)
  }
  return true
}

/** Together no more than there are numbers. */
function areGaps(body: Buffer): boolean {
  if (body.length < 12) return false
  const gaps = body.readUInt16BE(8)
  if (12 + 4 * (gaps + body.readUInt16BE(10)) > body.length) return false
  let numbers = 0
  for (let gap = 0; gap < gaps; gap += 1) {
    const [first, last] = [body.readUInt16BE(12 + 4 * gap), body.readUInt16BE(14 + 4 * gap)]
    numbers += Math.max(0, last - first + 1)
  }
  return numbers <= 0x10000
}

const padded = (length: number): number => Math.ceil(length / 4) * 4
