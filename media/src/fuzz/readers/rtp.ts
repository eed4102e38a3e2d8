import { payloadOf, readRtpHeader, isRtcp } from '../../transport/rtp.ts'
import { damaged } from '../damage.ts'
import type { Reader } from '../reader.ts'

/** With both extensions of a browser, of three sources, padded; and the two-byte form, which we do not read. */
const SAMPLES = [
  '906f0001000003c0decafbad bede0002 10300101 22ff0000 0102030405',
  'b26f0002000007800badcafe 00000001 00000002 bede0001 10300000 0102030400000004',
  '906f0003000007800badcafe 10000002 01013000 02020102 0102',
  '806f0004000007800badcafe',
].map((hex) => Buffer.from(hex.replaceAll(' ', ''), 'hex'))

export const rtp = (): Reader => ({
  make: (choose) => damaged(SAMPLES, choose),
  read(input) {
    const header = readRtpHeader(input)
    if (header === null) return 'refused'
    if (header.payloadOffset > input.length) throw new Error('the payload begins behind the end')
    for (let id = 0; id < 16; id += 1) header.extension(id)
    payloadOf(input, header)
    return isRtcp(input) ? 'refused' : 'taken'
  },
})
