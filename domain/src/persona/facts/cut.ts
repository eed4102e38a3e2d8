import { closeness } from '../../language/related-words.ts'
import { meaningsOf } from '../../language/stems.ts'
import { asSentence, wordsOf } from '../../language/words.ts'
import { clausesOf } from '../recalling/clauses.ts'
import { questionClauseOf } from '../recalling/question-clause.ts'
import { amountIn } from './amount.ts'
import { clauseThatAnswers, reasonThatAnswers } from './clause.ts'
import type { Asked, Wants } from '../recalling/asked.ts'
import { nameOfWhom } from '../recalling/who-is-who.ts'

/**
 * The shortest natural answer that a sentence holds: "How many vans?" gets "Forty-six vans." Null when it is
 * not sure which part was meant, or the sentence is short enough to be said whole.
 */
export function cut(
  sentence: string,
  { wants, stems, text }: Pick<Asked, 'wants' | 'stems' | 'text'>,
): string | null {
  if (wordsOf(sentence).length <= SHORT_ENOUGH) return null
  if (IN_PARTS.test(sentence) && (wants === 'duration' || wants === 'tenure')) return null
  const said = wants === 'person' ? sentence : ofWhomIsAsked(sentence, text)
  const part = PARTS[wants]?.(said, { stems, text }) ?? ''
  const found =
    part === '' && !ASKS_FOR_ALL.has(wants) ? clauseThatAnswers(said, { stems, text }) : part
  if (found === null || found === '') return null
  return asSentence(HOW_LONG_BY_NOW.test(text) ? found.replace(SO_LONG_AGO, 'for $1') : found)
}

/** "How long have you been foreman?" "For six years", of who became it six years ago. */
const HOW_LONG_BY_NOW = /^(?:and |so |but )*how long (?:have|has)\b/
const SO_LONG_AGO = /^(?:for )?(.+) ago$/i

/** Who asks for a story or for whatever there is wants no part of it. */
const ASKS_FOR_ALL: ReadonlySet<Wants> = new Set(['more', 'example', 'self', 'meaning', 'reason'])

const SHORT_ENOUGH = 7

/** "For seven years, the last three as deputy": of which of them is asked, nobody knows. */
const IN_PARTS =
  /\b(?:the (?:last|first|past)|of them|of those) (?:two|three|four|five|six|seven|eight|nine|ten|\p{N}+)\b(?! (?:day|week|month|year|hour|minute)s)|\b(?:two|three|four|five|six|seven|eight|nine|ten|\p{N}+) of (?:them|those)\b/u

/** "I start at six, Karin starts at nine": who asks "when do you start" is not told when Karin does. */
function ofWhomIsAsked(sentence: string, text: string): string {
  const subject = questionClauseOf(text)?.subject ?? null
  const isOfYou = subject !== null && /^you$/.test(subject.text)
  if (!isOfYou) return sentence
  const clauses = clausesOf(sentence)
  const own = clauses.filter((clause) => clause.subject.isSelf)
  const [only] = own
  const isShared = clauses.some(
    (clause) =>
      !clause.subject.isSelf &&
      clause.subject.stems.length > 0 &&
      sentence.includes(`, ${clause.subject.text}`),
  )
  return only !== undefined && own.length === 1 && isShared
    ? `${only.subject.text} ${only.own}`
    : sentence
}

type Question = { stems: string[]; text: string }
type Find = (sentence: string, question: Question) => string | null

// The parts that times, places and people are told in

const NUMBER =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty'
const NTH =
  'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|eleventh|twelfth|fifteenth|twentieth|last day'
const MONTH =
  'January|February|March|April|May|June|July|August|September|October|November|December'
const DAY = '(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?'
const SPAN = '(?:second|minute|hour|day|night|week|fortnight|month|year)s?'
const COUNT = String.raw`(?:an?|half an?|(?:${NUMBER})(?:-\w+)?|\d+)`
const CLOCK = String.raw`(?:half past |quarter (?:to|past) |\p{L}+ (?:to|past) )?(?:\d{1,2}(?:[.:]\d\d)?|${NUMBER}|noon|midnight)(?: ?(?:am|pm|o'clock))?(?![\d,.]\d|\d)(?! \p{Lu})(?! ?[£$€%])(?! (?:\p{L}+ )?\p{Ll}+s\b(?<!\b(?:Mondays|Tuesdays|Wednesdays|Thursdays|Fridays|Saturdays|Sundays)))(?! ?(?:${SPAN}|per|of|\d|percent|million|thousand|hundred)\b)`

const WHEN = new RegExp(
  String.raw`\b(?:${[
    String.raw`(?:at|by|until|till|before|after|from|around) ${CLOCK}(?: (?:in the (?:morning|afternoon|evening)|at night|on ${DAY}|tomorrow|tonight|sharp))?`,
    String.raw`(?:at the (?:end|start|beginning)|in the middle) of (?:the )?\p{L}+`,
    String.raw`(?:(?:since|in|by|on|until|from|around|before|after) )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)?|${NTH})(?: of)? (?:${MONTH})(?: (?:19|20)\d\d)?`,
    String.raw`(?:since|in|by|on|until|from|around|before|after|for|at) (?:early |late |mid-)?(?:next |last )?(?:${MONTH}|${DAY}|Christmas|Easter|New Year|(?:19|20)\d\d)\b(?: (?:morning|afternoon|evening|night|noon|lunchtime))?(?: (?:19|20)\d\d)?`,
    String.raw`(?:(?:on|by|until|before) )?the (?:last|${NTH}) (?:${DAY}|weekend|week|day) (?:of|in) (?:the |next |this )?\p{L}+`,
    String.raw`(?:last|next|this|every|each|every other|every second) (?:${SPAN}|${DAY}|morning|afternoon|evening|spring|summer|autumn|fall|winter|quarter)`,
    String.raw`(?:an?|a few|(?:${NUMBER})|\d+) ${SPAN} (?:ago|later)`,
    String.raw`in (?:the )?(?:new year|spring|summer|autumn|winter|morning|mornings|evening|evenings|afternoon)`,
    String.raw`(?:once|twice|three times|\w+ days) (?:a|every) (?:day|week|month|year)`,
    String.raw`(?:tomorrow|today|tonight|yesterday)(?: (?:morning|afternoon|evening|night))?(?: at ${CLOCK})?`,
  ].join('|')})(?!\p{L})`,
  'gu',
)

const HOW_LONG = new RegExp(
  String.raw`\b(?:for |about |over |nearly |almost |some |less than |no more than |more than |the (?:last|past) )*${COUNT} (?:and a half )?${SPAN}(?!\p{L})(?! (?:into|later|earlier)\b)(?: ago)?|\bsince (?:(?:early |late )?(?:the )?(?:\d{1,2}(?:st|nd|rd|th)? )?(?:${MONTH}|${DAY}|Christmas|Easter|(?:19|20)\d\d)|I was \p{L}+)`,
  'gu',
)

const WHERE =
  /\b(?:in|at|near|from|outside|on|behind|under|through|to|opposite|by) (?:the |a |an |my |our |his |her )?(?:\d+ )?(?:\p{L}+ ){0,1}?\p{Lu}\p{Ll}+(?:[ -](?:\p{Lu}\p{Ll}+|Court|Road|Street|Lane))*|\b(?:in|at|near|on|behind|under|outside|opposite) (?:the|my|our|his|her|their) \p{L}+(?: of (?:the )?\p{L}+)?|\b(?:at home|abroad|upstairs|downstairs|next door)\b/gu

const PARTS: Partial<Record<Wants, Find>> = {
  number: amountIn,
  duration: theOneMeant(HOW_LONG),
  tenure: theOneMeant(HOW_LONG),
  age: (sentence) =>
    /^I'm (?:\d{2}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty)(?:-\w+)?)\b/.exec(
      sentence,
    )?.[0] ?? null,
  reason: reasonThatAnswers,
  time: theOneMeant(WHEN, fitsWhen),
  place: theOneMeant(WHERE, isPlace),
  person: (sentence, question) =>
    nameOfWhom(sentence, question.text) ?? personIn(sentence, question),
}

/**
 * Where there is just one such part, it is the one that was meant; of several, the one beside what was asked
 * about: "the order goes out at seven", and not "every morning".
 */
function theOneMeant(
  pattern: RegExp,
  isMeant: (part: string, text: string) => boolean = () => true,
): Find {
  return (sentence, { stems, text }) => {
    const found = [...sentence.matchAll(pattern)]
    const parts = found.map(([part]) => part.trim())
    if (found.length === 0) return null
    if (found.length === 1)
      return isMeant(parts[0] ?? '', text) &&
        (asksHowLong({ stems, text }) || isSaidOf(stems, sentence, found[0]?.index ?? 0))
        ? (parts[0] ?? null)
        : null
    const distances = found.map(({ index }) => distanceTo(stems, sentence.slice(0, index)))
    const nearest = Math.min(...distances)
    const at = distances.indexOf(nearest)
    const isAlone = distances.every((distance, n) => n === at || distance >= nearest + FURTHER)
    const part = parts[at] ?? ''
    return nearest <= NEAR && isAlone && isMeant(part, text) ? part : null
  }
}

/** "How long have you been here?" names nothing that would have to stand beside it. */
const asksHowLong = ({ stems, text }: Question): boolean =>
  stems.length === 0 && /\bhow (?:long|many years)\b/.test(text)

/**
 * What was asked about stands in the same clause: "where does it go?" is not answered by the desk on which
 * a quote lies.
 */
const isSaidOf = (stems: readonly string[], sentence: string, at: number): boolean => {
  const before = sentence.slice(0, at).split(CLAUSE_ENDS).at(-1) ?? ''
  const [after = ''] = sentence.slice(at).split(CLAUSE_ENDS)
  return (
    distanceTo(stems, before) <= IN_REACH ||
    distanceTo(stems, wordsOf(after).toReversed().join(' ')) <= IN_REACH
  )
}

const CLAUSE_ENDS =
  /[;:]|, (?:and|but|so|which|who|where|when|because) |\b(?:because|although|which|that) /

/** In words. */
const IN_REACH = 8
const NEAR = 2
const FURTHER = 3

/** How many words before its end something of what was asked about stands. */
function distanceTo(stems: readonly string[], before: string): number {
  const words = wordsOf(before).toReversed()
  const at = words.findIndex((word) =>
    meaningsOf(word).some((stem) => stems.some((asked) => closeness(asked, stem) >= LIKE_IT)),
  )
  return at === -1 ? Number.POSITIVE_INFINITY : at
}

const LIKE_IT = 0.5

function fitsWhen(part: string, text: string): boolean {
  if (/\bwhat time\b/i.test(text))
    return /\d|o'clock|noon|midnight|past|to /.test(part) || HOUR.test(part)
  if (/\bhow often\b/i.test(text)) return /\b(?:every|each|once|twice|times|a)\b|days$/.test(part)
  if (/\bsince when\b/i.test(text)) return /since|from|ago|last/.test(part)
  // Whole, they are right: "since May" and "not until seven" do not say when something was.
  if (
    /^(?:since|until|till|for)\b/i.test(part) &&
    (!/\b(?:since|until|till|last|long|off)\b/i.test(text) || /\blast time\b/i.test(text))
  )
    return false
  return (
    !/^(?:every|each|once|twice|three times)\b/.test(part) ||
    !/\bwhen (?:did|was|were|is)\b/i.test(text)
  )
}

const HOUR = new RegExp(String.raw`\b(?:${NUMBER})\b`)

const isNoTime = (part: string): boolean =>
  !/\b(?:January|February|March|April|May|June|July|August|September|October|November|December|\p{L}+days?|Christmas|Easter)\b/u.test(
    part,
  )

/** "From Verona" is no answer to where, unless it is asked from where. */
function isPlace(part: string, text: string): boolean {
  const [first = ''] = part.split(' ')
  if (!isNoTime(part) || NO_PLACE.test(part)) return false
  return !/^(?:from|to|through|by)$/.test(first) || new RegExp(String.raw`\b${first}\b`).test(text)
}

const NO_PLACE =
  /\b(?:morning|afternoon|evening|night|week|month|year|end|time|moment|phone|way|past|last|first|same)\b| (?:new|old|other|whole|next|only|big|little|small)$/

/** The one name in it that was not said by who asks, and who that is: "my boss, Greg Tanner". */
function personIn(sentence: string, { text }: Question): string | null {
  if (
    !/^(?:so |and |but )?(?:who|whose|whom)\b|\bnames?\b|\bcalled\b/i.test(text) ||
    /\bwho (?:is|was|are)\s\p{Lu}/u.test(text)
  )
    return null
  const found = [
    ...sentence.matchAll(/(?<![.!?]\s)(?<=\s)\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)*/gu),
  ].filter(([name]) => isNoTime(name) && !/^(?:I|The|My|Our)$/.test(name))
  const [one] = found
  if (one === undefined || found.length !== 1) return null
  const [name] = one
  // "Who takes her?" is not she.
  if (/\bwho \p{L}+ (?:her|him|them)\b/u.test(text)) return null
  if (text.toLowerCase().includes(name.toLowerCase().split(' ')[0] ?? '')) return null
  const before = sentence.slice(0, one.index)
  if (/\b(?:in|at|from|near|to|an?|\d+|the) $/i.test(before)) return null
  // Of "Gerry Magee plans the routes" the second half is no name by itself.
  if (/^(?!My |Our )\p{Lu}\p{L}+ $/u.test(before)) return null
  const relation =
    /\b(?:[Mm]y|[Tt]he|[Oo]ur) (?:\p{L}+[ -]){0,2}\p{L}+,? $/u.exec(before)?.[0] ?? ''
  const isRelation = relation !== '' && !/\b(?:with|and|of|to|by|is|was|has|for)\b/.test(relation)
  return isRelation ? `${relation}${name}` : name
}
