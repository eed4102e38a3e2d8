import { createHmac, randomBytes } from 'node:crypto'

/** A check as a client writes it: RFC 8489, with the attributes that ICE adds. */
export function bindingRequest(of: {
  username: string
  password: string
  isNomination?: boolean
}): Buffer {
  const attributes = [attribute(0x0006, Buffer.from(of.username))]
  if (of.isNomination === true) attributes.push(attribute(0x0025, Buffer.alloc(0)))
  const head = Buffer.alloc(20)
  head.writeUInt16BE(0x0001, 0)
  head.writeUInt32BE(0x2112a442, 4)
  randomBytes(12).copy(head, 8)
  const body = Buffer.concat(attributes)
  head.writeUInt16BE(body.length + 24, 2)
  const covered = Buffer.concat([head, body])
  const integrity = createHmac('sha1', of.password).update(covered).digest()
  return Buffer.concat([covered, attribute(0x0008, integrity)])
}

export function attribute(type: number, value: Buffer): Buffer {
  const head = Buffer.alloc(4)
  head.writeUInt16BE(type, 0)
  head.writeUInt16BE(value.length, 2)
  return Buffer.concat([head, value, Buffer.alloc((4 - (value.length % 4)) % 4)])
}
