import type { Asked } from '../recalling/asked.ts'
import { bareQuestion } from '../recalling/bare-question.ts'
import { KINDS } from './kind-patterns.ts'
import { yesNoKind } from './yes-no-kinds.ts'

/**
 * What a question wants that nothing is known of, so that what is said instead fits it. The name is that of
 * the phrases: `evade-` and the kind.
 */
export type Unknown =
  | 'number'
  | 'number-of-life'
  | 'age-of-others'
  | 'age-of-own'
  | 'tenure'
  | 'duration'
  | 'how-often'
  | 'progress'
  | 'hour'
  | 'time'
  | 'time-to-come'
  | 'time-each-time'
  | 'suits'
  | 'suits-either'
  | 'person'
  | 'person-each-time'
  | 'person-to-be'
  | 'who-decides'
  | 'name'
  | 'name-of-own'
  | 'place'
  | 'place-to-be'
  | 'where-to-begin'
  | 'home'
  | 'reason'
  | 'reason-of-habit'
  | 'own-reason'
  | 'feelings'
  | 'past-feelings'
  | 'opinion'
  | 'opinion-yes-no'
  | 'preference'
  | 'plan'
  | 'need'
  | 'next-step'
  | 'done'
  | 'worth'
  | 'cost'
  | 'effect'
  | 'trouble'
  | 'example'
  | 'story'
  | 'likeness'
  | 'way'
  | 'own-way'
  | 'own-view'
  | 'days'
  | 'which'
  | 'imagined'
  | 'hypothetical'
  | 'looking-back'
  | 'either'
  | 'own-either'
  | 'tried'
  | 'about-you'
  | 'about-me'
  | 'about-life'
  | 'own'
  | 'own-past'
  | 'own-what'
  | 'takeaway'
  | 'did-not-know'
  | 'there-is'
  | 'own-fact'
  | 'yes-no-own'
  | 'yes-no-past'
  | 'yes-no-do'
  | 'yes-no-have'
  | 'yes-no-would'
  | 'yes-no-might'
  | 'yes-no-them'
  | 'yes-no'
  | 'said'
  | 'news'
  | 'news-of-others'
  | 'and-that'
  | 'anything'

export function unknownIn({ text, isYesNo }: Asked, whole: string): Unknown {
  const asked = bareQuestion(text)
  if (WHICH_SUITS.test(asked) && asksWhichTime(whole)) return 'suits-either'
  if (SUITS.test(asked)) return 'suits'
  if (ONLY_AND_THAT.test(whole.trim())) return 'and-that'
  if (YOU_MEAN_EITHER.test(whole)) return 'own-either'
  if (isEither(asked, whole)) return eitherKind(asked, whole)
  const imagined = KINDS.find(([kind, pattern]) => kind === 'imagined' && pattern.test(asked))
  if (imagined !== undefined) return /\bchange one thing\b/.test(whole) ? 'need' : 'imagined'
  const asksWhether = isYesNo ? !ASKS_FOR_MORE.test(asked) : IS_INVERTED.test(asked)
  if (asksWhether) return yesNoKind(asked)
  return kindByPattern(asked) ?? kindByForm(asked)
}

/** "Who decides how many?" wants somebody, whatever is counted in it. */
function kindByPattern(asked: string): Unknown | undefined {
  const isForSomebody = /^whom?\b/.test(asked)
  return KINDS.find(
    ([kind, pattern]) => !(isForSomebody && OF_A_MEASURE.has(kind)) && pattern.test(asked),
  )?.[0]
}

const OF_A_MEASURE: ReadonlySet<Unknown> = new Set([
  'number',
  'number-of-life',
  'how-often',
  'duration',
  'age-of-others',
])

/** "And children?", "and on weekends?": the same as before, of something else. */
const ONLY_AND_THAT =
  /(?:^|[.!?] )(?:okay,? |right,? )?and (?:(?:on|at|in|with|for|the|a|your|about) ){0,2}(?!you\b|you,|then\b|so\b|what\b|how\b|why\b|who\b|that\b)[\p{L}-]+(?: [\p{L}-]+)?\?$/iu

/** When one has time, which nobody has to look up. */
const SUITS =
  /^(?:when|what) (?:is|would be) (?:a|the) (?:best|good) (?:time|day) (?:to|for)\b|^(?:when|what (?:day|time)|which (?:day|time))\b.*\b(?:suits?|works? for|convenient|good for|best for|fits?|you free|you available|have time|could you (?:come|make|do)|(?:can|could|shall|should) we (?:meet|talk|speak|sit down))\b|^when is a good (?:time|day)\b/

/** "You mean that the sensors last, or that the alarm comes through?" */
const YOU_MEAN_EITHER =
  /\byou mean\b[^.?!]* or (?:that |whether |because |the |just )?[^.?!]+\?\s*$/i

/** Of two that are named. */
const WHICH_SUITS = /^which(?: one| of (?:them|those|the two|these))? (?:would|is|works?|suits?)\b/

const A_TIME =
  /\b(?:mornings?|afternoons?|evenings?|monday|tuesday|wednesday|thursday|friday|saturday|tomorrow|tonight|noon|next week|o'clock)\b/

const asksWhichTime = (whole: string): boolean => {
  const last = lastSentence(whole)
  return (
    A_TIME.test(last) &&
    /\b(?:better|suit|work for you|prefer|good for you|bad|too early|too late)\b/.test(last)
  )
}

/** "Or" in what is asked, or just before it: earlier, it is no part of the question. */
function isEither(asked: string, whole: string): boolean {
  if (!/^(?:is|are|do|does|did|was|were|have|has|would|will|to)\b/.test(asked)) return false
  // "Any receipts or a quote", "a step or stairs": whether there was any of them.
  if (/^(?:is|are|was|were) there an? \p{L}+ or\b/u.test(asked)) return false
  if (/\b(?:any|ever)\b[^?]*\bor\b/.test(asked)) return false
  const last = lastSentence(whole)
  const start = last.lastIndexOf(asked.split(' ').slice(0, 2).join(' '))
  const tail = start === -1 ? asked : last.slice(start)
  return (
    OR.test(tail) || /\bor,? (?:um |uh |is it |do |are )?$/.test(last.slice(0, Math.max(start, 0)))
  )
}

const OR =
  /\b(?:minutes?|hours?|days?|weeks?|months?|years?), (?:an?|one|two|three|four|five|six|\d+) (?:minutes?|hours?|days?|weeks?|months?|years?)\W*$|\bor\b(?! (?:two\b|three\b|so|something|anything|whatever|what\b|somebody|no\b|not\b))/

function eitherKind(asked: string, whole: string): Unknown {
  if (asksWhichTime(whole)) return 'suits-either'
  if (/^to \p{L}+|^would you\b|^do you (?:want|prefer)\b/u.test(asked)) return 'preference'
  return /^(?:(?:and|so|then|okay|ok),? )?do you\b.*\bor\b/.test(lastSentence(whole))
    ? 'own-either'
    : 'either'
}

/** Whatever its form: yes would be no answer. */
const ASKS_FOR_MORE = /^(?:what|how|why|who|whom|whose|where|when|which)\b/

/** "Can you tell me" is no question of whether. */
const IS_INVERTED =
  /^(?:would|do|did|are|were|have|has|had|is|was|does|shall|should|will) (?:you|we|i|it|that|this|he|she|they|there)\b(?!.*\b(?:tell|describe|explain) me\b)/

/**
 * What no kind is sure of is known by its form alone: who it is about, and whether it was, is, or only might
 * be. What is said to those fits any question of that form.
 */
function kindByForm(asked: string): Unknown {
  if (/\b(?:would|could|should|might) (?:\p{L}+ ){0,4}have\b(?! to\b)/u.test(asked))
    return 'looking-back'
  if (/^(?:what|how|which|who)(?: \p{L}+)? (?:would|could|should|might|can)\b/u.test(asked))
    return 'hypothetical'
  if (/^(?:what|how|which)(?: \p{L}+)? (?:did|had|were) you\b/u.test(asked)) return 'own-past'
  if (OWN_FACT.test(asked)) return 'own-fact'
  return /\b(?:you|your|yourself)\b/.test(asked) ? 'own' : 'anything'
}

/** What nobody has to think about: what it is, of theirs. */
const OWN_FACT =
  /^what (?:is|are|was|were) your\b|^what (?!do |are |have |did )\p{L}+ (?:do|are|have) you\b/u

const lastSentence = (text: string): string =>
  text
    .toLowerCase()
    .split(/[.!?]+\s+/)
    .filter((part) => part.trim() !== '')
    .at(-1) ?? ''
