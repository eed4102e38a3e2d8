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
      (_, at) =>
        at > n + 1 &&
        isFiniteAt(words, at) &&
        // "Dr Seidel, who owns the practice, wants to retire."
        (isAux(words[at]) || ((words[at - 1] ?? '').endsWith(',') && VERBS.has(lower(words[at])))),
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
  const here = placeIn(words, at)
  const { word, before } = here
  if (isAux(word)) return true
  if (/^(?:i|we|you|they)$/.test(before)) return !/^(?:and|or|who|all|both|\p{L}+ly)$/u.test(word)
  if (/^(?:an?|the|my|our|his|her|their|your|to|of|in|with|for|no)$/.test(before)) return false
  return CERTAIN_VERBS.has(word) || isPast(here) || isOfOne(here) || isOfMany(here)
}

/** A word, and what stands around it, in small letters. */
type Place = { word: string; before: string; next: string; first: string; at: number }

const placeIn = (words: readonly string[], at: number): Place => ({
  word: lower(words[at]),
  before: lower(words[at - 1]),
  next: lower(words[at + 1]),
  first: lower(words[0]),
  at,
})

function isPast({ word, next }: Place): boolean {
  // "A cake made by hand": the same form may only tell which one.
  if (PAST_VERBS.has(word) || word === 'cost')
    return (
      !/^(?:run|read|made|left|lost|paid|built|bought|sold|sent|hurt|kept|held|cost)$/.test(word) ||
      TAKES.test(next) ||
      /^(?:up|after|without|in)$/.test(next)
    )
  if (/^(?:stopped|started|kept)$/.test(word) && next.endsWith('ing')) return true
  const isOverThings = next.endsWith('s') && !/^(?:as|this|was|is|has)$/.test(next)
  return /\p{L}{2}ed$/u.test(word) && (TAKES.test(next) || ENDS_SO.has(word) || isOverThings)
}

/** What one does ends with "s", and so do things: what stands around it tells. */
function isOfOne({ word, before, next, first, at }: Place): boolean {
  if (VERBS.has(word) && (TAKES.test(next) || (at === 1 && genderOf(first) !== 'unknown')))
    return true
  if (!/[^s]s$/.test(word)) return false
  // "The redundancy money runs out in February."
  if (VERBS.has(word) && at > 1 && /^(?:out|up|down|away|off)$/.test(next)) return true
  // "The roof still leaks."
  if (at > 1 && at < 5 && /^(?:still|never|always|already|often|also|only|just)$/.test(before))
    return true
  if (at !== 2 || !/^(?:my|our|his|her|the|mr|mrs|ms|dr)$/.test(first)) return false
  // "My mother coughs all night", "Mr Hale travels for work", "The wifi drops in aisle 14".
  if (VERBS.has(word) || /^(?:mr|mrs|ms|dr)$/.test(first)) return true
  if (PERSONS.has(before) || genderOf(before) !== 'unknown') return true
  return !before.endsWith('s') && /^(?:when|if|because|whenever)$/.test(next)
}

/** What many do has the form of a thing as well: "sizes run out", "competitors undercut our prices". */
function isOfMany({ word, before, next, first, at }: Place): boolean {
  if (NO_VERB.test(word) && !DONE_BY_MANY.has(word)) return false
  if (at > 1 && /^(?:me|us|them|him)$/.test(next)) return true
  const isRight = isPlural(before)
  if (isRight && /^(?:it|them|me|us|him)$/.test(next)) return true
  if (at === 1 && isRight && DOES_IT_SO.test(next)) return true
  if (!DONE_BY_MANY.has(word)) return false
  if (isRight && (at === 1 || (at === 2 && FEW_OR_MANY.test(first)))) return true
  if (!isRight && !(isPlural(first) && at < 6)) return false
  return (
    (next === '' && isRight) ||
    TAKES.test(next) ||
    next.endsWith('ing') ||
    /^(?:out|up|down|away|off|when|if|because|after|before|too|not)$/.test(next)
  )
}

const FEW_OR_MANY =
  /^(?:the|my|our|all|most|some|many|both|\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|service|younger|older)$/

const isPlural = (who: string): boolean =>
  /(?:[^s]s|people|children|others|men|women|staff)$/.test(who)

const DOES_IT_SO = /^(?:our|my|the|me|us|their|his|her|an?|out|up|down|off|away|apart|too|badly)$/

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
  `eat live close produce put save sign sit stand study teach train travel visit affect approve argue arrive build charge come compete criticise damage demand depend destroy disagree disappear double earn end expire flood forget laugh matter pressure rely reject reply report resist rise share show struggle suffer turn
  ask avoid blame break bring call change click claim come complain cost cross cry cut disturb do drop expect fail fall feel fight find
  fire forget get give go hate hit ignore keep know land laugh leave leak lie like look lose love make mean mention mix
  miss need notice open pay phone pile promise quit raise refuse ring run say see sell send shout skip sleep slip speak stare
  start stay steal stop swap take talk tease tell think threaten throw treat try use wait walk want waste whisper work write yell`.split(
    /\s+/,
  ),
)

const lower = (word: string | undefined): string =>
  (word ?? '').toLowerCase().replace(/[.,;:!?"')]+$/, '')
