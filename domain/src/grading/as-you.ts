import { plain, wordsOf } from '../language/words.ts'

/**
 * What somebody said of themselves, as one says it back to them: "We don't have time" becomes "you don't have
 * time". Null where it cannot be said back safely.
 */
export function asYou(sentence: string): string | null {
  const bare = plain(sentence)
    .trim()
    .replace(LEADS_IN, '')
    .replace(/[.!…—–-]+$/, '')
    .trim()
  const words = wordsOf(bare)
  if (words.length < FEWEST || words.length > MOST) return null
  if (/[?"“”:;{}<>[\]]/.test(bare) || TO_THE_LEARNER.test(bare) || CUT_OFF.test(bare)) return null
  let said = bare
  for (const [look, put] of SWAPS) said = said.replaceAll(look, put)
  return /^(?:I\b|\p{Lu}\p{Ll}+)/u.test(said) && !isName(said)
    ? said.charAt(0).toLowerCase() + said.slice(1)
    : said
}

const FEWEST = 4
const MOST = 17

const LEADS_IN =
  /^(?:(?:yes|yeah|no|well|oh|hm+|mm+|aye|right|okay|and|but|so|because|honestly|fine|sure|exactly|not really)\b[,.!]?\s+)+/i
const TO_THE_LEARNER = /\b(?:you|your|yours|you're|you've|you'd|you'll|let's)\b/i
const CUT_OFF = /\b(?:and|but|or|the|a|to|of|that|my|I|he|she)$/i

const SWAPS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:I'm|I am)\b/g, "you're"],
  [/\bI was\b/g, 'you were'],
  [/\bam I\b/gi, 'are you'],
  [/\bI(?=\b|')/g, 'you'],
  [/\b[Ww]e(?=\b|')/g, 'you'],
  [/\b(?:me|us|Us|Me)\b/g, 'you'],
  [/\b(?:my|our|My|Our)\b/g, 'your'],
  [/\b(?:mine|ours)\b/g, 'yours'],
  [/\b(?:myself|ourselves)\b/g, 'yourself'],
]

/** With a capital wherever it stands. */
const isName = (said: string): boolean => {
  const [first = ''] = said.split(/[\s,']/, 1)
  return !BEGINNINGS.has(first.toLowerCase())
}

const BEGINNINGS = new Set(
  `you your the a an it its that this there they their he she his her every each last next since when if in on at
  for from one two three four five six seven eight nine ten nobody nothing everybody everything some somebody most
  many few not no only then now after before because half both all any people guests customers`.split(
    /\s+/,
  ),
)
