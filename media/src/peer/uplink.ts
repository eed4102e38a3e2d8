import type { Section } from '../sdp/read.ts'
import { EXTENSIONS } from './codecs.ts'
import { createReception, type Reception } from '../transport/reception.ts'
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

/** Whose packet is it? By its source number, or by the name of its section, until that is known. */
export function createUplinks({ now, packets }: Pick<Ground, 'now' | 'packets'>) {
  let uplinks: Uplink[] = []
  let sections = new Map<string, Section>()
  const bySsrc = new Map<number, Uplink>()
  /** By source number. One that is not heard any more is not reported any more. */
  const receptions = new Map<number, Reception>()

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

  const receptionOf = (ssrc: number): Reception => {
    const reception = receptions.get(ssrc) ?? createReception(ssrc, now)
    receptions.set(ssrc, reception)
    return reception
  }

  return {
    /** By the sections that send something. Who stays, stays the same. */
    update(sending: Section[]): { begun: Uplink[]; ended: Uplink[] } {
      const before = uplinks
      sections = new Map(sending.map((section) => [section.mid, section]))
      uplinks = sending.map((section) => before.find(isOf(section)) ?? newUplink(section))
      bySsrc.clear()
      receptions.clear()
      for (const uplink of uplinks)
        for (const ssrc of sections.get(uplink.mid)?.ssrcs ?? []) bySsrc.set(ssrc, uplink)
      return {
        begun: uplinks.filter((uplink) => !before.includes(uplink)),
        ended: before.filter((uplink) => !uplinks.includes(uplink)),
      }
    },
    senderReported(report: Buffer): void {
      for (const reception of receptions.values()) reception.senderReported(report)
    },
    /** For the sender, of each stream. */
    reports(of: { reporter: number; lossElsewhere: number }): Buffer[] {
      return [...receptions.values()].map((reception) => reception.report(of))
    },
    receive(packet: PlainRtp): void {
      const uplink = find(packet)
      if (uplink === null) {
        packets.unheard += 1
        return
      }
      receptionOf(packet.header.ssrc).arrived(packet)
      const id = extensionId(sections.get(uplink.mid), EXTENSIONS.audioLevel)
      const said = id === null ? null : packet.header.extension(id)
      const level = said === null ? null : (said[0] ?? 127) & 0x7f
      if (!uplink.onPacket(packet, level)) packets.unheard += 1
    },
  }
}

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
