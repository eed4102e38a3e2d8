import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { ErrorBody } from '@colloquy/contract/error-body'
import { refusals } from '@colloquy/contract/messages'
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify'
import type { z } from 'zod'
import { isUnavailable } from '../db/failures.ts'
import { Invalid, type Problem, TooMany } from '../errors.ts'

/** The only place that knows which failure has which status. */
const STATUS: Record<string, number> = {
  Unreadable: 400,
  NotSignedIn: 401,
  NotAllowed: 403,
  NotFound: 404,
  Conflict: 409,
  Invalid: 422,
  TooMany: 429,
  Unavailable: 503,
  Full: 507,
}

/** What Fastify itself refuses before any of our code runs. */
const REFUSED_BY_FASTIFY: Record<number, string> = {
  400: 'The request cannot be read',
  408: 'The request took too long',
  413: 'The body is too large',
  414: 'The address is too long',
  415: 'Send JSON, with content-type application/json',
  431: 'The headers are too large',
}

export function answerError(
  error: FastifyError,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { status, body } = describe(error)
  if (error instanceof TooMany) reply.header('retry-after', error.retryAfterSeconds)
  if (status === 401) reply.header('www-authenticate', 'Bearer')
  if (status === 503) reply.header('retry-after', 2)
  if (status >= 500) logFailure(error, request, status)
  reply.code(status).type('application/json; charset=utf-8').send(JSON.stringify(body))
}

/** What is no HTTP reaches no route, and ends with an answer of the same shape as any other. */
export function answerNoRequest(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) {
    socket.destroy()
    return
  }
  const status = STATUS_OF_NO_REQUEST[error.code ?? ''] ?? 400
  const body = JSON.stringify({ detail: REFUSED_BY_FASTIFY[status] })
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'connection: close',
    'content-type: application/json; charset=utf-8',
    `content-length: ${body.length}`,
  ]
  socket.end(`${head.join('\r\n')}\r\n\r\n${body}`, () => socket.destroy())
}

const STATUS_OF_NO_REQUEST: Record<string, number> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
}

function describe(error: FastifyError): { status: number; body: ErrorBody } {
  if (error instanceof Invalid) return { status: 422, body: { detail: error.problems } }
  const own = STATUS[error.name]
  if (own !== undefined) return { status: own, body: { detail: error.message } }
  if (isUnavailable(error)) return { status: 503, body: { detail: refusals.unavailable } }
  const theirs = error.statusCode ?? 500
  if (theirs >= 400 && theirs < 500)
    return {
      status: theirs,
      body: { detail: REFUSED_BY_FASTIFY[theirs] ?? 'The request is not valid' },
    }
  return { status: 500, body: { detail: refusals.unexpected } }
}

/**
 * A database error carries the values of its query, which may be names, addresses or words somebody
 * said: only where it happened is written down, and of what kind it was.
 */
function logFailure(error: Error, request: FastifyRequest, status: number): void {
  const cause = error.cause as { code?: unknown; constraint?: unknown } | undefined
  request.log.error({
    event: 'request.failed',
    status,
    kind: error.name,
    code: cause?.code ?? (error as { code?: unknown }).code,
    constraint: cause?.constraint,
    at: error.stack
      ?.split('\n')
      .filter((line) => /^\s+at /.test(line))
      .slice(0, 8),
  })
}

/** More than a form can have wrong. Beyond it, nonsense would make us write more than was sent. */
const MOST_PROBLEMS = 100
const MOST_KEY_CHARACTERS = 100

/** zod's issues as people and programs know them from elsewhere: where, what, of which kind. */
export const problemsOf = (error: z.ZodError, place: 'body' | 'query'): Problem[] =>
  error.issues
    .slice(0, MOST_PROBLEMS)
    .flatMap((issue) => problemsOfIssue(issue, place))
    .slice(0, MOST_PROBLEMS)

function problemsOfIssue(issue: z.core.$ZodIssue, place: 'body' | 'query'): Problem[] {
  const loc = [
    place,
    ...issue.path.map((step) =>
      typeof step === 'number' ? step : String(step).slice(0, MOST_KEY_CHARACTERS),
    ),
  ]
  if (issue.code === 'unrecognized_keys')
    return issue.keys
      .slice(0, MOST_PROBLEMS)
      .map((key) => key.slice(0, MOST_KEY_CHARACTERS))
      .map((key) => ({
        loc: [...loc, key],
        msg: `Unknown field: ${key}`,
        type: 'unknown_field',
      }))
  return [{ loc, msg: words(issue), type: issue.code === 'custom' ? 'value_error' : issue.code }]
}

function words(issue: z.core.$ZodIssue): string {
  const isMissing = issue.code === 'invalid_type' && issue.message.endsWith('received undefined')
  return isMissing ? `Field required: ${issue.path.join('.') || 'body'}` : issue.message
}
