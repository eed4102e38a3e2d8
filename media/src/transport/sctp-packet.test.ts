import { describe, expect, it } from 'vitest'
import { chunk, packetOf } from '../fuzz/sctp-packets.ts'
import { isWellFormed } from './sctp-packet.ts'

const packet = (...chunks: Buffer[]): Buffer =>
  packetOf({ ports: Buffer.from('13881388', 'hex'), tag: Buffer.alloc(4), chunks })

const said = (text: string): Buffer =>
  chunk(0, 3, Buffer.concat([Buffer.from('000000010000000000000035', 'hex'), Buffer.from(text)]))

/** Each from the first to the last number that came, behind the one that came before all of them. */
function gaps(...of: [number, number][]): Buffer {
  const body = Buffer.alloc(12 + of.length * 4)
  body.writeUInt16BE(of.length, 8)
  for (const [n, [first, last]] of of.entries()) {
    body.writeUInt16BE(first, 12 + n * 4)
    body.writeUInt16BE(last, 14 + n * 4)
  }
  return chunk(3, 0, body)
}

describe('a packet is not given to who would', () => {
  it.each([
    ['read it for ever: a chunk without a length', packet(Buffer.from('07000000', 'hex'))],
    ['read it for ever: a parameter without a length', packet(chunk(9, 0, Buffer.alloc(4)))],
    ['count for minutes: everything came, several times', packet(gaps([1, 65_535], [1, 65_535]))],
    ['read behind its end: more gaps than there are', packet(gaps([1, 2]).fill(0xff, 12, 14))],
    ['keep it: a message without a word', packet(said(''))],
    ['read behind its end: a chunk that is longer', packet(Buffer.from('00030040', 'hex'))],
    ['miss its header', Buffer.alloc(11)],
  ])('%s', (_, bytes) => {
    expect(isWellFormed(bytes)).toBe(false)
  })
})

it('what clients send is given on', () => {
  expect(isWellFormed(packet(said('hello'), gaps([2, 3], [5, 5])))).toBe(true)
  const heartbeat = chunk(4, 0, Buffer.from('00010008deadbeef', 'hex'))
  expect(isWellFormed(packet(heartbeat, chunk(10, 0, Buffer.alloc(24))))).toBe(true)
})
