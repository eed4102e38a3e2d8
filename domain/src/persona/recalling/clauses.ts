import { type Meant, meantBy } from '../../language/meant.ts'
import { meaningsOf, stemOf, stemsOf } from '../../language/stems.ts'
import { CERTAIN_VERBS, PAST_VERBS, VERBS } from '../../language/verbs.ts'
import { plain } from '../../language/words.ts'

/** One thing that a sentence says: of whom, what they do or are, and all that goes with it. */
export type Clause = {
  subject: Subject
  /** Its stem; "be" and "have" where they are all there is. */
  verb: string
  /** What is done to the subject: "the lease was renewed". */
  isPassive: boolean
  /** After the verb. */
  rest: readonly string[]
  /** The thing that it is done to, where one follows at once. */
  object: string
  /** After the verb, up to where a part begins that says something else. */
  own: string
  /** As it was written, from the subject on. */
  text: string
  meant: Meant
}

export type Subject = {
  /** The persona itself, or it and its people. */
  isSelf: boolean
  /** What it is, without what it is of or for: of "eleven pallets for Hallmann" the pallets. */
  head: string
  stems: readonly string[]
  text: string
}

/**
 * What each part of a sentence says, read by its verbs: "she told the head of department that the mistake was mine"
 * says what she told, and what the mistake was.
 */
export function clausesOf(sentence: string): Clause[] {
  const tokens = plain(sentence).match(TOKEN) ?? []
  const verbs = verbsIn(tokens)
  const clauses: Clause[] = []
  // Whose the next verb is, when nobody is named before it.
  let main = SELF
  verbs.forEach((verb, n) => {
    const before = verbs[n - 1]
    const from = before === undefined ? 0 : before.to
    const between = tokens.slice(from, verb.from)
    const named = subjectBetween(between)
    const isTo = between.at(-1)?.toLowerCase() === 'to'
    const subject = isTo ? (clauses.at(-1)?.subject ?? SELF) : (named ?? main)
    if (n === 0 || (named !== null && between.some((token) => BESIDE.test(token)))) main = subject
    const end = endOf(tokens, { verbs, n })
    const rest = tokens.slice(verb.to, end).filter((token) => IS_WORD.test(token))
    const text = [subject.text, ...tokens.slice(verb.from, end)]
      .join(' ')
      .replaceAll(/ (?=[,;:])/g, '')
    clauses.push({
      subject,
      verb: verb.stem,
      isPassive: verb.isPassive,
      rest: [...new Set([...meaningsOf(rest.join(' ')), ...stemsOf(rest.join(' '))])],
      object: objectIn(tokens.slice(verb.to, end)),
      own: tokens.slice(verb.to, ownEnd(tokens, { verbs, n, end })).join(' '),
      text,
      meant: meantBy(text),
    })
  })
  return clauses
}

const TOKEN = /[\p{L}\p{N}£$€%]+(?:['.,:-][\p{L}\p{N}]+)*%?|[,;:]/gu
const IS_WORD = /^[\p{L}\p{N}£$€]/u

// Verbs

type Verb = { from: number; to: number; stem: string; isPassive: boolean }

/** Of "has been carrying" the last; of what is only "is" or "has", that. */
function verbsIn(tokens: readonly string[]): Verb[] {
  // "May" is a month.
  const words = tokens.map((token) => (token === 'May' ? token : token.toLowerCase()))
  const verbs: Verb[] = []
  for (let at = 0; at < words.length; at += 1) {
    const contracted = CONTRACTED.exec(words[at] ?? '')?.[1]
    const starts = contracted !== undefined || isVerbAt(words, at)
    if (!starts) continue
    const from = contracted === undefined ? at : at + 1
    let last = at
    let isPassive = false
    const isHelper = contracted !== undefined || HELPS.test(words[at] ?? '')
    if (isHelper)
      for (let next = at + 1; next < words.length; next += 1) {
        const word = words[next] ?? ''
        if (BETWEEN.test(word)) continue
        if (HELPS.test(word) && !/^(?:do|does|did)$/.test(word)) {
          last = next
          continue
        }
        if (isMainAfter(words, { helper: words[last] ?? '', at: next })) {
          isPassive = IS_BE.test(words[last] ?? '') && !word.endsWith('ing')
          last = next
        }
        break
      }
    const word = last === at && contracted !== undefined ? contracted : (words[last] ?? '')
    verbs.push({ from, to: last + 1, stem: verbStemOf(word), isPassive })
    at = last
  }
  return verbs
}

const HELPS =
  /^(?:am|is|are|was|were|be|been|being|has|have|had|having|do|does|did|can|could|will|would|should|shall|must|may|might|cannot|ought|\p{L}+n't)$/u
const IS_BE =
  /^(?:am|is|are|was|were|be|been|being|get|gets|got|isn't|wasn't|aren't|weren't|m|s|re|i'm|\p{L}+'re|\p{L}+'s)$/u
const CONTRACTED = /^(?:i|we|you|he|she|it|they|that|there|who|nobody)'(m|re|s|ve|d|ll)$/
const BETWEEN =
  /^(?:not|never|always|often|also|still|just|already|now|only|even|usually|mostly|nearly|almost|then|later|really|\p{L}+ly|to)$/u

export const verbStemOf = (word: string): string =>
  /^(?:am|is|are|was|were|be|been|being|m|re|s|isn't|aren't|wasn't|weren't)$/.test(word)
    ? 'be'
    : /^(?:has|have|had|having|ve|got)$/.test(word)
      ? 'have'
      : /^(?:do|does|did|done|doing)$/.test(word)
        ? 'do'
        : stemOf(word)

const PRONOUN =
  /^(?:i|we|you|he|she|it|they|who|which|nobody|somebody|everybody|everyone|anyone|there)$/
const NO_VERB_AFTER =
  /^(?:an?|the|my|our|his|her|its|their|your|of|in|on|at|for|with|from|by|about|no|some|any|this|these|those|more|less|very|too)$/
const NEVER_VERB =
  /^(?:and|or|but|so|the|an?|of|in|on|at|for|with|from|by|about|who|which|that|all|both|each|my|our|his|her|its|their|only|also|first|last|as|after|before|over|under|too|no|to|i|we|you|he|she|it|they|me|us|him|them|than|more|less|when|while|without|into|out|up|down|off|away|back|if|until|since|because|again|alone|here|there|everything|something|nothing|anything|\p{N}.*|[,;:])$/u

function isVerbAt(words: readonly string[], at: number): boolean {
  const word = words[at] ?? ''
  if (HELPS.test(word)) return true
  if (NEVER_VERB.test(word) || BETWEEN.test(word)) return false
  let back = at - 1
  while (back >= 0 && BETWEEN.test(words[back] ?? '') && words[back] !== 'to') back -= 1
  const before = words[back] ?? ''
  if (before === 'to') return VERB_STEMS.has(stemOf(word)) && !/(?:ed|ing)$/.test(word)
  if (PRONOUN.test(before)) return true
  if (NO_VERB_AFTER.test(before)) return false
  if (at === 0) return false
  if (PAST_VERBS.has(word) || word === 'burst' || CERTAIN_VERBS.has(word)) return true
  if (/\p{L}{2}ed$/u.test(word)) return !NO_PAST.test(word)
  if (VERBS.has(word) && !/[^s]s$/.test(before)) return true
  // "Milk yield drops", "shop managers use": of one, or of many.
  return /[^s]s$/.test(before) && VERB_STEMS.has(stemOf(word)) && !/(?:s|ing)$/.test(word)
}

const NO_PAST =
  /^(?:need|speed|feed|seed|indeed|hundred|red|bed|shed|wed|bleed|breed|tired|annoyed|worried)$/

/** After "has", "is", "will": what they help to say. */
function isMainAfter(
  words: readonly string[],
  { helper, at }: { helper: string; at: number },
): boolean {
  const word = words[at] ?? ''
  if (NEVER_VERB.test(word) || NO_VERB_AFTER.test(word) || PRONOUN.test(word)) return false
  if (
    /^(?:do|does|did|can|could|will|would|should|shall|must|may|might|cannot|\p{L}+n't|\p{L}+'(?:d|ll))$/u.test(
      helper,
    ) &&
    !IS_BE.test(helper)
  )
    return true
  return (
    /(?:ed|ing|en)$/.test(word) ||
    PAST_VERBS.has(word) ||
    /^(?:gone|done|begun|drunk|sung|run|come|become|put|set|cut|let|shut|hung|won|known|grown|flown|shown|thrown|drawn|worn|torn|born|seen|been)$/.test(
      word,
    )
  )
}

const MORE_VERBS = [
  'burst',
  'grow',
  'rise',
  'drop',
  'shrink',
  'lose',
  'milk',
  'call',
  'phone',
  'email',
  'do',
  'go',
  'get',
  'make',
  'take',
  'say',
  'have',
  'earn',
  'run',
  'cost',
  'expire',
  'fail',
  'miss',
  'pass',
  'arrive',
  'deliver',
  'happen',
  'cut',
  'land',
  'cook',
  'employ',
  'renew',
  'hire',
  'fire',
  'marry',
  'win',
  'treat',
  'damage',
  'repair',
  'clean',
  'train',
  'study',
  'quit',
  'close',
  'open',
  'sign',
  'depart',
  'bring',
  'recommend',
  'disturb',
]

const VERB_STEMS: ReadonlySet<string> = new Set(
  [...VERBS, ...PAST_VERBS, ...MORE_VERBS].map(stemOf),
)

export const isKnownVerb = (word: string): boolean => VERB_STEMS.has(stemOf(word))

// Whose verb it is

const SELF: Subject = { isSelf: true, head: '', stems: [], text: 'I' }

/** Here somebody else may begin to do something, beside whoever did it before. */
const BESIDE = /^(?:and|but|so|;|,)$/i

const BREAKS =
  /^(?:and|but|or|so|because|that|if|when|whenever|while|until|since|before|after|although|though|where|whether|how|what|why|as|than|[,;:])$/

/** What stands before a verb; null where nobody is named anew: "and sends it by email". */
function subjectBetween(tokens: readonly string[]): Subject | null {
  const words = tokens.map((token) => token.toLowerCase())
  let to = tokens.length
  while (to > 0 && BETWEEN.test(words[to - 1] ?? '')) to -= 1
  // "…, which refuses": what stands before it.
  const isRelative = /^(?:who|which|that)$/.test(words[to - 1] ?? '')
  if (isRelative) to -= words[to - 2] === ',' ? 2 : 1
  let from = words.slice(0, to).findLastIndex((word) => BREAKS.test(word)) + 1
  if (isRelative && from === to) return null
  // "Joachim Lindner, the owner, decides": what follows the name says who that is.
  if (from === to && words[to - 1] === ',') from = 0
  const named = tokens.slice(from, to).filter((token) => IS_WORD.test(token))
  if (named.length === 0) return null
  return subjectOf(named)
}

const PREPOSITION =
  /^(?:of|in|on|at|for|with|from|by|about|between|to|after|before|under|over|near|behind|without|through)$/

export function subjectOf(named: readonly string[]): Subject {
  const words = named.map((token) => token.toLowerCase())
  const isSelf = words.some((word) =>
    /^(?:i|we|us|myself|ourselves)$/.test(word.replace(/'.*$/, '')),
  )
  const end = words.findIndex(
    (word, at) => at > 0 && PREPOSITION.test(word) && !PREPOSITION.test(words[0] ?? ''),
  )
  const core = end === -1 ? words : words.slice(0, end)
  const stems = meaningsOf(words.join(' '))
  return {
    isSelf,
    head: meaningsOf(core.join(' ')).at(-1) ?? stems.at(-1) ?? '',
    stems,
    text: named.join(' '),
  }
}

/** It goes on to where somebody does something else beside it. */
function endOf(
  tokens: readonly string[],
  { verbs, n }: { verbs: readonly Verb[]; n: number },
): number {
  for (let next = n + 1; next < verbs.length; next += 1) {
    const verb = verbs[next] as Verb
    const since = verbs[next - 1]?.to ?? 0
    const joint = tokens
      .slice(since, verb.from)
      .findLastIndex((token) => /^(?:and|but|so|;)$/i.test(token))
    const isTo = tokens[verb.from - 1]?.toLowerCase() === 'to'
    if (joint !== -1 && !isTo) return since + joint
  }
  return tokens.length
}

/** "A doctor who left in May" says of May nothing else than that the doctor left then. */
function ownEnd(
  tokens: readonly string[],
  { verbs, n, end }: { verbs: readonly Verb[]; n: number; end: number },
): number {
  for (let next = n + 1; next < verbs.length; next += 1) {
    const verb = verbs[next] as Verb
    if (verb.from >= end) break
    if (tokens[verb.from - 1]?.toLowerCase() === 'to') continue
    const since = verbs[next - 1]?.to ?? 0
    const joint = tokens
      .slice(since, verb.from)
      .findLastIndex((token) => BREAKS.test(token.toLowerCase()) || /^(?:who|which)$/i.test(token))
    if (joint !== -1) return since + joint
  }
  return end
}

/** "The tour plan on Friday": the plan. */
export function objectIn(tokens: readonly string[]): string {
  const end = tokens.findIndex(
    (token) =>
      !IS_WORD.test(token) ||
      PREPOSITION.test(token.toLowerCase()) ||
      BREAKS.test(token.toLowerCase()),
  )
  return stemsOf(tokens.slice(0, end === -1 ? tokens.length : end).join(' ')).at(-1) ?? ''
}
