import { plain } from '../language/words.ts'
import { heardIn } from './heard.ts'

/**
 * The sentences that somebody says for themselves, in plain words and without marks: "I'm, um, not okay" is
 * "i am not okay". What they read out or quote in quotation marks is somebody else's.
 */
export function ownSentences(text: string): string[] {
  const sentences: string[][] = [[]]
  for (const { word, mark } of heardIn(withoutQuotes(text))) {
    sentences.at(-1)?.push(word)
    if (mark !== '' && mark !== ',') sentences.push([])
  }
  return sentences.filter((words) => words.length > 0).map((words) => words.join(' '))
}

function withoutQuotes(text: string): string {
  const rest = plain(text).replaceAll(/"[^"]*"/g, ' ')
  return /\p{L}/u.test(rest) ? rest : text
}

/** Where it is said, and not only told of somebody who said it: "you told me: I can't go on". */
export function saysOfItself(pattern: RegExp, sentence: string): RegExpMatchArray[] {
  // Hardly anybody says any of it, and to look for all of it is dear.
  if (sentence.search(pattern) < 0) return []
  return [...sentence.matchAll(pattern)].filter(({ index }) => {
    const before = sentence.slice(0, index)
    const clause = /^i\b/.test(sentence.slice(index)) ? before : before.replace(OWN_CLAUSE, '')
    return !IS_TOLD.test(before) && !IS_TOLD.test(clause)
  })
}

/** "He told me: I want to" end it. */
const OWN_CLAUSE = /\bi(?: \p{L}+){0,4} $/u

/** Of words, between a subject and what it does. */
const BESIDES =
  'have|has|had|been|is|was|are|were|am|will|would|might|may|can|could|do|does|did|keeps?|kept|never|ever|even|once|already|also|still|then|always|often|sometimes|just'

const NO_SUBJECT = `i|to|me|us|let|and|or|not|nobody|one|nothing|${BESIDES}|\\p{L}+ly`

/** Up to four words later, and not when "I" has come in between. */
const IS_TOLD = new RegExp(
  String.raw`(?:(?<!\p{L})(?!(?:${NO_SUBJECT}) )\p{L}+ (?:(?:${BESIDES}) )*(?:says?|saying|said|tells?|telling|told|thinks?|thought|writes?|wrote|texts?|texted|shouts?|shouted|screams?|screamed|whispered)|\b(?:thoughts?|feelings?|words?|sentences?|things?|something|anything) (?:like|such as))(?: (?!(?:i|but|and|so|because|that is)\b|to (?!me\b|you\b|us\b|him\b|her\b|them\b|your|my))\p{L}+){0,4} $`,
  'u',
)
