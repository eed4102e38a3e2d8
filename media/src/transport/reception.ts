import { senderReportIn, writeReceiverReport } from './rtcp.ts'
import type { PlainRtp } from './srtp.ts'

/**
 * How well one stream arrives, as its sender is told from time to time (RFC 3550, 6.4): it makes its
 * codec more careful when much is lost.
 */
export type Reception = {
  arrived: (packet: PlainRtp) => void
  senderReported: (report: Buffer) => void
  /**
   * Since the last one, in which so many were `repaired`. `lossElsewhere` is that of those who hear it, of
   * 256.
   */
  report: (of: { reporter: number; repaired: number; lossElsewhere: number }) => Buffer
  /** Of 256 packets of the last seconds, how many still lack after they were asked for again. */
  loss: () => number
}

/** So much of what is told of the loss is the newest report: one packet in a second is not a bad network. */
const NEWEST_SHARE = 0.25

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
  let loss = 0
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
    report({ reporter, repaired, lossElsewhere }) {
      const expected = first === null ? 0 : highest - first + 1
      const expectedNow = expected - before.expected
      const lostNow = expectedNow - (received - before.received)
      const shareOf = (packets: number) =>
        expectedNow > 0 ? Math.min(1, Math.max(0, packets / expectedNow)) : 0
      before = { expected, received }
      loss += (shareOf(lostNow) * 256 - loss) * NEWEST_SHARE
      // What had to be asked for came late, if not too late: the codec is to go on as if it were lost.
      const careful = Math.floor(shareOf(lostNow + repaired) * 256)
      return writeReceiverReport(reporter, {
        ssrc,
        fractionLost: Math.min(255, Math.max(careful, lossElsewhere)),
        lost: Math.max(0, expected - received),
        highest,
        jitter: Math.floor(jitter),
        lastReport: sender?.middle ?? 0,
        // In units of 1/65536 seconds.
        sinceLastReport: sender === null ? 0 : Math.floor(((now() - sender.at) * 65_536) / 1000),
      })
    },
    loss: () => loss,
  }
}
