/**
 * A feedback list may arrive as a list, or as a string that holds a list: as JSON, as Python prints
 * one, as lines with bullets or numbers, or as plain lines. Nothing a grader wrote is ever refused: what
 * cannot be read as a list is one entry.
 */
export function readFeedbackList(given: readonly string[] | string): string[] {
  if (typeof given !== 'string') return tidy(given.map(String))
  const text = given.trim()
  return tidy(readJson(text) ?? readPrintedList(text) ?? readLines(text))
}

const tidy = (entries: string[]): string[] =>
  entries.map((entry) => entry.replace(/\s+/g, ' ').trim()).filter((entry) => entry !== '')

function readJson(text: string): string[] | null {
  if (!/^["[]/.test(text)) return null
  try {
    const value: unknown = JSON.parse(text)
    if (Array.isArray(value)) return value.filter((entry) => entry !== null).map(plain)
    // A list that was made into a string twice.
    return typeof value === 'string' ? readFeedbackList(value) : null
  } catch {
    return null
  }
}

const plain = (value: unknown): string =>
  typeof value === 'string' ? value : JSON.stringify(value)

/** `['It\'s clear', "Ask 'why'"]`, or the same in round brackets. */
function readPrintedList(text: string): string[] | null {
  if (!/^\[[^]*\]$|^\(\s*['"][^]*\)$/.test(text)) return null
  const inside = text.slice(1, -1)
  const entries: string[] = []
  let at = 0
  while (at < inside.length) {
    QUOTED.lastIndex = at
    const quoted = QUOTED.exec(inside)
    BARE.lastIndex = at
    const found = quoted ?? BARE.exec(inside)
    // A quote that never ends, or words after one: no list, whatever it is.
    if (found === null) return null
    const [whole, , entry = ''] = quoted ?? ['', '', found[1]]
    if (quoted !== null) entries.push(unescape(entry))
    else if (entry.trim() !== 'None') entries.push(entry)
    at += quoted === null ? found[0].length : whole.length
  }
  return entries
}

const QUOTED = /\s*(['"])((?:\\[^]|(?!\1)[^\\])*)\1\s*(?:,|$)/y
const BARE = /([^'",][^,]*|)(?:,|$)/y

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t' }

const unescape = (text: string): string =>
  text.replace(/\\(?:x([\da-f]{2})|u([\da-f]{4})|([^]))/gi, (_, byte, unit, sign: string) =>
    byte || unit ? String.fromCharCode(Number.parseInt(byte || unit, 16)) : (ESCAPES[sign] ?? sign),
  )

const MARK = /^\s*(?:[-*•·–—▪◦]|\(?(?:\d{1,2}|[a-z])[.)])\s+/

/** With bullets or numbers, a line that has none goes on with the entry before it. */
function readLines(text: string): string[] {
  const lines = separateInlineMarks(text).split(/\r?\n/)
  if (!lines.some((line) => MARK.test(line))) return lines
  const entries: string[] = []
  for (const line of lines) {
    if (MARK.test(line) || entries.length === 0) entries.push(line.replace(MARK, ''))
    else entries[entries.length - 1] += ` ${line}`
  }
  return entries
}

/** `1. Ask more. 2. Talk less.` and `• Ask more • Talk less`, all in one line. */
function separateInlineMarks(text: string): string {
  if (text.includes('\n')) return text
  if (text.startsWith('•')) return text.replace(/\s*•\s*/g, '\n• ').trimStart()
  const numbers = [...text.matchAll(/(?:^|\s)(\d{1,2})[.)]\s/g)].map(([, number]) => Number(number))
  const isCounting = numbers.length > 1 && numbers.every((number, index) => number === index + 1)
  return isCounting ? text.replace(/\s(?=\d{1,2}[.)]\s)/g, '\n') : text
}
