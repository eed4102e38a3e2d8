import { FUNCTION_WORDS } from '../function-words.ts'
import { stemOfSpoken } from '../stem-of-spoken.ts'
import type { Feature } from './feature.ts'

/** What it takes up of what the other one just said: a reflection gives back their words or what they mean. */
export const echo: Feature = ({ words, meanings, previous, asked }, found) => {
  if (previous === null) {
    found('x no previous')
    return
  }
  const before = new Set(contentOf(previous.words))
  const content = contentOf(words)
  const shared = content.filter((stem) => before.has(stem)).length
  const ratio = content.length === 0 ? 0 : shared / content.length
  found(`x shared ${Math.min(shared, 4)}`)
  found(`x share ${Math.ceil(ratio * 5)}`)
  const back = new Set(content)
  const given =
    before.size === 0 ? 0 : [...before].filter((stem) => back.has(stem)).length / before.size
  found(`x given ${Math.ceil(given * 5)}`)
  const isTurned = words.some(isYou) && previous.words.some(isOwn)
  if (isTurned) found('x turned')
  if (isTurned) found(`x turned ${Math.ceil(ratio * 5)}`)
  const meant = new Set(previous.meanings.flat())
  const taken = new Set(meanings.flat().filter((meaning) => meant.has(meaning)))
  for (const meaning of taken) found(`x takes ${meaning}`)
  found(`x length ${Math.sign(words.length - previous.words.length * 1.5)}`)
  found(`x asked ${asked.length > 0} ${shared > 0}`)
  found(`x person ${words.some(isYou)} ${words.some(isOwn)} ${Math.min(shared, 2)}`)
}

const contentOf = (words: string[]): string[] =>
  words.filter((word) => !FUNCTION_WORDS.has(word) || /\d/.test(word)).map(stemOfSpoken)

const isYou = (word: string): boolean => word === 'you' || word === 'your' || word === 'yourself'
const isOwn = (word: string): boolean => /^(?:i|me|my|we|us|our|myself)$/.test(word)

/** What the other one just said: after a question comes an answer, after trouble its consequence. */
export const previous: Feature = ({ previous }, found) => {
  if (previous === null) return
  found(`v question ${previous.isQuestion}`)
  for (const word of previous.words) found(`v ${stemOfSpoken(word)}`)
  for (const meaning of new Set(previous.meanings.flat())) found(`v ${meaning}`)
  found(`v first ${previous.words.slice(0, 2).join(' ')}`)
  if (previous.words.length <= 3) found('v short')
}
