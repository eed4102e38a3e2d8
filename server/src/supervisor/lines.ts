import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'

/** Each line as soon as it is whole; the last one also without its end. */
export function forwardLines(from: Readable, write: (line: string) => void): void {
  // A stream that breaks ends with its process, of which others tell.
  from.on('error', () => {})
  createInterface({ input: from, crlfDelay: Number.POSITIVE_INFINITY }).on('line', write)
}

/** So that one can see who said it; a log collector gets what is JSON as it is. */
export function labelLine(of: { name: string; line: string; format: 'text' | 'json' }): string {
  const isEntry = of.format === 'json' && of.line.startsWith('{') && isJson(of.line)
  return isEntry ? of.line : `${of.name.padEnd(LONGEST_NAME)} │ ${of.line}`
}

const LONGEST_NAME = 'server'.length

function isJson(text: string): boolean {
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
