import type { Codec, Section } from '../sdp/read.ts'
import type { OwnSection, SpokenCodec } from '../sdp/write.ts'

/** Of what the other side can, what we take. */

/** What a track is made of. */
export type Kind = 'audio' | 'video'

export const EXTENSIONS = {
  mid: 'urn:ietf:params:rtp-hdrext:sdes:mid',
  /** Browsers want it named where there are several sizes. */
  rid: 'urn:ietf:params:rtp-hdrext:sdes:rtp-stream-id',
  audioLevel: 'urn:ietf:params:rtp-hdrext:ssrc-audio-level',
} as const

/** Without DTX: who listens for the end of a sentence needs to hear the silence. */
const OPUS_PARAMETERS = 'minptime=10;useinbandfec=1'

/**
 * Where we choose the number ourselves, the one that everybody has. That it is repaired is answered to
 * those too who did not offer it: libwebrtc never does for sound, and takes it from what it is told.
 */
export const OPUS: SpokenCodec = {
  payloadType: 111,
  name: 'opus/48000/2',
  clockRate: 48_000,
  parameters: OPUS_PARAMETERS,
  feedback: ['nack'],
}

/** A picture that cannot be drawn from what came before, whoever asks for it. */
const KEY_FRAMES = ['nack pli', 'ccm fir']

/** In kbit/s. Browsers begin with 300, and without our help take half a minute to what a camera needs. */
const START_BITRATE = 'x-google-start-bitrate=1000'

export const VP8: SpokenCodec = {
  payloadType: 96,
  name: 'VP8/90000',
  clockRate: 90_000,
  parameters: START_BITRATE,
  feedback: KEY_FRAMES,
}

/** In the profile that everybody can draw. */
export const H264: SpokenCodec = {
  payloadType: 102,
  name: 'H264/90000',
  clockRate: 90_000,
  parameters: `level-asymmetry-allowed=1;packetization-mode=1;profile-level-id=42e01f;${START_BITRATE}`,
  feedback: KEY_FRAMES,
}

/** By what most speak. */
export const USUAL: Record<Kind, SpokenCodec> = { audio: OPUS, video: VP8 }

/** What goes through, of each kind. */
export const TAKEN: Record<Kind, readonly SpokenCodec[]> = { audio: [OPUS], video: [VP8, H264] }

export const mimeOf = (kind: Kind, { name }: SpokenCodec): string => `${kind}/${name.split('/')[0]}`

/** As clients are told, before they choose what to publish by. */
export const ENABLED_CODECS = (['audio', 'video'] as const).flatMap((kind) =>
  TAKEN[kind].map((codec) => ({ mime: mimeOf(kind, codec), fmtpLine: codec.parameters ?? '' })),
)

/** By which of these somebody would speak who prefers their codecs in this order; null for none. */
export function codecIn(section: Section, among: readonly SpokenCodec[]): SpokenCodec | null {
  for (const format of section.formats) {
    const codec = section.codecs.find(({ payloadType }) => format === `${payloadType}`)
    const taken = codec === undefined ? undefined : among.find((ours) => isSame(codec, ours))
    if (codec !== undefined && taken !== undefined)
      return { ...taken, payloadType: codec.payloadType, parameters: parametersOf(codec, taken) }
  }
  return null
}

/** By what somebody publishes, who may have a wish ("h264"); null when it is nothing that goes through. */
export function publishedIn(section: Section, wish: string | null = null): SpokenCodec | null {
  if (section.kind === 'application') return null
  const taken = TAKEN[section.kind]
  const wished = taken.filter(({ name }) => name.split('/')[0]?.toLowerCase() === wish)
  return codecIn(section, wished) ?? codecIn(section, taken)
}

function isSame(theirs: Codec, ours: SpokenCodec): boolean {
  const channels = theirs.channels > 1 ? `/${theirs.channels}` : ''
  const name = `${theirs.name}/${theirs.clockRate}${channels}`
  return name === ours.name.toLowerCase() && (ours.name !== H264.name || isDrawnByAll(theirs))
}

/** Constrained baseline or baseline, in packets of any size. */
const isDrawnByAll = ({ parameters }: Codec): boolean =>
  /profile-level-id=42[0ce]0/i.test(parameters ?? '') &&
  /packetization-mode=1/.test(parameters ?? '')

/** Of an H.264 stream its sender says what is in it; of the others, we what we like. */
const parametersOf = (theirs: Codec, ours: SpokenCodec): string | null =>
  ours.name === H264.name ? `${theirs.parameters};${START_BITRATE}` : ours.parameters

export const takenExtensions = ({ extensions }: Section): Section['extensions'] =>
  extensions.filter(({ uri }) => (Object.values(EXTENSIONS) as string[]).includes(uri))

/**
 * Of a picture that is offered in several sizes, the largest: the only one that is sent then. As LiveKit's
 * clients call them, full, half and a quarter; of others nobody knows which it is.
 */
export const takenSize = ({ rids }: Section): string | null =>
  ['f', 'h', 'q'].find((rid) => rids.includes(rid)) ?? rids.at(-1) ?? null

export const rejected = ({ kind, mid, protocol, formats }: Section): OwnSection => ({
  kind: 'rejected',
  of: kind,
  mid,
  rest: `${protocol} ${formats.join(' ')}`,
})

/** Its place is kept, so that the sections around it go on. */
export function idle(section: Section): OwnSection {
  const codec = section.codecs.find(({ payloadType }) => section.formats.includes(`${payloadType}`))
  if (codec === undefined || section.kind !== 'video') return rejected(section)
  const { payloadType, name, clockRate } = codec
  return {
    kind: 'idle',
    of: section.kind,
    mid: section.mid,
    protocol: section.protocol,
    codec: {
      payloadType,
      name: `${name}/${clockRate}`,
      clockRate,
      parameters: null,
      feedback: [],
    },
  }
}
