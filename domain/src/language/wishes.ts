import {
  are,
  bare,
  isGerund,
  isOneThing,
  isWholeSentence,
  lowered,
  ONE_OF_MANY,
  type Speaker,
  withArticle,
} from './notes.ts'
import { PLAIN_VERBS } from './plain-verbs.ts'
import { VERBS } from './verbs.ts'
import { asSentence, inMidSentence } from './words.ts'

/** What somebody wants, noted in a few words: "Reduce no-shows", "A fair price", "That the teasing stops". */
export function saidAsWish(note: string, who: Speaker): string {
  const whole = bare(note)
  const that = /^(?:so )?that (?=\p{L})/iu.exec(whole)
  if (that !== null) return asSentence(wishedOf(whole.slice(that[0].length), who))
  if (/^(?:I|we)(?:'\w+)? /i.test(whole)) return asSentence(whole)
  const trimmed = whole.replace(WANTS, '')
  const isTo = /\bto $/i.test(WANTS.exec(whole)?.[0] ?? '')
  const adverb = /^(perhaps|maybe|never|still|finally|also|at last|really) (?=\p{Ll})/iu.exec(
    trimmed,
  )
  if (adverb !== null && (isTo || beginsWithVerb(trimmed.slice(adverb[0].length))))
    return asSentence(`${adverbWants(adverb[1] ?? '', who)} to ${trimmed.slice(adverb[0].length)}`)
  if (isTo && !/^(?:not|have an?) /i.test(trimmed))
    return asSentence(`${who} want to ${lowered(trimmed)}`)
  const felt = /^(feel|be)ing (?=\p{L})/iu.exec(trimmed)
  if (felt !== null)
    return asSentence(`${who} want to ${felt[1]?.toLowerCase()} ${trimmed.slice(felt[0].length)}`)
  const not = /^not (?:to )?(?=\w)/i.exec(trimmed)
  if (not !== null) return asSentence(unwanted(trimmed.slice(not[0].length), who))
  // "No new 24 month contract": nobody wants what there is none of.
  const none = /^no (?=(?:more|new|further|extra|hidden|long) [\p{Ll}\p{N}]|\p{Ll}{4,}s\b)/iu.exec(
    trimmed,
  )
  if (none !== null) return asSentence(unwantedThing(trimmed.slice(none[0].length), who))
  if (beginsWithVerb(trimmed)) {
    const done = HAVE_DONE.exec(trimmed)
    if (done !== null && isBase(done[2] ?? ''))
      return asSentence(
        `${who} want ${lowered(done[1] ?? '')} to ${trimmed.slice(done[0].length - (done[2] ?? '').length)}`,
      )
    const have = /^have (?=(?:an?|one|somebody|someone|something)\s)/i.exec(trimmed)
    if (have !== null) return asSentence(`${who} want ${trimmed.slice(have[0].length)}`)
    return asSentence(`${who} want to ${lowered(trimmed)}`)
  }
  const somebody = /^(?:some|any)(?:one|body) (?=(\S+))/i.exec(trimmed)
  if (somebody !== null && toBase(somebody[1] ?? '', '') !== null)
    return asSentence(wishedOf(lowered(trimmed), who))
  const otherwise = /^(if [^,]+), (?=(?:an?|the|my|our) )/i.exec(trimmed)
  if (otherwise !== null)
    return asSentence(`${otherwise[1]}, ${who} want ${trimmed.slice(otherwise[0].length)}`)
  if (/^(?:some|any)(?:one|body|thing)\s/i.test(trimmed) || isNamedOnly(trimmed))
    return asSentence(`${who} want ${lowered(trimmed)}`)
  if (isWholeSentence(trimmed)) return asSentence(trimmed)
  if (isGerund(trimmed) && !ONE_WANTED.test(trimmed))
    return asSentence(`${are(who)} thinking about ${lowered(trimmed)}`)
  return asSentence(`${who} want ${wanted(trimmed, who)}`)
}

/** "Have somebody show me": not that I have somebody. */
const HAVE_DONE = /^[Hh]ave (some(?:body|one)|\p{Lu}\p{Ll}+) (\p{L}+)\b/u

const isBase = (word: string): boolean => BASE_VERBS.has(word) || PLAIN_VERBS.has(word)

const WANTS = /^(?:(?:wants?|wishes|hopes|hoping|needs?|would like|seeks?)(?: to)?|to)\s+(?=\w)/i

const adverbWants = (adverb: string, who: Speaker): string =>
  /^(?:perhaps|maybe)$/i.test(adverb)
    ? `perhaps ${who}'d like`
    : /^at last$/i.test(adverb)
      ? `${who} want at last`
      : `${who} ${adverb.toLowerCase()} want`

/** "A", "no" or "more" begins what is wanted, whatever is said of it further on. */
const isNamedOnly = (text: string): boolean =>
  /^(?:an?|some|more|less|fewer|better|no|one|two|three|enough|the (?:name|right|chance|truth|same)) /i.test(
    text,
  )

function wanted(text: string, who: Speaker): string {
  const own = who === 'I' ? 'my' : 'our'
  if (/^(?:money|job|deposit|licence|license) back\b/i.test(text)) return `${own} ${lowered(text)}`
  if (/^same /i.test(text)) return `the ${lowered(text)}`
  return ONE_OF_MANY.test(text) || ONE_WANTED.test(text) ? withArticle(text) : lowered(text)
}

/** "Price fixed for three years", "engineer who actually comes", "working line by Tuesday". */
const ONE_WANTED =
  /^(?!(?:an?|the|my|our|no|more|less|some)\b)(?:[\p{L}-]+ ){0,2}?(?:price|offer|quote|hotel|room|seat|taxi|lodge|system|tool|till|engineer|fitter|driver|adviser|manager|line|freezer|contact person|report|contact|cap|machine|apology|reference|window|place|week|day|night|answer|word|letter|visit)(?: (?:with|fixed|cap|who|that|by|for|per|before|from|in|on|off|of)\b|$)/iu

/** "Not be blamed again" is not wanted; "Not another big project" as little. */
const unwanted = (rest: string, who: Speaker): string =>
  beginsWithVerb(rest)
    ? `${who} don't want to ${rest}`
    : isGerund(rest)
      ? `${who} want to avoid ${rest}`
      : `${who} don't want ${/^(?:the|an?|any|another|my|our) /.test(rest) ? rest : `any ${rest}`}`

const unwantedThing = (thing: string, who: Speaker): string =>
  `${who} don't want ${isOneThing(thing) ? withArticle(thing) : `any ${thing}`}`

/** "That the teasing stops": "I want the teasing to stop." Where it cannot be turned, it is wished as it stands. */
function wishedOf(clause: string, who: Speaker): string {
  const words = clause.split(' ')
  const at = words.findIndex((word, n) => n > 0 && toBase(word, words[n - 1] ?? '') !== null)
  const base = at === -1 ? null : toBase(words[at] ?? '', words[at - 1] ?? '')
  if (base === null || /\b(?:who|which|that)\b/.test(words.slice(0, at).join(' ')))
    return `what ${who} want is that ${inMidSentence(clause)}`
  const subject = inMidSentence(words.slice(0, at).join(' ')).replace(/^I$/, 'me')
  return `${who} want ${OBJECT[subject.toLowerCase()] ?? subject} to ${[
    base,
    ...words.slice(at + 1),
  ]
    .join(' ')
    .replace(/ and (\p{L}+s)\b/u, (all, verb: string) => {
      const also = toBase(verb, '')
      return also === null ? all : ` and ${also}`
    })}`
}

const OBJECT: Record<string, string> = { he: 'him', she: 'her', they: 'them', we: 'us', i: 'me' }

function toBase(word: string, before: string): string | null {
  if (/^(?:is|are|am)$/.test(word)) return 'be'
  if (/^(?:dies|lies|ties)$/.test(word)) return word.slice(0, -1)
  if (word === 'has' || word === 'have') return 'have'
  if (VERBS.has(word) || (/[^s]s$/.test(word) && PLAIN_VERBS.has(thirdless(word))))
    return word.endsWith('ies')
      ? `${word.slice(0, -3)}y`
      : /(?:ss|sh|ch|x|o)es$/.test(word)
        ? word.slice(0, -2)
        : word.slice(0, -1)
  const isOfMany = /(?:[^s]s|people|children|staff|others|you|they|we|never|always|again)$/.test(
    before,
  )
  return isOfMany && isBase(word) ? word : null
}

const thirdless = (word: string): string =>
  PLAIN_VERBS.has(`${word.slice(0, -3)}y`)
    ? `${word.slice(0, -3)}y`
    : PLAIN_VERBS.has(word.slice(0, -1))
      ? word.slice(0, -1)
      : word.slice(0, -2)

const beginsWithVerb = (text: string): boolean => {
  const [first = '', next = ''] = text.toLowerCase().split(/\s+/)
  if (first === 'lower') return /\b(?:by|to|below)\b|^lower (?:my|our|the)\b/i.test(text)
  // "Help for the co-pilot", "a say in it": there it is a thing.
  if (
    /^(?:help|support|change|answer|time|rest|work|trial|plan|sleep|contact|review|order|report|end|place|question|notice|offer|trust|control|care|return|respect|promise)$/.test(
      first,
    ) &&
    /^(?:for|in|of|until|from|without|with|between|over)$/.test(next) &&
    !(first === 'work' || first === 'sleep')
  )
    return false
  return !NAMES_FIRST.test(text) && (isBase(first) || DOES_TO.test(text))
}

/** "Reconcile the accounts": whatever it is, it is done to something. */
const DOES_TO =
  /^(?!\p{L}+(?:ings?|ions?|ness|ments?|ity|er|or|ance|ence|[^s]s) )\p{L}{3,} (?:the|an?|my|our|his|her|their|your|it|them|him|me|us|how|whether|\p{N}[\p{N},.]*) /iu

const NAMES_FIRST =
  /^(?:an?|the|more|less|fewer|better|some|one|clear(?! (?:up|the|my|our|his|her)\b)|clarity|peace|higher|faster|reliable|easy|simple|someone|somebody|something|proof|evidence|reassurance|good|new|fair|open (?:and|communication)|own)(?:\s|$)/i

/** As wishes begin with them. */
const BASE_VERBS = new Set(
  `achieve add address adopt agree answer appear apply arrange ask assess attract avoid be become begin book boost bring
  build buy calm cancel catch change check choose clear close collect come compare complete conquer
  consolidate convince cover create cut decide decrease defend deliver demonstrate determine develop
  differentiate discover do double drive earn eat eliminate enjoy ensure enter establish evaluate expand
  explain explore feel fight figure fill find finish fix forget forgive free gain gather gauge get give go graduate grow
  handle have hear help hire hit hold identify implement improve increase inspire integrate invest join keep
  know land launch lead learn leave let limit live look lose love lower maintain make manage meet migrate
  minimise minimize modernise modernize motivate move negotiate obtain offer open optimise optimize overcome pass
  pay persuade pick plan practise practice prepare present preserve prevent protect prove provide put quit
  raise reach read rebuild receive reconnect recover redesign reduce refinance regain relax remain renew
  repair replace resolve respond rest restore retain return roll run save say scale secure see sell send
  set settle show sign simplify sleep smooth solve sort speak speed spend stabilise stabilize stand standardise
  standardize start stay stop streamline strengthen stretch succeed switch take talk teach tell test train
  transform transition travel treat trust try turn understand unify update upgrade use verify walk win work advance await bill
  block build challenge clarify combine commute confirm contact continue count cover cross dance discuss draw drop
  ease end escape exchange expose extend face fall feed fly focus follow fund guarantee guide halve harvest
  hand hide hurt impress inform insist install justify kick knock laugh lie link listen manage mark match mean measure
  mend mention merge miss modernise notice order organise organize own paint park phone place play pull push put question
  reassure rebuild recall recommend refuse regularise relocate repeat remember remove rent report rescue restart resume reuse review rid ride
  sing sit skip slow spare split stretch study suffer swap swim teach test thank think throw transfer translate treat triple
  undo visit wait wake want warn wash watch wear wish withdraw work worry
  write`.split(/\s+/),
)
