import { stemsOf } from '../language/stems.ts'
import { plain } from '../language/words.ts'

/** A number, however it is written, and what stands right after it: "£34k", "thirty-four thousand pounds". */
export type Amount = { value: number; of: string[] }

export function amountsIn(text: string): Amount[] {
  const tokens = tokensOf(text)
  const found: Amount[] = []
  for (let at = 0; at < tokens.length; ) {
    const read = numberAt(tokens, at)
    if (read === null) at += 1
    else {
      found.push({ value: read.value, of: stemsOf(tokens.slice(read.end, read.end + 3).join(' ')) })
      at = read.end
    }
  }
  return found
}

/** Without the words that only spell a number. */
export const isNumberWord = (word: string): boolean =>
  SMALL.has(word) || SCALES.has(word) || word === 'dozen' || /^\p{N}/u.test(word)

const tokensOf = (text: string): string[] =>
  plain(text)
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/(?<=\p{N}),(?=\p{N}{3}(?!\p{N}))/gu, '')
    .replaceAll(/(?<=\p{N})\s*%/gu, ' percent')
    .replaceAll(/(?<=\p{N})(?=k\b|m\b|bn\b)/gu, ' ')
    .match(/\p{N}+(?:\.\p{N}+)?|[\p{L}']+/gu) ?? []

function numberAt(tokens: string[], start: number): { value: number; end: number } | null {
  let sum = 0
  let group = 0
  let at = start
  let isNumber = false
  for (; at < tokens.length; at += 1) {
    const token = tokens[at] ?? ''
    const scale = SCALES.get(token)
    const small = SMALL.get(token)
    if (/^\p{N}/u.test(token)) {
      if (isNumber) break
      group = Number(token)
    } else if (small !== undefined) {
      // "two three" are two numbers, "twenty three" is one.
      if (isNumber && !(group % 100 === 0 || (group % 10 === 0 && group % 100 >= 20 && small < 10)))
        break
      group += small
    } else if (scale !== undefined && (isNumber || scale >= 100)) {
      if (!isNumber && !/^(?:a|an)$/.test(tokens[at - 1] ?? '') && token !== 'hundred') break
      group = Math.max(group, 1) * scale
      if (scale >= 1000) {
        sum += group
        group = 0
      }
    } else if (token === 'dozen') group = Math.max(group, 1) * 12
    else if (token === 'and' && isNumber && isAfterScale(tokens[at - 1])) continue
    else break
    isNumber = true
  }
  if (!isNumber) return null
  return { value: sum + group, end: at }
}

const isAfterScale = (token: string | undefined): boolean =>
  token === 'hundred' || token === 'thousand'

const SMALL: ReadonlyMap<string, number> = new Map([
  ['twice', 2],
  ...`zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`
    .split(/\s+/)
    .map((word, n): [string, number] => [word, n]),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((word, n): [string, number] => [word, (n + 2) * 10]),
])

const SCALES: ReadonlyMap<string, number> = new Map([
  ['hundred', 100],
  ['thousand', 1000],
  ['k', 1000],
  ['grand', 1000],
  ['million', 1_000_000],
  ['m', 1_000_000],
  ['bn', 1_000_000_000],
  ['billion', 1_000_000_000],
])
