import { expect, it } from 'vitest'
import type { Section } from '../sdp/read.ts'
import { askedForIn, lossIn } from '../transport/rtcp.ts'
import type { PlainRtp } from '../transport/srtp.ts'
import { createUplinks } from './uplink.ts'

const SSRC = 77
const PACKET_MS = 20

const MICROPHONE: Section = {
  kind: 'audio',
  mid: '0',
  isRejected: false,
  protocol: 'UDP/TLS/RTP/SAVPF',
  direction: 'sendonly',
  formats: ['111'],
  codecs: [{ payloadType: 111, name: 'opus', clockRate: 48_000, channels: 2, parameters: null }],
  extensions: [],
  msid: { streamId: 'stream', trackId: 'track' },
  ssrcs: [SSRC],
  rids: [],
  sctpPort: null,
}

function packet(index: number, ssrc = SSRC): PlainRtp {
  const header = {
    payloadType: 111,
    isMarked: false,
    sequence: index & 0xffff,
    timestamp: (index * 960) >>> 0,
    ssrc,
    payloadOffset: 12,
    extension: () => null,
  }
  return { header, index, packet: Buffer.alloc(20) }
}

function publish() {
  let now = 1_000
  const told: Buffer[] = []
  const packets = { received: 0, forwarded: 0, refused: 0, unheard: 0, askedFor: 0, resent: 0 }
  const uplinks = createUplinks(
    { now: () => now, packets },
    { reporter: 5, send: (rtcp) => told.push(rtcp), wishFor: () => null },
  )
  const { begun } = uplinks.update([MICROPHONE])
  const passed: number[] = []
  for (const uplink of begun) uplink.onPacket = ({ index }) => passed.push(index) > 0
  const say = (indexes: number[], ssrc = SSRC): void => {
    for (const index of indexes) {
      now += PACKET_MS
      uplinks.receive(packet(index, ssrc))
    }
  }
  return { uplinks, told, packets, passed, say }
}

it('who is not known to publish anything is asked for nothing', () => {
  const { told, packets, say } = publish()
  say([1, 5, 6, 7], 12)
  expect(told).toEqual([])
  expect(packets.unheard).toBe(4)
})

it('who publishes is asked for what was lost, which goes on to those who hear it when it comes', () => {
  const { told, packets, passed, say } = publish()
  say([1, 2, 5, 6])
  expect(told.flatMap((rtcp) => askedForIn(rtcp, SSRC))).toEqual([3, 4])
  say([3, 4, 7, 8])
  expect(told).toHaveLength(1)
  expect(packets.askedFor).toBe(2)
  expect(passed).toEqual([1, 2, 5, 6, 3, 4, 7, 8])
})

it('who publishes is told to be careful while that has to be done, and is no worse connected for it', () => {
  const { uplinks, told, say } = publish()
  say([1, 3, 4, 2])
  told.length = 0
  uplinks.report(0)
  expect(told.map(lossIn)).toEqual([64])
  expect(uplinks.loss()).toBe(0)
})
