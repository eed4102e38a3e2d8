import { isObjectPlace, lastWords, type Place } from './place.ts'
import { genderOf } from '../gendered.ts'
import { ADVERBS, NOT_NAMES, PERSONS } from '../person-words.ts'
import { PAST_VERBS, VERBS } from '../verbs.ts'

/** In a clause of its own, after somebody whom the pronoun cannot mean: "Gerry is leaving and she has no plan". */
export function isSelfAgain({ said, told: { pronoun }, other }: Place, rest: string[]): boolean {
  if (pronoun !== 'he' && pronoun !== 'she') return false
  const gender = genderOf(other)
  const after = rest.join('').trim()
  // "Tom, who joined after her and whom she trained": of two in it she is the one who does.
  if (/\bwhom $/.test(said.join(''))) return true
  if (other === 'who') return false
  // "His father left when he was seven", "Her daughter suggests that she sell the house".
  if (
    /\bwhen $/.test(said.join('')) &&
    /^was (?:\p{N}|\p{L}+teen|a (?:child|boy|girl|baby)|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|small|little|young)/u.test(
      after,
    )
  )
    return true
  if (/\bsuggest(?:s|ing|ed)(?: that)? $/.test(said.join('')) || /^should\b/.test(after))
    return true
  if (gender === pronoun) return false
  // "Nobody sees the good work he does": of nobody one says "they".
  if (IS_ANYBODY.test(other)) return true
  const [before = ''] = lastWords(said, 1)
  return gender !== 'unknown' || CLAUSE_BEGINS.test(before) || THINKS.test(before)
}

const IS_ANYBODY = /^(?:nobody|everybody|anybody|somebody|everyone|anyone|someone)$/i

/** "My boss thinks she is too slow." */
const THINKS = /^(?:thinks|says|believes|feels|knows|said|thought|claims|hopes|fears)$/i

const CLAUSE_BEGINS =
  /^(?:and|but|so|because|that|if|when|whenever|while|where|before|after|until|unless|although|though|which|whether|what|how|why|then|[.;:])$/i

/** Somebody else begins to be the one who does something: a name, or "the manager". */
export function isOtherPerson(
  token: string,
  { at, tokens, said }: { at: number; tokens: string[]; said: string[] },
): boolean {
  // "Ann, a single mother, is worried": that is Ann again.
  if (isObjectPlace(said) || /(?:^|\s)I, an? (?:\S+ )*$/.test(said.join(''))) return false
  const rest = tokens.slice(at + 1).filter((next) => next.trim() !== '')
  // "Zoe, 15, cuts her arms."
  if (rest[0] === ',' && /^\d+$/.test(rest[1] ?? '') && rest[2] === ',') rest.splice(0, 3)
  while (/^\p{Lu}\p{Ll}+$/u.test(rest[0] ?? '') || ADVERBS.has(rest[0] ?? '')) rest.shift()
  const [following = '', afterIt = ''] = rest.map((next) => next.toLowerCase())
  const doesSomething =
    isVerbLike(following) || (following === ',' && (afterIt === 'who' || isVerbLike(afterIt)))
  if (/^\p{Lu}\p{Ll}+$/u.test(token) && !NOT_NAMES.has(token)) return doesSomething
  if (!PERSONS.has(token.toLowerCase())) return false
  // "A boy of fifteen stepped", but "a single mother of two, and".
  return (
    doesSomething ||
    (TELLS_WHICH.has(following) && rest.slice(1, 6).some((next) => isVerbLike(next)))
  )
}

/** What may stand between somebody and what they do: "a boy of fifteen stepped". */
const TELLS_WHICH = new Set(['of', 'from', 'called', 'who', 'named', 'at'])

/** "My accountant has handed in her notice": whose job ends like that is somebody. */
export const isOnesOwn = (
  token: string,
  { following, said }: { following: string; said: string[] },
): boolean =>
  /^(?:my|our)$/i.test(lastWords(said, 2).find((word) => /^(?:my|our)$/i.test(word)) ?? '') &&
  lastWords(said, 3).length <= 2 &&
  isVerbLike(following) &&
  /(?:[^f]er|or|ist|ant|ent|ee|ian|man|woman)$/.test(token) &&
  !/^(?:number|order|paper|computer|offer|letter|matter|server|printer|factor|door|floor|error|restaurant|apartment|department|treatment|rent|content|equipment|calendar|summer|winter|career|paper|water|power|color|humor)$/.test(
    token,
  )

const isVerbLike = (word: string): boolean =>
  VERBS.has(word) ||
  PAST_VERBS.has(word) ||
  /^(?:is|was|has|had|does|did|will|can|could|would|should|\p{Ll}+ed)$/u.test(word)

/** "Afraid that he will recognise you in the street": nothing follows that you could do. */
export const isYouAsObject = (said: string[], following: string): boolean =>
  isObjectPlace(said) ||
  (lastWords(said, 1).length > 0 &&
    !CLAUSE_BEGINS.test(lastWords(said, 1)[0] ?? '') &&
    /^(?:in|on|at|for|to|with|from|about|by|as|when|if|because|again|twice|[.,;]|)$/.test(
      following,
    ))
