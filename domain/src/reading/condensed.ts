import { plain } from '../language/words.ts'

/** What is said or noted, as a heading: its first clause, without who says it, and as short as it can be whole. */
export function condensed(text: string): string {
  const [first = ''] = plain(text).split(/[.;:!?]|,\s|\s[-–—]\s/)
  const bare = first
    .trim()
    .replace(YEARS, '$2 $1')
    .replace(TIME, '')
    .replace(LEADS, '')
    .replace(ARTICLE, '')
    .replace(ARTICLE, '')
  const words = bare.split(/\s+/).filter((word) => word !== '')
  if (words.length <= MOST) return words.join(' ')
  const joint = words.findIndex((word, n) => n >= FEWEST && JOINS.test(word))
  if (joint !== -1 && joint <= MOST) return trimmed(words.slice(0, joint))
  const last = words.slice(0, MOST + 1).findLastIndex((word, n) => n >= FEWEST && LINKS.test(word))
  return trimmed(words.slice(0, last === -1 ? MOST : last))
}

/** In words. */
const MOST = 9
const FEWEST = 3

/** "I've been with you for six years": six years with you. */
const YEARS = /^.*\bbeen (.+) for ((?:\S+ ){1,2}(?:years|months|weeks))$/i

/** Whose it is, or that it is wanted. */
const LEADS =
  /^(?:(?:(?:i|we|he|she|they|you)(?:'ve|'d|'m|'re|'s| have| had| am| are| is| was| were| would)?|there(?:'s| is| are| were))(?: (?:been|got|just|also|still|really|had|like to|to))* |(?:i|we) (?:want|need|hope|wish|would like)(?: to)? |(?:have|get|has|got|want|wants|need|needs) (?=(?:a|an|the|one|some|somebody|two|three|his|her|their|my|our)\b))/i

const TIME =
  /^(?:(?:on|last|this|every|since) \S+days?(?: (?:morning|night|evening|afternoon))?|(?:\S+ )?(?:years?|months?|weeks?|days?) ago|today|yesterday),? /i

const ARTICLE = /^(?:about|around|some|an?|the|my|our|his|her|their|its) (?!who\b|of\b)/i

/** Where another clause begins. */
const JOINS = /^(?:and|so|but|because|which|while|although|when|until|or)$/i
/** Before what can be left out. */
const LINKS =
  /^(?:and|so|but|because|which|that|who|when|while|until|before|after|for|with|without|by|from|in|on|at|to|over|about|since|as|if|whether|how|what|where|why|not|under|into|behind|up|off|out)$/i

const HANGS =
  /^(?:and|or|but|so|the|a|an|of|to|in|on|at|by|for|with|from|is|are|was|were|has|have|had|will|would|can|not|their|his|her|my|our|your|its|who|which|that|as|than|about|over|be|been)$/i

function trimmed(words: readonly string[]): string {
  const kept = [...words]
  while (kept.length > 1 && HANGS.test(kept.at(-1) ?? '')) kept.pop()
  return kept.join(' ')
}
