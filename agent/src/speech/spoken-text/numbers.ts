import { cardinal, ordinal, plural, saidNumber, saidYear } from './number-words.ts'

/** All digits that are left: ordinals, decades, fractions, years, names with digits in them, counts. */
export const sayNumbers = (text: string): string =>
  text
    .replaceAll(/(?<![\d/])(24|50|20|9)\/(7|50|20|11)(?![\d/])/g, '$1 $2')
    .replaceAll(/\b401 ?\(k\)/gi, 'four oh one K')
    .replaceAll(/\b([A-Z])2([A-Z])\b/g, '$1 to $2')
    .replaceAll(/(?<!\w)(?:#|No\. ?|no\. ?|nr\. ?)(?=\d)/g, 'number ')
    .replaceAll(/\bv(?:er)?\.? ?(?=\d)/gi, 'version ')
    .replaceAll(
      MIXED,
      (_, whole: string, over: string, under: string) =>
        `${saidNumber(whole)} and ${sayFraction(over, under, 'a')}`,
    )
    .replaceAll(FRACTION, (_, over: string, under: string) => sayFraction(over, under))
    .replaceAll(/\b(\d+)(?:st|nd|rd|th)\b/gi, (written, number) =>
      number.length > 9 ? written : ordinal(Number(number)),
    )
    .replaceAll(/(?<![\w.,])'?((?:1[1-9]|20)?\d0)'?s\b/g, (_, decade) =>
      decade.length === 2 ? plural(cardinal(Number(decade))) : plural(saidYear(Number(decade))),
    )
    .replaceAll(/(?<=^|[\s(])[-−](?=\d|\.\d)/g, 'minus ')
    .replaceAll(/[~≈] ?(?=\d)/g, 'about ')
    .replaceAll(/(?<=\d) ?\+(?!\d| \d)/g, ' plus')
    .replaceAll(/(?<=\d) ?[x×] ?(?=\d)/g, ' by ')
    .replaceAll(/(?<![\d:])(\d+):(\d+)(?![\d:])/g, '$1 to $2')
    // "Q3", "A4", "FY2024", "COVID-19": the digits are a word of their own.
    .replaceAll(/(?<=[A-Za-z])-?(?=\d)|(?<=\d)-?(?=[A-Za-z])/g, ' ')
    .replaceAll(VERSION, (version) => version.replaceAll('.', ' point '))
    .replaceAll(YEAR, (written: string, year: string) =>
      COUNTS_SOMETHING.test(written)
        ? written.replace(year, cardinal(Number(year)))
        : written.replace(year, saidYear(Number(year))),
    )
    .replaceAll(
      /\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?/g,
      (number) => ` ${saidNumber(number)} `,
    )
    .replaceAll(/ {2,}/g, ' ')

const MIXED = /(?<![\d/.])(\d{1,4}) (\d{1,2})\/(\d{1,2})(?![\d/])/g
const FRACTION = /(?<![\d/.])(\d{1,3})\/(\d{1,3})(?![\d/])/g
const VERSION = /\b\d+(?:\.\d+){2,}\b/g
// With the words around, which tell the year 2024 from 2024 boxes.
const YEAR = /(?:\b[A-Za-z]+ )?(?<![\w.,])((?:19|20)\d\d)(?![\d%]|[.,]\d)(?: [a-z]+\b)?/g
const COUNTS_SOMETHING =
  /^(?!(?:in|since|until|by|of|from|to|for|and|before|after|during|year|early|late|mid)\b).*\d (?:people|[a-z]{2,}s)$/i

function sayFraction(over: string, under: string, one = 'one'): string {
  if (under === '10' || under === '100') return `${saidNumber(over)} out of ${saidNumber(under)}`
  const name = PARTS[under]
  if (name === undefined || Number(over) >= Number(under))
    return `${saidNumber(over)} over ${saidNumber(under)}`
  if (Number(over) === 1) return `${one} ${name}`
  return `${saidNumber(over)} ${name === 'half' ? 'halves' : plural(name)}`
}

const PARTS: Record<string, string> = {
  2: 'half',
  3: 'third',
  4: 'quarter',
  5: 'fifth',
  6: 'sixth',
  8: 'eighth',
}
