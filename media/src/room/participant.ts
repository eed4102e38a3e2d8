import {
  type AddTrackRequest,
  DisconnectReason,
  type JoinRequest,
  LeaveRequest,
  LeaveRequest_Action,
  ParticipantInfo,
  ParticipantInfo_Kind,
  ParticipantInfo_State,
  type ParticipantPermission,
  SignalResponse,
} from '@livekit/protocol'
import type { Downlink } from '../peer/downlink.ts'
import type { Peers } from '../peer/peers.ts'
import type { Uplink } from '../peer/uplink.ts'
import type { Verified } from '../wire/tokens.ts'
import { mergedAttributes } from './limits.ts'
import { grantOf, isDependent, kindOf, permissionOf } from './permissions.ts'
import { Publication } from './publication.ts'
import { newSid } from './sids.ts'

/** Where signals to a client go. It may be cut, and another take its place. */
export type Link = {
  send: (response: SignalResponse) => void
  /** When its client last said anything: it pings. */
  heardAt: () => number
  close: () => void
}

/** Somebody in a room: what others know of them, what they publish, what they hear. */
export class Participant {
  readonly sid = newSid('PA')
  readonly identity: string
  readonly kind: ParticipantInfo_Kind
  readonly isDependent: boolean
  readonly joinedAt = Date.now()
  readonly isAutoSubscribing: boolean
  name: string
  metadata: string
  attributes: Record<string, string>
  permission: ParticipantPermission
  state = ParticipantInfo_State.JOINING
  disconnectReason = DisconnectReason.UNKNOWN_REASON

  readonly publications = new Map<string, Publication>()
  /** By the sid of the track. */
  readonly subscriptions = new Map<string, Subscription>()
  /** Tracks that this client said yes or no to, whatever its settings are. */
  readonly wishes = new Map<string, boolean>()
  /** Tracks that it was told it may not hear. */
  readonly forbidden = new Set<string>()
  /** Whom it lets hear its tracks; null for everybody. */
  hearers: HearerRule[] | null = null
  /** Somebody who has announced a track, and was not forbidden to since. */
  isPublisher = false
  /** Negotiated, but not announced by the client yet. */
  readonly unclaimed = new Set<Uplink>()
  /** Of its reliable messages: those after a resume that are older came before. */
  lastSequence = 0

  /** Sends a token that says who one is now. */
  renewToken = (): void => {}
  /** What is rehearsed at the next resume, when somebody asked for it. */
  nextResume: 'as-usual' | 'cut-after-greeting' | 'cut-at-once' = 'as-usual'

  link: Link | null
  /** Since when nobody can be told anything; null while there is a link. */
  lostAt: number | null = null
  /** Of 256 packets to this client, how many it lacks, by its own reports. */
  loss = 0
  peers: Peers | null = null
  /** When its media began, or began anew after it had failed. */
  mediaTriedAt = Date.now()
  /** Counted at every change: clients drop what is older than what they have. */
  #version = 0
  readonly #verified: Verified
  readonly #clientProtocol: number

  constructor(of: { verified: Verified; join: JoinRequest; link: Link }) {
    const { claims } = of.verified
    this.#verified = of.verified
    this.link = of.link
    this.identity = claims.sub
    this.name = claims.name
    this.permission = permissionOf(claims.video)
    this.kind =
      this.permission.agent || claims.kind === 'agent'
        ? ParticipantInfo_Kind.AGENT
        : kindOf(claims.kind)
    this.isDependent = isDependent(claims)
    this.metadata = of.join.metadata || claims.metadata
    this.attributes = mergedAttributes(claims.attributes, of.join.participantAttributes)
    this.isAutoSubscribing = of.join.connectionSettings?.autoSubscribe ?? true
    this.#clientProtocol = of.join.clientInfo?.clientProtocol ?? 0
  }

  get isActive(): boolean {
    return this.state === ParticipantInfo_State.ACTIVE
  }

  get isGone(): boolean {
    return this.state === ParticipantInfo_State.DISCONNECTED
  }

  /** Nobody is told about a hidden one. */
  get isHidden(): boolean {
    return this.permission.hidden
  }

  get livePublications(): Publication[] {
    return [...this.publications.values()].filter(({ isLive }) => isLive)
  }

  /** What a token for coming back should say: as it is now, not as it was. */
  get verifiedNow(): Verified {
    const { apiKey, claims } = this.#verified
    return {
      apiKey,
      claims: {
        ...claims,
        name: this.name,
        metadata: this.metadata,
        attributes: this.attributes,
        video: { ...claims.video, ...grantOf(this.permission) },
      },
    }
  }

  changed(): void {
    this.#version += 1
  }

  info(): ParticipantInfo {
    return new ParticipantInfo({
      sid: this.sid,
      identity: this.identity,
      name: this.name,
      state: this.state,
      tracks: this.livePublications.map(({ info }) => info),
      metadata: this.metadata,
      attributes: this.attributes,
      joinedAt: BigInt(Math.floor(this.joinedAt / 1000)),
      joinedAtMs: BigInt(this.joinedAt),
      version: this.#version,
      permission: this.permission,
      isPublisher: this.isPublisher,
      kind: this.kind,
      clientProtocol: this.#clientProtocol,
      disconnectReason: this.disconnectReason,
    })
  }

  send(message: SignalResponse['message']): void {
    this.link?.send(new SignalResponse({ message }))
  }

  /** The last word. With RECONNECT the client comes back as somebody new. */
  sayLeave(reason: DisconnectReason, action: LeaveRequest_Action): void {
    const canReconnect = action !== LeaveRequest_Action.DISCONNECT
    this.send({ case: 'leave', value: new LeaveRequest({ reason, action, canReconnect }) })
  }

  announce(request: AddTrackRequest): Publication {
    const publication = new Publication(request)
    this.publications.set(publication.sid, publication)
    this.isPublisher = true
    return publication
  }
}

export type Subscription = { publisher: Participant; publication: Publication; downlink: Downlink }

/** One of `subscription_permission`: who may hear, and which tracks. */
export type HearerRule = {
  isFor: (participant: Participant) => boolean
  /** Null for all of them. */
  trackSids: string[] | null
}
