import { Unreadable } from '../errors.ts'

/** Deeper than any body of the contract, and far from where a recursive reader would fall over. */
const MOST_LEVELS = 32

// A mark of order is no JSON either, so it is not taken away.
const utf8 = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

/** Bytes that are no letters would silently become others. */
export function readText(bytes: Buffer): string {
  try {
    return utf8.decode(bytes)
  } catch {
    throw new Unreadable('The body is not valid UTF-8')
  }
}

/**
 * JSON.parse takes the last of two equal keys and any depth. What means two things, or is made to
 * exhaust its reader, is refused instead.
 */
export function parseStrictJson(text: string): unknown {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch {
    throw new Unreadable('The body is not valid JSON')
  }
  refuseDoublesAndDepth(text)
  return value
}

const TOKENS = /"(?:[^"\\]|\\.)*"(\s*:)?|[{}[\]]/gs

/** The text is known to be valid, so strings and brackets are all that has to be looked at. */
function refuseDoublesAndDepth(text: string): void {
  // The keys seen in each open object; an open array has none.
  const open: (Set<string> | null)[] = []
  for (const [token, colon] of text.matchAll(TOKENS)) {
    if (token === '{' || token === '[') {
      open.push(token === '{' ? new Set() : null)
      if (open.length > MOST_LEVELS) throw new Unreadable('The body is nested too deeply')
    } else if (token === '}' || token === ']') {
      open.pop()
    } else if (colon !== undefined) {
      const key = JSON.parse(token.slice(0, -colon.length)) as string
      if (key === '__proto__') throw new Unreadable('The body has a key that is not allowed')
      if (open.at(-1)?.has(key)) throw new Unreadable('The body has the same key twice')
      open.at(-1)?.add(key)
    }
  }
}
