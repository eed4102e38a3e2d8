/** SCTP (RFC 9260) as somebody writes it who talks with our server. */

export function chunk(type: number, flags: number, body: Buffer): Buffer {
  const head = Buffer.of(type, flags, 0, 0)
  head.writeUInt16BE(4 + body.length, 2)
  return Buffer.concat([head, body, Buffer.alloc((4 - (body.length % 4)) % 4)])
}

export const packetOf = (of: { ports: Buffer; tag: Buffer; chunks: Buffer[] }): Buffer =>
  seal(Buffer.concat([of.ports, of.tag, Buffer.alloc(4), ...of.chunks]))

/** With the checksum that it should have: a wrong one is found before anything else is read. */
export function seal(packet: Buffer): Buffer {
  packet.writeUInt32LE(0, 8)
  packet.writeUInt32LE(crc32c(packet), 8)
  return packet
}

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let sum = byte
  for (let bit = 0; bit < 8; bit += 1) sum = sum & 1 ? (sum >>> 1) ^ 0x82f63b78 : sum >>> 1
  return sum >>> 0
})

function crc32c(bytes: Buffer): number {
  let sum = 0xffffffff
  for (const byte of bytes) sum = (TABLE[(sum ^ byte) & 0xff] ?? 0) ^ (sum >>> 8)
  return ~sum >>> 0
}
