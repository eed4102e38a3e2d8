import {
  ConnectionQuality,
  ConnectionQualityInfo,
  ConnectionQualityUpdate,
  DisconnectReason,
  LeaveRequest_Action,
  ParticipantInfo_Kind,
  SpeakerInfo,
  SpeakersChanged,
} from '@livekit/protocol'
import type { Participant } from './room/participant.ts'
import { heardOf, isCutOff } from './room/reach.ts'
import type { Room } from './room/room.ts'
import { isOver, type Rooms } from './room/rooms.ts'
import type { AgentDoor } from './wire/agent-door.ts'
import { type House, PING_TIMEOUT_SECONDS } from './session.ts'

/** What has to be done from time to time, for all rooms at once: a fixed number of timers for any number of calls. */
export function startHousekeeping(house: House, agentDoor: AgentDoor): { stop: () => void } {
  const { rooms, agency } = house
  const speaking = new Map<Participant, number>()
  const timers = [
    setInterval(() => {
      rooms.all().forEach((room) => tellSpeakers(room, speaking))
      for (const participant of speaking.keys())
        if (participant.isGone) speaking.delete(participant)
    }, 300),
    setInterval(() => rooms.all().forEach(endWhatIsOver(rooms)), 500),
    setInterval(agency.look, 500),
    setInterval(() => agentDoor.look(), 1_000),
    setInterval(() => rooms.all().forEach(reportReception), 1_000),
    setInterval(() => rooms.all().forEach(tellQuality), 5_000),
    setInterval(lookWhoIsCutOff(rooms), LOOK_MS),
    setInterval(() => forEach(rooms, (participant) => participant.renewToken()), 300_000),
  ]
  return { stop: () => timers.forEach((timer) => clearInterval(timer)) }
}

const forEach = (rooms: Rooms, work: (participant: Participant, room: Room) => void): void => {
  for (const room of rooms.all())
    for (const participant of [...room.participants.values()]) work(participant, room)
}

// Speakers

/** Only what changed, and rounded, so that a steady voice is not told again and again. */
function tellSpeakers(room: Room, told: Map<Participant, number>): void {
  const speakers: SpeakerInfo[] = []
  for (const participant of room.participants.values()) {
    const levels = participant.livePublications.map(({ loudness }) => loudness.look())
    const level =
      Math.round(Math.max(0, ...levels) * 8) / 8 || (levels.some((l) => l > 0) ? 0.1 : 0)
    if ((told.get(participant) ?? 0) === level) continue
    if (level > 0) told.set(participant, level)
    else told.delete(participant)
    speakers.push(new SpeakerInfo({ sid: participant.sid, level, active: level > 0 }))
  }
  if (speakers.length === 0) return
  speakers.sort((one, other) => other.level - one.level)
  const value = new SpeakersChanged({ speakers })
  for (const participant of room.participants.values())
    if (participant.isActive && participant.permission.canSubscribe)
      participant.send({ case: 'speakersChanged', value })
}

// Reception

/**
 * Whoever is heard badly sends more of what repairs it, so the worst of those who hear counts; and what
 * they had to ask for, though it came in the end.
 */
function reportReception(room: Room): void {
  for (const participant of room.participants.values()) {
    const hearers = participant.livePublications.flatMap(({ hearerSids }) => hearerSids)
    const losses = [...room.participants.values()]
      .filter(({ sid }) => hearers.includes(sid))
      .map(({ loss }) => loss)
    const repaired = participant.livePublications.map((publication) => publication.repaired())
    participant.peers?.report(Math.floor(Math.max(0, ...losses) + Math.max(0, ...repaired)))
  }
}

// Quality

const LOOK_MS = 500

/** Told at once, and not with the next look at everybody: whoever speaks to them stops. */
function lookWhoIsCutOff(rooms: Rooms): () => void {
  const cutOff = new Set<Participant>()
  let lookedAt = Date.now()
  return () => {
    // Who was busy has not yet read what came meanwhile.
    const lateMs = Math.max(0, Date.now() - lookedAt - LOOK_MS)
    lookedAt = Date.now()
    const now = lookedAt - lateMs
    for (const participant of cutOff) if (participant.isGone) cutOff.delete(participant)
    for (const room of rooms.all()) {
      const changed = [...room.participants.values()].filter(
        (one) => one.isActive && isCutOff(heardOf(one), now) !== cutOff.has(one),
      )
      for (const one of changed) if (!cutOff.delete(one)) cutOff.add(one)
      if (changed.length > 0) tellQuality(room)
    }
  }
}

function tellQuality(room: Room): void {
  const updates = [...room.participants.values()]
    .filter(({ isActive, isHidden }) => isActive && !isHidden)
    .map((participant) => ({ participant, ...qualityOf(participant) }))
  for (const listener of room.participants.values()) {
    if (!listener.isActive) continue
    const seen = updates.map(
      ({ participant, quality, score }) =>
        new ConnectionQualityInfo({ participantSid: participant.sid, quality, score }),
    )
    listener.send({
      case: 'connectionQuality',
      value: new ConnectionQualityUpdate({ updates: seen }),
    })
  }
}

function qualityOf(participant: Participant): { quality: ConnectionQuality; score: number } {
  if (isCutOff(heardOf(participant), Date.now()))
    return { quality: ConnectionQuality.LOST, score: 1 }
  // Opus hides a lost packet in fifty; of ten, one hears each.
  // What counts is what still lacks when it was sent again: that is what is heard.
  const lacking = Math.max(participant.loss, participant.peers?.loss() ?? 0)
  const percent = (lacking * 100) / 256
  const score = Math.max(1, 5 - percent / 5)
  if (percent < 2) return { quality: ConnectionQuality.EXCELLENT, score }
  if (percent < 10) return { quality: ConnectionQuality.GOOD, score }
  return { quality: ConnectionQuality.POOR, score }
}

// Endings

/** A client whose link is cut comes back on its own, after some tries. */
const BACK_WITHIN_MS = 30_000
/**
 * A connection that is silent may be heard again as it is, after a tunnel or a lift. Whoever it belongs to
 * has noticed long before, and tries to come back.
 */
const MEDIA_BACK_WITHIN_MS = 60_000
/** An agent that is gone does not: it was killed, and another should take over soon. */
const AGENT_BACK_WITHIN_MS = 2_500
/** Who never got as far as media has nothing to come back to. */
const NEWCOMER_BACK_WITHIN_MS = 2_500
/** From the first word to encrypted media, on the worst of networks. */
const MEDIA_WITHIN_MS = 20_000

function patienceWith({ isActive, kind }: Participant): number {
  if (!isActive) return NEWCOMER_BACK_WITHIN_MS
  return kind === ParticipantInfo_Kind.AGENT ? AGENT_BACK_WITHIN_MS : BACK_WITHIN_MS
}

const endWhatIsOver =
  (rooms: Rooms) =>
  (room: Room): void => {
    const now = Date.now()
    for (const participant of [...room.participants.values()]) {
      const { link, lostAt } = participant
      if (lostAt !== null && now - lostAt > patienceWith(participant))
        room.remove(participant, DisconnectReason.SIGNAL_CLOSE, null)
      else if (!participant.isActive && now - participant.joinedAt > MEDIA_WITHIN_MS)
        room.remove(participant, DisconnectReason.CONNECTION_TIMEOUT, LeaveRequest_Action.RECONNECT)
      else if (now - (participant.peers?.heardAt() ?? now) > MEDIA_BACK_WITHIN_MS)
        room.remove(participant, DisconnectReason.MEDIA_FAILURE, LeaveRequest_Action.RECONNECT)
      // A link that nobody pings through is cut, though nobody was told.
      else if (link !== null && now - link.heardAt() > PING_TIMEOUT_SECONDS * 1000 + 5_000)
        link.close()
    }
    if (isOver(room, now)) rooms.end(room, DisconnectReason.ROOM_CLOSED)
  }
