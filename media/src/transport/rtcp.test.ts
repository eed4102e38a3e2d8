import fc from 'fast-check'
import { expect, it } from 'vitest'
import { createReception } from './reception.ts'
import {
  askedForIn,
  lossIn,
  roundTripIn,
  senderReportIn,
  wantsKeyFrame,
  writeNack,
  writePictureLoss,
  writeReceiverReport,
  writeSenderReport,
} from './rtcp.ts'
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
  const first = reception.report({ reporter: 1, repaired: 0, lossElsewhere: 0 })
  expect(lossIn(first)).toBe(Math.floor(256 / 5))
  expect(first.readUIntBE(13, 3)).toBe(1)
  expect(first.readUInt32BE(16)).toBe(104)
  now = 20
  reception.arrived(packet(105))
  const second = reception.report({ reporter: 1, repaired: 0, lossElsewhere: 0 })
  expect(lossIn(second)).toBe(0)
  expect(second.readUIntBE(13, 3)).toBe(1)
})

it('a sender is told of what came only when it was asked for, as of what is lost', () => {
  const reception = createReception({ ssrc: SSRC, clockRate: 48_000 }, () => 0)
  for (const index of [1, 2, 4, 3]) reception.arrived(packet(index))
  const report = reception.report({ reporter: 1, repaired: 1, lossElsewhere: 0 })
  expect(lossIn(report)).toBe(64)
  expect(report.readUIntBE(13, 3)).toBe(0)
})

it('what counts for how good a connection is, is what still lacks after some seconds', () => {
  const reception = createReception({ ssrc: SSRC, clockRate: 48_000 }, () => 0)
  const second = (lost: number, from: number) => {
    for (let n = lost; n < 50; n += 1) reception.arrived(packet(from + n))
    reception.report({ reporter: 1, repaired: 25, lossElsewhere: 255 })
  }
  reception.arrived(packet(0))
  second(0, 1)
  expect(reception.loss()).toBe(0)
  for (let n = 1; n < 20; n += 1) second(10, 1 + 50 * n)
  expect(reception.loss() / 256).toBeCloseTo(0.2, 2)
})

it('a sender is told of what is lost on the way to those who hear it', () => {
  const reception = createReception({ ssrc: SSRC, clockRate: 48_000 }, () => 0)
  reception.arrived(packet(1))
  expect(lossIn(reception.report({ reporter: 1, repaired: 0, lossElsewhere: 60 }))).toBe(60)
})

it('a sender learns how long its words are on the way', () => {
  let now = 1_000
  const reception = createReception({ ssrc: SSRC, clockRate: 48_000 }, () => now)
  reception.senderReported(senderReport(12))
  expect(reception.report({ reporter: 1, repaired: 0, lossElsewhere: 0 }).readUInt32BE(24)).toBe(0)
  reception.senderReported(senderReport(SSRC))
  now = 1_500
  const report = reception.report({ reporter: 1, repaired: 0, lossElsewhere: 0 })
  expect(report.readUInt32BE(24)).toBe(0x03040506)
  expect(report.readUInt32BE(28)).toBe(32_768)
})

it('nobody else is asked for what one lacks of a stream', () => {
  expect(askedForIn(writeNack(1, { ssrc: 12, indexes: [5] }), SSRC)).toEqual([])
  expect(askedForIn(senderReport(SSRC), SSRC)).toEqual([])
})

it('what is asked for again is read as it was written, over the end of the numbers', () => {
  const missing = fc.uniqueArray(fc.integer({ min: 65_400, max: 65_700 }), {
    minLength: 1,
    maxLength: 100,
  })
  fc.assert(
    fc.property(missing, (some) => {
      const indexes = some.toSorted((a, b) => a - b)
      const asked = askedForIn(writeNack(1, { ssrc: SSRC, indexes }), SSRC)
      expect(asked).toEqual(indexes.map((index) => index & 0xffff))
    }),
  )
})

it('nobody asks for more at once than a stream may lack', () => {
  const indexes = Array.from({ length: 5_000 }, (_, n) => n)
  expect(askedForIn(writeNack(1, { ssrc: SSRC, indexes }), SSRC)).toHaveLength(128)
})

it('by the answer to a report one knows how long both were under way', () => {
  const sentAt = 1_795_000_000_123
  const report = writeSenderReport({
    ssrc: SSRC,
    nowMs: sentAt,
    timestamp: 1,
    packets: 1,
    bytes: 1,
  })
  const answer = (lastReport: number) =>
    writeReceiverReport(1, {
      ssrc: SSRC,
      fractionLost: 0,
      lost: 0,
      highest: 1,
      jitter: 0,
      lastReport,
      // Half a second.
      sinceLastReport: 32_768,
    })
  const nowMs = sentAt + 500 + 80
  const answered = answer(senderReportIn(report, SSRC) ?? 0)
  expect(roundTripIn(answered, { ssrc: SSRC, nowMs })).toBeCloseTo(80, 0)
  expect(roundTripIn(answered, { ssrc: 12, nowMs })).toBeNull()
  expect(roundTripIn(answer(0), { ssrc: SSRC, nowMs })).toBeNull()
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
