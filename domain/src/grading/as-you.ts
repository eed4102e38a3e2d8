import { hasFiniteVerb } from '../language/finite.ts'
import { plain, wordsOf } from '../language/words.ts'

/** What somebody said of themselves, as one says it back to them. */
export type SaidBack = {
  /** "you don't have time"; "a half bottle, most nights" */
  words: string
  /** Whether it can follow on "you told me that". */
  isClause: boolean
}

/** Null where it cannot be said back safely. */
export function asYou(sentence: string): SaidBack | null {
  const bare = plain(sentence)
    .trim()
    .replace(LEADS_IN, '')
    .replace(/(?:, (?:yes|no|though|to be honest|honestly|mostly))?[.!…—–-]*$/i, '')
    .trim()
  const words = wordsOf(bare)
  if (words.length < FEWEST || words.length > MOST) return null
  if (/[?"“”:;{}<>[\]=]/.test(bare) || UNFIT.test(bare) || SAYS_WHO.test(bare)) return null
  const [first = ''] = bare.split(/[\s,]/, 1)
  // What begins with a name or an order is left as it is said.
  if (!BEGINNINGS.test(first)) return null
  let said = bare
  for (const [look, put] of SWAPS) said = said.replaceAll(look, put)
  said = said.charAt(0).toLowerCase() + said.slice(1)
  return { words: said, isClause: SUBJECTS.test(said) && hasFiniteVerb(said) }
}

const FEWEST = 4
const MOST = 17

const LEADS_IN =
  /^(?:(?:yes|yeah|no|well|oh|hm+|mm+|aye|right|okay|and|but|so|because|honestly|fine|sure|exactly|not really|god)\b[,.!]?\s+)+/i

/** Said to the learner, cut off, a greeting, or of the talk itself. */
const UNFIT =
  /\b(?:hang(?:ing)? up|phone down|shut the door|before the next|next one|you|your|yours|you're|you've|you'd|you'll|let's|hello|hi|good (?:morning|afternoon|evening|day|night)|thanks?|bye|goodbye|sorry|pardon|i (?:don't|do not|didn't|can't) (?:follow|understand|know|think|say|see|believe)|i (?:know|think|guess|suppose|mean|said|say|see|hope|beg)|i haven't said|i(?:'ll| will)|i(?:'d| would) (?:have to|like to)|if)\b|\b(?:and|but|or|the|a|to|of|my|i|he|she)$/iu

/** "I'm Rosalind Pike": who they are is known. */
const SAYS_WHO = /\bI(?:'m| am) \p{Lu}\p{Ll}+/u

const BEGINNINGS =
  /^(?:i|i'm|i've|i'd|we|we're|we've|we'd|my|our|it|it's|they|they're|he|he's|she|she's|there|there's|nobody|nothing|everybody|everything|the|a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\w+teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|\d[\d.,%]*|every|each|half|most|many|all|some|both|last|since|in|at|on|from|when|part)$/i

const SUBJECTS =
  /^(?:you|you're|you've|you'd|your|it|it's|they|they're|he|he's|she|she's|there|there's|nobody|nothing|everybody|everything|the|a|an|one|two|three|four|five|six|seven|eight|nine|ten|every|each|half|most|many|all|some|both|last|since)\b/i

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
