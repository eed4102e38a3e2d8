import { messages } from './messages.ts'

/**
 * The one sentence a person reads: the detail, or the messages of its list joined. Read by hand, so
 * that a page need not load a library of shapes to show an error.
 */
export function errorMessage(body: unknown): string {
  const detail = fieldOf(body, 'detail')
  if (typeof detail === 'string') return detail
  if (!Array.isArray(detail)) return messages.requestFailed
  const said = detail
    .map((problem) => fieldOf(problem, 'msg'))
    .filter((msg) => typeof msg === 'string')
  return said.length === 0 ? messages.requestFailed : said.join(', ')
}

const fieldOf = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>)[name] : undefined
