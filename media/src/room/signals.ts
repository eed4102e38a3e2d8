import {
  type AddTrackRequest,
  CandidateProtocol,
  DisconnectReason,
  LeaveRequest_Action,
  MuteTrackRequest,
  Pong,
  RequestResponse,
  RequestResponse_Reason,
  type SessionDescription,
  type SignalRequest,
  type SimulateScenario,
  SpeakerInfo,
  SpeakersChanged,
  type SubscriptionPermission,
  SubscriptionResponse,
  type SyncState,
  TrackPublishedResponse,
  TrackSource,
  TrackType,
  type UpdateParticipantMetadata,
  type UpdateSubscription,
} from '@livekit/protocol'
import type { Uplink } from '../peer/uplink.ts'
import {
  attributesTooLarge,
  mergedAttributes,
  MOST_METADATA_BYTES,
  MOST_NAME_LENGTH,
  MOST_TRACKS_EACH,
} from './limits.ts'
import type { Participant } from './participant.ts'
import { mayPublish } from './permissions.ts'
import type { Publication } from './publication.ts'
import type { Room } from './room.ts'

/** What a client says, one after the other. */
export function takeSignal(room: Room, participant: Participant, request: SignalRequest): void {
  const { message } = request
  switch (message.case) {
    case 'offer':
      participant.peers?.takeOffer(described(message.value))
      return
    case 'answer':
      participant.peers?.takeAnswer(described(message.value))
      return
    case 'addTrack':
      return addTrack(room, participant, message.value)
    case 'mute':
      return mute(room, participant, message.value)
    case 'subscription':
      return changeSubscriptions(room, participant, message.value)
    case 'trackSetting':
      for (const sid of message.value.trackSids)
        participant.subscriptions.get(sid)?.downlink.pause(message.value.disabled)
      return
    case 'subscriptionPermission':
      return changeHearers(room, participant, message.value)
    case 'updateMetadata':
      return changeMetadata(room, participant, message.value)
    case 'updateAudioTrack':
      return changeFeatures(room, participant, message.value.trackSid, () => message.value.features)
    case 'leave':
      return room.remove(
        participant,
        DisconnectReason.CLIENT_INITIATED,
        LeaveRequest_Action.DISCONNECT,
      )
    case 'syncState':
      return compareStates(room, participant, message.value)
    case 'simulate':
      return simulate(room, participant, message.value)
    case 'ping':
      participant.send({ case: 'pong', value: BigInt(Date.now()) })
      return
    case 'pingReq':
      participant.send({
        case: 'pongResp',
        value: new Pong({
          lastPingTimestamp: message.value.timestamp,
          timestamp: BigInt(Date.now()),
        }),
      })
      return
    case 'publishDataTrackRequest':
    case 'unpublishDataTrackRequest':
    case 'storeDataBlobRequest':
    case 'getDataBlobRequest':
      return respond(participant, 0, RequestResponse_Reason.UNSUPPORTED_TYPE)
    // Our addresses are in the description, and theirs are learnt from where they check.
    case 'trickle':
    // Of video alone.
    case 'updateLayers':
    case 'updateVideoTrack':
    case 'updateDataSubscription':
    case undefined:
      return
  }
}

export const described = ({ sdp, id }: SessionDescription): { sdp: string; id: number } => ({
  sdp,
  id,
})

// Publishing

function addTrack(room: Room, participant: Participant, request: AddTrackRequest): void {
  const refuse = (reason: RequestResponse_Reason, message: string) =>
    respond(participant, 0, reason, { message, request: { case: 'addTrack', value: request } })

  if (!canCarry(request))
    return refuse(
      RequestResponse_Reason.UNSUPPORTED_TYPE,
      'This server carries sounds and pictures',
    )
  if (!mayPublish(participant.permission, request.source))
    return refuse(RequestResponse_Reason.NOT_ALLOWED, 'does not have permission to publish')
  if (participant.publications.size >= MOST_TRACKS_EACH)
    return refuse(RequestResponse_Reason.LIMIT_EXCEEDED, 'too many tracks')
  const known = [...participant.publications.values()].find(({ cid }) => cid === request.cid)
  const publication = known ?? participant.announce(request)
  participant.send({
    case: 'trackPublished',
    value: new TrackPublishedResponse({ cid: request.cid, track: publication.info }),
  })
  const uplink = [...participant.unclaimed].find(publication.isCalled)
  if (uplink === undefined) return
  participant.unclaimed.delete(uplink)
  room.publish(participant, publication, uplink)
}

/** A picture is no microphone: else who may use that alone would show what they like. */
function canCarry({ type, source }: AddTrackRequest): boolean {
  switch (source) {
    case TrackSource.MICROPHONE:
    case TrackSource.SCREEN_SHARE_AUDIO:
      return type === TrackType.AUDIO
    case TrackSource.CAMERA:
    case TrackSource.SCREEN_SHARE:
      return type === TrackType.VIDEO
    case TrackSource.UNKNOWN:
      return type === TrackType.AUDIO || type === TrackType.VIDEO
  }
}

/** Of the sections of a client's new offer. */
export function takeUplinks(
  room: Room,
  participant: Participant,
  { begun, ended }: { begun: Uplink[]; ended: Uplink[] },
): void {
  for (const uplink of ended) {
    participant.unclaimed.delete(uplink)
    const publication = [...participant.publications.values()].find(({ isFrom }) => isFrom(uplink))
    if (publication !== undefined) room.unpublish(participant, publication)
  }
  for (const uplink of begun) {
    const publication = [...participant.publications.values()].find(
      ({ isCalled, isLive }) => !isLive && isCalled(uplink),
    )
    if (publication === undefined) participant.unclaimed.add(uplink)
    else room.publish(participant, publication, uplink)
  }
}

function mute(room: Room, participant: Participant, request: MuteTrackRequest): void {
  const { sid, muted } = request
  const publication = participant.publications.get(sid)
  if (publication === undefined)
    return respond(participant, 0, RequestResponse_Reason.NOT_FOUND, {
      request: { case: 'mute', value: request },
    })
  if (publication.info.muted === muted) return
  publication.mute(muted)
  room.tell(participant)
}

/** On behalf of somebody else: the client is told to do it too. */
export function muteFromOutside(
  room: Room,
  participant: Participant,
  { publication, isMuted }: { publication: Publication; isMuted: boolean },
): void {
  participant.send({
    case: 'mute',
    value: new MuteTrackRequest({ sid: publication.sid, muted: isMuted }),
  })
  mute(room, participant, new MuteTrackRequest({ sid: publication.sid, muted: isMuted }))
}

function changeFeatures(
  room: Room,
  participant: Participant,
  sid: string,
  features: () => Publication['info']['audioFeatures'],
): void {
  const publication = participant.publications.get(sid)
  if (publication === undefined) return
  publication.info.audioFeatures = features()
  room.tell(participant)
}

// Hearing

export function changeSubscriptions(
  room: Room,
  participant: Participant,
  { trackSids, participantTracks, subscribe }: UpdateSubscription,
): void {
  const sids = [...trackSids, ...participantTracks.flatMap((of) => of.trackSids)]
  for (const sid of sids) {
    const found = findTrack(room, sid)
    if (found === null) {
      participant.send({
        case: 'subscriptionResponse',
        value: new SubscriptionResponse({ trackSid: sid, err: SUBSCRIPTION_TRACK_NOT_FOUND }),
      })
      continue
    }
    participant.wishes.set(sid, subscribe)
    if (subscribe) room.subscribe(participant, found.publisher, found.publication)
    else room.unsubscribe(participant, sid)
  }
}

/** Of the protocol's enumeration of what can be wrong with a subscription. */
const SUBSCRIPTION_TRACK_NOT_FOUND = 2

function findTrack(
  room: Room,
  sid: string,
): { publisher: Participant; publication: Publication } | null {
  for (const publisher of room.participants.values()) {
    const publication = publisher.publications.get(sid)
    if (publication?.isLive && !publisher.isHidden) return { publisher, publication }
  }
  return null
}

function changeHearers(
  room: Room,
  participant: Participant,
  { allParticipants, trackPermissions }: SubscriptionPermission,
): void {
  participant.hearers = allParticipants
    ? null
    : trackPermissions.map((rule) => ({
        isFor: ({ sid, identity }) =>
          (rule.participantSid !== '' && rule.participantSid === sid) ||
          (rule.participantIdentity !== '' && rule.participantIdentity === identity),
        trackSids: rule.allTracks ? null : rule.trackSids,
      }))
  room.review()
}

// What others know

function changeMetadata(
  room: Room,
  participant: Participant,
  update: UpdateParticipantMetadata,
): void {
  const answer = (reason: RequestResponse_Reason, message = '') =>
    respond(participant, update.requestId, reason, {
      message,
      request: { case: 'updateMetadata', value: update },
    })
  if (!participant.permission.canUpdateMetadata)
    return answer(
      RequestResponse_Reason.NOT_ALLOWED,
      'does not have permission to update own metadata',
    )
  const attributes = mergedAttributes(participant.attributes, update.attributes)
  if (Buffer.byteLength(update.metadata) > MOST_METADATA_BYTES)
    return answer(RequestResponse_Reason.LIMIT_EXCEEDED, 'exceeds metadata size limit')
  if (update.name.length > MOST_NAME_LENGTH)
    return answer(RequestResponse_Reason.LIMIT_EXCEEDED, 'exceeds name length limit')
  if (attributesTooLarge(attributes))
    return answer(RequestResponse_Reason.LIMIT_EXCEEDED, 'exceeds attributes size limit')
  const { name, metadata } = update
  describe(room, participant, { name, metadata, attributes })
  answer(RequestResponse_Reason.OK)
}

/** What is empty stays as it was. */
export function describe(
  room: Room,
  participant: Participant,
  to: { name: string; metadata: string; attributes: Record<string, string> },
): void {
  if (to.name !== '') participant.name = to.name
  if (to.metadata !== '') participant.metadata = to.metadata
  participant.attributes = to.attributes
  room.tell(participant)
  participant.renewToken()
}

const respond = (
  participant: Participant,
  requestId: number,
  reason: RequestResponse_Reason,
  rest: { message?: string; request?: RequestResponse['request'] } = {},
): void =>
  participant.send({
    case: 'requestResponse',
    value: new RequestResponse({ requestId, reason, ...rest }),
  })

// Coming back

/** A client that believes to publish what we do not know has to begin afresh. */
function compareStates(room: Room, participant: Participant, state: SyncState): void {
  const isStrange = state.publishTracks.some(
    ({ track }) => track !== undefined && !participant.publications.has(track.sid),
  )
  if (isStrange)
    room.remove(participant, DisconnectReason.STATE_MISMATCH, LeaveRequest_Action.RECONNECT)
  for (const sid of state.trackSidsDisabled)
    participant.subscriptions.get(sid)?.downlink.pause(true)
}

/** For those who test how a client gets over it. */
function simulate(room: Room, participant: Participant, { scenario }: SimulateScenario): void {
  switch (scenario.case) {
    case 'speakerUpdate': {
      const speaking = new SpeakerInfo({ sid: participant.sid, level: 0.9, active: true })
      const silent = new SpeakerInfo({ sid: participant.sid, level: 0, active: false })
      const tell = (speakers: SpeakerInfo[]) =>
        room.sendToAll({ case: 'speakersChanged', value: new SpeakersChanged({ speakers }) })
      tell([speaking])
      setTimeout(() => tell([silent]), Math.min(Math.max(0, scenario.value), 60) * 1000).unref()
      return
    }
    case 'nodeFailure':
      room.remove(participant, DisconnectReason.SERVER_SHUTDOWN, null)
      return
    case 'serverLeave':
      room.remove(participant, DisconnectReason.SERVER_SHUTDOWN, LeaveRequest_Action.DISCONNECT)
      return
    case 'leaveRequestFullReconnect':
      room.remove(participant, DisconnectReason.UNKNOWN_REASON, LeaveRequest_Action.RECONNECT)
      return
    case 'disconnectSignalOnResume':
      participant.nextResume = 'cut-after-greeting'
      return
    case 'disconnectSignalOnResumeNoMessages':
      participant.nextResume = 'cut-at-once'
      return
    case 'switchCandidateProtocol':
      room.ways.choose(
        participant.identity,
        scenario.value === CandidateProtocol.TCP ? 'tcp-alone' : 'any',
      )
      participant.peers?.resume()
      return
    case 'migration':
    case 'subscriberBandwidth':
    case undefined:
      return
  }
}
