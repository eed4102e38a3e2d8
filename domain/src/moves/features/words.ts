import { FUNCTION_WORDS } from '../function-words.ts'
import type { Said } from '../said.ts'
import { stemOfSpoken } from '../stem-of-spoken.ts'
import type { Feature, Found } from './feature.ts'

/** Which words, alone and in pairs. */
export const words: Feature = ({ words }, found) => {
  let before = '^'
  for (const word of words) {
    found(`w ${stemOfSpoken(word)}`)
    found(`w2 ${before} ${word}`)
    before = word
  }
  found(`w2 ${before} $`)
}

/** Its pattern: function words as they are, others by what they mean, the rest as blanks. */
export const patterns: Feature = (said, found) => {
  runs(patternOf(said, { from: 0, to: said.words.length }), { prefix: 's', longest: 3, found })
}

export function patternOf(
  { words, meanings }: Said,
  { from, to }: { from: number; to: number },
): string[] {
  const pattern: string[] = []
  for (let n = from; n < to; n += 1) {
    const word = words[n] ?? ''
    const [meaning] = meanings[n] ?? []
    const part = FUNCTION_WORDS.has(word)
      ? word
      : meaning !== undefined
        ? `<${meaning}>`
        : /\d/.test(word)
          ? '#'
          : '_'
    if (part !== '_' || pattern.at(-1) !== '_') pattern.push(part)
  }
  return pattern
}

/** Every run of two and more that stand together. */
export function runs(
  parts: readonly string[],
  { prefix, longest, found }: { prefix: string; longest: number; found: Found },
): void {
  const framed = ['^', ...parts, '$']
  for (let at = 0; at < framed.length; at += 1)
    for (let size = 2; size <= longest && at + size <= framed.length; size += 1)
      found(`${prefix} ${framed.slice(at, at + size).join(' ')}`)
}
