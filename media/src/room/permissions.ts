import { ParticipantInfo_Kind, ParticipantPermission, TrackSource } from '@livekit/protocol'
import type { Claims, VideoGrant } from '../wire/tokens.ts'

/** What a token does not mention is allowed, but for changing what others know of one. */
export const permissionOf = (grant: VideoGrant): ParticipantPermission =>
  new ParticipantPermission({
    canPublish: grant.canPublish ?? true,
    canSubscribe: grant.canSubscribe ?? true,
    canPublishData: grant.canPublishData ?? grant.canPublish ?? true,
    canPublishSources: (grant.canPublishSources ?? []).map((source) => SOURCES[source]),
    canUpdateMetadata: grant.canUpdateOwnMetadata ?? false,
    hidden: grant.hidden ?? false,
    recorder: grant.recorder ?? false,
    agent: grant.agent ?? false,
  })

/** There for the others' sake: takes no seat, and keeps no room open. */
export const isDependent = ({ kind, video }: Claims): boolean =>
  kind === 'agent' || kind === 'egress' || video.agent === true || video.recorder === true

const SOURCES = {
  camera: TrackSource.CAMERA,
  microphone: TrackSource.MICROPHONE,
  screen_share: TrackSource.SCREEN_SHARE,
  screen_share_audio: TrackSource.SCREEN_SHARE_AUDIO,
} as const

const SOURCE_NAMES = new Map<TrackSource, keyof typeof SOURCES>(
  Object.entries(SOURCES).map(([name, source]) => [source, name as keyof typeof SOURCES]),
)

/** The other way round: for a token that says the same. */
export const grantOf = (permission: ParticipantPermission): Partial<VideoGrant> => ({
  canPublish: permission.canPublish,
  canSubscribe: permission.canSubscribe,
  canPublishData: permission.canPublishData,
  canPublishSources: permission.canPublishSources.flatMap(
    (source) => SOURCE_NAMES.get(source) ?? [],
  ),
  canUpdateOwnMetadata: permission.canUpdateMetadata,
  hidden: permission.hidden,
  recorder: permission.recorder,
  agent: permission.agent,
})

/** No list of sources means all of them. */
export const mayPublish = (permission: ParticipantPermission, source: TrackSource): boolean =>
  permission.canPublish &&
  (permission.canPublishSources.length === 0 || permission.canPublishSources.includes(source))

export function kindOf(name: string): ParticipantInfo_Kind {
  switch (name) {
    case 'agent':
      return ParticipantInfo_Kind.AGENT
    case 'ingress':
      return ParticipantInfo_Kind.INGRESS
    case 'egress':
      return ParticipantInfo_Kind.EGRESS
    case 'sip':
      return ParticipantInfo_Kind.SIP
    default:
      return ParticipantInfo_Kind.STANDARD
  }
}
