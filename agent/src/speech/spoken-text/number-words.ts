/** Digits as they are said. What comes in is what was written: "1,200", "007", "3.75". */
export function saidNumber(written: string): string {
  const [whole = '', part] = written.replaceAll(',', '').split('.')
  const isCode = whole.length > LONGEST || (whole.length > 1 && whole.startsWith('0'))
  const said = isCode ? saidDigits(whole) : cardinal(Number(whole))
  return part === undefined ? said : `${said} point ${saidDigits(part)}`
}

export const saidDigits = (digits: string): string =>
  [...digits].map((digit) => SMALL[Number(digit)]).join(' ')

export function cardinal(value: number): string {
  if (value < 20) return SMALL[value] ?? ''
  if (value < 100) return joined([TENS[Math.floor(value / 10)], value % 10 && SMALL[value % 10]])
  const [scale, name] = SCALES.find(([scale]) => value >= scale) ?? [100, 'hundred']
  const rest = value % scale
  const and = rest > 0 && rest < 100 ? 'and' : ''
  return joined([cardinal(Math.floor(value / scale)), name, and, rest && cardinal(rest)])
}

export function ordinal(value: number): string {
  const said = cardinal(value)
  const last = /[a-z]+$/.exec(said)?.[0] ?? ''
  const turned = IRREGULAR[last] ?? (last.endsWith('y') ? `${last.slice(0, -1)}ieth` : `${last}th`)
  return said.slice(0, said.length - last.length) + turned
}

/** 1985 is nineteen eighty five, 2005 two thousand and five, 1900 nineteen hundred. */
export function saidYear(value: number): string {
  const [century, rest] = [Math.floor(value / 100), value % 100]
  if (value % 1000 < 10) return cardinal(value)
  if (rest === 0) return `${cardinal(century)} hundred`
  return `${cardinal(century)} ${rest < 10 ? `oh ${cardinal(rest)}` : cardinal(rest)}`
}

/** "nineties" of "ninety", "hundreds" of "hundred". */
export const plural = (word: string): string =>
  word.endsWith('y') ? `${word.slice(0, -1)}ies` : /[sx]$/.test(word) ? `${word}es` : `${word}s`

// A number that is longer is an account's or an order's: nobody says quadrillions.
const LONGEST = 12

const SMALL =
  `zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen
  sixteen seventeen eighteen nineteen`.split(/\s+/)
const TENS = ['', '', ...'twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')]
const SCALES: [number, string][] = [
  [1e9, 'billion'],
  [1e6, 'million'],
  [1e3, 'thousand'],
  [100, 'hundred'],
]
const IRREGULAR: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
}

const joined = (words: (string | number | undefined)[]): string => words.filter(Boolean).join(' ')
