import type { Section } from '../sdp/read.ts'
import type { SpokenCodec } from '../sdp/write.ts'
import { createMissing, type Missing } from '../transport/missing.ts'
import { createReception, type Reception } from '../transport/reception.ts'
import { writeNack, writePictureLoss } from '../transport/rtcp.ts'
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

/**
 * Whose packet is it? By its source number, or by the name of its section, until that is known.
 * `send` takes the RTCP for who says it all, `reporter` is our number in there.
 */
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
  const streams = new Map<number, Stream>()

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

  const streamOf = (ssrc: number, { clockRate, feedback }: SpokenCodec): Stream => {
    const known = streams.get(ssrc)
    if (known !== undefined) return known
    const stream = {
      reception: createReception({ ssrc, clockRate }, now),
      missing: feedback.includes('nack') ? createMissing(now) : null,
    }
    streams.set(ssrc, stream)
    return stream
  }

  const take = (packet: PlainRtp, codec: SpokenCodec): void => {
    const { ssrc } = packet.header
    const { reception, missing } = streamOf(ssrc, codec)
    reception.arrived(packet)
    if (missing === null) return
    missing.arrived(packet.index)
    const indexes = missing.due()
    if (indexes.length === 0) return
    packets.askedFor += indexes.length
    send(writeNack(reporter, { ssrc, indexes }))
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
    /** By what is sent in that section. */
    codecIn(section: Section): SpokenCodec | null {
      const uplink = uplinks.find(({ mid }) => mid === section.mid)
      return uplink === undefined ? null : codecIn(section, [uplink.codec])
    },
    /** To the sender, of each stream. */
    report(lossElsewhere: number): void {
      for (const { reception, missing } of streams.values())
        send(reception.report({ reporter, repaired: missing?.repaired() ?? 0, lossElsewhere }))
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
      take(packet, uplink.codec)
      const id = extensionId(sections.get(uplink.mid), EXTENSIONS.audioLevel)
      const said = id === null ? null : packet.header.extension(id)
      const level = said === null ? null : (said[0] ?? 127) & 0x7f
      if (!uplink.onPacket(packet, level)) packets.unheard += 1
      if (uplink.kind === 'video') uplink.came(packet.header.ssrc)
    },
  }
}

type Stream = { reception: Reception; missing: Missing | null }

const isOf =
  ({ mid, msid }: Section) =>
  (uplink: Uplink): boolean =>
    uplink.mid === mid && uplink.names[0] === msid?.trackId

const extensionId = (section: Section | undefined, uri: string): number | null =>
  section?.extensions.find((extension) => extension.uri === uri)?.id ?? null
