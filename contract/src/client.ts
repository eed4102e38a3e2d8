import type { AlsoAnswer, Answer, Endpoint, Sent } from './endpoint.ts'
import { errorMessage } from './error-message.ts'
import { messages } from './messages.ts'

/** A call that the server refused, in words for the person, with the status for the program. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly status: number
  readonly body: unknown
  /** When it is worth trying again, where the server says so. */
  readonly retryAfterSeconds: number | null

  constructor(status: number, body: unknown, retryAfterSeconds: number | null = null) {
    super(errorMessage(body))
    this.status = status
    this.body = body
    this.retryAfterSeconds = retryAfterSeconds
  }
}

export type ClientOptions = {
  /** '' for the page's own origin. */
  origin: string
  fetch: typeof fetch
  /** Null when nobody is signed in. */
  token: () => string | null
}

/** Parts that a call does not have, or that may be empty, need not be given. */
type Needed<E extends Endpoint> = {
  [K in keyof Sent<E> as object extends Sent<E>[K]
    ? never
    : undefined extends Sent<E>[K]
      ? never
      : K]: Sent<E>[K]
}

type Arguments<E extends Endpoint> = Needed<E> &
  Partial<Sent<E>> & {
    /** Makes a write safe to repeat after a lost answer. */
    idempotencyKey?: string
    signal?: AbortSignal
    /** It arrives also when the page is left at once. */
    keepalive?: boolean
  }

type Parameters<E extends Endpoint> = object extends Arguments<E> ? [Arguments<E>?] : [Arguments<E>]

export type Client = <E extends Endpoint>(
  endpoint: E,
  ...given: Parameters<E>
) => Promise<Answer<E> | AlsoAnswer<E>>

export function createClient({ origin, fetch, token }: ClientOptions): Client {
  return async (endpoint, ...[given]) => {
    const { params, query, body, idempotencyKey, signal, keepalive } = (given ?? {}) as {
      params?: Record<string, string>
      query?: Record<string, unknown>
      body?: unknown
      idempotencyKey?: string
      signal?: AbortSignal
      keepalive?: boolean
    }
    const headers = new Headers()
    if (endpoint.who !== 'anyone') headers.set('authorization', `Bearer ${requireToken(token())}`)
    if (body !== undefined) headers.set('content-type', 'application/json')
    if (idempotencyKey !== undefined) headers.set('idempotency-key', idempotencyKey)

    const answer = await fetch(origin + address(endpoint.path, params, query), {
      method: endpoint.method,
      headers,
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      ...(signal === undefined ? {} : { signal }),
      ...(keepalive === undefined ? {} : { keepalive }),
    }).catch((failure: unknown) => {
      throw failure instanceof Error ? failure : new Error(messages.networkError)
    })
    const content: unknown = await answer.json().catch(() => null)
    if (!answer.ok) throw new ApiError(answer.status, content, retryAfterOf(answer))
    return content as never
  }
}

function retryAfterOf({ headers }: Response): number | null {
  const seconds = Number.parseInt(headers.get('retry-after') ?? '', 10)
  return Number.isNaN(seconds) ? null : seconds
}

function requireToken(token: string | null): string {
  if (token === null) throw new Error(messages.missingToken)
  return token
}

/** `/grades/:conversationId` with its parameters and its query filled in. */
export function address(
  path: string,
  params: Record<string, string> = {},
  query: Record<string, unknown> = {},
): string {
  const filled = path.replace(/:(\w+)/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ''),
  )
  const given = Object.entries(query).filter(([, value]) => value !== undefined)
  if (given.length === 0) return filled
  return `${filled}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`
}
