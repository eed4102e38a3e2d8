import { createHmac, timingSafeEqual } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** What of STUN (RFC 8489) somebody needs who only answers: binding requests, with short-term credentials. */

export type BindingRequest = {
  transactionId: Buffer
  /** "ours:theirs", as the other side says it. */
  username: string
  isNomination: boolean
}

const MAGIC_COOKIE = 0x2112a442
const HEADER_BYTES = 20
const BINDING_REQUEST = 0x0001
const BINDING_SUCCESS = 0x0101

const USERNAME = 0x0006
const MESSAGE_INTEGRITY = 0x0008
const XOR_MAPPED_ADDRESS = 0x0020
const USE_CANDIDATE = 0x0025
const FINGERPRINT = 0x8028

const INTEGRITY_BYTES = 20
const FINGERPRINT_BYTES = 4
const FINGERPRINT_MASK = 0x5354554e

/** Null for whatever else it may be. Whether it is genuine is another question: `isGenuine`. */
export function readBindingRequest(datagram: Buffer): BindingRequest | null {
  if (datagram.length < HEADER_BYTES) return null
  if (datagram.readUInt16BE(0) !== BINDING_REQUEST) return null
  if (datagram.readUInt32BE(4) !== MAGIC_COOKIE) return null
  if (datagram.readUInt16BE(2) !== datagram.length - HEADER_BYTES) return null
  let username: string | null = null
  let isNomination = false
  for (const { type, value } of attributesOf(datagram)) {
    // What stands behind the integrity is not covered by it.
    if (type === MESSAGE_INTEGRITY) break
    if (type === USERNAME) username = value.toString('utf8')
    if (type === USE_CANDIDATE) isNomination = true
  }
  if (username === null) return null
  return { transactionId: datagram.subarray(8, HEADER_BYTES), username, isNomination }
}

/** Made by somebody who knows the password, and not changed since. */
export function isGenuine(datagram: Buffer, password: string): boolean {
  for (const { type, value, offset } of attributesOf(datagram)) {
    if (type !== MESSAGE_INTEGRITY) continue
    if (value.length !== INTEGRITY_BYTES) return false
    return timingSafeEqual(value, integrityOf(datagram, offset, password))
  }
  return false
}

export function writeBindingSuccess(
  request: BindingRequest,
  from: { address: string; port: number },
  password: string,
): Buffer {
  const mapped = xorMapped(from, request.transactionId)
  const integrityAt = HEADER_BYTES + 4 + mapped.length
  const fingerprintAt = integrityAt + 4 + INTEGRITY_BYTES
  const answer = Buffer.alloc(fingerprintAt + 4 + FINGERPRINT_BYTES)
  answer.writeUInt16BE(BINDING_SUCCESS, 0)
  answer.writeUInt16BE(answer.length - HEADER_BYTES, 2)
  answer.writeUInt32BE(MAGIC_COOKIE, 4)
  request.transactionId.copy(answer, 8)
  writeAttribute(answer, HEADER_BYTES, XOR_MAPPED_ADDRESS, mapped)
  writeAttribute(answer, integrityAt, MESSAGE_INTEGRITY, integrityOf(answer, integrityAt, password))
  const sum = Buffer.alloc(FINGERPRINT_BYTES)
  sum.writeUInt32BE((crc32(answer.subarray(0, fingerprintAt)) ^ FINGERPRINT_MASK) >>> 0)
  writeAttribute(answer, fingerprintAt, FINGERPRINT, sum)
  return answer
}

type Attribute = { type: number; value: Buffer; offset: number }

function* attributesOf(datagram: Buffer): Generator<Attribute> {
  let offset = HEADER_BYTES
  while (offset + 4 <= datagram.length) {
    const type = datagram.readUInt16BE(offset)
    const length = datagram.readUInt16BE(offset + 2)
    const end = offset + 4 + length
    if (end > datagram.length) return
    yield { type, value: datagram.subarray(offset + 4, end), offset }
    // Padded to four bytes.
    offset = end + ((4 - (length % 4)) % 4)
  }
}

/** Over everything before it, with the length it would have if it were the last attribute. */
function integrityOf(datagram: Buffer, offset: number, password: string): Buffer {
  const covered = Buffer.from(datagram.subarray(0, offset))
  covered.writeUInt16BE(offset + 4 + INTEGRITY_BYTES - HEADER_BYTES, 2)
  return createHmac('sha1', password).update(covered).digest()
}

function xorMapped(from: { address: string; port: number }, transactionId: Buffer): Buffer {
  const isV6 = from.address.includes(':')
  const address = isV6 ? bytesOfV6(from.address) : Buffer.from(from.address.split('.').map(Number))
  const mask = Buffer.alloc(16)
  mask.writeUInt32BE(MAGIC_COOKIE)
  transactionId.copy(mask, 4)
  const value = Buffer.alloc(4 + address.length)
  value[1] = isV6 ? 2 : 1
  value.writeUInt16BE(from.port ^ (MAGIC_COOKIE >>> 16), 2)
  for (const [n, byte] of address.entries()) value[4 + n] = byte ^ (mask[n] ?? 0)
  return value
}

function bytesOfV6(address: string): Buffer {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const groups = (text: string | undefined) => (text ? text.split(':') : [])
  const [before, after] = [groups(head), groups(tail)]
  const zeros = Array.from({ length: Math.max(0, 8 - before.length - after.length) }, () => '0')
  const bytes = Buffer.alloc(16)
  for (const [n, group] of [...before, ...zeros, ...after].slice(0, 8).entries())
    bytes.writeUInt16BE(Number.parseInt(group, 16) & 0xffff, n * 2)
  return bytes
}

function writeAttribute(into: Buffer, offset: number, type: number, value: Buffer): void {
  into.writeUInt16BE(type, offset)
  into.writeUInt16BE(value.length, offset + 2)
  value.copy(into, offset + 4)
}
