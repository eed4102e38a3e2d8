import type { AvailabilityResponse } from '@livekit/protocol'
import {
  attributesTooLarge,
  MOST_IDENTITY_LENGTH,
  MOST_METADATA_BYTES,
  MOST_NAME_LENGTH,
} from '../room/limits.ts'
import { grantOf } from '../room/permissions.ts'
import type { Verified } from '../wire/tokens.ts'
import type { Job } from './job.ts'
import type { Worker } from './worker.ts'

/** Long enough for a process to start, and to come back with after its connection broke. */
export const ASSIGNMENT_SECONDS = 60 * 60

/** Who comes into the room to do a job: what its token says. Null when that is too long for anybody. */
export function agentFor(job: Job, worker: Worker, answer: AvailabilityResponse): Verified | null {
  const { participantName: name, participantMetadata: metadata } = answer
  const identity = answer.participantIdentity || `agent-${job.id}`
  const attributes = {
    'lk.agent.name': worker.trade.agentName,
    ...answer.participantAttributes,
    // LiveKit's server says it under this name, and its workers under the other.
    'lk.agent_name': worker.trade.agentName,
  }
  const isTooLong =
    identity.length > MOST_IDENTITY_LENGTH ||
    name.length > MOST_NAME_LENGTH ||
    Buffer.byteLength(metadata) > MOST_METADATA_BYTES ||
    attributesTooLarge(attributes)
  if (isTooLong) return null
  return {
    apiKey: worker.apiKey,
    claims: {
      sub: identity,
      name,
      kind: 'agent',
      metadata,
      attributes,
      video: {
        ...grantOf(worker.permissions),
        recorder: false,
        agent: true,
        roomJoin: true,
        room: job.room.settings.name,
      },
    },
  }
}
