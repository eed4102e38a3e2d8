import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createFrameReader, frameOf, MOST_FRAME_BYTES } from './framing.ts'

/** All that was read, and whether the stream still makes sense. */
function readAll(chunks: Buffer[]): { datagrams: Buffer[]; isSound: boolean } {
  const datagrams: Buffer[] = []
  const read = createFrameReader((datagram) => datagrams.push(Buffer.from(datagram)))
  return { datagrams, isSound: chunks.every((chunk) => read(chunk)) }
}

const datagram = fc.uint8Array({ maxLength: 300 }).map((bytes) => Buffer.from(bytes))
const cuts = fc.array(fc.nat(2_000), { maxLength: 40 })

function cut(bytes: Buffer, places: number[]): Buffer[] {
  const at = [...places.filter((place) => place < bytes.length), 0, bytes.length]
  at.sort((one, other) => one - other)
  return at.slice(1).map((end, n) => bytes.subarray(at[n], end))
}

describe('a stream of frames', () => {
  it.each([MOST_FRAME_BYTES + 1, 0xffff])('makes no sense after a length of %d', (length) => {
    const head = Buffer.alloc(2)
    head.writeUInt16BE(length)
    const good = frameOf(Buffer.from('good'))
    expect(readAll([Buffer.concat([good, head])])).toEqual({
      datagrams: [Buffer.from('good')],
      isSound: false,
    })
  })

  it('brings datagrams as they were, wherever it is cut', () => {
    const sent = fc.property(fc.array(datagram, { maxLength: 8 }), cuts, (datagrams, places) => {
      const chunks = cut(Buffer.concat(datagrams.map(frameOf)), places)
      const read = readAll(chunks)
      return (
        read.isSound && Buffer.concat(read.datagrams.map(frameOf)).equals(Buffer.concat(chunks))
      )
    })
    expect(fc.check(sent).counterexample).toBeNull()
  })

  it('brings the longest there is byte by byte', () => {
    const longest = Buffer.alloc(MOST_FRAME_BYTES, 7)
    const bytes = [...frameOf(longest)].map((byte) => Buffer.of(byte))
    expect(readAll(bytes)).toEqual({ datagrams: [longest], isSound: true })
  })

  it('of anything at all is read, or makes no sense, alike wherever it is cut', () => {
    const anything = fc.property(
      fc.uint8Array({ maxLength: 2_000 }).map((bytes) => Buffer.from(bytes)),
      cuts,
      (bytes, places) => {
        const [whole, inParts] = [readAll([bytes]), readAll(cut(bytes, places))]
        return (
          whole.isSound === inParts.isSound &&
          Buffer.concat(whole.datagrams).equals(Buffer.concat(inParts.datagrams))
        )
      },
    )
    expect(fc.check(anything, { numRuns: 500 }).counterexample).toBeNull()
  })
})
