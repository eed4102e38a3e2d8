import { genderOf } from './gendered.ts'
import { PERSONS } from './person-words.ts'
import { CERTAIN_VERBS, PAST_VERBS, VERBS } from './verbs.ts'

/**
 * Where in a row of words somebody does or is something: the index of the first verb that has a subject,
 * or -1 for what is only named. "Orders delayed by the port" names; "The port delayed our orders" says.
 */
export function finiteVerbIn(words: readonly string[]): number {
  let isInside = false
  if (/^(?:i|we|you|they|he|she|it|that|there|nobody)'(?:s|re|m|ve|ll|d)$/.test(lower(words[0])))
    return 0
  for (let n = 1; n < words.length; n += 1) {
    const word = lower(words[n])
    if (/^(?:who|which|whom|whose)$/.test(word) || (word === 'that' && n < 5 && !isSaid(words, n)))
      isInside = true
    if (isContact(words, n)) isInside = true
    if (
      n > 1 &&
      OPENS.test(word) &&
      /^(?:he|she|they|i|we|you|it|there|nobody|somebody|anything|anybody|nothing|the|my|our)$/.test(
        lower(words[n + 1]),
      )
    )
      return -1
    if (!isFiniteAt(words, n)) continue
    // The verb of "who left" says only which one.
    if (!isInside) return n
    const after = words.findIndex(
      (_, at) => at > n + 1 && isFiniteAt(words, at) && isAux(words[at]),
    )
    if (
      after !== -1 &&
      !/^(?:and|or|but|because|when|if|not|never|they|he|she|we|i|you|it|that|which|who)$/.test(
        lower(words[after - 1]),
      )
    )
      return after
    return -1
  }
  return -1
}

/** "The money I've lost": somebody begins anew right after a thing, and it only says which one. */
const isContact = (words: readonly string[], at: number): boolean =>
  at > 0 &&
  !/^(?:yesterday|today|now|then|so|but|and|because|on|at|in|since|during|after|before|every|by|until|for|when|if|with|without|from|last|next)$/.test(
    lower(words[0]),
  ) &&
  /^(?:i|we|he|she|they|you|it)(?:'\p{L}+)?$/u.test(lower(words[at])) &&
  !/[,;:]$/.test(words[at - 1] ?? '') &&
  !/^(?:and|or|but|so|than|as|that|then)$/.test(lower(words[at - 1])) &&
  !OPENS.test(lower(words[at - 1]))

/** Whoever does something after these does it in a part that hangs on. */
const OPENS = /^(?:because|when|if|before|until|while|where|what|how|whether|although)$/

export const hasFiniteVerb = (text: string): boolean => finiteVerbIn(text.split(/\s+/)) !== -1

/** "told me that", "is that": there it begins what is said, and does not say which one. */
const isSaid = (words: readonly string[], at: number): boolean => isFiniteAt(words, at - 1)

function isFiniteAt(words: readonly string[], at: number): boolean {
  const word = lower(words[at])
  const before = lower(words[at - 1])
  const next = lower(words[at + 1])
  if (isAux(word)) return true
  if (/^(?:i|we|you|they)$/.test(before) && !/^(?:and|or|who|all|both|\p{L}+ly)$/u.test(word))
    return true
  if (/^(?:an?|the|my|our|his|her|their|your|to|of|in|with|for|no)$/.test(before)) return false
  if (CERTAIN_VERBS.has(word)) return true
  // "A cake made by hand": the same form may only tell which one.
  if (PAST_VERBS.has(word) || word === 'cost')
    return (
      !/^(?:run|read|made|left|lost|paid|built|bought|sold|sent|hurt|kept|held|cost)$/.test(word) ||
      TAKES.test(next) ||
      /^(?:up|after|without|in)$/.test(next)
    )
  // "My mother coughs all night", "Mr Hale travels for work".
  if (
    at === 2 &&
    /[^s]s$/.test(word) &&
    (PERSONS.has(before) ||
      genderOf(before) !== 'unknown' ||
      /^(?:mr|mrs|ms|dr)$/.test(lower(words[0]))) &&
    /^(?:my|our|his|her|the|mr|mrs|ms|dr)$/.test(lower(words[0]))
  )
    return true
  // "The roof still leaks."
  if (
    at > 1 &&
    at < 5 &&
    /^(?:still|never|always|already|often|also|only|just)$/.test(before) &&
    /[^s]s$/.test(word)
  )
    return true
  // "My son flinches when I raise my hand."
  if (
    at === 2 &&
    /^(?:my|our|his|her|the)$/.test(lower(words[0])) &&
    /[^s]s$/.test(word) &&
    !/s$/.test(before) &&
    /^(?:when|if|because|whenever)$/.test(next)
  )
    return true
  if (/^(?:me|us|them|him)$/.test(next) && at > 1 && !NO_VERB.test(word)) return true
  // "Competitors undercut our prices": whatever many do, they do it to something.
  if (at === 1 && /[^s]s$/.test(before) && /^(?:our|my|the|me|us|their|his|her|an?)$/.test(next))
    if (!NO_VERB.test(word)) return true
  if (VERBS.has(word) && /^(?:the|my|our|his|her)$/.test(lower(words[at - 2])) && at === 2)
    return true
  if (VERBS.has(word) && at === 1 && genderOf(words[0] ?? '') !== 'unknown') return true
  if (VERBS.has(word)) return TAKES.test(next)
  if (/\p{L}{2}ed$/u.test(word))
    return (
      TAKES.test(next) ||
      ENDS_SO.has(word) ||
      (/s$/.test(next) && !/^(?:as|this|was|is|has)$/.test(next))
    )
  const isOfMany = (who: string): boolean =>
    /(?:[^s]s|people|children|others|men|women|staff)$/.test(who)
  if (
    DONE_BY_MANY.has(word) &&
    (at === 1 || (at === 2 && /^(?:the|my|our)$/.test(lower(words[0])))) &&
    isOfMany(before)
  )
    return true
  if (at > 0 && isOfMany(before) && /^(?:it|them|me|us|him)$/.test(next) && !NO_VERB.test(word))
    return true
  if (
    at === 1 &&
    isOfMany(before) &&
    /^(?:out|up|down|off|away|apart|too|badly)$/.test(next) &&
    !NO_VERB.test(word)
  )
    return true
  if (DONE_BY_MANY.has(word) && (isOfMany(before) || (isOfMany(lower(words[0])) && at < 6)))
    return (
      (next === '' && isOfMany(before)) ||
      TAKES.test(next) ||
      /ing$/.test(next) ||
      /^(?:out|up|down|away|off|when|if|because|after|before|too|not)$/.test(next)
    )
  return false
}

const isAux = (word: string | undefined): boolean => AUX.test(lower(word))

const AUX =
  /^(?:(?:is|are|was|were|has|have|had|does|do|did|can|could|will|would|should|must|cannot|may|might|am)|\p{L}+n't|(?:i|we|you|he|she|they|it|that|there|nobody)'(?:s|re|m|ve|ll|d))$/u

/** What follows what somebody does to somebody or something, or how. */
const TAKES =
  /^(?:an?|the|my|our|his|her|their|your|its|me|us|him|them|it|you|this|that|these|those|each|every|everybody|everyone|nobody|no|nothing|everything|somebody|something|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|twice|again|too|well|badly|back|almost|about|around|more|less|too|over|nearly|[$£€]?\p{N}.*)$/u

const NO_VERB =
  /(?:ing|ed|ly)$|^(?:for|with|to|at|of|on|in|from|by|about|like|between|against|than|behind|without|towards|around|near|after|before|over|and|or|but|as|since|until|within|into|under|across|during|all|both|beyond|outside|inside)$/

const ENDS_SO = new Set(
  `laughed died resigned retired arrived disappeared collapsed happened failed complained refused cried
  called agreed answered lied quit apologised apologized`.split(/\s+/),
)

const DONE_BY_MANY = new Set(
  `affect approve argue arrive build charge come compete criticise damage demand depend destroy disagree disappear double earn end expire flood forget laugh matter pressure rely reject reply report resist rise share show struggle suffer turn
  ask avoid blame break bring call change click claim come complain cost cross cry cut disturb do drop expect fail fall feel fight find
  fire forget get give go hate hit ignore keep know land laugh leave leak lie like look lose love make mean mention mix
  miss need notice open pay phone pile promise quit raise refuse ring run say see sell send shout skip sleep slip speak stare
  start stay steal stop swap take talk tease tell think threaten throw treat try use wait walk want waste whisper work write yell`.split(
    /\s+/,
  ),
)

const lower = (word: string | undefined): string =>
  (word ?? '').toLowerCase().replace(/[.,;:!?"')]+$/, '')
