import { describe, expect, it } from 'vitest'
import { FINGERPRINT, OFFER } from '../fuzz/offers.ts'
import { readDescription } from './read.ts'
import { writeDescription } from './write.ts'

describe('a description is refused', () => {
  it.each([
    ['that is none', 'hello'],
    ['with a section of an unknown kind', OFFER.replace('m=audio', 'm=smell')],
    ['with a section without a name', OFFER.replace('a=mid:0\r\n', '')],
    ['with two sections of one name', OFFER.replace('a=mid:1', 'a=mid:0')],
    ['that is longer than any client writes', OFFER + 'a=x\r\n'.repeat(100_000)],
    ['with more sections than any client has', OFFER + 'm=audio 9 X 1\r\n'.repeat(300)],
  ])('%s', (_, sdp) => {
    expect(() => readDescription(sdp)).toThrow(/./)
  })
})

it('reads what is to be known of an offer', () => {
  expect(readDescription(OFFER)).toEqual({
    ufrag: 'abcd',
    fingerprint: FINGERPRINT,
    sections: [
      expect.objectContaining({
        kind: 'audio',
        mid: '0',
        isRejected: false,
        direction: 'sendonly',
        formats: ['111', '63'],
        msid: { streamId: 'stream', trackId: 'track' },
        ssrcs: [1234],
        extensions: [{ id: 3, uri: 'urn:ietf:params:rtp-hdrext:sdes:mid' }],
      }),
      expect.objectContaining({ kind: 'application', mid: '1', sctpPort: 5000 }),
    ],
  })
})

it('reads what it writes', () => {
  const sdp = writeDescription({
    sessionId: '1',
    version: 2,
    ufrag: 'ours',
    password: 'secret',
    fingerprint: FINGERPRINT,
    candidates: [
      { protocol: 'udp', address: '127.0.0.1', port: 4000 },
      { protocol: 'tcp', address: '127.0.0.1', port: 4001 },
    ],
    setup: 'actpass',
    sections: [
      {
        kind: 'application',
        mid: '0',
        protocol: 'UDP/DTLS/SCTP',
        sctpPort: 5000,
        maxMessageBytes: 9,
      },
      {
        kind: 'audio',
        mid: '1',
        protocol: 'UDP/TLS/RTP/SAVPF',
        direction: 'sendonly',
        codec: {
          payloadType: 111,
          name: 'opus/48000/2',
          clockRate: 48_000,
          parameters: 'useinbandfec=1',
          feedback: ['nack'],
        },
        extensions: [],
        rid: null,
        sent: { streamId: 'PA_1|TR_1', trackId: 'TR_1', ssrc: 77, cname: 'PA_1' },
      },
      { kind: 'rejected', of: 'video', mid: '2', rest: 'UDP/TLS/RTP/SAVPF 96' },
      {
        kind: 'video',
        mid: '3',
        protocol: 'UDP/TLS/RTP/SAVPF',
        direction: 'recvonly',
        codec: {
          payloadType: 97,
          name: 'H264/90000',
          clockRate: 90_000,
          parameters: 'packetization-mode=1',
          feedback: ['nack pli'],
        },
        extensions: [],
        rid: null,
        sent: null,
      },
    ],
  })
  expect(sdp).toMatch(/^(?:[a-z]=.+\r\n)+$/)
  expect(sdp).toContain('a=ice-lite\r\n')
  expect(sdp).toContain('a=group:BUNDLE 0 1 3\r\n')
  expect(sdp).toContain('a=rtcp-fb:111 nack\r\n')
  expect(sdp).toContain('a=rtcp-fb:97 nack pli\r\n')
  expect(sdp).toContain('udp 2130706431 127.0.0.1 4000 typ host\r\n')
  expect(sdp).toContain('tcp 1520435198 127.0.0.1 4001 typ host tcptype passive\r\n')
  expect(readDescription(sdp)).toMatchObject({
    ufrag: 'ours',
    fingerprint: FINGERPRINT,
    sections: [
      { kind: 'application', sctpPort: 5000 },
      { kind: 'audio', direction: 'sendonly', msid: { streamId: 'PA_1|TR_1' }, ssrcs: [77] },
      { kind: 'video', isRejected: true },
      {
        kind: 'video',
        codecs: [
          {
            payloadType: 97,
            name: 'h264',
            clockRate: 90_000,
            channels: 1,
            parameters: 'packetization-mode=1',
          },
        ],
      },
    ],
  })
})

it('reads what the sizes of a picture are called, those that rest among them', () => {
  const simulcast = (value: string) =>
    readDescription(OFFER.replace('a=rtcp-mux', `a=simulcast:${value}`)).sections[0]?.rids
  expect(simulcast('send q;~h,x;f recv a')).toEqual(['q', 'h', 'f'])
  expect(simulcast('recv a;b')).toEqual([])
})
