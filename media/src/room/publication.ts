import {
  type AddTrackRequest,
  AudioTrackFeature,
  SimulcastCodecInfo,
  TimedVersion,
  TrackInfo,
  TrackSource,
  TrackType,
} from '@livekit/protocol'
import { type Kind, mimeOf, USUAL } from '../peer/codecs.ts'
import type { Downlink } from '../peer/downlink.ts'
import type { Uplink } from '../peer/uplink.ts'
import type { SpokenCodec } from '../sdp/write.ts'
import { createLoudness } from './loudness.ts'
import { newSid } from './sids.ts'

/** A track of somebody: announced first, heard from when its section was negotiated. */
export class Publication {
  readonly cid: string
  readonly kind: Kind
  /** By what its publisher wants to send it: "h264" */
  readonly wish: string | null
  readonly info: TrackInfo
  readonly loudness = createLoudness()
  /** When something came last of a voice that is not muted; null before. */
  voiceAt: number | null = null
  #uplink: Uplink | null = null
  /** By who hears it. */
  readonly #downlinks = new Map<string, Downlink>()

  constructor(request: AddTrackRequest) {
    this.cid = request.cid
    this.kind = request.type === TrackType.VIDEO ? 'video' : 'audio'
    this.wish = request.simulcastCodecs[0]?.codec.toLowerCase() ?? null
    const mimeType = mimeOf(this.kind, this.codec)
    this.info = new TrackInfo({
      sid: newSid('TR'),
      type: request.type,
      name: request.name,
      muted: request.muted,
      source: request.source,
      disableDtx: request.disableDtx,
      disableRed: true,
      stereo: request.stereo,
      encryption: request.encryption,
      stream: request.stream || streamOf(request.source),
      audioFeatures: this.kind === 'audio' ? featuresOf(request) : [],
      width: request.width,
      height: request.height,
      layers: request.layers,
      mimeType,
      codecs: [new SimulcastCodecInfo({ mimeType, cid: request.cid, layers: request.layers })],
      version: versionNow(),
    })
  }

  get sid(): string {
    return this.info.sid
  }

  get isLive(): boolean {
    return this.#uplink !== null
  }

  /** By what it is sent; before it is, by what most are. */
  get codec(): SpokenCodec {
    return this.#uplink?.codec ?? USUAL[this.kind]
  }

  /** By the id of its track, or of its stream. Who may be heard only does not send pictures by that name. */
  isCalled = (uplink: Uplink): boolean =>
    uplink.kind === this.kind && uplink.names.includes(this.cid)

  isFrom = (uplink: Uplink): boolean => this.#uplink === uplink

  start(uplink: Uplink): void {
    this.#uplink = uplink
    this.info.mid = uplink.mid
    this.info.mimeType = mimeOf(this.kind, uplink.codec)
    for (const codec of this.info.codecs) {
      codec.mid = uplink.mid
      codec.mimeType = this.info.mimeType
    }
    this.info.version = versionNow()
    uplink.onPacket = (packet, level) => {
      if (this.info.muted) return false
      if (this.kind === 'audio') this.voiceAt = Date.now()
      if (level !== null) this.loudness.heard(level)
      let isHeard = false
      for (const downlink of this.#downlinks.values()) isHeard = downlink.forward(packet) || isHeard
      return isHeard
    }
  }

  stop(): void {
    if (this.#uplink !== null) this.#uplink.onPacket = () => false
    this.#uplink = null
    this.#downlinks.clear()
  }

  /** Somebody begins to see it, or lost a part of what they see. */
  wantKeyFrame = (): void => {
    if (this.kind === 'video') this.#uplink?.wantKeyFrame()
  }

  mute(isMuted: boolean): void {
    this.info.muted = isMuted
    this.voiceAt = null
    this.info.version = versionNow()
    this.loudness.reset()
    if (!isMuted) for (const downlink of this.#downlinks.values()) downlink.goOn()
  }

  get hearerSids(): string[] {
    return [...this.#downlinks.keys()]
  }

  /** Of 256, what the one who lacks most had to ask for again lately. */
  repaired(): number {
    return Math.max(0, ...[...this.#downlinks.values()].map((downlink) => downlink.repaired()))
  }

  addHearer(participantSid: string, downlink: Downlink): void {
    this.#downlinks.set(participantSid, downlink)
  }

  removeHearer(participantSid: string): void {
    this.#downlinks.delete(participantSid)
  }
}

/** Clients keep the newest they know: it has to grow with each change. */
let lastMicros = 0n
export function versionNow(): TimedVersion {
  const now = BigInt(Date.now()) * 1000n
  const ticks = lastMicros >= now ? 1 : 0
  lastMicros = now
  return new TimedVersion({ unixMicro: now, ticks })
}

/** What belongs together is played in step: a voice with its face, a screen with its sound. */
const streamOf = (source: TrackSource): string => {
  switch (source) {
    case TrackSource.CAMERA:
    case TrackSource.MICROPHONE:
      return 'camera'
    case TrackSource.SCREEN_SHARE:
    case TrackSource.SCREEN_SHARE_AUDIO:
      return 'screen_share'
    case TrackSource.UNKNOWN:
      return ''
  }
}

function featuresOf(request: AddTrackRequest): AudioTrackFeature[] {
  const features = new Set(request.audioFeatures)
  if (request.stereo) features.add(AudioTrackFeature.TF_STEREO)
  if (request.disableDtx) features.add(AudioTrackFeature.TF_NO_DTX)
  return [...features]
}
