import { meaningsOf, stemOf } from '../../language/stems.ts'
import { isKnownVerb, objectIn, type Subject, subjectOf, verbStemOf } from './clauses.ts'

/** A question as the sentence that would answer it, with a gap: "who changed the plan" is "… changed the plan". */
export type QuestionClause = {
  wh: 'who' | 'what' | 'which' | 'when' | 'where' | 'why' | 'how' | 'how long' | 'how many'
  /** What is to be filled in: who does it, whom or what it is done to, or when, where, how. */
  gap: 'subject' | 'other'
  /** What is counted or picked from: "how many vans", "which bank". */
  noun: string
  /** Null where it is asked for. */
  subject: Subject | null
  verb: string
  rest: readonly string[]
  /** What it is done to, where that follows at once. */
  object: string
  /** "Who do you play with?": what an answer has to have. */
  preposition: string
}

/** Null where it is built in no way that says who does what. */
export function questionClauseOf(text: string): QuestionClause | null {
  const asked = text
    .replace(TOLD_TO_TELL, '')
    .replace(LEADS_IN, '')
    .replace(THINKS, ' ')
    .replace(MEANT_TO, ' ')
    .replace(WAS_IT, '$1 ')
  const found = BEGINS.exec(asked)
  if (found === null) return null
  const [begun, before = '', begins = ''] = found
  const wh = whOf(begins, before)
  const words = asked.slice(begun.length).trim().split(' ')
  const from = endOfNoun(words, wh)
  const noun = meaningsOf(
    words
      .slice(0, from)
      .filter((word) => !ONLY_SAYS_KIND.test(word))
      .join(' '),
  )
  const left = words.slice(from).filter(Boolean)
  const clause = left.length === 0 ? null : built({ wh, noun: noun.at(-1) ?? '' }, left)
  if (clause === null) return null
  const [last = ''] = left.slice(-1)
  const isStranded = STRANDED.test(last) && wh !== 'how'
  const leading = wh === 'who' ? before.trim() : ''
  return { ...clause, preposition: isStranded ? last : STRANDED.test(leading) ? leading : '' }
}

const TOLD_TO_TELL =
  /^(?:(?:can|could|would|will|do) you (?:please |maybe |just )?(?:tell|explain|describe|say|know|remember)|(?:would|do) you mind (?:telling|explaining|describing|saying))(?: to)?(?: me| us)? /
const THINKS =
  / (?:do|did|does|would) (?:you|he|she|they) (?:think|believe|suppose|reckon|say) (?=(?:it|he|she|they|that|this|the|your|we|i|you) )/
const MEANT_TO = / (?:meant|supposed|expected|due|planned|scheduled) to (?=\p{L})/u
const WAS_IT = /^(who|what) (?:is|was) it (?:that |who )?(?=\p{L}+(?:ed|s)?\b)/u
const ONLY_SAYS_KIND = /^(?:exactly|else|kind|sort|type|of)$/

/** "What breed are the cows": "breed" is no verb where one follows. */
function endOfNoun(words: readonly string[], wh: QuestionClause['wh']): number {
  if (wh === 'who' || AUX.test(words[0] ?? '') || BEGINS_NAMED.test(words[0] ?? '')) return 0
  const auxiliary = words.findIndex((word, at) => at > 0 && at < 4 && AUX.test(word))
  const named = words.findIndex((word) => BEGINS_NAMED.test(word))
  if (
    auxiliary !== -1 &&
    (named === -1 || auxiliary < named) &&
    (auxiliary === 1 || !isFinite(words[0] ?? ''))
  )
    return auxiliary
  const least = wh === 'how many' || wh === 'which' ? 1 : 0
  const verb = words.findIndex(
    (word, at) =>
      at >= least && (least === 1 ? isKnownVerb(word) || isFinite(word) : isFinite(word)),
  )
  const ends = [verb, named].filter((at) => at !== -1)
  return ends.length === 0 ? words.length : Math.min(...ends)
}

const STRANDED = /^(?:of|with|for|as|from|by|about|to|in|on|at|after|into)$/

/** Without what ends it. */
type Built = Omit<QuestionClause, 'preposition'>

const LEADS_IN = /^(?:(?:and|so|but|well|okay|then|or|now) )*/
const BEGINS =
  /^((?:in|on|at|for|to|from|by|with|of|since|until|about) )?(who|whom|whose|what|which|when|where|why|how come|how long|how many|how much|how often|how)\b(?: (?:exactly|else|then))?/
const AUX =
  /^(?:am|is|are|was|were|has|have|had|do|does|did|can|could|will|would|should|must|may|might)$/
const BEGINS_NAMED =
  /^(?:the|your|my|his|her|their|our|you|he|she|it|they|we|i|that|this|these|those)$/

const isFinite = (word: string): boolean =>
  (isKnownVerb(word) && /(?:s|ed)$/.test(word)) ||
  (isKnownVerb(word) && stemOf(word) !== word) ||
  word.endsWith('ed')

function whOf(begins: string, before: string): QuestionClause['wh'] {
  if (begins.startsWith('who')) return 'who'
  if (begins === 'how come') return 'why'
  if (begins === 'how much') return 'how many'
  if (begins === 'how often') return 'when'
  if (begins === 'what' && /^(?:since|until) $/.test(before)) return 'when'
  return begins as QuestionClause['wh']
}

function built({ wh, noun }: Gap, words: string[]): Built | null {
  const [first = '', next = ''] = words
  if (/^(?:is|are|was|were|am)$/.test(first)) return ofBeing({ wh, noun }, words.slice(1))
  const mayBeWhoDoes = wh === 'who' || wh === 'what' || wh === 'which' || wh === 'how many'
  if (AUX.test(first)) {
    const after = words.slice(1)
    if (!mayBeWhoDoes || !isNobodyNamed(first, after)) return withSubject({ wh, noun }, after)
    const isMain = HAVE.test(first) && !isKnownVerb(next)
    return { wh, noun, gap: 'subject', subject: null, ...doing(words, isMain ? 0 : 1) }
  }
  if (BEGINS_NAMED.test(first) || !mayBeWhoDoes) return withSubject({ wh, noun }, words)
  const at = BEFORE_A_VERB.test(first) ? 1 : 0
  return { wh, noun, gap: 'subject', subject: null, ...doing(words, at) }
}

type Gap = Pick<QuestionClause, 'wh' | 'noun'>

const HAVE = /^(?:has|have|had)$/
const BEFORE_A_VERB =
  /^(?:also|usually|actually|really|always|normally|first|then|just|originally)$/

/** "Who has the key?", "who would pay?": the next word is what they do. */
function isNobodyNamed(first: string, after: readonly string[]): boolean {
  const [next = ''] = after
  if (/^(?:do|does|did)$/.test(first) || BEGINS_NAMED.test(next)) return false
  const isPerfect = after.some((word, at) => at > 0 && /(?:ed|en)$/.test(word))
  return HAVE.test(first) ? !isPerfect : isKnownVerb(next) || next === 'be'
}

/** "Did your sister fly to Lisbon": who it is, what they do, and the rest. */
function withSubject({ wh, noun }: Gap, words: string[]): Built | null {
  const to = endOfSubject(words)
  let at = to
  while (FILLS.test(words[at] ?? '')) at += 1
  // "How long did you have there": what often only helps is all there is.
  const only = words.slice(to, at).findLastIndex((word) => DOES_ALONE.test(word))
  if (only !== -1 && !isVerbLike(words[at] ?? '')) at = to + only
  if (words[at] === undefined) return null
  return { wh, noun, gap: 'other', subject: subjectOf(words.slice(0, to)), ...doing(words, at) }
}

const DOES_ALONE = /^(?:do|have|be|want|need|hope|plan|think|like)$/

const isVerbLike = (word: string): boolean =>
  word !== '' &&
  (isKnownVerb(word) ||
    /(?:ing|ed|en)$/.test(word) ||
    /^(?:do|go|be|look|cost|last|mean)$/.test(word)) &&
  !/^(?:then|often)$/.test(word)

const FILLS =
  /^(?:not|will|would|can|could|should|must|may|might|is|are|was|were|did|do|does|ever|still|also|usually|normally|actually|already|really|always|currently|just|exactly|then|have|has|had|been|be|to|want|need|going|able|hope|plan|think|like)$/

function endOfSubject(words: readonly string[]): number {
  if (
    /^(?:you|he|she|it|they|we|i|that|this|there|everybody|anybody|somebody|people)$/.test(
      words[0] ?? '',
    )
  )
    return 1
  const least = BEGINS_NAMED.test(words[0] ?? '') ? 2 : 1
  const at = words.findIndex((word, n) => n >= least && isDone(word))
  if (at === -1) return Math.min(least, words.length)
  // "The school order leave": two that may be verbs, and the last is.
  return at + 2 === words.length &&
    least === 2 &&
    words[at + 1] !== 'like' &&
    isDone(words[at + 1] ?? '')
    ? at + 1
    : at
}

const isDone = (word: string): boolean =>
  isKnownVerb(word) ||
  /^(?:be|do|look|looks|cost|last|mean|have|has|would|will|can|could|is|are|was|were)$/.test(word)

/** "When was the lease renewed?", "how old is the barn?", "what is in the way?" */
function ofBeing({ wh, noun }: Gap, words: string[]): Built | null {
  const [first = ''] = words
  if (first === '') return null
  const isNamed = BEGINS_NAMED.test(first)
  if ((wh === 'who' || wh === 'what') && !isNamed && /(?:ing|ed)$/.test(first))
    return { wh, noun, gap: 'subject', subject: null, ...doing(words, 0) }
  const least = isNamed && !PRONOUN.test(first) ? 2 : 1
  const at = words.findIndex((word, n) => n >= least && IS_DONE.test(word))
  const subject = subjectOf(at === -1 ? words : words.slice(0, at))
  // "What is your director called?" asks who it is, and of no call.
  const isOnlyNamed = at === -1 || /^(?:called|named)$/.test(words[at] ?? '')
  return isOnlyNamed
    ? { wh, noun, gap: 'other', subject, verb: 'be', rest: [], object: '' }
    : { wh, noun, gap: 'other', subject, ...doing(words, at) }
}

const PRONOUN = /^(?:you|he|she|it|they|we|i|that|this)$/
const IS_DONE =
  /(?:ing|ed)$|^(?:built|made|bought|sold|sent|paid|told|given|found|broken|stolen|written|held|kept|left|lost)$/

/** What is done, from its verb on. */
const doing = (words: readonly string[], at: number): Pick<Built, 'verb' | 'rest' | 'object'> => ({
  verb: verbStemOf(words[at] ?? ''),
  rest: meaningsOf(words.slice(at + 1).join(' ')),
  object: objectIn(words.slice(at + 1)),
})
