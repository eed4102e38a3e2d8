import { createHmac, randomBytes } from 'node:crypto'
import { crc32 } from 'node:zlib'

const HEADER_BYTES = 20
const BINDING_REQUEST = 0x0001
const MAGIC_COOKIE = 0x2112a442

const USERNAME = 0x0006
const MESSAGE_INTEGRITY = 0x0008
const PRIORITY = 0x0024
const USE_CANDIDATE = 0x0025
const FINGERPRINT = 0x8028
const ICE_CONTROLLING = 0x802a
const FINGERPRINT_MASK = 0x5354554e

/** The check by which a client says: send to where this came from (RFC 8445). */
export function writeCheck(of: { username: string; password: string }): Buffer {
  const head = Buffer.alloc(HEADER_BYTES)
  head.writeUInt16BE(BINDING_REQUEST, 0)
  head.writeUInt32BE(MAGIC_COOKIE, 4)
  randomBytes(12).copy(head, 8)
  const priority = Buffer.alloc(4)
  priority.writeUInt32BE(1_845_494_271)
  const asked = Buffer.concat([
    head,
    attribute(USERNAME, Buffer.from(of.username)),
    attribute(PRIORITY, priority),
    attribute(ICE_CONTROLLING, randomBytes(8)),
    attribute(USE_CANDIDATE, Buffer.alloc(0)),
  ])
  const integrity = createHmac('sha1', of.password).update(lengthened(asked, 24)).digest()
  const genuine = Buffer.concat([asked, attribute(MESSAGE_INTEGRITY, integrity)])
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE((crc32(lengthened(genuine, 8)) ^ FINGERPRINT_MASK) >>> 0)
  return Buffer.concat([genuine, attribute(FINGERPRINT, sum)])
}

/** The length in the header counts the attribute that is made of what stands before it. */
function lengthened(message: Buffer, byBytes: number): Buffer {
  message.writeUInt16BE(message.length - HEADER_BYTES + byBytes, 2)
  return message
}

function attribute(type: number, value: Buffer): Buffer {
  const padded = Buffer.alloc(4 + Math.ceil(value.length / 4) * 4)
  padded.writeUInt16BE(type, 0)
  padded.writeUInt16BE(value.length, 2)
  value.copy(padded, 4)
  return padded
}

const BINDING_SUCCESS = 0x0101

export const isCheckAnswered = (datagram: Buffer): boolean =>
  datagram.readUInt16BE(0) === BINDING_SUCCESS
