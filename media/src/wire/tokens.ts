import { RoomAgentDispatch } from '@livekit/protocol'
import { decodeJwt, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'
import { MOST_DISPATCHES_EACH } from '../room/limits.ts'

/** LiveKit's access tokens: JWTs, signed with the secret of an API key, that say what one may. */

export type Keys = ReadonlyMap<string, string>

const Source = z.enum(['camera', 'microphone', 'screen_share', 'screen_share_audio'])

const VideoGrant = z.object({
  roomCreate: z.boolean().optional(),
  roomList: z.boolean().optional(),
  roomJoin: z.boolean().optional(),
  roomAdmin: z.boolean().optional(),
  room: z.string().max(512).optional(),
  canPublish: z.boolean().optional(),
  canSubscribe: z.boolean().optional(),
  canPublishData: z.boolean().optional(),
  canPublishSources: z.array(Source).max(8).optional(),
  canUpdateOwnMetadata: z.boolean().optional(),
  hidden: z.boolean().optional(),
  recorder: z.boolean().optional(),
  agent: z.boolean().optional(),
})
export type VideoGrant = z.infer<typeof VideoGrant>

/** In a token as in protobuf's JSON, and so again in what we sign. */
const AgentWish = z.json().transform((json, context) => {
  try {
    return RoomAgentDispatch.fromJson(json, { ignoreUnknownFields: true })
  } catch {
    context.addIssue('no dispatch of an agent')
    return z.NEVER
  }
})

/** As the protocol tells it to others: a larger one could be told to nobody. */
const Count = z.number().int().min(0).max(0xffffffff)

const Claims = z.object({
  sub: z.string().max(512).default(''),
  name: z.string().default(''),
  kind: z.string().default('standard'),
  metadata: z.string().default(''),
  attributes: z.record(z.string(), z.string()).default({}),
  video: VideoGrant.default({}),
  /** Of the request that it signs: base64 of its SHA-256. */
  sha256: z.string().optional(),
  roomConfig: z
    .object({
      name: z.string().optional(),
      emptyTimeout: Count.optional(),
      departureTimeout: Count.optional(),
      maxParticipants: Count.optional(),
      metadata: z.string().optional(),
      agents: z.array(AgentWish).max(MOST_DISPATCHES_EACH).optional(),
    })
    .optional(),
})
export type Claims = z.infer<typeof Claims>

/** With the key that signed it, which signs what we send to its owner. */
export type Verified = { apiKey: string; claims: Claims }

class BadToken extends Error {}

/** Clocks of two machines are never quite the same. */
const CLOCK_TOLERANCE_SECONDS = 10

export async function verifyToken(keys: Keys, token: string): Promise<Verified> {
  try {
    const { iss } = decodeJwt(token)
    const secret = keys.get(iss ?? '')
    if (iss === undefined || secret === undefined) throw new BadToken('invalid API key')
    const { payload } = await jwtVerify(token, encode(secret), {
      algorithms: ['HS256'],
      issuer: iss,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      requiredClaims: ['exp'],
    })
    return { apiKey: iss, claims: Claims.parse(payload) }
  } catch (failure) {
    if (failure instanceof BadToken) throw failure
    // Whatever is wrong with it: who holds a good one never sees this.
    throw new BadToken('invalid authorization token', { cause: failure })
  }
}

/** So long lives the token that we hand to who is inside already, to come back with. */
const REFRESHED_SECONDS = 10 * 60

export const signToken = (
  keys: Keys,
  { apiKey, claims }: Verified,
  { seconds = REFRESHED_SECONDS } = {},
): Promise<string> => {
  const { sub, ...rest } = claims
  const now = Math.floor(Date.now() / 1000)
  return new SignJWT(rest)
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuer(apiKey)
    .setSubject(sub)
    .setNotBefore(now)
    .setExpirationTime(now + seconds)
    .sign(encode(keys.get(apiKey) ?? ''))
}

const encode = (secret: string): Uint8Array => new TextEncoder().encode(secret)
