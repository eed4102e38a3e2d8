import { closeness, relativesOf } from '../../language/related-words.ts'
import { stemOf, stemsOf } from '../../language/stems.ts'

/** The amount in a sentence that was asked for, with what it counts: "forty-six vans". Null when it is not sure. */
export function amountIn(
  sentence: string,
  { stems, text }: { stems: string[]; text: string },
): string | null {
  const amounts = amountsIn(sentence)
  // Two of the same, and which was meant is not plain: "fourteen rooms instead of twelve".
  if (/\b(?:instead of|rather than|down from|up from)\b/i.test(sentence)) return null
  if (/\bhow old\b/i.test(text)) return null
  if (OF_YOU.test(text)) return theOnly(amounts.flatMap((amount) => countOfAll(amount) ?? []))
  const counted = /\bhow many ((?:[\p{L}-]+ ?){1,3})/iu
    .exec(text)?.[1]
    ?.toLowerCase()
    .trim()
    .split(' ')
  if (counted !== undefined) {
    const exactly = counted.flatMap((word) =>
      amounts.flatMap((amount) => countOf(amount, isWord(word)) ?? []),
    )
    const longest = exactly.filter(
      (one) => !exactly.some((other) => other !== one && other.startsWith(one)),
    )
    if (longest.length > 0) return theOnly([...new Set(longest)])
    const [thing = ''] = counted
    return thing === 'times'
      ? null
      : theOnly(amounts.flatMap((amount) => countOf(amount, isLike(thing)) ?? []))
  }
  if (!/\bhow much\b|\b(?:cost|costs|price|pay|spend)\b/i.test(text)) return null
  // The rent is no deposit: the thing itself has to be named, and not only that somebody paid.
  const things = stems.filter((stem) => !PAYING.has(stem))
  const isAbout =
    stems.length === 0 ||
    stemsOf(sentence).some((stem) =>
      (things.length > 0 ? things : stems).some(
        (asked) => closeness(asked, stem) >= (things.length > 0 ? THE_SAME : A_RELATIVE),
      ),
    )
  const sums = amounts.flatMap((amount) => sumOf(amount) ?? [])
  return isAbout ? theOnly(sums) : null
}

/** It is near enough: whether it answers at all was weighed before. */
const A_RELATIVE = 0.4

const THE_SAME = 0.8

const PAYING = new Set(
  stemsOf('pay paid spend spent cost costs price much money get earn bring make need charge'),
)

type Amount = { number: string; after: string }

const theOnly = (found: string[]): string | null => (found.length === 1 ? (found[0] ?? null) : null)

/** "eleven extra nights", asked for nights; of what is a near relative, too: drivers are people. */
function countOf({ number, after }: Amount, isCounted: (word: string) => boolean): string | null {
  const words = /^(?: [\p{L}-]+){1,3}/u.exec(after)?.[0].trim().split(' ') ?? []
  const at = words.findLastIndex(isCounted)
  if (at === -1 || words.slice(0, at + 1).some((word) => NOT_BETWEEN.test(word))) return null
  // "1,800 meal trays" are no meals.
  if (words[at + 1]?.endsWith('s') === true && words[at]?.endsWith('s') === false) return null
  return [number, ...words.slice(0, at + 1)].join(' ')
}

/** "How many of you are there?": whatever they are. */
const OF_YOU = /\bhow many (?:of (?:you|them|us|those|these)|are (?:there|you|they))\b/i

const countOfAll = ({ number, after }: Amount): string | null => {
  const things =
    /^ (?!years?\b|months?\b|pounds?\b|euros?\b)(?:[\p{Ll}-]+ )??[\p{Ll}-]{3,}s\b(?! \p{Ll}+s\b)/u.exec(
      after,
    )?.[0]
  return things === undefined ? null : `${number}${things}`
}

const isWord =
  (counted: string) =>
  (word: string): boolean =>
    !NOT_BETWEEN.test(counted) && stemOf(word.toLowerCase()) === stemOf(counted)

const isLike =
  (counted: string) =>
  (word: string): boolean =>
    relativesOf(stemOf(counted)).has(stemOf(word.toLowerCase()))

const NOT_BETWEEN =
  /^(?:of|in|and|or|to|by|from|at|on|for|who|that|which|is|are|was|were|has|have|a|an|the|with|as|than|do|does|did|you|your|they|get|go)$/i

function sumOf({ number, after }: Amount): string | null {
  const unit =
    /^ (?:pounds?|dollars?|euros?|grand|francs|a (?:day|week|month|year))\b(?: (?:a|per|each) (?:day|week|month|year|head|night|person))?/i.exec(
      after,
    )
  if (unit !== null) return `${number}${unit[0]}`
  return /[£$€%]|\bper ?cent\b/.test(number)
    ? `${number}${/^ (?:a|per|each) (?:day|week|month|year)\b/i.exec(after)?.[0] ?? ''}`
    : null
}

function amountsIn(sentence: string): Amount[] {
  const counting = sentence.replace(COUNTS_NOT_ALL, (words) => ' '.repeat(words.length))
  return [...counting.matchAll(NUMBER)].map((match) => ({
    number: match[0],
    after: sentence.slice(match.index + match[0].length),
  }))
}

/** "To check just one instrument" counts nothing, and "the other five bells" are not all of them. */
export const COUNTS_NOT_ALL =
  /\b(?:to \p{L}+|per|each|every|than|no) (?:(?:just|even|only) )?one(?: \p{L}+)?\b|\bother (?:\p{N}+|\p{L}+) \p{L}+s\b/giu

const ABOUT =
  'about|around|some|nearly|almost|over|under|roughly|at least|at most|no more than|no fewer than|no less than|more than|less than|fewer than|only|just'
const WORD =
  'one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|half'
const GREAT = 'dozen|hundred|thousand|million|billion|per cent|percent'
const FIRST = String.raw`(?:(?:a |an |half a )(?=(?:${GREAT})\b)(?:${GREAT})|(?:${WORD})\b(?:-(?:${WORD})\b)?|[£$€]?\d+(?:[.,]\d+)*(?:%|[kKmM]\b)?)`
const NUMBER = new RegExp(
  String.raw`(?<![\p{L}\p{N}.,£$€-])(?:(?:${ABOUT}) )*${FIRST}(?:(?: and(?= (?:${WORD})\b)| point)? (?:${GREAT}|(?:${WORD})(?:-(?:${WORD}))?)\b)*`,
  'giu',
)
