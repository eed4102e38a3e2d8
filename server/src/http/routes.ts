import type {
  AlsoAnswer,
  AlsoStatus,
  Answer,
  Audience,
  Endpoint,
  Received,
} from '@colloquy/contract/endpoint'
import { refusals } from '@colloquy/contract/messages'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { findActor } from '../accounts/find-actor.ts'
import { type Actor, type ActorFor, isFor } from '../actor.ts'
import type { Context, Services } from '../context.ts'
import { Invalid, NotAllowed, NotFound, NotSignedIn } from '../errors.ts'
import { problemsOf } from './errors.ts'
import { placeOf } from './place.ts'
import { onlyOnce } from './only-once.ts'

type Handler<E extends Endpoint> = (
  request: Received<E> & { ctx: Context<ActorFor<E['who']>> },
) => Promise<Answer<E> | WithStatus<AlsoAnswer<E>>>

/** An answer that the contract lists beside the usual one. */
export class WithStatus<T> {
  readonly status: AlsoStatus
  readonly content: T
  constructor(status: AlsoStatus, content: T) {
    this.status = status
    this.content = content
  }
}

export type Routes = {
  handle: <const E extends Endpoint>(endpoint: E, handler: Handler<E>) => void
}

/**
 * How every call goes: who asks, is it for them, is it well formed, do it, show only what the contract
 * shows. Who asks is settled before the body is read, so strangers cannot make us read much.
 */
export function createRoutes(app: FastifyInstance, services: Services): Routes {
  return {
    handle: (endpoint, handler) => {
      app.route({
        method: endpoint.method,
        url: endpoint.path,
        ...(endpoint.mostBytes === undefined ? {} : { bodyLimit: endpoint.mostBytes }),
        onRequest: async (request) => {
          request.actor = await admit(endpoint, request, services)
        },
        handler: async (request, reply) => {
          const received = receive(endpoint, request)
          const outcome = await onlyOnce(request, services, async (db) => {
            const ctx = contextOf(request, { ...services, db })
            return present(endpoint, await handler({ ...received, ctx } as never))
          })
          return answer(reply, outcome)
        },
      })
    },
  }
}

async function admit(
  endpoint: Endpoint,
  request: FastifyRequest,
  services: Services,
): Promise<Actor | null> {
  if (endpoint.who === 'anyone') return null
  const actor = await findActor(services.db, bearerToken(request))
  if (actor === null) throw new NotSignedIn()
  if (!isFor(endpoint.who, actor)) throw new NotAllowed(endpoint.refusal ?? REFUSALS[endpoint.who])
  return actor
}

const REFUSALS: Record<Audience, string> = {
  anyone: refusals.notFound,
  'signed-in': refusals.token,
  admin: refusals.onlyAdmins,
  developer: refusals.onlyDevelopers,
}

const bearerToken = (request: FastifyRequest): string | null =>
  /^Bearer ([\w-]{43})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null

function receive<E extends Endpoint>(endpoint: E, request: FastifyRequest): Received<E> {
  const params = endpoint.params?.safeParse(request.params)
  // An id that is none names nothing.
  if (params?.success === false) throw new NotFound()
  return {
    params: params?.data,
    query: parsed(endpoint.query, request.query, 'query'),
    body: parsed(endpoint.body, request.body, 'body'),
  } as Received<E>
}

function parsed(shape: z.ZodType | undefined, value: unknown, place: 'body' | 'query'): unknown {
  if (shape === undefined) return undefined
  const result = shape.safeParse(value)
  if (!result.success) throw new Invalid(problemsOf(result.error, place))
  return result.data
}

const contextOf = (request: FastifyRequest, services: Services): Context<Actor | null> => ({
  ...services,
  actor: request.actor,
  place: placeOf(request.ip),
  device: request.headers['user-agent']?.slice(0, 200) ?? '',
})

export type Outcome = { status: number; text: string; isRepeated: boolean }

/** Only what the contract names goes out, whatever a handler returned beside it. */
function present(endpoint: Endpoint, content: unknown): Outcome {
  if (!(content instanceof WithStatus))
    return { status: 200, text: JSON.stringify(endpoint.answer.parse(content)), isRepeated: false }
  const shown = endpoint.also?.[content.status]?.parse(content.content)
  return { status: content.status, text: JSON.stringify(shown), isRepeated: false }
}

function answer(reply: FastifyReply, { status, text, isRepeated }: Outcome): FastifyReply {
  if (isRepeated) reply.header('idempotency-replayed', 'true')
  return reply.code(status).type('application/json; charset=utf-8').send(text)
}

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null
  }
}
