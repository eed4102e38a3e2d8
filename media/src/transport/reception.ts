import { senderReportIn, writeReceiverReport } from './rtcp.ts'
import type { PlainRtp } from './srtp.ts'

/**
 * How well one stream arrives, as its sender is told from time to time (RFC 3550, 6.4): it makes its
 * codec more careful when much is lost.
 */
export type Reception = {
  arrived: (packet: PlainRtp) => void
  senderReported: (report: Buffer) => void
  /** Since the last one. `lossElsewhere` is that of those who hear it, of 256. */
  report: (of: { reporter: number; lossElsewhere: number }) => Buffer
}

export function createReception(
  { ssrc, clockRate }: { ssrc: number; clockRate: number },
  now: () => number,
): Reception {
  const ticksPerMs = clockRate / 1000
  let first: number | null = null
  let highest = 0
  let received = 0
  let jitter = 0
  let lastTransit: number | null = null
  let before = { expected: 0, received: 0 }
  let sender: { middle: number; at: number } | null = null

  return {
    arrived({ index, header }) {
      first ??= index
      highest = Math.max(highest, index)
      received += 1
      const transit = (Math.floor(now() * ticksPerMs) - header.timestamp) | 0
      if (lastTransit !== null) jitter += (Math.abs((transit - lastTransit) | 0) - jitter) / 16
      lastTransit = transit
    },
    senderReported(report) {
      const middle = senderReportIn(report, ssrc)
      if (middle !== null) sender = { middle, at: now() }
    },
    report({ reporter, lossElsewhere }) {
      const expected = first === null ? 0 : highest - first + 1
      const expectedNow = expected - before.expected
      const lostNow = expectedNow - (received - before.received)
      const share = expectedNow > 0 ? Math.max(0, lostNow / expectedNow) : 0
      before = { expected, received }
      return writeReceiverReport(reporter, {
        ssrc,
        fractionLost: Math.min(255, Math.max(Math.floor(share * 256), lossElsewhere)),
        lost: Math.max(0, expected - received),
        highest,
        jitter: Math.floor(jitter),
        lastReport: sender?.middle ?? 0,
        // In units of 1/65536 seconds.
        sinceLastReport: sender === null ? 0 : Math.floor(((now() - sender.at) * 65_536) / 1000),
      })
    },
  }
}
