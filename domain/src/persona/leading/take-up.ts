import { plain, sentencesOf, wordsOf } from '../../language/words.ts'
import { CERTAIN_VERBS } from '../../language/verbs.ts'
import type { Asked } from '../recalling/asked.ts'

/** What was said beside the question in it: an answer may come first, and the question after. */
export function statementIn(text: string, asked: Asked | null): string {
  if (text.includes('?'))
    return sentencesOf(text)
      .filter((sentence) => !/\?["')]*$/.test(sentence))
      .join(' ')
  if (asked === null) return text
  const words = text.split(/\s+/)
  return words.slice(0, Math.max(0, words.length - wordsOf(asked.text).length)).join(' ')
}

/** Said of the persona and not of oneself: "you must be tired". It answers nothing. */
export function isOfPersona(statement: string): boolean {
  const words = wordsOf(statement).map((word) => word.split("'")[0] ?? word)
  const count = (of: string) => words.filter((word) => of.split(' ').includes(word)).length
  const isSorry = /\b(?:sorry|hope|guess|think|thought|imagine|see|hear|meant|asked)\b/i.test(
    statement,
  )
  return count('you your yourself') > 0 && count('i we my our me us') <= (isSorry ? 1 : 0)
}

/**
 * A few of the learner's own words, to show that they were heard: "Fourteen people", "a bus depot". Only what
 * is surely a thing that was named, and nothing at all where that is not sure.
 */
export function bitOf(statement: string): string | null {
  if (TELLS_IT_WHAT_TO_DO.test(statement)) return null
  for (const sentence of sentencesOf(statement)) {
    if (DENIES.test(sentence) || !TELLS_OF_SOMEBODY.test(sentence)) continue
    const found = amountIn(sentence) ?? thingIn(sentence)
    if (found !== null) return found
  }
  return null
}

/** The same as something known: "a bus depot" is "the bus depot" from then on. Amounts are not come back to. */
export const asKnown = (bit: string): string | null =>
  /^(?:an?|the) /.test(bit) ? bit.replace(/^an? /, 'the ') : null

/** Somebody did it, and it is not wished: "let the record show". */
const TELLS_OF_SOMEBODY =
  /^(?!let\b).*\b(?:i|we|my|our|he|she|they|me|us|i'm|i've|we've|i'd|im|ive)\b/i

/** What is said to the machine is not given back. */
const TELLS_IT_WHAT_TO_DO =
  /\byou (?:may|can|must|should|are|will|have to|need to)\b|\b(?:prompt|rules?|instructions?|role|stage|secret|simulation|persona)\b/i

const DENIES = /\b(?:not|never|no|nobody|none|without|if|unless|\p{L}+n't)\b/iu

const cleaned = (sentence: string): string =>
  plain(sentence)
    .replaceAll(/\b(?:um+|uh+|er+m?|you know)\b,?\s*/gi, '')
    .replaceAll(/\b(\p{L}+)(?: \1\b)+/giu, '$1')

const NUMBER =
  'two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety'
const AMOUNT = new RegExp(
  String.raw`(?<![\d.,])(?<!\b(?:hundred|thousand|million|point|and|half|of|than|${NUMBER}|[\d.,]+)[ -])\b((?:${NUMBER})(?:-\p{L}+)?|\d[\d,.]*\d|[2-9]) (people|children|men|women|\p{Ll}{2,}[^s\W]s)\b`,
  'iu',
)

function amountIn(sentence: string): string | null {
  const found = AMOUNT.exec(cleaned(sentence))
  if (found === null) return null
  const [, amount = '', of = ''] = found
  return NO_UNIT.has(of.toLowerCase()) || CERTAIN_VERBS.has(of.toLowerCase())
    ? null
    : `${amount} ${of}`
}

/** Not counted things, or so general that giving them back says nothing. */
const NO_UNIT = new Set(
  'times things ways costs pays helps works runs starts is was has this does always others percent hours minutes days seconds weeks months years'.split(
    ' ',
  ),
)

/** After an article, and up to a word that surely begins something else. */
function thingIn(sentence: string): string | null {
  const words = cleaned(sentence).match(/[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*|[,.;:!]/gu) ?? []
  for (const [n, word] of words.entries()) {
    if (!ARTICLES.has(word.toLowerCase())) continue
    // Where it was is not yet what it was about: "at the counter".
    if (word.toLowerCase() === 'the' && PLACES.has(words[n - 1]?.toLowerCase() ?? '')) continue
    // "I was a driver" says what somebody was, and names no thing.
    if (IS.has(words[n - 1]?.toLowerCase() ?? '')) continue
    const rest = words.slice(n + 1, n + 4)
    const end = rest.findIndex((next) => /^[,.;:!]$/.test(next) || ENDS.has(next.toLowerCase()))
    const length = end === -1 && n + 1 + rest.length === words.length ? rest.length : end
    if (length < 1 || length > 2 || (length === 1 && word.toLowerCase() === 'the')) continue
    const named = rest.slice(0, length).map((one) => one.toLowerCase())
    if (named.every((one) => isThing(one)) && /^\p{Ll}/u.test(rest[0] ?? ''))
      return [word.toLowerCase(), ...rest.slice(0, length)].join(' ')
  }
  return null
}

const PLACES = new Set(
  'in on at before after to from by with of for into near over until'.split(' '),
)
const IS = new Set('is was are were am be been being as like such'.split(' '))
const ARTICLES = new Set(['a', 'an', 'the'])

const isThing = (word: string): boolean =>
  word.length > 2 &&
  !NO_THING.has(word) &&
  !ENDS.has(word) &&
  !/(?:ed|ly|ing|'s|'ve|'d|'ll)$/.test(word) &&
  /^\p{Ll}+(?:-\p{Ll}+)*$/u.test(word)

/** "Of" is not among them: "a team" of "a team of fourteen" is half a thing. */
const ENDS = new Set(
  `in at for on with and that which who so because when where to from is was were are has have had can
  will would could did does but as after before then while until by into about or i we they he she it`.split(
    /\s+/,
  ),
)

/** What an article may stand before without anything being named. */
const NO_THING = new Set(
  `thing things way ways lot bit time times day days week weeks month months year years moment end
  beginning other others same first second third last next one two kind sort right job post question
  point problem reason result answer rest most best worst couple few fact side case morning evening
  afternoon night interview company person people idea part number numbers half little good bad big
  small new old young great nice long short whole only very real next while long main more less
  hard difficult easy important different own full clear sure early late great trial decision minutes
  must should said told came went left broke burst made took got fell saw felt knew thought mean
  means meant says need needs want wants works helps shows tells gives goes comes takes makes gets
  always never just really still too also again later year's today yesterday tomorrow
  you your yours my mine me us our them their him her his its this these those what how why`.split(
    /\s+/,
  ),
)
