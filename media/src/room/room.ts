import {
  type DataPacket,
  DisconnectReason,
  LeaveRequest_Action,
  ParticipantInfo_State,
  type ParticipantPermission,
  ParticipantUpdate,
  type RoomAgentDispatch,
  Room as RoomInfo,
  RoomUpdate,
  type SignalResponse,
  SubscriptionPermissionUpdate,
  type TimedVersion,
  TrackSubscribed,
  TrackUnpublishedResponse,
} from '@livekit/protocol'
import { ENABLED_CODECS } from '../peer/codecs.ts'
import type { Uplink } from '../peer/uplink.ts'
import type { Participant } from './participant.ts'
import { mayPublish } from './permissions.ts'
import { type Publication, versionNow } from './publication.ts'
import { newSid } from './sids.ts'
import { Ways } from './ways.ts'

export type RoomSettings = {
  name: string
  metadata: string
  /** Seconds until a room ends that nobody came to. */
  emptyTimeout: number
  /** Seconds until a room ends that everybody has left. */
  departureTimeout: number
  /** 0 for any number. */
  maxParticipants: number
  /** Who is to be sent here when it begins; nobody in particular when empty. */
  agents: RoomAgentDispatch[]
}

export type RoomEvents = {
  onJoined: (room: Room, participant: Participant) => void
  onLeft: (room: Room, participant: Participant) => void
  /** Gone before they ever were connected. */
  onAborted: (room: Room, participant: Participant) => void
  onPublished: (room: Room, participant: Participant, publication: Publication) => void
  onUnpublished: (room: Room, participant: Participant, publication: Publication) => void
}

/** A page that is alive has read by then that it is to go. */
const LEAVES_WITHIN_MS = 5_000

/** Who is there, who hears whom, and who is told what. */
export class Room {
  readonly sid = newSid('RM')
  readonly settings: RoomSettings
  readonly createdAt = Date.now()
  readonly participants = new Map<string, Participant>()
  readonly ways = new Ways()
  /** When the last one left whom it is for, or when it began. */
  emptySince = Date.now()
  hadParticipants = false
  #version: TimedVersion = versionNow()
  readonly #on: RoomEvents

  constructor(settings: RoomSettings, on: RoomEvents) {
    this.settings = settings
    this.#on = on
  }

  get isFull(): boolean {
    const { maxParticipants } = this.settings
    return maxParticipants > 0 && this.#people.length >= maxParticipants
  }

  get isDeserted(): boolean {
    return this.#people.length === 0
  }

  get #people(): Participant[] {
    return [...this.participants.values()].filter(({ isDependent }) => !isDependent)
  }

  info(): RoomInfo {
    const visible = [...this.participants.values()].filter(({ isHidden }) => !isHidden)
    return new RoomInfo({
      sid: this.sid,
      name: this.settings.name,
      emptyTimeout: this.settings.emptyTimeout,
      departureTimeout: this.settings.departureTimeout,
      maxParticipants: this.settings.maxParticipants,
      creationTime: BigInt(Math.floor(this.createdAt / 1000)),
      creationTimeMs: BigInt(this.createdAt),
      metadata: this.settings.metadata,
      numParticipants: visible.length,
      numPublishers: visible.filter(({ livePublications }) => livePublications.length > 0).length,
      enabledCodecs: ENABLED_CODECS,
      version: this.#version,
    })
  }

  /** What one sees of the others, oneself left out. */
  othersOf(participant: Participant): Participant[] {
    return [...this.participants.values()].filter(
      (other) => other !== participant && !other.isHidden && !other.isGone,
    )
  }

  // Coming and going

  enter(participant: Participant): void {
    const former = this.participants.get(participant.identity)
    if (former !== undefined)
      this.remove(former, DisconnectReason.DUPLICATE_IDENTITY, LeaveRequest_Action.DISCONNECT)
    this.participants.set(participant.identity, participant)
    if (!participant.isDependent) this.hadParticipants = true
  }

  activate(participant: Participant): void {
    if (participant.isActive || participant.isGone) return
    participant.state = ParticipantInfo_State.ACTIVE
    this.tell(participant)
    this.#on.onJoined(this, participant)
    this.subscribeToAll(participant)
    this.tellRoom()
  }

  /** `action` is what its client is told to do; null when it knows already. */
  remove(
    participant: Participant,
    reason: DisconnectReason,
    action: LeaveRequest_Action | null,
  ): void {
    if (participant.isGone) return
    const wasActive = participant.isActive
    if (!wasActive) this.ways.choose(participant.identity, 'any')
    if (action !== null) participant.sayLeave(reason, action)
    for (const publication of [...participant.publications.values()]) {
      if (publication.isLive) this.#on.onUnpublished(this, participant, publication)
      this.#silence(participant, publication)
    }
    for (const trackSid of [...participant.subscriptions.keys()])
      this.unsubscribe(participant, trackSid)
    participant.state = ParticipantInfo_State.DISCONNECTED
    participant.disconnectReason = reason
    this.#closeAfterWords(participant)
    if (this.participants.get(participant.identity) === participant)
      this.participants.delete(participant.identity)
    if (!participant.isDependent && this.isDeserted) this.emptySince = Date.now()
    this.tell(participant)
    if (wasActive) this.#on.onLeft(this, participant)
    else this.#on.onAborted(this, participant)
    this.tellRoom()
  }

  /**
   * Words and media travel apart, and a page that is busy reads words late: a client whose media end before it has
   * read why takes that for a failure. So who was told to go ends them, and we end what is left after a while.
   */
  #closeAfterWords(participant: Participant): void {
    const { link, peers } = participant
    participant.link = null
    if (link === null) return peers?.close()
    link.close()
    setTimeout(() => peers?.close(), LEAVES_WITHIN_MS).unref()
  }

  // What others are told

  /** Of a change of this one: to everybody, itself among them. */
  tell(participant: Participant): void {
    participant.changed()
    const update = new ParticipantUpdate({ participants: [participant.info()] })
    for (const other of this.participants.values()) {
      if (other === participant || !participant.isHidden)
        other.send({ case: 'update', value: update })
    }
  }

  tellRoom(): void {
    this.#version = versionNow()
    this.sendToAll({ case: 'roomUpdate', value: new RoomUpdate({ room: this.info() }) })
  }

  sendToAll(message: SignalResponse['message']): void {
    for (const participant of this.participants.values()) participant.send(message)
  }

  changeMetadata(metadata: string): void {
    this.settings.metadata = metadata
    this.tellRoom()
  }

  // Who hears whom

  /** The section of an announced track was negotiated, or the other way round. */
  publish(participant: Participant, publication: Publication, uplink: Uplink): void {
    publication.start(uplink)
    // First who speaks, then the offer that carries it: clients look it up.
    this.tell(participant)
    this.#on.onPublished(this, participant, publication)
    for (const other of this.participants.values()) this.subscribe(other, participant, publication)
  }

  unpublish(participant: Participant, publication: Publication): void {
    const wasLive = publication.isLive
    this.#silence(participant, publication)
    participant.publications.delete(publication.sid)
    participant.send({
      case: 'trackUnpublished',
      value: new TrackUnpublishedResponse({ trackSid: publication.sid }),
    })
    if (!wasLive) return
    this.tell(participant)
    this.#on.onUnpublished(this, participant, publication)
  }

  subscribeToAll(participant: Participant): void {
    for (const publisher of this.othersOf(participant))
      for (const publication of publisher.livePublications)
        this.subscribe(participant, publisher, publication)
  }

  /** When it wants to, and may. */
  subscribe(participant: Participant, publisher: Participant, publication: Publication): void {
    if (participant === publisher || !participant.isActive || participant.peers === null) return
    if (participant.subscriptions.has(publication.sid) || !publication.isLive) return
    if (!(participant.wishes.get(publication.sid) ?? participant.isAutoSubscribing)) return
    if (!participant.permission.canSubscribe || !mayHear(publisher, publication, participant))
      return
    const downlink = participant.peers.hear({
      sid: publication.sid,
      participantSid: publisher.sid,
      kind: publication.kind,
      codec: publication.codec,
      wantKeyFrame: publication.wantKeyFrame,
    })
    const isFirst = publication.hearerSids.length === 0
    publication.addHearer(participant.sid, downlink)
    participant.subscriptions.set(publication.sid, { publisher, publication, downlink })
    tellWhetherAllowed(participant, { publisher, publication, isAllowed: true })
    if (isFirst)
      publisher.send({
        case: 'trackSubscribed',
        value: new TrackSubscribed({ trackSid: publication.sid }),
      })
  }

  unsubscribe(participant: Participant, trackSid: string): void {
    const subscription = participant.subscriptions.get(trackSid)
    if (subscription === undefined) return
    participant.subscriptions.delete(trackSid)
    subscription.publication.removeHearer(participant.sid)
    participant.peers?.unhear(subscription.downlink)
  }

  permit(participant: Participant, permission: ParticipantPermission): void {
    participant.permission = permission
    this.review()
    participant.isPublisher &&= permission.canPublish
  }

  /** After a change of permissions, on either side. */
  review(): void {
    for (const participant of this.participants.values()) {
      for (const publication of [...participant.publications.values()])
        if (!mayPublish(participant.permission, publication.info.source))
          this.unpublish(participant, publication)
      for (const [sid, { publisher, publication }] of [...participant.subscriptions])
        if (!participant.permission.canSubscribe || !mayHear(publisher, publication, participant))
          this.unsubscribe(participant, sid)
    }
    this.#tellWhoMayHear()
    for (const participant of this.participants.values()) this.subscribeToAll(participant)
  }

  /** Those who would hear a track, when it is taken from them or given back. */
  #tellWhoMayHear(): void {
    for (const participant of this.participants.values()) {
      for (const publisher of this.othersOf(participant)) {
        for (const publication of publisher.livePublications) {
          const isAllowed = mayHear(publisher, publication, participant)
          if (isAllowed === !participant.forbidden.has(publication.sid)) continue
          if (isAllowed) participant.forbidden.delete(publication.sid)
          else participant.forbidden.add(publication.sid)
          tellWhetherAllowed(participant, { publisher, publication, isAllowed })
        }
      }
    }
  }

  #silence(participant: Participant, publication: Publication): void {
    for (const other of this.participants.values())
      if (other !== participant) this.unsubscribe(other, publication.sid)
    publication.stop()
  }

  // Messages

  /** To those it is for, or to everybody else. Never back to who sent it. */
  pass(packet: DataPacket, from: Participant | null, isReliable: boolean): void {
    const { destinationIdentities, destinationSids } = destinationsOf(packet)
    const isForAll = destinationIdentities.length === 0 && destinationSids.length === 0
    const bytes = Buffer.from(packet.toBinary())
    for (const participant of this.participants.values()) {
      // What is lossy is of this moment; the rest is kept for who is on their way in.
      if (participant === from || (!participant.isActive && !isReliable)) continue
      const isMeant =
        isForAll ||
        destinationIdentities.includes(participant.identity) ||
        destinationSids.includes(participant.sid)
      if (isMeant) participant.peers?.sendData(bytes, isReliable)
    }
  }
}

function tellWhetherAllowed(
  participant: Participant,
  of: { publisher: Participant; publication: Publication; isAllowed: boolean },
): void {
  participant.send({
    case: 'subscriptionPermissionUpdate',
    value: new SubscriptionPermissionUpdate({
      participantSid: of.publisher.sid,
      trackSid: of.publication.sid,
      allowed: of.isAllowed,
    }),
  })
}

function mayHear(
  publisher: Participant,
  publication: Publication,
  participant: Participant,
): boolean {
  if (publisher.hearers === null) return true
  return publisher.hearers.some(
    ({ isFor, trackSids }) =>
      isFor(participant) && (trackSids === null || trackSids.includes(publication.sid)),
  )
}

/** Older clients name them inside of the message. */
function destinationsOf({ destinationIdentities, value }: DataPacket): {
  destinationIdentities: string[]
  destinationSids: string[]
} {
  if (value.case !== 'user') return { destinationIdentities, destinationSids: [] }
  return {
    destinationIdentities: [...destinationIdentities, ...value.value.destinationIdentities],
    destinationSids: value.value.destinationSids,
  }
}
