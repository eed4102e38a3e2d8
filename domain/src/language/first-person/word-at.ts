import { bent, isRightAfterSubject, isVerbPlace } from './bent.ts'
import { lastWords, nextWord, type Place, type Self, WE } from './place.ts'
import { isOnesOwn, isOtherPerson, isSelfAgain, isYouAsObject } from './who-does-it.ts'
import {
  isDoneToHim,
  isFurtherIn,
  isOneMore,
  isPossessiveBefore,
  isToldTo,
  mayOwn,
} from './whose.ts'
import { genderOf } from '../gendered.ts'
import { BENT } from '../person-words.ts'
import { VERBS } from '../verbs.ts'

export function wordAt(n: number, at: Place, self: Self): string {
  const { told, tokens, said } = at
  const token = tokens[n] ?? ''
  const word = token.toLowerCase()
  const following = nextWord(tokens, n)
  const words = SELF_WORDS[told.pronoun]
  // "Two of them break down": nobody is several.
  if (word === 'them' && told.pronoun === 'they' && SOME_OF.test(said.join(''))) return token
  if (word === words.possessive && /\b(?:half|twice) $/i.test(said.join(''))) return self.possessive
  // Who calls somebody "you" means with "us" those on whose side the learner is.
  if (told.pronoun === 'you' && WE_WHO_WRITE[word] !== undefined) return WE_WHO_WRITE[word]
  if (told.pronoun === 'she' && (word === 'her' || word === 'hers')) {
    // "It took her eleven months", "has given her three dates".
    if (word === 'her' && GIVEN_TO.test(said.join('')) && COUNTED.test(following))
      return asObject(token, at, self)
    if (word === 'her' && n > 0 && !isPossessiveBefore(following, nextWord(tokens, n, 2)))
      return asObject(token, at, self)
    if (word === 'her' && isSeenDoing(said, following)) return asObject(token, at, self)
    if (
      at.subject === 'other' &&
      mayOwn(at) &&
      !isToldTo(said, at) &&
      !isOneMore(at, following, nextWord(tokens, n, 2))
    ) {
      at.isClear &&= !isFurtherIn(at)
      return token
    }
    return word === 'hers' ? self.own : self.possessive
  }
  // What somebody else looks at, wears or leaves is mostly their own.
  if (word === words.possessive) {
    const isTheirs =
      at.subject === 'other' &&
      /^(?:he|they)$/.test(told.pronoun) &&
      mayOwn(at) &&
      !isToldTo(said, at) &&
      !isDoneToHim(tokens.slice(n + 1)) &&
      !isOneMore(at, following, nextWord(tokens, n, 2))
    if (isTheirs && told.pronoun === 'he') at.isClear &&= !isFurtherIn(at)
    return isTheirs ? token : self.possessive
  }
  if (word === words.reflexive) return at.subject === 'other' ? token : self.reflexive
  if (word === words.object && told.pronoun !== 'you') return asObject(token, at, self)
  if (
    word === words.subject &&
    (at.subject !== 'other' || told.pronoun === 'you' || isSelfAgain(at, tokens.slice(n + 1)))
  ) {
    if (isPromised(said, following)) at.isClear = false
    return told.pronoun === 'you' && isYouAsObject(said, following)
      ? self.object
      : asSubject(at, self)
  }
  if (word === told.pronoun && /^(?:he|she)$/.test(word) && genderOf(at.other) === word)
    at.isClear &&= !isFurtherIn(at)
  if (word === 'they' && isOfBoth(at)) return 'we'
  if (isOtherPerson(token, { at: n, tokens, said }) || isOnesOwn(token, { following, said })) {
    at.subject = 'other'
    // "My nephew Chidi": the name is a man's.
    const [before = ''] = lastWords(said, 1)
    if (word !== 'who' && (genderOf(token) !== 'unknown' || genderOf(before) === 'unknown'))
      at.other = token
    return token
  }
  if (at.subject === 'other' && at.mainSubject === 'self' && goesOn(said, word)) at.subject = 'self'
  if (at.subject === 'self' && isVerbPlace(said))
    return bent(token, {
      following,
      isSure: isRightAfterSubject(said),
      self: /^we$/i.test(lastWords(said, 1)[0] ?? '') ? WE : self,
    })
  if (/^[.;:]$/.test(token) && at.subject === 'other') at.subject = 'unknown'
  return token
}

const SELF_WORDS = {
  he: { subject: 'he', object: 'him', possessive: 'his', reflexive: 'himself' },
  she: { subject: 'she', object: 'her', possessive: 'her', reflexive: 'herself' },
  they: { subject: 'they', object: 'them', possessive: 'their', reflexive: 'themselves' },
  you: { subject: 'you', object: 'you', possessive: 'your', reflexive: 'yourself' },
  I: { subject: 'i', object: 'me', possessive: 'my', reflexive: 'myself' },
  we: { subject: 'they', object: 'them', possessive: 'their', reflexive: 'themselves' },
} as const

const WE_WHO_WRITE: Readonly<Record<string, string>> = { us: 'you', our: 'your', we: 'you' }

export function asSubject(at: Place, self: Self): string {
  at.subject = 'self'
  return self.subject
}

/** "I swore never to be like him": whoever speaks means the other one. */
function asObject(token: string, at: Place, self: Self): string {
  const { subject, other, told, said, tokens } = at
  if (told.pronoun === 'they' && isOfMany(tokens, said)) return token
  if (/\bbe(?:come)? like $/.test(said.slice(-4).join(''))) return token
  if (subject === 'self' && genderOf(other) === told.pronoun) return token
  // "She found her in bed": of whom it was last said is in another sentence.
  if (
    subject === 'self' &&
    /(?:^| )I (?:(?:'ve|had|have|did|\w+ly|never) )?\w+ $/.test(said.join(''))
  )
    at.isClear = false
  return self.object
}

/** "The photos for a hotel, which now uses them". */
const isOfMany = (tokens: string[], said: string[]): boolean =>
  tokens
    .slice(0, said.length)
    .some((token) => /^\p{Ll}{3,}[^sui]s$/u.test(token) && !VERBS.has(token))

const SOME_OF =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|some|most|many|none|half|few|several|all|each|neither|either|\p{N}+) of $/iu

/** "The children saw her cry", "left her standing there": it is she who does it. */
const isSeenDoing = (said: string[], following: string): boolean =>
  PERCEIVES.test(lastWords(said, 1)[0] ?? '') &&
  (SEEN_DOING.has(following) || /^\p{Ll}{3,}ing$/u.test(following))

const PERCEIVES =
  /^(?:saw|sees?|seen|hears?|heard|watch(?:es|ed)?|catch(?:es)?|caught|finds?|found|leaves?|left|keeps?|kept|makes?|made|lets?|helps?|helped|notice[sd]?)$/i

const SEEN_DOING: ReadonlySet<string> = new Set(
  `cry fall shake panic sweat blush faint fail struggle stumble stutter stammer tremble leave lose shout scream
  sleep drink laugh weep collapse freeze wait pay choose sign suffer`.split(/\s+/),
)

const GIVEN_TO =
  /\b(?:gives?|gave|given|takes?|took|taken|costs?|shows?|showed|sends?|sent|offers?|offered|pays?|paid|owes?|owed|lent|saves?|saved|charges?|charged) $/

const COUNTED =
  /^(?:\p{N}+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|half|about|nearly|almost|over|several|many)/u

/** "Her flatmate said that she would tell": who will, is not said. */
const isPromised = (said: string[], following: string): boolean =>
  /^(?:will|would)$/.test(following) &&
  /\b(?:said|says|told|promised)(?: \w+)?(?: that)? $/.test(said.join(''))

/** After "married to Teuta": they are two. */
const isOfBoth = ({ said, told }: Place): boolean =>
  (told.pronoun === 'he' || told.pronoun === 'she') &&
  /\b(?:married|wife|husband|my partner|and I)\b/.test(said.join(''))

/** "…, and has worked here for years": the one with whom the sentence began. */
const goesOn = (said: string[], word: string): boolean =>
  /, (?:and|but) $/.test(said.slice(-4).join('')) && (VERBS.has(word) || BENT[word] !== undefined)
