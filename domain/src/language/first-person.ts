import { contracted } from './contracted.ts'
import { genderOf } from './gendered.ts'
import {
  ADVERBS,
  BENT,
  DETERMINERS,
  ENDINGS,
  HAD,
  NOT_NAMES,
  NOT_OWNED,
  OBJECT_AFTER,
  PERSONS,
  WE_BENT,
} from './person-words.ts'
import { PAST_VERBS, VERBS } from './verbs.ts'
import { plain } from './words.ts'

/** Who is told about: "Nora Devlin", of whom a text says "she" or "Nora" or "you"; a couple or a company is "we". */
export type Told = { name: string; pronoun: 'he' | 'she' | 'they' | 'you' | 'I' | 'we' }

/**
 * What is told about somebody, as they would say it of themselves: "Nora runs two depots and has her own
 * van" becomes "I run two depots and have my own van". Others keep their pronouns.
 */
export const inFirstPerson = (sentence: string, told: Told): string =>
  clearlyInFirstPerson(sentence, told).says

/** Not clear: "her mother says that she drinks" may be said of either. Rather nothing than that. */
export function clearlyInFirstPerson(
  sentence: string,
  told: Told,
): { says: string; isClear: boolean } {
  const text = apart(plain(sentence).replace(TITLES, '$1').replaceAll(' & ', ' and '), told)
  const tokens = text.match(TOKEN) ?? []
  const names = told.pronoun === 'we' ? namesOfSeveral(told.name) : namesOf(told.name)
  const self = told.pronoun === 'we' ? WE : I
  const at: Place = {
    told,
    tokens,
    said: [],
    subject: 'unknown',
    other: '',
    mainSubject: 'unknown',
    isClear: true,
  }
  for (let n = 0; n < tokens.length; n += 1) {
    const named = nameAt(tokens, n, names)
    if (named === null || isMeantOtherwise(tokens.slice(n, n + named.length), at))
      at.said.push(wordAt(n, at, self))
    else {
      n += named.length - 1
      if (named.isPossessive) at.said.push(self.possessive)
      else if (/^(?:am|called|named)$/.test(lastWords(at.said, 1)[0] ?? '')) at.said.push(told.name)
      else if (isObjectPlace(at.said)) at.said.push(self.object)
      else at.said.push(asSubject(at, self))
    }
    if (at.mainSubject === 'unknown') at.mainSubject = at.subject
  }
  return {
    says: capitalised(withoutHaveAfterTwo(contracted(withOneselfLast(joined(at.said))))),
    isClear: at.isClear,
  }
}

/** Who is called Lund may live in Lund, and "the family upstairs" is not one's own. */
function isMeantOtherwise(named: string[], { said, told }: Place): boolean {
  const [before = ''] = lastWords(said, 1)
  const last = told.name.split(' ').at(-1)
  if (
    named.length === 1 &&
    named[0] === last &&
    told.name.includes(' ') &&
    /^(?:in|near)$/.test(before)
  )
    return true
  if (named.length === 1 && named[0]?.toLowerCase() === 'both')
    return /^(?:are|were|have|had|we|they)$/i.test(before)
  return named[0] === 'the' && named[2] === 'family' && isObjectPlace(said)
}

/** How far it was read, and who is meant there. */
type Place = {
  told: Told
  tokens: string[]
  said: string[]
  subject: Subject
  /** The last other person, by whom "he" or "she" may be meant. */
  other: string
  mainSubject: Subject
  isClear: boolean
}

type Subject = 'unknown' | 'self' | 'other'
type Self = { subject: string; object: string; possessive: string; own: string; reflexive: string }

const I: Self = { subject: 'I', object: 'me', possessive: 'my', own: 'mine', reflexive: 'myself' }
const WE: Self = {
  subject: 'we',
  object: 'us',
  possessive: 'our',
  own: 'ours',
  reflexive: 'ourselves',
}

function asSubject(at: Place, self: Self): string {
  at.subject = 'self'
  return self.subject
}

const SOME_OF =
  /\b(?:one|two|three|four|five|six|seven|eight|nine|ten|some|most|many|none|half|few|several|all|each|neither|either|\p{N}+) of $/iu

function wordAt(n: number, at: Place, self: Self): string {
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

/** "She's", "he'd" and "you've" are two words. */
function apart(text: string, { pronoun }: Told): string {
  if (pronoun === 'I' || pronoun === 'we') return text
  return text
    .replaceAll(/\b(you|they)'(re|ve|ll|d)\b/gi, (whole, who: string, rest: string) =>
      who.toLowerCase() === pronoun ? `${who} ${ENDINGS[rest] ?? rest}` : whole,
    )
    .replaceAll(
      /\b(he|she)'(s|ll|d)\b(?= (\w+))/gi,
      (whole, who: string, rest: string, next: string) =>
        who.toLowerCase() === pronoun
          ? `${who} ${rest === 's' && HAD.test(next) ? 'has' : rest === 'd' && HAD.test(next) ? 'had' : (ENDINGS[rest] ?? rest)}`
          : whole,
    )
}

/** "told her boss", "refuses to give back her deposit": whose it is, whoever does it. */
const isToldTo = (said: string[], at: Place): boolean =>
  /\bme (?:for|about|on|over) $/.test(said.join('')) ||
  DONE_TO_SOMEBODY.test(said.join('')) ||
  (genderOfOther(at) === 'unknown' &&
    /^(?:told|tells|asked|asks|gave|gives|sent|sends|called|calls|paid|pays|helps|helped|wants|thinks|says|said|that)$/.test(
      lastWords(said, 1)[0] ?? '',
    ))

const WE_WHO_WRITE: Readonly<Record<string, string>> = { us: 'you', our: 'your', we: 'you' }

/** "Ken changed his rota without asking him": whoever was not asked is the one whose rota it is. */
const isDoneToHim = (after: string[]): boolean => /\bwithout \p{L}+ing him\b/u.test(after.join(''))

/** What one does with what is another's. */
const DONE_TO_SOMEBODY =
  /\b(?:(?:gives?|gave|give|pays?|paid) back|returns?|returned|refunds?|refunded|answers?|criticises?|criticised|ignores?|ignored|rejects?|rejected|cancels?|cancelled|withholds?|withheld) $/

/** "Mr Pike": his title says what his name does not. */
function genderOfOther({
  other,
  said,
}: Pick<Place, 'other' | 'said'>): ReturnType<typeof genderOf> {
  const title = said
    .slice(0, said.lastIndexOf(other))
    .filter((word) => word.trim() !== '')
    .at(-1)
  if (title === 'Mr') return 'he'
  return title === 'Mrs' || title === 'Ms' ? 'she' : genderOf(other)
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

/** "His wife has lost his keys": she has none of his own; and nobody has her letter. */
const mayOwn = ({ other, told, said }: Place): boolean => {
  const gender = genderOfOther({ other, said })
  if (/^(?:nobody|everybody|somebody|everyone|someone|anybody|they|who|people)$/i.test(other))
    return told.pronoun === 'they' || other === 'who'
  return gender === 'unknown' || gender === told.pronoun
}

/** "I live with my mother, who is 79, and her son": in a row of people each is the teller's. */
const isOneMore = ({ said, other }: Place, following: string, next: string): boolean =>
  said.slice(-4).join('').endsWith(', and ') &&
  (PERSONS.has(following) ||
    PERSONS.has(next) ||
    // "Hail destroyed the grapes, and her insurer …": hail has none.
    (genderOf(other) === 'unknown' && !PERSONS.has(other.toLowerCase())))

/** Since the other one was named, another thought began: "… because his report was late". */
const isFurtherIn = ({ said, other }: Place): boolean => {
  const from = said.lastIndexOf(other)
  return said
    .slice(from + 1)
    .some((word) =>
      /^(?:because|so|that|when|if|although|while|where|what|says?|said|thinks?|thought|knows?)$/i.test(
        word,
      ),
    )
}

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

/** "Afraid that he will recognise you in the street": nothing follows that you could do. */
const isYouAsObject = (said: string[], following: string): boolean =>
  isObjectPlace(said) ||
  (lastWords(said, 1).length > 0 &&
    !CLAUSE_BEGINS.test(lastWords(said, 1)[0] ?? '') &&
    /^(?:in|on|at|for|to|with|from|about|by|as|when|if|because|again|twice|[.,;]|)$/.test(
      following,
    ))

/** In a clause of its own, after somebody whom the pronoun cannot mean: "Gerry is leaving and she has no plan". */
function isSelfAgain({ said, told: { pronoun }, other }: Place, rest: string[]): boolean {
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
  const [before = ''] = lastWords(said, 1)
  return gender !== 'unknown' || CLAUSE_BEGINS.test(before) || THINKS.test(before)
}

/** "My boss thinks she is too slow." */
const THINKS = /^(?:thinks|says|believes|feels|knows|said|thought|claims|hopes|fears)$/i

const CLAUSE_BEGINS =
  /^(?:and|but|so|because|that|if|when|whenever|while|where|before|after|until|unless|although|though|whether|what|how|why|then|[.;:])$/i

/** "My accountant has handed in her notice": whose job ends like that is somebody. */
const isOnesOwn = (
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

/** Politely, and as it is said: "my husband and I". */
const withOneselfLast = (text: string): string =>
  text
    .replace(
      /^I, (an? [^,]+), (\S+) /u,
      (_, being: string, verb: string) =>
        `I'm ${being} and I ${bent(verb, { following: '', isSure: true, self: I })} `,
    )
    .replace(/^I, (\d{1,2}), (?=\p{Ll})/u, "I'm $1 and ")
    .replace(
      // Who the other one is, is said elsewhere.
      /^I and ((?:my |the |our )?\p{L}+(?: \p{Lu}\p{Ll}+)?)(?:, who [^,]+,)?(.*)$/u,
      (_, other: string, rest: string) =>
        `${other} and I${rest.replaceAll(/\btheir\b/g, 'our').replaceAll(/\bthey\b/g, 'we')}`,
    )

/** "Nora", "Devlin", "Ms Devlin" and "Nora Devlin" are the same one. */
function namesOf(name: string): string[][] {
  const parts = plain(name)
    .replaceAll(/\s*\([^)]*\)/g, '')
    .replace(TITLES, '$1')
    .split(/\s+/)
    .filter((part) => part !== '')
  const plainParts = parts.filter((part) => !TITLE.test(part) && !/^(?:the|an?)$/i.test(part))
  const [first] = plainParts
  const last = plainParts.at(-1)
  const all = [parts, plainParts, [first], last === undefined ? [] : [last]]
  if (last !== undefined && last !== first)
    for (const title of ['Mr', 'Mrs', 'Ms', 'Dr', 'Professor']) all.push([title, last])
  return all
    .map((words) => words.filter((word): word is string => word !== undefined))
    .filter((words) => words.length > 0)
    .sort((a, b) => b.length - a.length)
}

/** "Sarah & Mike Jensen", "Sarah and Mike"; "Acme Logistics", "Acme", "the company". One of a couple is not both. */
function namesOfSeveral(name: string): string[][] {
  const parts = plain(name).replaceAll(/\s&\s/g, ' and ').split(/\s+/)
  const isCouple = parts.includes('and')
  const [first = ''] = parts
  const own = isCouple
    ? [
        parts,
        parts.slice(0, parts.indexOf('and') + 2),
        [first, 'and', parts.at(-1) ?? ''],
        ['The', `${parts.at(-1) ?? ''}s`],
        ['the', `${parts.at(-1) ?? ''}s`],
        ['The', 'couple'],
        ['the', 'couple'],
      ]
    : [parts, ...(/^(?:the|an?)$/i.test(first) ? [] : [[first]])]
  const kinds = /\b(?:company|firm|board|committee|family|team|group|agency|council|panel)\b/i.exec(
    name,
  )
  const family = /^(?:the )?(\p{Lu}\p{Ll}+) family$/iu.exec(name)?.[1]
  if (family !== undefined) own.push(['The', `${family}s`], ['the', `${family}s`])
  const kind = isCouple ? 'family' : (kinds?.[0].toLowerCase() ?? 'company')
  return [...own, ['The', kind], ['the', kind], ['both'], ['Both']].sort(
    (a, b) => b.length - a.length,
  )
}

const TITLE =
  /^(?:mr|mrs|ms|miss|dr|prof|professor|sir|dame|lady|lord|sister|father|chef|captain|officer|councillor|councilor|grandma|grandpa|granny|aunt|auntie|uncle|sergeant|lieutenant|major|colonel|coach|nurse|pastor|rabbi|imam|judge|senator|mayor)\.?$/i
const TITLES = /\b(Mr|Mrs|Ms|Dr|Prof)\./g

const TOKEN = /[\p{L}\p{N}]+(?:['.-][\p{L}\p{N}]+)*'?|[^\s\p{L}\p{N}]|\s+/gu

const SELF_WORDS = {
  he: { subject: 'he', object: 'him', possessive: 'his', reflexive: 'himself' },
  she: { subject: 'she', object: 'her', possessive: 'her', reflexive: 'herself' },
  they: { subject: 'they', object: 'them', possessive: 'their', reflexive: 'themselves' },
  you: { subject: 'you', object: 'you', possessive: 'your', reflexive: 'yourself' },
  I: { subject: 'i', object: 'me', possessive: 'my', reflexive: 'myself' },
  we: { subject: 'they', object: 'them', possessive: 'their', reflexive: 'themselves' },
} as const

function nameAt(
  tokens: string[],
  at: number,
  names: string[][],
): { length: number; isPossessive: boolean } | null {
  for (const name of names) {
    const length = name.length * 2 - 1
    const found = tokens.slice(at, at + length).filter((token) => token.trim() !== '')
    if (found.length !== name.length) continue
    const isSame = found.every((token, n) => token.replace(/'s?$/, '') === name[n])
    if (isSame) return { length, isPossessive: /'s?$/.test(found.at(-1) ?? '') }
  }
  return null
}

const nextWord = (tokens: string[], at: number, nth = 1): string => {
  const words = tokens.slice(at + 1).filter((token) => token.trim() !== '')
  return (words[nth - 1] ?? '').toLowerCase()
}

const lastWords = (said: string[], count: number): string[] =>
  said.filter((token) => token.trim() !== '').slice(-count)

/** After a preposition or a verb that takes somebody: "told me", "with me", "of my boss". */
function isObjectPlace(said: string[]): boolean {
  const words = lastWords(said, 3).map((word) => word.toLowerCase())
  while (DETERMINERS.has(words.at(-1) ?? '')) words.pop()
  return OBJECT_AFTER.has(words.at(-1) ?? '')
}

function isPossessiveBefore(following: string, afterIt: string): boolean {
  // "Her last assistant", but "called her last week".
  if (/^(?:last|next)$/.test(following))
    return !/^(?:week|month|year|night|spring|summer|autumn|fall|winter|\w+day)$/.test(afterIt)
  // "Her first job", but "meant to tell her first and".
  if (/^(?:first|early|later)$/.test(following))
    return !/^(?:and|but|then|or|because|so|when|[.,;]?)$/.test(afterIt)
  return /^[\p{L}\p{N}]/u.test(following) && !NOT_OWNED.has(following)
}

/** Where nothing but a verb can come. */
function isRightAfterSubject(said: string[]): boolean {
  const words = lastWords(said, 3).map((word) => word.toLowerCase())
  while (ADVERBS.has(words.at(-1) ?? '')) words.pop()
  return words.at(-1) === 'i' || words.at(-1) === 'we'
}

/** Right after the subject, or after "and" in a list of what one does, with nothing but adverbs between. */
function isVerbPlace(said: string[]): boolean {
  const words = lastWords(said, 3).map((word) => word.toLowerCase())
  while (ADVERBS.has(words.at(-1) ?? '')) words.pop()
  const last = words.at(-1) ?? ''
  return (
    last === 'i' ||
    last === 'we' ||
    last === 'and' ||
    last === 'but' ||
    last === 'or' ||
    last === ','
  )
}

function bent(
  token: string,
  { following, isSure, self }: { following: string; isSure: boolean; self: Self },
): string {
  const word = token.toLowerCase()
  const irregular = self === WE ? (WE_BENT[word] ?? BENT[word]) : BENT[word]
  if (irregular !== undefined) return irregular
  const isVerb = isSure ? /[^s]s$/.test(word) && word.length > 2 : VERBS.has(word)
  if (!isVerb || (!isSure && isNounBefore(following))) return token
  if (word.endsWith('ies') && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|z|o)es$/.test(word)) return word.slice(0, -2)
  return word.replace(/s$/, '')
}

/** "and runs of bad luck": there it was no verb. */
const isNounBefore = (following: string): boolean => following === 'of'

/** Somebody else begins to be the one who does something: a name, or "the manager". */
function isOtherPerson(
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

const isVerbLike = (word: string): boolean =>
  VERBS.has(word) ||
  PAST_VERBS.has(word) ||
  /^(?:is|was|has|had|does|did|will|can|could|would|should|\p{Ll}+ed)$/u.test(word)

const joined = (said: string[]): string => said.join('').replaceAll(/\s+/g, ' ').trim()

/** "Marcus and I've" is not said. */
const withoutHaveAfterTwo = (text: string): string =>
  text.replace(/^((?:My |Our )?[\p{L} ]{2,30} and) I've /u, '$1 I have ')

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
