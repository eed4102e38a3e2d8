/**
 * Whether words make a whole question or a whole statement: who or what, and what of it. What has no verb is
 * an answer ("next Tuesday") or a beginning ("the people in your team"), and nobody can tell which.
 */
export function shapeOf(all: readonly string[]): 'asked' | 'finished' | 'open' | 'unfinished' {
  const words = withoutOpening(all)
  const text = words.join(' ')
  if (ASKS_BACK.test(text)) return 'asked'
  if (asksWithin(words)) return 'asked'
  if (ASKS.test(text)) return isQuestion(words) ? 'asked' : 'unfinished'
  const verbAt = words.findIndex(isVerb)
  if (verbAt < 0) return 'open'
  // "Send an offer", "tell me more": of what else is this short, more may come.
  if (words.length <= 2) return 'open'
  // "Five five five": one says a number in parts.
  if (isDigits(words.slice(-2))) return 'open'
  return hasClause(words.slice(clauseFrom(words))) ? 'finished' : 'unfinished'
}

/** "I think that", "so what I hear is that": what counts is the clause after it. */
function clauseFrom(words: readonly string[]): number {
  const that = words.findIndex(
    (word, at) => word === 'that' && at < words.length - 1 && SAYS.has(words[at - 1] ?? ''),
  )
  return that + 1
}

/** Somebody and what they do. */
const hasClause = (words: readonly string[]): boolean => words.length >= 2 && words.some(isVerb)

function isQuestion(words: readonly string[]): boolean {
  const [first = ''] = words
  if (words.length < 3) return false
  const from = clauseFrom(words)
  if (from > 0) return words.length - from >= 3 && hasClause(words.slice(from))
  if (lacksPredicate(words)) return false
  if (!WH.has(first)) return true
  if (/^(?:what|how) about\b/.test(words.join(' '))) return true
  // "How many people", "what kind of reports", "who in your company": no verb says what is asked of them.
  const noun = WH_NOUN.exec(words.join(' '))?.[0].split(' ').length ?? 1
  return words.slice(noun).some(isVerb)
}

const isDigits = (words: readonly string[]): boolean =>
  words.every((word) => /^(?:\d|zero|oh|one|two|three|four|five|six|seven|eight|nine)$/.test(word))

/** "Have your customers", "why did your boss", "will the new": whom it is about, and not yet what. */
function lacksPredicate(words: readonly string[]): boolean {
  const aux = words.findIndex((word) => AUXILIARY.has(word))
  if (aux < 0 || aux > 3 || (aux === 0 && WH.has(words[0] ?? ''))) return false
  const rest = words.slice(aux + 1)
  if (aux === 0 && /^(?:in|at|on|of|for|from|with)$/.test(rest[0] ?? '')) return true
  if (!DETERMINER.has(rest[0] ?? '')) return rest.length < 2 && !BE.has(words[aux] ?? '')
  const [, ...named] = rest
  if (BE.has(words[aux] ?? '')) return named.length < (aux > 0 ? 1 : 2)
  return named.length < 2 || (named.length === 2 && !named.some(isVerb))
}

const BE = new Set('is are was were'.split(' '))
const AUXILIARY = new Set(
  'is are was were do does did can could would will should shall has have had'.split(' '),
)
const DETERMINER = new Set(
  'the a an my your our their his her this these those any every some all most'.split(' '),
)

/** What is asked for is a noun, which may look like a verb: "what kind of reports". */
const WH_NOUN =
  /^(?:how (?:many|much) \S+|(?:what|which) (?:kinds?|sorts?|types?|parts?) of \S+|(?:which|whose) (?:of )?\S+)/

const WH = new Set('what why how when where who whom whose which'.split(' '))
const SAYS = new Set(
  `think thinks believe feel felt say says said saying sure guess mean means hope afraid told noticed know
  possible true mentioned understand happy sorry glad appreciate suggest see hear heard me us you them`.split(
    /\s+/,
  ),
)

const ASKS =
  /^(?:what|why|how|when|where|who|whom|whose|which|is|are|was|were|do|does|did|can|could|would|will|shall|should|have|has|may|isn't|aren't|don't|doesn't|didn't|won't|wouldn't|couldn't|what's|who's|how's|where's)\b/

const ASKS_BACK = /\b(?:isn't it|don't you|aren't you|would you|do you|is it|are you)$/

/** "If she sat there, would that be enough", "apart from the cost, is there anything else". */
export const asksWithin = (words: readonly string[]): boolean => WITHIN.test(words.join(' '))

const WITHIN =
  /(?<!^(?:\S+ )?)(?<!\b(?:what|i|you|we|they|how|who|where|which|when|that) )\b(?:(?:is|are|was|were) (?:it|that|this|there|you|they|he|she)|(?:have|had) (?:you|they)|has (?:he|she|it)|(?:do|does|did|would|could|can|will|should) (?:you|we|they|he|she|it|that|this|there|your)|(?:what|how|why|who|where) (?:is|are|do|does|did|would|could|can|will|should|was|were)|(?:what's|how's|who's|where's)) \S+/

/** "And so", "okay", "yes but": said before what is said. */
export function withoutOpening(words: readonly string[]): readonly string[] {
  const at = words.findIndex((word) => !OPENING.has(word))
  return at < 0 ? [] : words.slice(at)
}

const OPENING = new Set(
  'and so but well okay ok right yes yeah no hello hi sorry now then oh um uh great'.split(' '),
)

const isVerb = (word: string): boolean =>
  VERBS.has(word) || CONTRACTED.test(word) || (word.length > 4 && word.endsWith('ed'))

const CONTRACTED =
  /^(?:i|you|we|they|he|she|it|that|there|what|who|how|where|here|let)'(?:m|re|ve|ll|d|s)$|n't$/

/** The finite forms that people use most; a form that is more often a noun is not among them. */
const VERBS = new Set(
  `am is are was were be been do does did have has had can could will would shall should may might must cannot
  go goes went come comes came get gets got make makes made take takes took give gives gave see sees saw
  know knows knew think thinks thought say says said tell tells told ask asks want wants need needs like likes
  love loves hate hates find finds found feel feels felt seem seems keep keeps kept let lets put puts mean means
  meant begin begins began start starts happen happens lose loses lost pay pays paid send sends sent bring brings
  brought buy buys bought sell sells sold meet meets met leave leaves left become becomes became help helps
  stop stops stay stays spend spends spent save saves build builds built learn learns hear hears heard
  understand understands hope hopes believe believes agree agrees decide decides depend depends include includes
  offer offers provide provides explain explains prefer prefers worry worries sounds looks costs works takes
  helps lives runs uses calls needs handles grows grew fails crashes changes reports matters wonder wish
  appreciate apologise apologize suggest recommend guess remember remembers forget forgot try tries live work
  cost run use call talk speak spoke write wrote read show shows move plan handle deal manage lead led win won
  grow arrive arrives return cancel join joins teach taught study look book wait describe thank`.split(
    /\s+/,
  ),
)
