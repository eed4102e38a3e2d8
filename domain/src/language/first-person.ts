import { VERBS } from './verbs.ts'
import { plain } from './words.ts'

/** Who is told about: "Nora Devlin", of whom a text says "she" or "Nora" or "you". */
export type Told = { name: string; pronoun: 'he' | 'she' | 'they' | 'you' | 'I' }

/**
 * What is told about somebody, as they would say it of themselves: "Nora runs two depots and has her own
 * van" becomes "I run two depots and have my own van". Others keep their pronouns.
 */
export function inFirstPerson(sentence: string, told: Told): string {
  const tokens = plain(sentence).replace(TITLES, '$1').match(TOKEN) ?? []
  const names = namesOf(told.name)
  const said: string[] = []
  let subject: Subject = 'unknown'
  let wasSubject = false
  for (let at = 0; at < tokens.length; at += 1) {
    wasSubject ||= subject === 'self'
    const token = tokens[at] ?? ''
    const word = token.toLowerCase()
    const following = nextWord(tokens, at)
    const named = nameAt(tokens, at, names)
    if (named !== null) {
      at += named.length - 1
      if (named.isPossessive) said.push('my')
      else if (isObjectPlace(said)) said.push('me')
      else {
        said.push('I')
        subject = 'self'
      }
    } else if (SELF_WORDS[told.pronoun].possessive === word && told.pronoun !== 'she') {
      // What somebody else looks at, wears or leaves is mostly their own.
      said.push(subject === 'other' && told.pronoun !== 'you' ? token : 'my')
    } else if (told.pronoun === 'she' && (word === 'her' || word === 'hers')) {
      if (subject === 'other' && !isObjectPlace(said)) said.push(token)
      else said.push(word === 'hers' ? 'mine' : isPossessiveBefore(following) ? 'my' : 'me')
    } else if (word === SELF_WORDS[told.pronoun].reflexive) said.push('myself')
    else if (word === SELF_WORDS[told.pronoun].object && told.pronoun !== 'you') said.push('me')
    else if (word === SELF_WORDS[told.pronoun].subject && subject !== 'other') {
      if (told.pronoun === 'you' && isObjectPlace(said)) said.push('me')
      else {
        said.push('I')
        subject = 'self'
      }
    } else if (isOtherPerson(token, { at, tokens, said })) {
      subject = 'other'
      said.push(token)
    } else if (subject === 'self' && isVerbPlace(said))
      said.push(bent(token, { following, isSure: isRightAfterSubject(said) }))
    else {
      if (/^[.;:]$/.test(token) && subject === 'other') subject = 'unknown'
      said.push(token)
    }
  }
  return capitalised(contracted(joined(said)))
}

/** "Nora", "Devlin", "Ms Devlin" and "Nora Devlin" are the same one. */
function namesOf(name: string): string[][] {
  const parts = plain(name)
    .replace(TITLES, '$1')
    .split(/\s+/)
    .filter((part) => part !== '')
  const plainParts = parts.filter((part) => !TITLE.test(part))
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

const TITLE = /^(?:mr|mrs|ms|miss|dr|prof|professor|sir|sister|father|chef|captain|officer)\.?$/i
const TITLES = /\b(Mr|Mrs|Ms|Dr|Prof)\./g

type Subject = 'self' | 'other' | 'unknown'

const TOKEN = /[\p{L}\p{N}]+(?:['.-][\p{L}\p{N}]+)*'?|[^\s\p{L}\p{N}]|\s+/gu

const SELF_WORDS = {
  he: { subject: 'he', object: 'him', possessive: 'his', reflexive: 'himself' },
  she: { subject: 'she', object: 'her', possessive: 'her', reflexive: 'herself' },
  they: { subject: 'they', object: 'them', possessive: 'their', reflexive: 'themselves' },
  you: { subject: 'you', object: 'you', possessive: 'your', reflexive: 'yourself' },
  I: { subject: 'i', object: 'me', possessive: 'my', reflexive: 'myself' },
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

const nextWord = (tokens: string[], at: number): string =>
  tokens
    .slice(at + 1)
    .find((token) => token.trim() !== '')
    ?.toLowerCase() ?? ''

const lastWords = (said: string[], count: number): string[] =>
  said.filter((token) => token.trim() !== '').slice(-count)

/** After a preposition or a verb that takes somebody: "told me", "with me", "of my boss". */
function isObjectPlace(said: string[]): boolean {
  const words = lastWords(said, 3).map((word) => word.toLowerCase())
  while (DETERMINERS.has(words.at(-1) ?? '')) words.pop()
  return OBJECT_AFTER.has(words.at(-1) ?? '')
}

const DETERMINERS = new Set([
  'a',
  'an',
  'the',
  'my',
  'his',
  'her',
  'their',
  'our',
  'another',
  'one',
])

const OBJECT_AFTER = new Set(
  `about above after against among around at before behind beside between by for from in into like near
  of off on onto over past than through to toward towards under upon with without asked ask asks told
  tell tells gave give gives made make makes let lets help helps helped leave leaves left sent send
  sends called call calls calling keep keeps kept want wants wanted see sees saw hired promoted
  promised cost costs bother bothers bothered worry worries hurt hurts make makes annoys annoyed
  frustrates pays paid pay owes blame blames blamed`.split(/\s+/),
)

function isPossessiveBefore(following: string): boolean {
  return /^[\p{L}\p{N}]/u.test(following) && !NOT_OWNED.has(following)
}

/** What follows "her" when it is nobody's: "let her forget", "told her that". */
const NOT_OWNED = new Set(
  `a about an and at because before but by do down feel for forget from go get has have he if in into is
  know last of off on or out over see she so take than that the then they think this to up was when
  where while with without`.split(/\s+/),
)

/** Where nothing but a verb can come. */
function isRightAfterSubject(said: string[]): boolean {
  const words = lastWords(said, 3).map((word) => word.toLowerCase())
  while (ADVERBS.has(words.at(-1) ?? '')) words.pop()
  return words.at(-1) === 'i'
}

/** Right after the subject, or after "and" in a list of what one does, with nothing but adverbs between. */
function isVerbPlace(said: string[]): boolean {
  const words = lastWords(said, 3).map((word) => word.toLowerCase())
  while (ADVERBS.has(words.at(-1) ?? '')) words.pop()
  const last = words.at(-1) ?? ''
  return last === 'i' || last === 'and' || last === 'but' || last === 'or' || last === ','
}

const ADVERBS = new Set(
  `actually almost also always barely certainly clearly constantly currently deeply definitely easily
  even eventually ever finally first frequently fully generally genuinely gradually hardly honestly
  just largely lately mainly mostly never not now occasionally officially often only openly originally
  personally possibly previously privately probably quickly quietly rarely really recently regularly
  secretly seldom simply slowly sometimes soon still strongly suddenly then typically usually`.split(
    /\s+/,
  ),
)

function bent(
  token: string,
  { following, isSure }: { following: string; isSure: boolean },
): string {
  const word = token.toLowerCase()
  const irregular = BENT[word]
  if (irregular !== undefined) return irregular
  const isVerb = isSure ? /[^s]s$/.test(word) && word.length > 2 : VERBS.has(word)
  if (!isVerb || (!isSure && isNounBefore(following))) return token
  if (/ies$/.test(word) && word.length > 4) return `${word.slice(0, -3)}y`
  if (/(?:ss|sh|ch|x|z|o)es$/.test(word)) return word.slice(0, -2)
  return word.replace(/s$/, '')
}

const BENT: Record<string, string> = {
  is: 'am',
  was: 'was',
  are: 'am',
  were: 'was',
  has: 'have',
  does: 'do',
  "isn't": 'am not',
  "aren't": 'am not',
  "hasn't": "haven't",
  "doesn't": "don't",
  "weren't": "wasn't",
}

/** "and runs of bad luck": there it was no verb. */
const isNounBefore = (following: string): boolean => following === 'of'

/** Somebody else begins to be the one who does something: a name, or "the manager". */
function isOtherPerson(
  token: string,
  { at, tokens, said }: { at: number; tokens: string[]; said: string[] },
): boolean {
  if (isObjectPlace(said)) return false
  const rest = tokens.slice(at + 1).filter((next) => next.trim() !== '')
  while (/^\p{Lu}\p{Ll}+$/u.test(rest[0] ?? '')) rest.shift()
  const [following = '', afterIt = ''] = rest.map((next) => next.toLowerCase())
  const doesSomething =
    isVerbLike(following) || (following === ',' && (afterIt === 'who' || isVerbLike(afterIt)))
  if (/^\p{Lu}\p{Ll}+$/u.test(token) && !NOT_NAMES.has(token)) return doesSomething
  return PERSONS.has(token.toLowerCase()) && (doesSomething || TELLS_WHICH.has(following))
}

/** What may stand between somebody and what they do: "a boy of fifteen stepped". */
const TELLS_WHICH = new Set(['of', 'from', 'called', 'who', 'named', 'at'])

const NOT_NAMES = new Set(
  `I The A An It This That These Those There Every Each Both Some Many Most All If When While After
  Before Since Because In On At For From With Two Three Four Five Six Seven Eight Nine Ten Last Next
  January February March April May June July August September October November December Monday Tuesday
  Wednesday Thursday Friday Saturday Sunday English Christmas Easter`.split(/\s+/),
)

const PERSONS = new Set(
  `boss husband wife partner mother father brother sister son daughter friend colleague manager
  director supervisor doctor nurse landlord tenant neighbour neighbor client customer employee trainee
  boy girl man woman dispatcher owner chief somebody someone nobody everybody who he she they`.split(
    /\s+/,
  ),
)

const isVerbLike = (word: string): boolean =>
  VERBS.has(word) ||
  /^(?:is|was|has|had|does|did|will|can|could|would|should|\p{Ll}+ed)$/u.test(word)

const joined = (said: string[]): string => said.join('').replaceAll(/\s+/g, ' ').trim()

const contracted = (text: string): string =>
  text
    .replaceAll(/\bI am\b/g, "I'm")
    .replaceAll(/(?<!\bof )\b([Ii]t|[Tt]hat|[Tt]here) is\b(?! (?:to|what))/g, "$1's")
    .replaceAll(/\bI will\b/g, "I'll")
    .replaceAll(
      /\bI have (?=(?:\w+ )?(?:been|had|\w{3,}ed|run|told|seen|gone|made|taken|given|got|done)\b)/g,
      "I've ",
    )
    .replaceAll(/\bdid not\b/g, "didn't")
    .replaceAll(/\bdo not\b/g, "don't")
    .replaceAll(/\bdoes not\b/g, "doesn't")
    .replaceAll(/\bhas not\b/g, "hasn't")
    .replaceAll(/\bhave not\b/g, "haven't")
    .replaceAll(/\bcannot\b/g, "can't")
    .replaceAll(/\bcould not\b/g, "couldn't")
    .replaceAll(/\bwill not\b/g, "won't")
    .replaceAll(/\bwould not\b/g, "wouldn't")
    .replaceAll(/\bis not\b/g, "isn't")
    .replaceAll(/\bwas not\b/g, "wasn't")

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
