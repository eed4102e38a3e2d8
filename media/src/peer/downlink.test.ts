import { describe, expect, it } from 'vitest'
import { senderReportIn, writeNack, writePictureLoss } from '../transport/rtcp.ts'
import type { OutgoingHeader, PlainRtp } from '../transport/srtp.ts'
import { OPUS } from './codecs.ts'
import type { Connection } from './connection.ts'
import { openDownlink } from './downlink.ts'

function listen() {
  let keyFramesWanted = 0
  const sent: OutgoingHeader[] = []
  const resent: OutgoingHeader[] = []
  const reports: Buffer[] = []
  const connection = {
    state: () => 'connected',
    sendRtp: (header: OutgoingHeader) => sent.push(header),
    resendRtp: (header: OutgoingHeader) => resent.push(header),
    sendRtcp: (packet: Buffer) => reports.push(packet),
  } as unknown as Connection
  const downlink = openDownlink(connection, {
    sid: 'TR_1',
    participantSid: 'PA_1',
    kind: 'audio',
    codec: OPUS,
    wantKeyFrame: () => (keyFramesWanted += 1),
  })
  downlink.place = { mid: '1', codec: OPUS }
  return { sent, resent, reports, downlink, keyFramesWanted: () => keyFramesWanted }
}

function packet(index: number, ssrc = 1): PlainRtp {
  const header = {
    payloadType: 63,
    isMarked: false,
    sequence: index & 0xffff,
    timestamp: (index * 960) >>> 0,
    ssrc,
    payloadOffset: 12,
    extension: () => null,
  }
  return { header, index, packet: Buffer.alloc(20) }
}

const steps = (of: number[]): number[] => of.slice(1).map((value, n) => value - (of[n] ?? 0))

it('nothing goes where no section was negotiated', () => {
  const { sent, downlink } = listen()
  downlink.place = null
  downlink.forward(packet(1))
  expect(sent).toEqual([])
})

it('packets go on with a number, a source and a payload type of their own', () => {
  const { sent, downlink } = listen()
  for (const index of [500, 501, 503]) downlink.forward(packet(index))
  expect(steps(sent.map(({ index }) => index))).toEqual([1, 2])
  expect(steps(sent.map(({ timestamp }) => timestamp))).toEqual([960, 1920])
  expect(new Set(sent.map(({ ssrc }) => ssrc))).toEqual(new Set([downlink.sent.ssrc]))
  expect(sent[0]?.payloadType).toBe(111)
})

it('another source goes on where the one before ended', () => {
  const { sent, downlink } = listen()
  for (const index of [500, 501]) downlink.forward(packet(index, 1))
  for (const index of [60_000, 60_001]) downlink.forward(packet(index, 2))
  expect(steps(sent.map(({ index }) => index))).toEqual([1, 1, 1])
})

it('after a pause nothing is missing', () => {
  const { sent, downlink } = listen()
  downlink.forward(packet(10))
  downlink.pause(true)
  for (const index of [11, 12, 13]) downlink.forward(packet(index))
  downlink.pause(false)
  downlink.forward(packet(14))
  expect(steps(sent.map(({ index }) => index))).toEqual([1])
})

it('after a change of the source nothing takes the number of what was sent before', () => {
  const { sent, downlink } = listen()
  for (const index of [500, 501]) downlink.forward(packet(index, 1))
  downlink.goOn()
  for (const index of [510, 508, 509, 511]) downlink.forward(packet(index, 1))
  const indexes = sent.map(({ index }) => index)
  expect(new Set(indexes).size).toBe(indexes.length)
  expect(steps(indexes)).toEqual([1, 1, 1])
})

describe('who lacks something', () => {
  const asks = (ssrc: number, indexes: number[]) => writeNack(1, { ssrc, indexes })

  it('gets nothing of what they were never sent, and nothing of another stream', () => {
    const { sent, resent, downlink } = listen()
    for (const index of [500, 501]) downlink.forward(packet(index))
    const { index = 0 } = sent[1] ?? {}
    downlink.takeFeedback(asks(downlink.sent.ssrc, [index + 1]))
    downlink.takeFeedback(asks(downlink.sent.ssrc + 1, [index]))
    expect(resent).toEqual([])
  })

  it('is sent it again, just as it was', () => {
    const { sent, resent, downlink } = listen()
    for (const index of [500, 501, 502]) downlink.forward(packet(index))
    const { index = 0 } = sent[1] ?? {}
    downlink.takeFeedback(asks(downlink.sent.ssrc, [index]))
    expect(resent).toEqual([sent[1]])
  })

  it('is sent what they lack of before a change of the section as it was then', () => {
    const { sent, resent, downlink } = listen()
    downlink.forward(packet(500))
    downlink.place = { mid: '2', codec: { ...OPUS, payloadType: 96 } }
    downlink.forward(packet(501))
    downlink.takeFeedback(
      asks(
        downlink.sent.ssrc,
        sent.map(({ index }) => index),
      ),
    )
    expect(resent.map(({ payloadType }) => payloadType)).toEqual([111, 96])
  })
})

it('who hears is told what was sent', () => {
  const { reports, downlink } = listen()
  downlink.report()
  expect(reports).toEqual([])
  for (const index of [500, 501, 502]) downlink.forward(packet(index))
  downlink.report()
  expect(senderReportIn(reports[0] ?? Buffer.alloc(0), downlink.sent.ssrc)).not.toBeNull()
  expect(reports[0]?.readUInt32BE(20)).toBe(3)
})

it('a whole picture is wanted by who begins to see it, who goes on, and who asks for it', () => {
  const { downlink, keyFramesWanted } = listen()
  for (const index of [1, 2, 3]) downlink.forward(packet(index))
  expect(keyFramesWanted()).toBe(1)
  downlink.pause(false)
  for (const index of [4, 5]) downlink.forward(packet(index))
  expect(keyFramesWanted()).toBe(2)
  downlink.takeFeedback(writePictureLoss(1, downlink.sent.ssrc))
  downlink.takeFeedback(writePictureLoss(1, downlink.sent.ssrc + 1))
  expect(keyFramesWanted()).toBe(3)
})
