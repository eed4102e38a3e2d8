import { bytesOf, type Choose, oneOf } from './choose.ts'

/** What becomes of good inputs in the hands of somebody who means harm: mostly nearly good ones. */
export function damaged(samples: readonly Buffer[], choose: Choose): Buffer {
  const kind = choose(16)
  if (kind === 0) return bytesOf(choose, choose(400))
  let bytes: Buffer = Buffer.from(oneOf(choose, samples))
  // Some stay as they are: what comes next meets somebody who has got as far as that.
  if (kind === 1) return bytes
  for (let left = choose(3); left >= 0; left -= 1) bytes = damage(bytes, samples, choose)
  return bytes.subarray(0, MOST_BYTES)
}

const MOST_BYTES = 64 * 1024

/** Where a reader that counts is off by one, overflows, or believes a length. */
const EDGES = [0, 1, 2, 3, 4, 0x0f, 0x7f, 0x80, 0xff, 0x7fff, 0x8000, 0xfffe, 0xffff]

function damage(bytes: Buffer, samples: readonly Buffer[], choose: Choose): Buffer {
  const at = choose(bytes.length + 1)
  const end = at + choose(bytes.length - at + 1)
  switch (choose(9)) {
    case 0:
      if (at < bytes.length) bytes[at] = (bytes[at] ?? 0) ^ (1 << choose(8))
      return bytes
    case 1:
      if (at < bytes.length) bytes[at] = choose(2) === 0 ? choose(256) : oneOf(choose, EDGES)
      return bytes
    case 2:
      if (at + 2 <= bytes.length) bytes.writeUInt16BE(oneOf(choose, EDGES), at)
      return bytes
    case 3:
      if (at + 2 <= bytes.length) bytes.writeUInt16BE((bytes.length - at + choose(9)) & 0xffff, at)
      return bytes
    case 4:
      return bytes.subarray(0, at)
    case 5:
      return Buffer.concat([bytes.subarray(0, at), bytes.subarray(end)])
    case 6:
      return Buffer.concat([bytes.subarray(0, at), bytesOf(choose, choose(20)), bytes.subarray(at)])
    case 7: {
      const times = 1 + choose(choose(8) === 0 ? 64 : 3)
      const repeated = Array.from({ length: times }, () => bytes.subarray(at, end))
      return Buffer.concat([bytes.subarray(0, end), ...repeated, bytes.subarray(end)])
    }
    default: {
      const other = oneOf(choose, samples)
      return Buffer.concat([bytes.subarray(0, at), other.subarray(choose(other.length + 1))])
    }
  }
}
