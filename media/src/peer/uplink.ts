import type { Section } from '../sdp/read.ts'
import { EXTENSIONS } from './codecs.ts'
import { createMissing, type Missing } from '../transport/missing.ts'
import { createReception, type Reception } from '../transport/reception.ts'
import { writeNack } from '../transport/rtcp.ts'
import type { PlainRtp } from '../transport/srtp.ts'
import type { Ground } from './connection.ts'

/** One track on its way from who says it. */
export type Uplink = {
  mid: string
  /** What its publisher calls it: of the track, or of the stream. */
  names: string[]
  /** Whether somebody hears it. */
  onPacket: (packet: PlainRtp, level: number | null) => boolean
}

/**
 * Whose packet is it? By its source number, or by the name of its section, until that is known.
 * `send` takes the RTCP for who says it all, `reporter` is our number in there.
 */
export function createUplinks(
  { now, packets }: Pick<Ground, 'now' | 'packets'>,
  { reporter, send }: { reporter: number; send: (packet: Buffer) => void },
) {
  let uplinks: Uplink[] = []
  let sections = new Map<string, Section>()
  const bySsrc = new Map<number, Uplink>()
  /** By source number. One that is not heard any more is not reported any more. */
  const streams = new Map<number, Stream>()

  const find = ({ header }: PlainRtp): Uplink | null => {
    const known = bySsrc.get(header.ssrc)
    if (known !== undefined) return known
    for (const uplink of uplinks) {
      const id = extensionId(sections.get(uplink.mid), EXTENSIONS.mid)
      if (id !== null && header.extension(id)?.toString('latin1') === uplink.mid) {
        bySsrc.set(header.ssrc, uplink)
        return uplink
      }
    }
    return null
  }

  const streamOf = (ssrc: number): Stream => {
    const known = streams.get(ssrc)
    if (known !== undefined) return known
    const stream = { reception: createReception(ssrc, now), missing: createMissing(now) }
    streams.set(ssrc, stream)
    return stream
  }

  const take = (packet: PlainRtp): void => {
    const { ssrc } = packet.header
    const { reception, missing } = streamOf(ssrc)
    reception.arrived(packet)
    missing.arrived(packet.index)
    const indexes = missing.due()
    if (indexes.length === 0) return
    packets.askedFor += indexes.length
    send(writeNack(reporter, { ssrc, indexes }))
  }

  return {
    /** By the sections that send something. Who stays, stays the same. */
    update(sending: Section[]): { begun: Uplink[]; ended: Uplink[] } {
      const before = uplinks
      sections = new Map(sending.map((section) => [section.mid, section]))
      uplinks = sending.map((section) => before.find(isOf(section)) ?? newUplink(section))
      bySsrc.clear()
      streams.clear()
      for (const uplink of uplinks)
        for (const ssrc of sections.get(uplink.mid)?.ssrcs ?? []) bySsrc.set(ssrc, uplink)
      return {
        begun: uplinks.filter((uplink) => !before.includes(uplink)),
        ended: before.filter((uplink) => !uplinks.includes(uplink)),
      }
    },
    senderReported(report: Buffer): void {
      for (const { reception } of streams.values()) reception.senderReported(report)
    },
    /** To the sender, of each stream. */
    report(lossElsewhere: number): void {
      for (const { reception, missing } of streams.values())
        send(reception.report({ reporter, repaired: missing.repaired(), lossElsewhere }))
    },
    /** Of 256, what lacks of the stream that comes worst. */
    loss: (): number =>
      Math.max(0, ...[...streams.values()].map(({ reception }) => reception.loss())),
    receive(packet: PlainRtp): void {
      const uplink = find(packet)
      if (uplink === null) {
        packets.unheard += 1
        return
      }
      take(packet)
      const id = extensionId(sections.get(uplink.mid), EXTENSIONS.audioLevel)
      const said = id === null ? null : packet.header.extension(id)
      const level = said === null ? null : (said[0] ?? 127) & 0x7f
      if (!uplink.onPacket(packet, level)) packets.unheard += 1
    },
  }
}

type Stream = { reception: Reception; missing: Missing }

const newUplink = ({ mid, msid }: Section): Uplink => ({
  mid,
  names: msid === null ? [] : [msid.trackId, msid.streamId],
  onPacket: () => false,
})

const isOf =
  ({ mid, msid }: Section) =>
  (uplink: Uplink): boolean =>
    uplink.mid === mid && uplink.names[0] === msid?.trackId

const extensionId = (section: Section | undefined, uri: string): number | null =>
  section?.extensions.find((extension) => extension.uri === uri)?.id ?? null
