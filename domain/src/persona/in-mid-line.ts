import type { Graph } from '../graph/graph.ts'
import { genderOf } from '../language/gendered.ts'
import { PLAIN_VERBS } from '../language/plain-verbs.ts'
import { NO_ROW, rowOfWord } from '../language/word-vectors.ts'
import { inMidSentence } from '../language/words.ts'

/** A name keeps its capital; what the persona says in small letters elsewhere is none. */
export function inMidLine(piece: string, { facts }: Pick<Graph, 'facts'>): string {
  const [first = ''] = piece.split(/[\s,.:]/, 1)
  const small = first.toLowerCase()
  if (first === '' || /^I\b/.test(first) || !/^\p{Lu}[\p{Ll}'-]*$/u.test(first)) return piece
  if (IS_PLURAL.test(first) && rowOfWord(small) !== NO_ROW) return small + piece.slice(first.length)
  // "Oh, give me a sentence for it."
  if (PLAIN_VERBS.has(small) && genderOf(small) === 'unknown')
    return small + piece.slice(first.length)
  const isCommon = facts.some(({ says }) => says.split(/[\s,.:;]+/).includes(small))
  return isCommon ? small + piece.slice(first.length) : inMidSentence(piece)
}

/** "Temperatures are written down": names are hardly ever plural, but for days and feasts. */
const IS_PLURAL = /^\p{Lu}\p{Ll}{2,}(?<!day)(?<!Christma)(?<!s)s$/u
