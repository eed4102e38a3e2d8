import { randomBytes } from 'node:crypto'
import { createSrtp, keyLengths, PROFILES, type Profile } from '../../transport/srtp.ts'
import { damaged } from '../damage.ts'
import type { Reader } from '../reader.ts'

/** A receiver report without any reports in it. */
const REPORT = Buffer.from('80c9000112345678', 'hex')

/** Sent in clear, or sealed by who has no keys: nothing but what its sender sealed may come out. */
export function srtp(): Reader {
  const lines = Object.values(PROFILES).map(openLine)
  const genuine = lines.flatMap(({ genuine }) => genuine)
  return {
    make: (choose) => damaged(genuine, choose),
    read(input) {
      const taken = lines.some(({ receiver }) => {
        const [voice, report] = [receiver.unprotectRtp(input), receiver.unprotectRtcp(input)]
        return voice !== null || report !== null
      })
      if (taken && !genuine.some((known) => known.equals(input)))
        throw new Error('a forged packet was taken')
      return taken ? 'taken' : 'refused'
    },
  }
}

function openLine(profile: Profile) {
  const { key, salt } = keyLengths(profile)
  const makeKeys = () => ({ key: randomBytes(key), salt: randomBytes(salt) })
  const [ours, theirs] = [makeKeys(), makeKeys()]
  const sender = createSrtp({ profile, ours, theirs })
  const receiver = createSrtp({ profile, ours: theirs, theirs: ours })
  const said = [1, 2, 65_537].map((index) =>
    sender.protectRtp(
      { ssrc: 0xdecafbad, payloadType: 111, isMarked: false, timestamp: index * 960, index },
      randomBytes(40),
    ),
  )
  return { receiver, genuine: [...said, sender.protectRtcp(REPORT), sender.protectRtcp(REPORT)] }
}
