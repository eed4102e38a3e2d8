import { ALSO_THINGS, PLAIN_VERBS } from './plain-verbs.ts'
import { VERBS } from './verbs.ts'

/**
 * Whether somebody or something does something in a note, though it is in no short list of sentences: "Shop
 * managers use different sheets", "The bass shakes my bed". Unsure is what may be said by a thing as well:
 * "Guest complaints about noise". Then it is named as it stands, and is no subject of another sentence.
 */
export function doingIn(note: string): 'yes' | 'perhaps' | 'no' {
  const words = note.toLowerCase().match(/[\p{L}\p{N}'-]+|[,:;]/gu) ?? []
  let found: 'yes' | 'perhaps' | 'no' = 'no'
  for (let n = 1; n < words.length; n += 1) {
    const word = words[n] ?? ''
    const before = subjectBefore(words, n)
    if (TELLS_WHICH.test(word) || (n > 1 && ENDS_NAMING.test(word))) return found
    if (before === '' || NO_SUBJECT.test(before) || !agrees(word, before)) continue
    const isPlain = PLAIN_VERBS.has(baseOf(word))
    if (isPlain && (n > 1 || words.length > 2)) return 'yes'
    if (!isPlain && !ALSO_THINGS.has(baseOf(word)) && !VERBS.has(word)) continue
    // "Fuel costs up 18%".
    if (/^(?:up|down)$/.test(words[n + 1] ?? '') && /^\p{N}/u.test(words[n + 2] ?? '')) continue
    if (words[n + 1] === 'that' && n < 3 && SAYS_THAT.test(baseOf(word))) return 'yes'
    if (TAKES.test(words[n + 1] ?? '')) return 'yes'
    if (words.length > n + 1 && !/^(?:of|for|in|at|by|with|from|and|or)$/.test(words[n + 1] ?? ''))
      found = 'perhaps'
  }
  return found
}

/** What stands before it, but for "hardly" and "no longer". */
function subjectBefore(words: readonly string[], at: number): string {
  let n = at - 1
  while (n > 0 && BETWEEN.test(words[n] ?? '')) n -= 1
  return words[n] ?? ''
}

const BETWEEN =
  /^(?:always|also|again|constantly|hardly|just|longer|never|no|not|often|only|rarely|regularly|sometimes|still|usually|even|already|now|then|both|all)$/

/** One does with "s", several do without. */
const agrees = (word: string, before: string): boolean =>
  isSeveral(before) ? !/[^s]s$/.test(word) : /[^s]s$/.test(word)

const isSeveral = (word: string): boolean =>
  /^(?:people|children|men|women|others|both|some|many|most|they|we|i|you|police|hers|his|theirs|mine)$/.test(
    word,
  ) || /[^suai']s$|[^s]ies$/.test(word)

function baseOf(word: string): string {
  if (PLAIN_VERBS.has(word) || ALSO_THINGS.has(word)) return word
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`
  const without = word.replace(/s$/, '')
  if (PLAIN_VERBS.has(without) || ALSO_THINGS.has(without)) return without
  return /(?:ss|sh|ch|x|z|o)es$/.test(word) ? word.slice(0, -2) : without
}

/** "Parents fear that their children will have to wait." */
const SAYS_THAT = /^(?:fear|hope|claim|warn|notice|doubt|demand|report|worry|trust)$/

/** From here on it is said which one is meant, and not what it does. */
const TELLS_WHICH = /^(?:who|which|that|whom|whose|where|when|because|if|to)$/

const ENDS_NAMING = /^[:;,]$/

const NO_SUBJECT =
  /^(?:an?|the|my|our|his|her|their|its|your|of|for|in|at|by|with|from|to|on|about|and|or|but|no|too|not|every|each|new|old|more|less|many|[,:;])$/

/** What follows what is done: to whom, how, or where to. */
const TAKES =
  /^(?:an?|the|my|our|his|her|their|its|your|me|us|him|them|it|each|every|everybody|everything|nothing|too|very|more|less|when|if|because|while|until|whenever|down|up|out|away|off|over|onto|into|apart|badly|well|late|twice|again|\p{L}{3,}ly)$/u
