import { expect, it } from 'vitest'
import { readDescription } from '../sdp/read.ts'
import { wantsKeyFrame } from '../transport/rtcp.ts'
import type { PlainRtp } from '../transport/srtp.ts'
import { createUplinks } from './uplink.ts'

const OFFER = [
  'v=0',
  'o=- 1 2 IN IP4 127.0.0.1',
  's=-',
  't=0 0',
  'm=video 9 UDP/TLS/RTP/SAVPF 96',
  'a=mid:0',
  'a=sendonly',
  'a=msid:stream picture',
  'a=extmap:1 urn:ietf:params:rtp-hdrext:sdes:mid',
  'a=extmap:2 urn:ietf:params:rtp-hdrext:sdes:rtp-stream-id',
  'a=rtpmap:96 VP8/90000',
  'a=simulcast:send q;h;f',
].join('\r\n')

function publish(sdp = OFFER) {
  const sent: Buffer[] = []
  const packets = { received: 0, forwarded: 0, refused: 0, unheard: 0, askedFor: 0, resent: 0 }
  const uplinks = createUplinks(
    { now: () => 10_000, packets },
    { reporter: 1, send: (packet) => sent.push(packet), wishFor: () => null },
  )
  const { begun } = uplinks.update(readDescription(sdp).sections)
  const heard: number[] = []
  const [uplink] = begun
  if (uplink !== undefined)
    uplink.onPacket = ({ header }) => {
      heard.push(header.ssrc)
      return true
    }
  return { uplinks, uplink, heard, sent }
}

const packet = (ssrc: number, extensions: string[]): PlainRtp => ({
  header: {
    payloadType: 96,
    isMarked: false,
    sequence: 1,
    timestamp: 1,
    ssrc,
    payloadOffset: 12,
    extension: (id) => Buffer.from(extensions[id - 1] ?? ''),
  },
  index: 1,
  packet: Buffer.alloc(20),
})

it('of a picture in several sizes the others do not come between those of the largest', () => {
  const { uplinks, heard } = publish()
  for (const [ssrc, rid] of [
    [7, 'q'],
    [9, 'f'],
    [8, 'h'],
  ] as const)
    uplinks.receive(packet(ssrc, ['0', rid]))
  expect(heard).toEqual([9])
})

it('of another section, or of none, nothing is heard', () => {
  const { uplinks, heard } = publish()
  uplinks.receive(packet(7, ['1', 'f']))
  uplinks.receive(packet(8, []))
  expect(heard).toEqual([])
})

it('who sends a picture is asked for a whole one, by the number of what they send', () => {
  const { uplinks, uplink, sent } = publish()
  uplinks.receive(packet(9, ['0', 'f']))
  uplink?.wantKeyFrame()
  expect(sent.map((feedback) => wantsKeyFrame(feedback, 9))).toEqual([true])
})

it('by what nobody here passes on nothing begins', () => {
  expect(publish(OFFER.replace('VP8', 'AV1')).uplink).toBeUndefined()
})
