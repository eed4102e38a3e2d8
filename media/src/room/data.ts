import { DataPacket, DataPacket_Kind, ParticipantInfo_Kind } from '@livekit/protocol'
import type { Participant } from './participant.ts'
import type { Room } from './room.ts'

/** A message of somebody's: with their name on it, whatever it said itself, and passed on. */
export function takeData(
  room: Room,
  participant: Participant,
  { data, isReliable }: { data: Buffer; isReliable: boolean },
): void {
  if (!participant.permission.canPublishData) return
  const packet = readPacket(data)
  if (packet === null || !maySend(participant, packet)) return
  if (isReliable && !isNew(participant, packet)) return
  sign(packet, participant)
  packet.kind = isReliable ? DataPacket_Kind.RELIABLE : DataPacket_Kind.LOSSY
  room.pass(packet, participant, isReliable)
}

function readPacket(data: Buffer): DataPacket | null {
  try {
    return DataPacket.fromBinary(data)
  } catch {
    return null
  }
}

/** Only who wrote it down can say what somebody said. */
const maySend = ({ kind }: Participant, { value }: DataPacket): boolean =>
  value.case !== 'transcription' || kind === ParticipantInfo_Kind.AGENT

/** After a resume clients say again what may have been lost. */
function isNew(participant: Participant, { sequence }: DataPacket): boolean {
  // Old clients do not count.
  if (sequence === 0) return true
  if (sequence <= participant.lastSequence) return false
  participant.lastSequence = sequence
  return true
}

function sign(packet: DataPacket, participant: Participant): void {
  const { value } = packet
  // Of somebody hidden nobody learns, not even from what they say.
  const [identity, sid] = participant.isHidden ? ['', ''] : [participant.identity, participant.sid]
  packet.participantSid = sid
  if (!isOnBehalf(packet, participant)) packet.participantIdentity = identity
  else if (value.case === 'streamHeader' && value.value.contentHeader.case === 'textHeader')
    value.value.contentHeader.value.generated = true
  if (value.case !== 'user') return
  value.value.participantSid = sid
  value.value.participantIdentity = identity
}

/** An agent publishes what others said, under their names: it wrote it down. */
const isOnBehalf = (
  { value, participantIdentity }: DataPacket,
  { kind, identity }: Participant,
): boolean =>
  kind === ParticipantInfo_Kind.AGENT &&
  value.case === 'streamHeader' &&
  participantIdentity !== '' &&
  participantIdentity !== identity
