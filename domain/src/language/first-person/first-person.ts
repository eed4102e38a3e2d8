import { contracted } from '../contracted.ts'
import { bent } from './bent.ts'
import { nameAt, namesOf, namesOfSeveral, TITLES } from './names.ts'
import { I, isObjectPlace, lastWords, type Place, type Told, WE } from './place.ts'
import { asSubject, wordAt } from './word-at.ts'
import { ENDINGS, HAD } from '../person-words.ts'
import { plain } from '../words.ts'

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
  const text = apart(
    withoutWho(plain(sentence).replace(TITLES, '$1').replaceAll(' & ', ' and ')),
    told,
  )
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
    says: here(capitalised(withoutHaveAfterTwo(contracted(withOneselfLast(joined(at.said)))))),
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

const TOKEN = /[\p{L}\p{N}]+(?:['.-][\p{L}\p{N}]+)*'?|[^\s\p{L}\p{N}]|\s+/gu

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
      /^I and ((?:two|three|four|five|six) (?:others|(?:other )?\p{Ll}+s)(?: (?:of|from) the \p{Ll}+(?: (?:council|board|team|committee))?)?|(?:my |the |our |an? )?\p{L}+(?: of (?:two|three|four|five|six|seven|eight|nine|ten|twelve|\d+)(?: people)?)?(?: \p{Lu}\p{Ll}+)*)(?:, who [^,]+,)?(.*)$/u,
      (_, other: string, rest: string) =>
        `${other} and I${rest.replaceAll(/\btheir\b/g, 'our').replaceAll(/\bthey\b/g, 'we')}`,
    )

/** "She is a retired secretary who lives in Leeds": of oneself it is a second thing. */
const withoutWho = (text: string): string =>
  text.replace(
    /^([\p{Lu}][\p{L}]*(?: \p{Lu}\p{L}+)* (?:is|was) an? (?!(?:\p{L}+ )?(?:person|woman|man|someone|type|kind)\b)[^,.;:]{3,60}?) who (?=(?:lives?|works?|runs?|has|owns?|teaches|sells?|drives|makes|lived|worked|ran|had|owned|taught|sold)\b)/u,
    '$1 and ',
  )

/** "My head baker has been there for years": it is where they are. */
const here = (text: string): string =>
  text.replace(/^((?:My|Our) [^,.;:]{2,40} (?:has|have) (?:been|worked)) there\b/u, '$1 here')

const joined = (said: string[]): string => said.join('').replaceAll(/\s+/g, ' ').trim()

/** "Marcus and I've" is not said. */
const withoutHaveAfterTwo = (text: string): string =>
  text.replace(/^((?:My |Our )?[\p{L} ]{2,30} and) I've /u, '$1 I have ')

const capitalised = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1)
