import { createHash } from 'node:crypto'
import type { FastifyInstance } from 'fastify'
import { TokenVerifier } from 'livekit-server-sdk'
import { z } from 'zod'
import type { MediaKeys } from '../config.ts'
import { NotSignedIn } from '../errors.ts'
import { WEBHOOKS_PATH } from '../settings.ts'
import { parseStrictJson, readText } from './strict-json.ts'

/** Of a media server's news what we act upon. Rooms that are no conversation's are somebody else's. */
const RoomNews = z.object({
  event: z.enum(['participant_joined', 'room_finished']),
  room: z.object({ name: z.uuid(), sid: z.string().min(1) }),
})
export type RoomNews = z.infer<typeof RoomNews>

/** Far above what is told of a room of two, each with all the attributes it may have. */
const MOST_BODY_BYTES = 256 * 1024

/**
 * What media servers tell of the life of their rooms, ours and LiveKit's alike. A machine calls here, with a
 * token of LiveKit's kind in place of a session, so this is no part of the contract. The token is looked at
 * before the body is read, and what is heard once more does no harm: `take` has to see to that.
 */
export async function receiveWebhooks(
  app: FastifyInstance,
  { keys, take }: { keys: MediaKeys; take: (news: RoomNews) => Promise<void> },
): Promise<void> {
  const verifier = new TokenVerifier(keys.apiKey, keys.apiSecret)
  await app.register(async (hooks) => {
    hooks.removeAllContentTypeParsers()
    // The signature is of these very bytes, whatever they are said to be.
    hooks.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => {
      done(null, body)
    })
    hooks.decorateRequest('signedSha256', '')
    hooks.route<{ Body: Buffer | undefined }>({
      method: 'POST',
      url: WEBHOOKS_PATH,
      bodyLimit: MOST_BODY_BYTES,
      onRequest: async (request) => {
        request.signedSha256 = await sha256SignedBy(verifier, request.headers.authorization)
      },
      handler: async (request, reply) => {
        const body = request.body ?? Buffer.alloc(0)
        if (sha256Of(body) !== request.signedSha256) throw new NotSignedIn()
        // News of other kinds, and of what is not known here, is heard and let go.
        const news = RoomNews.safeParse(parseStrictJson(readText(body)))
        if (news.success) await take(news.data)
        return reply.send({})
      },
    })
  })
}

const sha256Of = (body: Buffer): string => createHash('sha256').update(body).digest('base64')

/** A token for a room is signed with the same key: it says nothing of a body. */
async function sha256SignedBy(verifier: TokenVerifier, token = ''): Promise<string> {
  // It checks signature, issuer and times, and takes every HMAC.
  const claims = await verifier.verify(token).catch(() => null)
  if (claims?.sha256 === undefined || algorithmOf(token) !== 'HS256') throw new NotSignedIn()
  return claims.sha256
}

/** Of a token that was verified, so it can be read. */
function algorithmOf(token: string): unknown {
  const [header = ''] = token.split('.')
  const { alg } = JSON.parse(Buffer.from(header, 'base64url').toString()) as { alg?: unknown }
  return alg
}

declare module 'fastify' {
  interface FastifyRequest {
    signedSha256: string
  }
}
