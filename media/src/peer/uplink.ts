import type { Section } from '../sdp/read.ts'
import type { SpokenCodec } from '../sdp/write.ts'
import { writePictureLoss } from '../transport/rtcp.ts'
import { createReception, type Reception } from '../transport/reception.ts'
import type { PlainRtp } from '../transport/srtp.ts'
import { codecIn, EXTENSIONS, type Kind, publishedIn, TAKEN, takenSize, USUAL } from './codecs.ts'
import type { Ground } from './connection.ts'
import { createKeyFrames } from './key-frames.ts'

/** One track on its way from who says it. */
export type Uplink = {
  mid: string
  /** What its publisher calls it: of the track, or of the stream. */
  names: string[]
  kind: Kind
  /** With the number that we give it: hearers may have others. */
  codec: SpokenCodec
  /** Of pictures: from its publisher, and soon. */
  wantKeyFrame: () => void
  /** Whether somebody hears it. */
  onPacket: (packet: PlainRtp, level: number | null) => boolean
}

type OwnUplink = Uplink & {
  /** Of pictures: one of its packets. */
  came: (ssrc: number) => void
}

/** Whose packet is it? By its source number, or by the name of its section, until that is known. */
export function createUplinks(
  { now, packets }: Pick<Ground, 'now' | 'packets'>,
  {
    reporter,
    send,
    wishFor,
  }: {
    reporter: number
    send: (packet: Buffer) => void
    /** By what its publisher wants to send the track that it calls so. */
    wishFor: (names: string[]) => string | null
  },
) {
  let uplinks: OwnUplink[] = []
  let sections = new Map<string, Section>()
  const bySsrc = new Map<number, OwnUplink>()
  /** By source number. One that is not heard any more is not reported any more. */
  const receptions = new Map<number, Reception>()

  const find = ({ header }: PlainRtp): OwnUplink | null => {
    const known = bySsrc.get(header.ssrc)
    if (known !== undefined) return known
    for (const uplink of uplinks) {
      const section = sections.get(uplink.mid)
      const says = (uri: string): string | undefined => {
        const id = extensionId(section, uri)
        return id === null ? undefined : header.extension(id)?.toString('latin1')
      }
      if (section === undefined || says(EXTENSIONS.mid) !== uplink.mid) continue
      // Of a size that was not asked for.
      if ((says(EXTENSIONS.rid) ?? null) !== takenSize(section)) return null
      bySsrc.set(header.ssrc, uplink)
      return uplink
    }
    return null
  }

  const receptionOf = (ssrc: number, { clockRate }: SpokenCodec): Reception => {
    const reception = receptions.get(ssrc) ?? createReception({ ssrc, clockRate }, now)
    receptions.set(ssrc, reception)
    return reception
  }

  const begin = (section: Section): OwnUplink | null => {
    const { mid, msid } = section
    const names = msid === null ? [] : [msid.trackId, msid.streamId]
    const spoken = publishedIn(section, wishFor(names))
    if (spoken === null) return null
    const kind = section.kind === 'video' ? 'video' : 'audio'
    let lastSsrc: number | null = null
    const keyFrames = createKeyFrames({
      now,
      // What comes first is a whole one anyway.
      ask: () => lastSsrc !== null && send(writePictureLoss(reporter, lastSsrc)),
    })
    return {
      mid,
      names,
      kind,
      codec: TAKEN[kind].find(({ name }) => name === spoken.name) ?? USUAL[kind],
      onPacket: () => false,
      wantKeyFrame: keyFrames.wanted,
      came(ssrc) {
        lastSsrc = ssrc
        keyFrames.look()
      },
    }
  }

  return {
    /** By the sections that send something. Who stays, stays the same. */
    update(sending: Section[]): { begun: Uplink[]; ended: Uplink[] } {
      const before = uplinks
      sections = new Map(sending.map((section) => [section.mid, section]))
      uplinks = sending.flatMap((section) => before.find(isOf(section)) ?? begin(section) ?? [])
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
    /** By what is sent in that section. */
    codecIn(section: Section): SpokenCodec | null {
      const uplink = uplinks.find(({ mid }) => mid === section.mid)
      return uplink === undefined ? null : codecIn(section, [uplink.codec])
    },
    /** To the sender, of each stream. */
    report(lossElsewhere: number): void {
      for (const reception of receptions.values())
        send(reception.report({ reporter, lossElsewhere }))
    },
    receive(packet: PlainRtp): void {
      const uplink = find(packet)
      if (uplink === null) {
        packets.unheard += 1
        return
      }
      receptionOf(packet.header.ssrc, uplink.codec).arrived(packet)
      const id = extensionId(sections.get(uplink.mid), EXTENSIONS.audioLevel)
      const said = id === null ? null : packet.header.extension(id)
      const level = said === null ? null : (said[0] ?? 127) & 0x7f
      if (!uplink.onPacket(packet, level)) packets.unheard += 1
      if (uplink.kind === 'video') uplink.came(packet.header.ssrc)
    },
  }
}

const isOf =
  ({ mid, msid }: Section) =>
  (uplink: Uplink): boolean =>
    uplink.mid === mid && uplink.names[0] === msid?.trackId

const extensionId = (section: Section | undefined, uri: string): number | null =>
  section?.extensions.find((extension) => extension.uri === uri)?.id ?? null
