import { askedForIn, lossIn, roundTripIn, senderReportIn } from '../../transport/rtcp.ts'
import { damaged } from '../damage.ts'
import type { Reader } from '../reader.ts'

/** A receiver's report, a sender's with one in it, and both in one packet with a description of the source. */
const RECEIVER = '81c90007 00000001 0000004d 33000001 00010068 00000010 03040506 00008000'
const SENDER =
  '81c8000c 0000004d 0102030405060708 000003c0 00000064 00002710 0000004e 10000002 00000068 00000000 00000000 00000000'
const DESCRIPTION = '81ca0002 0000004d 01016100'

const NACK = '81cd0004 00000001 0000004d 00070003 ffff8001'

const SAMPLES = [RECEIVER, SENDER, NACK, SENDER + RECEIVER + DESCRIPTION].map((hex) =>
  Buffer.from(hex.replaceAll(' ', ''), 'hex'),
)

/** Of a stream whose memory holds half as many. */
const MOST_ASKED = 128

export const rtcp = (): Reader => ({
  make: (choose) => damaged(SAMPLES, choose),
  read(input) {
    const loss = lossIn(input)
    senderReportIn(input, 0x4d)
    const asked = askedForIn(input, 0x4d)
    if (asked.length > MOST_ASKED) throw new Error(`${asked.length} asked for at once`)
    roundTripIn(input, { ssrc: 0x4d, nowMs: 0 })
    if (loss === null) return 'refused'
    if (!(loss >= 0 && loss <= 255)) throw new Error(`a loss of ${loss}`)
    return 'taken'
  },
})
