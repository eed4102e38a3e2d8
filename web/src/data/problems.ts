import { ApiError } from '@colloquy/contract/client'
import { messages } from '@colloquy/contract/messages'
import { UNREACHABLE, wordsOf } from './explain.ts'

/** A refused form: what belongs to a field of it stands there, the rest beside the button. */
export type Problems = { fields: Record<string, string>; form: string | null }

export const NO_PROBLEMS: Problems = { fields: {}, form: null }

export const fieldProblem = (field: string, words: string): Problems => ({
  fields: { [field]: words },
  form: null,
})

type Reading = { fields: readonly string[]; otherwise: string }

/** `otherwise` is said when the failure brings no words that are worth reading. */
export function problemsOf(failure: unknown, { fields, otherwise }: Reading): Problems {
  if (!(failure instanceof ApiError)) return { fields: {}, form: lostWords(failure, otherwise) }
  if (failure.status === 429) return { fields: {}, form: waitingWords(failure) }
  if (failure.message === messages.requestFailed)
    return { fields: {}, form: `${otherwise}: ${failure.message}` }
  return refusalOf(failure, { fields, otherwise })
}

/** In its own words: the first thing that it says of each field, or the whole when it is about none. */
export function refusalOf(failure: unknown, { fields, otherwise }: Reading): Problems {
  const found = Object.fromEntries(
    detailsOf(failure instanceof ApiError ? failure.body : null)
      .filter(([field]) => fields.includes(field))
      .toReversed(),
  )
  return {
    fields: found,
    form: Object.keys(found).length > 0 ? null : wordsOf(failure, otherwise),
  }
}

/** What a browser says of a lost line is for programmers, and another thing in each. */
const lostWords = (failure: unknown, otherwise: string): string =>
  failure instanceof TypeError
    ? `${otherwise}. ${UNREACHABLE}. What you typed is still here.`
    : wordsOf(failure, otherwise)

/** Too short to be told as a time. */
export const isMoment = (seconds: number | null): boolean => seconds !== null && seconds <= 2

function waitingWords({ message, retryAfterSeconds }: ApiError): string {
  if (retryAfterSeconds === null || isMoment(retryAfterSeconds)) return message
  const minutes = Math.ceil(retryAfterSeconds / 60)
  const time = minutes > 1 ? `${minutes} minutes` : 'a minute'
  return `${message.replace(/\.? Try again later$/, '')}. Try again in ${time}.`
}

/** `{detail: [{loc: ['body', 'email'], msg}]}` as field and words. */
function detailsOf(body: unknown): [string, string][] {
  const { detail } = (body ?? {}) as { detail?: unknown }
  if (!Array.isArray(detail)) return []
  return detail.flatMap(({ loc, msg }: { loc?: unknown; msg?: unknown }) =>
    Array.isArray(loc) && typeof msg === 'string' ? [[String(loc.at(-1)), msg]] : [],
  )
}
