import { lastWords, type Self, WE } from './place.ts'
import { ADVERBS, BENT, WE_BENT } from '../person-words.ts'
import { PLAIN_VERBS } from '../plain-verbs.ts'
import { VERBS } from '../verbs.ts'

export function bent(
  token: string,
  { following, isSure, self }: { following: string; isSure: boolean; self: Self },
): string {
  const word = token.toLowerCase()
  if (ADVERBS.has(word)) return token
  const irregular = self === WE ? (WE_BENT[word] ?? BENT[word]) : BENT[word]
  if (irregular !== undefined) return irregular
  const isVerb =
    isSure || IS_ONESELF.test(following)
      ? /[^s]s$/.test(word) && word.length > 2
      : VERBS.has(word) || PLAIN_VERBS.has(word.replace(/s$/, ''))
  if (!isVerb || (!isSure && isNounBefore(following))) return token
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|z|o)es$/.test(word)) return word.slice(0, -2)
  return word.replace(/s$/, '')
}

/** "and blames himself": what stands before it can be nothing else. */
const IS_ONESELF = /^(?:him|her|them)sel(?:f|ves)$/

/** "and runs of bad luck": there it was no verb. */
const isNounBefore = (following: string): boolean => following === 'of'

/** Right after the subject, or after "and" in a list of what one does, with nothing but adverbs between. */
export function isVerbPlace(said: string[]): boolean {
  const words = lastWords(said, 3).map((word) => word.toLowerCase())
  while (ADVERBS.has(words.at(-1) ?? '')) words.pop()
  const last = words.at(-1) ?? ''
  return (
    last === 'i' ||
    last === 'we' ||
    last === 'and' ||
    last === 'but' ||
    last === 'or' ||
    last === ','
  )
}

/** Where nothing but a verb can come. */
export function isRightAfterSubject(said: string[]): boolean {
  const words = lastWords(said, 3).map((word) => word.toLowerCase())
  while (ADVERBS.has(words.at(-1) ?? '')) words.pop()
  return words.at(-1) === 'i' || words.at(-1) === 'we'
}
