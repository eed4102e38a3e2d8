import { openAnsweringPeer } from '../../peer/answering-peer.ts'
import { USUAL } from '../../peer/codecs.ts'
import { BadDescription, readDescription } from '../../sdp/read.ts'
import { bytesOf, type Choose, oneOf } from '../choose.ts'
import { damaged } from '../damage.ts'
import { openGround } from '../house.ts'
import { LISTENING_OFFER, OFFER } from '../offers.ts'
import { createRenewed, type Reader, type Verdict } from '../reader.ts'

export const sdp = (): Reader => ({
  make: makeOffer,
  read: (input) => refusedWhenBad(() => readDescription(input.toString('utf8'))),
})

/** With all that follows from it, to the answer: no line of it may be anybody else's. */
export async function offers(): Promise<Reader> {
  const ground = await openGround()
  const events = {
    onConnected: () => {},
    onClosed: () => {},
    onRtcp: () => {},
    onChannel: () => {},
    onMessage: () => {},
    wishFor: () => null,
  }
  const open = () => {
    const peer = openAnsweringPeer(ground, events)
    for (const [sid, kind] of HEARD)
      peer.hear({ sid, participantSid: 'PA_1', kind, codec: USUAL[kind], wantKeyFrame: () => {} })
    return peer
  }
  const peers = createRenewed(open, ({ connection }) => connection.close())
  return {
    make: makeOffer,
    read(input) {
      const peer = peers.next()
      return refusedWhenBad(() => {
        const { sdp: answer } = peer.answer(input.toString('utf8'))
        if (!/^(?:[a-z]=[^\r\n]+\r\n)+$/.test(answer))
          throw new Error('a broken answer was written')
        readDescription(answer)
      })
    },
  }
}

const HEARD = [
  ['TR_1', 'audio'],
  ['TR_2', 'audio'],
  ['TR_3', 'video'],
] as const

function refusedWhenBad(read: () => void): Verdict {
  try {
    read()
    return 'taken'
  } catch (failure) {
    if (failure instanceof BadDescription) return 'refused'
    throw failure
  }
}

const SAMPLES = [OFFER, LISTENING_OFFER].map((offer) => Buffer.from(offer))
const LINES = LISTENING_OFFER.split('\r\n')

/** Half of them of whole lines: those left out, repeated, in another place, and of another meaning. */
function makeOffer(choose: Choose): Buffer {
  if (choose(2) === 0) return damaged(SAMPLES, choose)
  const lines = [...LINES]
  for (let left = choose(6); left >= 0; left -= 1) {
    const [at, other] = [choose(lines.length + 1), oneOf(choose, LINES)]
    switch (choose(4)) {
      case 0:
        lines.splice(at, 1)
        break
      case 1:
        lines.splice(at, 0, other)
        break
      case 2:
        lines.splice(at, 1, other.replace(/[^:= ]+$/, anyWord(choose)))
        break
      default:
        lines.splice(at, 0, `a=${anyWord(choose)}:${anyWord(choose)}`)
    }
  }
  return Buffer.from(lines.join(oneOf(choose, ['\r\n', '\r\n', '\n', '\r'])))
}

const WORDS = ['0', '-1', '65536', '4294967296', '1e9', 'audio', 'opus/48000/2', 'sendrecv', 'mid']

const anyWord = (choose: Choose): string =>
  choose(3) === 0 ? bytesOf(choose, choose(12)).toString('utf8') : oneOf(choose, WORDS)
