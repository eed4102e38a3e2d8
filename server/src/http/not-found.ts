import { endpoints } from '@colloquy/contract/endpoints'
import { refusals } from '@colloquy/contract/messages'
import type { FastifyReply, FastifyRequest } from 'fastify'

const patterns = Object.values(endpoints).map(({ method, path }) => ({
  method,
  matches: new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}/?$`),
}))

/** An address of the API that exists for other methods says so; any other is not found. */
export function answerUnknownCall(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const [path = ''] = request.url.split('?')
  const allowed = [
    ...new Set(patterns.filter(({ matches }) => matches.test(path)).map(({ method }) => method)),
  ]
  if (allowed.length === 0) return reply.code(404).send({ detail: refusals.notFound })
  return reply
    .code(405)
    .header('allow', allowed.join(', '))
    .send({ detail: `Only ${allowed.join(' and ')} can be used here` })
}
