import { createHmac, randomBytes } from 'node:crypto'

export type Check = { username: string; password: string; isNomination?: boolean }

/** As a client writes it: RFC 8489, with the attributes that ICE adds. */
export function writeCheck({ username, password, isNomination = false }: Check): Buffer {
  const head = Buffer.alloc(20)
  head.writeUInt16BE(0x0001, 0)
  head.writeUInt32BE(0x2112a442, 4)
  randomBytes(12).copy(head, 8)
  const attributes = [writeAttribute(0x0006, Buffer.from(username))]
  if (isNomination) attributes.push(writeAttribute(0x0025, Buffer.alloc(0)))
  const covered = Buffer.concat([head, ...attributes])
  // The length counts the integrity, which is made of what stands before it.
  covered.writeUInt16BE(covered.length + 4, 2)
  const integrity = createHmac('sha1', password).update(covered).digest()
  return Buffer.concat([covered, writeAttribute(0x0008, integrity)])
}

export function writeAttribute(type: number, value: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16BE(type, 0)
  head.writeUInt16BE(value.length, 2)
  return Buffer.concat([head, value, Buffer.alloc((4 - (value.length % 4)) % 4)])
}
