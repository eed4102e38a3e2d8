/** "Three hundred and eighty" and "380" are one number, "ninety-two" and "92" another. */
export function inFigures(words: readonly string[]): string[] {
  const written: string[] = []
  for (let n = 0; n < words.length; ) {
    const { value, length } = numberAt(words, n)
    if (length === 0) {
      written.push(words[n] as string)
      n += 1
    } else {
      written.push(String(value))
      n += length
    }
  }
  return written
}

/** From here on: nothing is read where no number begins. "One" is more often no number. */
function numberAt(words: readonly string[], from: number): { value: number; length: number } {
  let total = 0
  let group = 0
  let at = from
  let isOpen = true
  for (; at < words.length; at += 1) {
    const word = words[at] as string
    const next = small(words[at + 1])
    if (
      word === 'and' &&
      at > from &&
      group >= 100 &&
      group % 100 === 0 &&
      next !== null &&
      next < 100
    )
      continue
    const value = small(word)
    if (value !== null && isOpen && (group === 0 || value < (group % 100 === 0 ? 100 : 10))) {
      group += value
      isOpen = group % 100 === 0 || (group % 10 === 0 && group % 100 >= 20)
    } else if (word === 'hundred' && group > 0 && group < 100) {
      group *= 100
      isOpen = true
    } else if (word === 'thousand' && group > 0) {
      total += group * 1000
      group = 0
      isOpen = true
    } else break
  }
  const value = total + group
  if (at === from || (at === from + 1 && value < 2)) return { value: 0, length: 0 }
  return { value, length: at - from }
}

function small(word: string | undefined): number | null {
  if (word === undefined) return null
  if (/^\d{1,9}$/.test(word)) return Number(word)
  const parts = word.split('-').map((part) => NAMES.get(part))
  if (parts.length > 2 || parts.some((part) => part === undefined)) return null
  return parts.reduce<number>((sum, part) => sum + (part ?? 0), 0)
}

const NAMES = new Map<string, number>([
  ...`zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen
  seventeen eighteen nineteen`
    .split(/\s+/)
    .map((name, n): [string, number] => [name, n]),
  ...'twenty thirty forty fifty sixty seventy eighty ninety'
    .split(' ')
    .map((name, n): [string, number] => [name, (n + 2) * 10]),
])
