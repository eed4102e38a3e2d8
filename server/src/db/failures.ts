import { DrizzleQueryError } from 'drizzle-orm'

type Reason = { code: string | null; message: string }

/** What Postgres, or the socket to it, says: the code is five characters, or a name like ECONNREFUSED. */
export function reasonOf(error: unknown): Reason {
  const cause = error instanceof DrizzleQueryError ? error.cause : error
  const { code, message } = (cause ?? {}) as { code?: unknown; message?: unknown }
  return {
    code: typeof code === 'string' ? code : null,
    message: typeof message === 'string' ? message : '',
  }
}

const codeOf = (error: unknown): string | null => reasonOf(error).code

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'

export const isDuplicate = (error: unknown): boolean => codeOf(error) === UNIQUE_VIOLATION

export const isDanglingReference = (error: unknown): boolean =>
  codeOf(error) === FOREIGN_KEY_VIOLATION

/**
 * 08 connection, 53 out of disk, memory or connections, 57 stopped or cancelled, 58 input and output,
 * 25006 read only, 40 gave way to another transaction, XX broken. They pass; the request may be sent
 * again.
 */
const PASSING = /^(08|53|57|58|40|XX)|^25006$/

const BROKEN_SOCKETS = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EPIPE',
  'ETIMEDOUT',
  'EHOSTUNREACH',
  'EAI_AGAIN',
  'EACCES',
]

/** What node-postgres says of its own connections has no code, only these words. */
const LOST =
  /Connection terminated|timeout exceeded when trying to connect|Query read timeout|not queryable|Client has encountered a connection error/

export function isUnavailable(error: unknown): boolean {
  const { code, message } = reasonOf(error)
  return code === null ? LOST.test(message) : PASSING.test(code) || BROKEN_SOCKETS.includes(code)
}
