import { plain, wordsOf } from '../language/words.ts'

/** What was said or written in the name of the persona, to know it again when somebody else says it. */
export type Heardlines = { runs: Set<string> }

export const newHeardlines = (texts: readonly string[]): Heardlines => {
  const lines: Heardlines = { runs: new Set() }
  for (const text of texts) addLine(lines, text)
  return lines
}

/** The lines grow with what is said; nothing is looked through again. */
export function addLine({ runs }: Heardlines, text: string): void {
  const words = wordsOf(text)
  for (let n = 0; n + RUN <= words.length; n += 1) runs.add(words.slice(n, n + RUN).join(' '))
}

/**
 * Whether it is the persona's own words over again. Who gives back what was said says "you" and "your"; who
 * only repeats it keeps the "I" and the "we", or has nothing of their own in much of it.
 */
export function isEcho(text: string, lines: Heardlines): boolean {
  const { words, taken, rows } = takenFrom(text, lines)
  if (rows <= FEWEST - RUN) return false
  const share = taken.length / words.length
  return (
    (share >= MOST && taken.some((word) => OF_THE_SPEAKER.test(word))) ||
    (share >= NEARLY_ALL && words.length >= MANY)
  )
}

/** Whether it is mostly read from there, whoever is meant in it. */
export function isReadFrom(text: string, lines: Heardlines): boolean {
  const { words, taken } = takenFrom(text, lines)
  return words.length >= FEWEST && taken.length / words.length >= MOST
}

type Taken = {
  words: string[]
  taken: string[]
  /** How many rows of theirs are in it: who says the same twice has taken no more. */
  rows: number
}

function takenFrom(text: string, { runs }: Heardlines): Taken {
  const words = wordsOf(text)
  const isTaken = words.map(() => false)
  const rows = new Set<string>()
  for (let n = 0; n + RUN <= words.length; n += 1) {
    const row = words.slice(n, n + RUN).join(' ')
    if (!runs.has(row)) continue
    rows.add(row)
    isTaken.fill(true, n, n + RUN)
  }
  return { words, taken: words.filter((_, n) => isTaken[n]), rows: rows.size }
}

/** Words in a row that two people do not say by chance. */
const RUN = 5
/** Whoever mirrors a few words listens. */
const FEWEST = 8
const MANY = 16
const MOST = 0.7
const NEARLY_ALL = 0.9

const OF_THE_SPEAKER = /^(?:i|me|my|mine|we|us|our|ours|myself|(?:i|we)'\p{L}+)$/u

/** Whether it is written as what the persona says, or by somebody who gives themselves out for it. */
export function speaksAs(name: string): (text: string) => boolean {
  const whole = wordsOf(name).join('\\s+')
  const [first = ''] = wordsOf(name)
  if (first === '') return () => false
  const either = `(?:${whole}|${first})`
  const says = '(?:says|said|replies|replied|answers|answered)'
  const look = new RegExp(
    [
      `(?:^|[.!?]\\s+)${either}(?: ${says})?\\s*:\\s`,
      `\\b${either} ${says}[,:]? ?"`,
      ...(whole === first ? [] : [`\\b(?:i am|i'm) ${whole}\\b`]),
    ].join('|'),
    'i',
  )
  return (text) => look.test(plain(text))
}
