import { Unreadable } from '../errors.ts'
import { parseStrictJson } from '../http/strict-json.ts'
import { Refusal } from '../refusal.ts'

/** What a file holds that somebody wrote: of a key that stands there twice, nobody knows which was meant. */
export function readJson(source: string): unknown {
  try {
    return parseStrictJson(source.replace(/^\uFEFF/, ''))
  } catch (failure) {
    if (!(failure instanceof Unreadable)) throw failure
    throw new Refusal(failure.message.replace('The body', 'The file'))
  }
}
