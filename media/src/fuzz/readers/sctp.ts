import { associate, INIT, PORTS } from '../association.ts'
import { type Choose, oneOf } from '../choose.ts'
import { damaged } from '../damage.ts'
import { createRenewed, type Reader } from '../reader.ts'
import { chunk } from '../sctp-packets.ts'

/** What comes out of the encryption: an association of somebody who has come in, and does harm. */
export function sctp(): Reader {
  const associations = createRenewed(associate, ({ close }) => close())
  return {
    make: makePacket,
    async read(input) {
      const association = associations.next()
      await association.begun
      const answers = association.answers()
      association.receive(input)
      // What is thrown and caught by nobody ends a process, and this one too.
      await new Promise((resolve) => setImmediate(resolve))
      return association.answers() > answers ? 'taken' : 'refused'
    },
  }
}

const OPEN = Buffer.concat([Buffer.from('0300000000000000000900005f72656c6961626c65', 'hex')])

/** As `makePacket` makes them; each begins with the tag that says to whom it belongs, which `receive` fills in. */
const SAMPLES = [
  INIT,
  dataChunk({ tsn: 1, stream: 0, payload: 50, text: OPEN }),
  dataChunk({ tsn: 2, stream: 0, payload: 53, text: Buffer.from('hello') }),
  dataChunk({ tsn: 3, stream: 1, payload: 51, text: Buffer.from('text'), flags: 6 }),
  dataChunk({ tsn: 9, stream: 0, payload: 53, text: Buffer.from('later'), flags: 2 }),
  // All that has come, a hole behind it, and one that came twice.
  chunk(3, 0, Buffer.from('00000001000100000001000100020003 00000001'.replace(' ', ''), 'hex')),
  chunk(4, 0, Buffer.from('00010008deadbeef', 'hex')),
  chunk(130, 0, Buffer.from('000d0012000000010000000200000003 0000'.replace(' ', ''), 'hex')),
  chunk(130, 0, Buffer.from('0011000c0000000100040000', 'hex')),
  chunk(192, 0, Buffer.from('0000000500000001', 'hex')),
  chunk(9, 0, Buffer.from('00030008aabbccdd', 'hex')),
]
const LAST_WORDS = [chunk(6, 0, Buffer.from('000c0004', 'hex')), chunk(7, 0, Buffer.alloc(4))]

function dataChunk(of: {
  tsn: number
  stream: number
  payload: number
  text: Buffer
  flags?: number
}): Buffer {
  const head = Buffer.alloc(12)
  head.writeUInt32BE(of.tsn, 0)
  head.writeUInt16BE(of.stream, 4)
  head.writeUInt32BE(of.payload, 8)
  return chunk(0, of.flags ?? 3, Buffer.concat([head, of.text]))
}

/** Behind a header without tag and checksum, one or several chunks. */
function makePacket(choose: Choose): Buffer {
  const count = 1 + choose(choose(4) === 0 ? 12 : 2)
  const chunks = Array.from({ length: count }, () =>
    choose(2) === 0 ? oneOf(choose, SAMPLES) : damaged(SAMPLES, choose),
  )
  if (choose(100) === 0) chunks.push(oneOf(choose, LAST_WORDS))
  return Buffer.concat([PORTS, Buffer.alloc(8), ...chunks])
}
