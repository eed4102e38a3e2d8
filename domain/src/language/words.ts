/** Lower-case words, without punctuation; "don't" and "twenty-two" stay one word each. */
export function wordsOf(text: string): string[] {
  return plain(text).toLowerCase().match(WORD) ?? []
}

const WORD = /[\p{L}\p{N}]+(?:['-][\p{L}\p{N}]+)*/gu

/** With the quotation marks and dashes of a typewriter. */
export const plain = (text: string): string =>
  OF_PRINT.test(text)
    ? text.replaceAll(/[‘’ʼ]/g, "'").replaceAll(/[“”]/g, '"').replaceAll(/[‐‑]/g, '-')
    : text

const OF_PRINT = /[‘’ʼ“”‐‑]/

/** One after the other, without what ends only an abbreviation or stands in a number. */
export function sentencesOf(text: string): string[] {
  return plain(text)
    .replaceAll(/\s+/g, ' ')
    .trim()
    .split(SENTENCE_END)
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '')
}

const SENTENCE_END =
  /(?<=[.!?…]["')]?)(?<!(?<![\p{L}'])(?:mr|mrs|ms|dr|prof|st|inc|ltd|vs|e\.g|i\.e|approx|dept|[a-hj-z])\.)(?<!(?<![\p{L}'])no\.(?=\s\p{N}))\s+(?=["'(]?[\p{Lu}\p{N}])/giu

/** As it stands in the middle of a sentence: names and "I" keep their capital. */
export function inMidSentence(text: string): string {
  const [first = ''] = text.split(/[\s,]/, 1)
  const isNormal = /^\p{Lu}[\p{Ll}'-]*$/u.test(first) && COMMON_BEGINNINGS.has(first.toLowerCase())
  return isNormal ? first.toLowerCase() + text.slice(first.length) : text
}

/** Of sentences; others that are written with a capital may be names. */
const COMMON_BEGINNINGS = new Set(
  `a about after all also although an and another any are as at because before being both but by can
  could did do does each even every everybody everyone few finding for from getting had half has have
  having he her here high his how if in is it it's its just keeping lack last late limited long losing
  low making many more most much my near never new next no nobody not now of on once one only our over
  people poor several she since slow so some somebody someone spending still that the their then there
  there's these they this those three to today too two unable under until up was we what when where
  which while who whose why with without you your zero two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
  sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred people
  candidates overtime cash something nothing anything whatever everything no then sometimes usually mostly
  they're we're we've we'd he's she's that's it'd there'd staff last next early late being staying going
  working waiting sleeping paying driving best worst first second third every short small big large old cheap bad
  good poor new hard heavy high cold hot wet dry dark loud quiet late early frequent constant strict`.split(
    /\s+/,
  ),
)

export function asSentence(text: string): string {
  const trimmed = text.trim().replace(/[,;:\s]+$/, '')
  if (trimmed === '') return ''
  const begun = trimmed.charAt(0).toUpperCase() + trimmed.slice(1)
  return /[.!?…]["')]?$/.test(begun) ? begun : `${begun}.`
}
