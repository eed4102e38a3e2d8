import {
  DisconnectReason,
  LeaveRequest_Action,
  type ParticipantInfo,
  ParticipantInfo_State,
  RequestResponse_Reason,
  TrackSource,
} from '@livekit/protocol'
import type { Message } from '../raw/tape.ts'

/**
 * What somebody was told, in words that two servers can have in common: nothing of sids, times and
 * ports. What has no order among each other is apart: what is said of each person, and the rest.
 */
export type Account = Record<string, string[]>

export function accountOf(messages: Message[]): Account {
  const account: Account = {}
  for (const message of messages)
    for (const [subject, line] of linesFor(message)) {
      const lines = (account[subject] ??= [])
      // Said twice is said once: how often is the server's affair.
      if (lines.at(-1) !== line) lines.push(line)
    }
  return account
}

function linesFor(message: Message): [subject: string, line: string][] {
  switch (message.case) {
    case 'join': {
      const others = message.value.otherParticipants.map(({ identity }) => identity).sort()
      return [['signal', `join, with ${others.join(' and ') || 'nobody'} there`]]
    }
    case 'update':
      return message.value.participants.map((info) => [`about ${info.identity}`, personIn(info)])
    case 'leave': {
      const { action, reason } = message.value
      return [['signal', `leave: ${DisconnectReason[reason]}, ${LeaveRequest_Action[action]}`]]
    }
    case 'requestResponse': {
      const { reason, request } = message.value
      return [['signal', `answer to ${request.case}: ${RequestResponse_Reason[reason]}`]]
    }
    case 'mute':
      return [['signal', message.value.muted ? 'mute' : 'unmute']]
    case 'answer':
    case 'offer': {
      const tracks = message.value.sdp.split(/^(?=m=)/m).filter((part) => /^a=send/m.test(part))
      return [['descriptions', `${message.case} with ${tracks.length} sent`]]
    }
    case 'refreshToken':
      return [['token', 'refreshToken']]
    case 'roomUpdate':
      return [['room', `metadata ${JSON.stringify(message.value.room?.metadata)}`]]
    case 'trackSubscribed':
      return [['subscriptions', 'trackSubscribed']]
    case 'mediaSectionsRequirement':
      return [['sections', 'mediaSectionsRequirement']]
    // When and how often these come is measured, not scripted.
    case 'trickle':
    case 'connectionQuality':
    case 'speakersChanged':
    case 'pong':
    case 'pongResp':
    case undefined:
      return []
    case 'trackPublished':
    case 'trackUnpublished':
    case 'reconnect':
    case 'subscriptionResponse':
    case 'subscriptionPermissionUpdate':
    case 'streamStateUpdate':
    case 'subscribedQualityUpdate':
    case 'subscribedAudioCodecUpdate':
    case 'roomMoved':
    case 'publishDataTrackResponse':
    case 'unpublishDataTrackResponse':
    case 'dataTrackSubscriberHandles':
    case 'storeDataBlobResponse':
    case 'getDataBlobResponse':
      return [['signal', message.case]]
  }
}

function personIn(info: ParticipantInfo): string {
  const tracks = info.tracks.map(
    ({ source, muted }) => `${TrackSource[source]}${muted ? ' (muted)' : ''}`,
  )
  return [
    ParticipantInfo_State[info.state],
    ...(info.isPublisher ? ['publisher'] : []),
    ...tracks,
    ...(info.name ? [`name ${info.name}`] : []),
    ...(info.metadata ? [`metadata ${info.metadata}`] : []),
    ...(info.permission?.canPublish === false ? ['may not publish'] : []),
    ...(info.disconnectReason ? [DisconnectReason[info.disconnectReason]] : []),
  ].join(', ')
}
