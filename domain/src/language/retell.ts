import { asSentence, inMidSentence, wordsOf } from './words.ts'

/**
 * The same again in other words, shortest first: without what was only added, or with the time in front.
 * What cannot be cut safely is not cut.
 */
export function retellings(sentence: string): string[] {
  const bare = sentence.trim().replace(/\.$/, '')
  const ways = [...withoutTheRest(bare), ...withTimeInFront(bare)]
  return [...new Set(ways.map(asSentence))].filter((way) => way !== sentence)
}

/** Up to a part that hangs on: "…, who comes in at four", "…, and each one costs fifteen pounds". */
function withoutTheRest(bare: string): string[] {
  const cut = HANGS_ON.exec(bare)
  if (cut === null) return []
  const before = bare.slice(0, cut.index)
  return wordsOf(before).length >= LEAST_WORDS &&
    !/\b(?:both|either|neither|not only)\b/i.test(before)
    ? [before]
    : []
}

const LEAST_WORDS = 4

const HANGS_ON =
  /(?:, (?:who|which|where|because|although|though|since|so that|so|and (?:each|every|it|that|he|she|they|we|I|the|there|nobody|everybody|most|what|my)|but) |; )/

/** "Nobody has called since Friday" becomes "Since Friday nobody has called". */
function withTimeInFront(bare: string): string[] {
  const found = TIME_AT_END.exec(bare)
  const before = bare.slice(0, found?.index ?? 0).replace(/,$/, '')
  if (found === null || wordsOf(before).length < 3 || /[,;:]/.test(before)) return []
  if (!STARTS_PLAINLY.test(before)) return []
  const when = found[0].trim()
  return [`${when.charAt(0).toUpperCase()}${when.slice(1)}, ${inMidSentence(before)}`]
}

const STARTS_PLAINLY =
  /^(?:I|we|he|she|they|it|nobody|everybody|the|my|our|two|three|four|five|a|an|there)(?:'\w+)?\s/i

const TIME_AT_END =
  /\s(?:(?:since|in|by|until|from) (?:early |late |mid-)?(?:January|February|March|April|May|June|July|August|September|October|November|December|Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|Christmas|Easter|(?:19|20)\d\d)|on (?:Mondays?|Tuesdays?|Wednesdays?|Thursdays?|Fridays?|Saturdays?|Sundays?)|(?:last|next|this) (?:week|month|year|spring|summer|autumn|fall|winter|quarter)|at the end of \p{Lu}\p{Ll}+|(?:a|two|three|four|five|six|ten|\d+) (?:days|weeks|months|years) ago)$/u
