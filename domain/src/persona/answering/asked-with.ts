import type { Given } from '../decision.ts'
import { factIn } from '../state.ts'
import type { Asked } from '../recalling/asked.ts'

/**
 * What is asked, with what it is about, where that was said before it: "And the oven? What did that cost?", "you paid
 * late twice. By how many days?"; and where nothing was, what the persona told last.
 */
export function askedWith({ heard, state, graph }: Given, asked: Asked): string {
  if (asked.stems.length > A_FEW) return asked.text
  const before = beforeIt(heard.text, asked.text)
  if (before !== '') return `${before} ${asked.text}`
  if (!asked.isAboutTopic && asked.stems.length > 0) return asked.text
  const last = state.topic.flatMap((id) => factIn(graph, id)?.says ?? [])
  return `${last.join(' ')} ${asked.text}`
}

/** Of its words, more name what they are about. */
const A_FEW = 2

/** What was said in the same breath, and is no excuse or courtesy. */
export function beforeIt(whole: string, asked: string): string {
  const words = whole
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}' ]+/gu, ' ')
    .split(/\s+/)
    .filter(Boolean)
  const [first = '', second = ''] = asked.toLowerCase().split(' ')
  const starts = words.flatMap((word, n) =>
    word === first && (second === '' || words[n + 1] === second) ? [n] : [],
  )
  const at = starts.at(-1) ?? -1
  const found = at > 0 ? words.slice(0, at) : sentencesBefore(whole)
  return found.length >= LEAST ? found.slice(-MOST).join(' ') : ''
}

const sentencesBefore = (whole: string): string[] =>
  whole
    .split(/(?<=[.?!])\s+/)
    .slice(0, -1)
    .join(' ')
    .split(/\s+/)
    .filter(Boolean)

/** In words. */
const LEAST = 2
const MOST = 25
