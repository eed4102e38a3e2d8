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
import { ALSO_THINGS, PLAIN_VERBS } from '../plain-verbs.ts'
import { PAST_VERBS, VERBS } from '../verbs.ts'

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
  // "A colleague of hers told her so": no name was said before, whose she could be.
  if (
    word === OWN[told.pronoun] &&
    (word !== 'his' || STANDS_ALONE.test(following) || isVerb(following)) &&
    /^(?:An?|One|Some|Two|Three) (?:\p{L}+ ){1,2}of $/u.test(said.join(''))
  )
    return self.own
  if (told.pronoun === 'she' && (word === 'her' || word === 'hers')) {
    // "It took her eleven months", "has given her three dates".
    if (word === 'her' && GIVEN_TO.test(said.join('')) && COUNTED.test(following))
      return asObject(token, at, self)
    if (
      word === 'her' &&
      n > 0 &&
      !isPossessiveBefore(following, { afterIt: nextWord(tokens, n, 2), said })
    )
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
    if (isTheirs) return token
    // "The change was not his", "a friend of his": nothing follows that would be.
    return told.pronoun === 'he' && STANDS_ALONE.test(following) ? self.own : self.possessive
  }
  if (word === words.reflexive)
    return at.subject === 'other' && !/\bme (?:not )?to \p{L}+ $/u.test(said.join(''))
      ? token
      : self.reflexive
  if (word === words.object && told.pronoun !== 'you') return asObject(token, at, self)
  if (
    word === words.subject &&
    (at.subject !== 'other' || told.pronoun === 'you' || isSelfAgain(at, tokens.slice(n + 1)))
  ) {
    const gender = genderOf(at.other)
    if (isPromised(said, following) && (gender === 'unknown' || gender === told.pronoun))
      at.isClear = false
    return told.pronoun === 'you' && isYouAsObject(said, following)
      ? self.object
      : asSubject(at, self)
  }
  if (word === told.pronoun && /^(?:he|she)$/.test(word) && genderOf(at.other) === word)
    at.isClear &&= !isFurtherIn(at) && !DOES_IT_TO_THE_SAME.test(tokens.slice(n + 1).join(''))
  if (word === 'they' && isOfBoth(at, following)) return 'we'
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
  // "Callum looks after the money, and anything above 5,000 has to go past him".
  const isOfTheOther = /^\p{Lu}/u.test(other) && [told.pronoun, 'unknown'].includes(genderOf(other))
  if (isOfTheOther && GOES_PAST.test(said.join(''))) return token
  if (subject === 'other' && TAKES_ALONG.test(said.join(''))) return token
  // Whoever wishes or does it, does it to another: "I don't want to owe him anything", "Not humiliate him".
  if (isWishedOf(said)) return token
  if (subject === 'self' && I_DO_TO.test(said.join(''))) {
    at.isClear &&= other !== '' && /\bto \p{Ll}+ (?:(?:at|to|on|about|for) )?$/u.test(said.join(''))
    return token
  }
  // "I feel guilty about Beat and haven't visited him": whoever does it, does it to the one who was named.
  if (subject === 'self' && AND_DO_TO.test(said.join('')) && IS_NAMED.test(said.join('')))
    return token
  // "She found her in bed": of whom it was last said is in another sentence.
  if (
    subject === 'self' &&
    /(?:^| )I (?:(?:'ve|had|have|did|\w+ly|never) )?\w+ $/.test(said.join(''))
  )
    at.isClear = false
  return self.object
}

const GOES_PAST =
  /\b(?:go|goes|went|gone) (?:past|through|over|to) $|\b(?:approved|signed(?: off)?|decided|agreed|checked) by $/

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
  /^(?:\p{N}+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|half|about|nearly|almost|over|several|many)/u

/** "Her flatmate said that she would tell": who will, is not said. */
const isPromised = (said: string[], following: string): boolean =>
  /^(?:will|would)$/.test(following) &&
  /\b(?:said|says|told|promised)(?: \w+)?(?: that)? $/.test(said.join(''))

/** After "married to Teuta": they are two. */
const isOfBoth = ({ said, told }: Place, following: string): boolean =>
  (told.pronoun === 'he' || told.pronoun === 'she') &&
  (/\b(?:married|wife|husband|my partner|and I)\b/.test(said.join('')) ||
    (FOUNDED_WITH.test(said.join('')) && WE_DID.test(following)))

/** "I opened a bakery with a friend, and it closed because they had signed …" */
const FOUNDED_WITH =
  /\b(?:opened|founded|started|ran|set up|bought|rented|built|shared|owned) [^.;]*\bwith (?:an?|my|his|her|their) (?:\p{Ll}+ )?(?:friend|brother|sister|cousin|colleague|partner|neighbour)\b/u
const WE_DID =
  /^(?:had|have|were|are|both|fell|split|ran|closed|lost|argued|quarrelled|signed|shared|share)$/

/**
 * "…, and has worked here for years", "… since Marcus left and feels that …": the one with whom the sentence began. What
 * was over goes on with nobody.
 */
const goesOn = (said: string[], word: string): boolean =>
  (VERBS.has(word) || BENT[word] !== undefined) &&
  (/, (?:and|but) $/.test(said.slice(-4).join('')) ||
    (/[^s]s$/.test(word) && IS_OVER.test(said.join(''))))

const IS_OVER =
  /\b(?:since|after|when) \p{Lu}\p{Ll}+ (?:left|retired|died|quit|resigned|moved|fell ill|was (?:fired|sacked|promoted))(?: [^,]{0,20})? and $/u

const OWN: Readonly<Record<string, string>> = { he: 'his', she: 'hers', they: 'theirs' }

const isVerb = (word: string): boolean =>
  VERBS.has(word) || PAST_VERBS.has(word) || /\p{L}{2}ed$/u.test(word)

const STANDS_ALONE =
  /^(?:|[.,;:!?)]|and|but|or|because|when|if|at|in|on|by|for|to|with|from|until|since|any|either|again|alone|too|than|as|is|was|who|which|that|although|while|after|before)$/

/** Up to whom it is done to, with nothing in between that could be the one who does it. */
const I_DO_TO =
  /(?:^|\s)I (?:(?:have|had|did|do|does|will|would|can|could|must|should|am|was|want|wants|wanted|need|needs|needed|try|tries|tried|refuse|refuses|refused|hope|hopes|hoped|agreed|decided|promised|forgot|used|don't|didn't|won't|can't|couldn't|wouldn't|haven't|hadn't|not|to|never|also|often|always|once|still|later|then|even|just|\p{Ll}+ly|and|\p{Ll}+ed|how|what|when|practise|learn|know) )*\p{Ll}+ (?:(?:(?:an?|the|my|his) \p{Ll}+ )?(?:at|to|on|about|for) )?$/u

const AND_DO_TO =
  /\b(?:and|but) (?:(?:have|haven't|had|hadn't|don't|didn't|can't|cannot|couldn't|won't|wouldn't|not|never|still|then|now|yet|want to|tried to) )*\p{Ll}+ $/u

/** Not at the beginning, where it is whoever tells. */
const IS_NAMED = /\s\p{Lu}\p{Ll}+/u

/** "Luca took the keys with him." */
const TAKES_ALONG = /\b(?:took|takes|taken|brought|brings|carries|carried) (?:\S+ ){1,5}with $/

const isWishedOf = (said: string[]): boolean => {
  const [, first = ''] = WISHED.exec(said.join('')) ?? []
  return PLAIN_VERBS.has(first.toLowerCase()) || ALSO_THINGS.has(first.toLowerCase())
}

const WISHED = /^(?:(?:not|to|never) )*(\p{L}+) (?:(?:at|to|with|on|about|for) )?$/iu

/** "… but he does not want to owe him anything": of two men either may be the one. */
const DOES_IT_TO_THE_SAME = /^(?: (?!and\b|but\b|that\b)[\p{L}']+){1,7} (?:him|her(?=[.,;]|$))\b/u
