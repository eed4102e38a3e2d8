import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createReception } from './reception.ts'
import { lossIn, senderReportIn, wantsKeyFrame, writePictureLoss } from './rtcp.ts'
import type { PlainRtp } from './srtp.ts'

const SSRC = 77

function packet(index: number): PlainRtp {
  const header = {
    payloadType: 111,
    isMarked: false,
    sequence: index & 0xffff,
    timestamp: (index * 960) >>> 0,
    ssrc: SSRC,
    payloadOffset: 12,
    extension: () => null,
  }
  return { header, index, packet: Buffer.alloc(20) }
}

/** Of NTP's time 0x0102030405060708. */
function senderReport(ssrc: number): Buffer {
  const report = Buffer.from('80c80006', 'hex')
  const rest = Buffer.alloc(24)
  rest.writeUInt32BE(ssrc, 0)
  Buffer.from('0102030405060708', 'hex').copy(rest, 4)
  return Buffer.concat([report, rest])
}

it('a sender is told how much was lost since the last time, and in all', () => {
  let now = 0
  const reception = createReception({ ssrc: SSRC, clockRate: 48_000 }, () => now)
  for (const index of [100, 101, 103, 104]) reception.arrived(packet(index))
  const first = reception.report({ reporter: 1, lossElsewhere: 0 })
  expect(lossIn(first)).toBe(Math.floor(256 / 5))
  expect(first.readUIntBE(13, 3)).toBe(1)
  expect(first.readUInt32BE(16)).toBe(104)
  now = 20
  reception.arrived(packet(105))
  const second = reception.report({ reporter: 1, lossElsewhere: 0 })
  expect(lossIn(second)).toBe(0)
  expect(second.readUIntBE(13, 3)).toBe(1)
})

it('a sender is told of what is lost on the way to those who hear it', () => {
  const reception = createReception({ ssrc: SSRC, clockRate: 48_000 }, () => 0)
  reception.arrived(packet(1))
  expect(lossIn(reception.report({ reporter: 1, lossElsewhere: 60 }))).toBe(60)
})

it('a sender learns how long its words are on the way', () => {
  let now = 1_000
  const reception = createReception({ ssrc: SSRC, clockRate: 48_000 }, () => now)
  reception.senderReported(senderReport(12))
  expect(reception.report({ reporter: 1, lossElsewhere: 0 }).readUInt32BE(24)).toBe(0)
  reception.senderReported(senderReport(SSRC))
  now = 1_500
  const report = reception.report({ reporter: 1, lossElsewhere: 0 })
  expect(report.readUInt32BE(24)).toBe(0x03040506)
  expect(report.readUInt32BE(28)).toBe(32_768)
})

it('nobody else is asked for a whole picture of a stream', () => {
  expect(wantsKeyFrame(writePictureLoss(1, 12), SSRC)).toBe(false)
  expect(wantsKeyFrame(senderReport(SSRC), SSRC)).toBe(false)
})

it('a whole picture is wanted by either of two requests', () => {
  expect(wantsKeyFrame(writePictureLoss(1, SSRC), SSRC)).toBe(true)
  const fullIntra = Buffer.from('84ce0006000000010000000000000007010000000000000000000000', 'hex')
  fullIntra.writeUInt32BE(SSRC, 20)
  expect(wantsKeyFrame(fullIntra, SSRC)).toBe(true)
  expect(wantsKeyFrame(fullIntra, 8)).toBe(false)
})

it('any packet is read without harm', () => {
  const anything = fc.property(fc.uint8Array({ maxLength: 300 }), (bytes) => {
    const loss = lossIn(Buffer.from(bytes))
    senderReportIn(Buffer.from(bytes), SSRC)
    wantsKeyFrame(Buffer.from(bytes), SSRC)
    return loss === null || (loss >= 0 && loss <= 255)
  })
  expect(fc.check(anything).failed).toBe(false)
})
