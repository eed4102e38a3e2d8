import { AccessToken, type VideoGrant } from 'livekit-server-sdk'
import type { Target } from './target.ts'

/** Who comes, and what they may do. */
export type Person = {
  room: string
  identity: string
  name?: string
  metadata?: string
  attributes?: Record<string, string>
  kind?: 'standard' | 'agent'
  /** What differs from the usual: to join the room. */
  grant?: VideoGrant
}

/** Longer than any case takes. */
const TTL_SECONDS = 600

export function tokenFor(target: Target, person: Person): Promise<string> {
  const { room, identity, name, metadata, attributes, kind, grant } = person
  const token = new AccessToken(target.apiKey, target.apiSecret, {
    identity,
    ttl: TTL_SECONDS,
    ...(name === undefined ? {} : { name }),
    ...(metadata === undefined ? {} : { metadata }),
    ...(attributes === undefined ? {} : { attributes }),
  })
  token.addGrant({ roomJoin: true, room, ...grant })
  if (kind !== undefined) token.kind = kind
  return token.toJwt()
}
