import { expect, it } from 'vitest'
import { chunk } from '../fuzz/sctp-packets.ts'
import { associate } from '../fuzz/association.ts'

/** A piece of a message whose beginning never comes. */
const piece = (number: number, text: Buffer): Buffer => {
  const head = Buffer.from('000000000000000000000035', 'hex')
  head.writeUInt32BE(number)
  return chunk(0, 0, Buffer.concat([head, text]))
}

it('who sends more than there is room for, or in more pieces than anybody would, is put out', async () => {
  for (const [bytes, most] of [
    [1200, 1000],
    [1, 2_100],
  ] as const) {
    const association = associate()
    await association.begun
    let sent = 0
    while (!association.isBroken() && sent < most)
      association.say(piece(1 + ++sent, Buffer.alloc(bytes)))
    expect(association.isBroken()).toBe(true)
    association.close()
  }
})
