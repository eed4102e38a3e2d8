import { randomBytes } from 'node:crypto'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { payloadOf } from './rtp.ts'
import { createSrtp, keyLengths, PROFILES, type Profile, type Srtp } from './srtp.ts'

function pair(profile: Profile): { sender: Srtp; receiver: Srtp } {
  const { key, salt } = keyLengths(profile)
  const [ours, theirs] = [0, 0].map(() => ({ key: randomBytes(key), salt: randomBytes(salt) }))
  if (ours === undefined || theirs === undefined) throw new Error('two keys were made')
  return {
    sender: createSrtp({ profile, ours, theirs }),
    receiver: createSrtp({ profile, ours: theirs, theirs: ours }),
  }
}

const said = (index: number) => ({
  ssrc: 0xdecafbad,
  payloadType: 111,
  isMarked: false,
  timestamp: (index * 960) >>> 0,
  index,
})

/** A receiver report without any reports in it. */
const REPORT = Buffer.from('80c9000112345678', 'hex')

describe.each(Object.entries(PROFILES))('with %s', (_, profile) => {
  it('what was forged, cut or changed does not get through', () => {
    const { sender, receiver } = pair(profile)
    const datagram = sender.protectRtp(said(1), Buffer.from('hello'))
    for (let at = 0; at < datagram.length; at += 1) {
      const changed = Buffer.from(datagram)
      changed[at] = (changed[at] ?? 0) ^ 0x01
      expect(receiver.unprotectRtp(changed)).toBeNull()
    }
    expect(receiver.unprotectRtp(datagram.subarray(0, -1))).toBeNull()
    expect(receiver.unprotectRtp(datagram)).not.toBeNull()
  })

  it('what comes a second time does not get through', () => {
    const { sender, receiver } = pair(profile)
    const datagram = sender.protectRtp(said(7), Buffer.from('once'))
    expect(receiver.unprotectRtp(datagram)).not.toBeNull()
    expect(receiver.unprotectRtp(datagram)).toBeNull()
    const report = sender.protectRtcp(REPORT)
    expect(receiver.unprotectRtcp(report)).toEqual(REPORT)
    expect(receiver.unprotectRtcp(report)).toBeNull()
  })

  it('what comes from long ago does not get through', () => {
    const { sender, receiver } = pair(profile)
    const [old, late, now] = [10, 3_000, 4_000].map((index) =>
      sender.protectRtp(said(index), Buffer.from('x')),
    )
    expect(receiver.unprotectRtp(now ?? REPORT)).not.toBeNull()
    expect(receiver.unprotectRtp(late ?? REPORT)).not.toBeNull()
    expect(receiver.unprotectRtp(old ?? REPORT)).toBeNull()
  })

  it('packets arrive as they were, in any order, over the end of the numbers', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 65_400, max: 65_536 }),
        fc.shuffledSubarray(Array.from({ length: 200 }, (__, n) => n)),
        fc.uint8Array({ minLength: 1, maxLength: 300 }),
        (first, order, bytes) => {
          const { sender, receiver } = pair(profile)
          // The first that is heard says where one is.
          receiver.unprotectRtp(sender.protectRtp(said(first - 1), Buffer.from('first')))
          for (const index of order.map((n) => first + n)) {
            const plain = receiver.unprotectRtp(sender.protectRtp(said(index), Buffer.from(bytes)))
            expect(plain?.index).toBe(index)
            expect(plain && payloadOf(plain.packet, plain.header)).toEqual(Buffer.from(bytes))
          }
        },
      ),
      { numRuns: 30 },
    )
  })
})
