import type { Section } from '../sdp/read.ts'
import type { OwnSection, SpokenCodec } from '../sdp/write.ts'

/** Of what the other side can, what we take. */

export const EXTENSIONS = {
  mid: 'urn:ietf:params:rtp-hdrext:sdes:mid',
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
  parameters: OPUS_PARAMETERS,
  isRepaired: true,
}

export function opusIn({ codecs, formats }: Section): SpokenCodec | null {
  const opus = codecs
    .filter(
      ({ name, clockRate, channels }) => name === 'opus' && clockRate === 48_000 && channels === 2,
    )
    .find(({ payloadType }) => formats.includes(`${payloadType}`))
  return opus === undefined ? null : { ...OPUS, payloadType: opus.payloadType }
}

export const takenExtensions = ({ extensions }: Section): Section['extensions'] =>
  extensions.filter(({ uri }) => uri === EXTENSIONS.mid || uri === EXTENSIONS.audioLevel)

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
      parameters: null,
      isRepaired: false,
    },
  }
}
