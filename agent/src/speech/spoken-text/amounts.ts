import { plural, saidNumber } from './number-words.ts'

/** Prices, shares, and what is counted in units: "$45.50", "3.5%", "12 GB". */
export const sayAmounts = (text: string): string =>
  sayPer(sayUnits(saySharesAndScales(sayPrices(sayRanges(text)))))

const NUMBER = String.raw`\d{1,3}(?:,\d{3})+(?:\.\d+)?|\d+(?:\.\d+)?|\.\d+`
const SCALE = 'k|m|mn|mm|bn|b|thousand|million|billion|trillion'
const SIGN = String.raw`US\$|CA\$|A\$|C\$|[$£€¥₹]`
const CODE = 'USD|EUR|GBP|JPY|INR|CHF'

// "3-5", "$5-$10", "10%-20%", but not "3-year", nor the middle of a number with many hyphens.
const RANGE = new RegExp(
  `(?<![\\w-])((?:${SIGN})?(?:${NUMBER})(?:%|k|m|bn)?)(?: ?– ?|-| - )(?=(?:${SIGN})?[\\d.]+(?![\\d-]*-\\d))`,
  'gi',
)
const sayRanges = (text: string): string => text.replaceAll(RANGE, '$1 to ')

const PRICE_RANGE = new RegExp(
  `(${SIGN})(${NUMBER})(?: ?(${SCALE})\\b)? to (?:${SIGN})?(${NUMBER})(?: ?(${SCALE})\\b)?`,
  'gi',
)
const PRICE = new RegExp(`(\\ban? )?([-−])?(${SIGN}) ?(${NUMBER})(?:[ -]?(${SCALE})\\b)?`, 'gi')
const PRICE_BEHIND = new RegExp(`\\b(${NUMBER})(?: ?(${SCALE})\\b)? ?([£€]|(?:${CODE})\\b)`, 'g')
const CODE_BEFORE = new RegExp(`\\b(${CODE}) ?(?=\\d)`, 'g')

function sayPrices(text: string): string {
  return text
    .replaceAll(CODE_BEFORE, (_, code: string) => SIGN_OF[code] ?? `${code} `)
    .replaceAll(PRICE_RANGE, (_, sign, low, lowScale, high, highScale) => {
      const most = sayPrice({ sign, number: high, scale: highScale })
      // "$5 to 10k": both are thousands.
      return `${saidNumber(low)} ${(lowScale ?? highScale) ? wordOf(lowScale ?? highScale) : ''} to ${most}`
    })
    .replaceAll(PRICE, (_, article, minus, sign, number, scale) => {
      const said = sayPrice({ sign, number, scale, isAttribute: article !== undefined })
      return `${article ?? ''}${minus ? 'minus ' : ''}${said}`
    })
    .replaceAll(PRICE_BEHIND, (_, number, scale, sign: string) =>
      sayPrice({ sign: SIGN_OF[sign] ?? sign, number, scale }),
    )
}

type Price = { sign: string; number: string; scale?: string; isAttribute?: boolean }

function sayPrice({ sign, number, scale, isAttribute = false }: Price): string {
  const { one, many, part } = COINS[sign.at(-1) ?? ''] ?? { one: sign, many: sign, part: '' }
  if (scale !== undefined)
    return `${saidNumber(number)} ${wordOf(scale)} ${isAttribute ? one : many}`
  const [whole = '0', cents] = number.split('.')
  const isOne = isAttribute || Number(number) === 1
  if (cents === undefined || cents.length !== 2 || part === '')
    return `${saidNumber(number)} ${isOne ? one : many}`
  const small =
    Number(cents) > 0 ? `${saidNumber(String(Number(cents)))} ${coins(part, cents)}` : ''
  const large =
    Number(whole.replaceAll(',', '')) > 0 ? sayPrice({ sign, number: whole, isAttribute }) : ''
  return [large, small].filter(Boolean).join(' and ') || `zero ${many}`
}

const coins = (part: string, count: string): string =>
  part === 'penny'
    ? Number(count) === 1
      ? 'penny'
      : 'pence'
    : Number(count) === 1
      ? part
      : plural(part)

const COINS: Record<string, { one: string; many: string; part: string }> = {
  $: { one: 'dollar', many: 'dollars', part: 'cent' },
  '£': { one: 'pound', many: 'pounds', part: 'penny' },
  '€': { one: 'euro', many: 'euros', part: 'cent' },
  '¥': { one: 'yen', many: 'yen', part: '' },
  '₹': { one: 'rupee', many: 'rupees', part: '' },
  CHF: { one: 'Swiss franc', many: 'Swiss francs', part: '' },
}
const SIGN_OF: Record<string, string> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥', INR: '₹' }

const wordOf = (scale: string): string => SCALES[scale.toLowerCase()] ?? scale.toLowerCase()
const SCALES: Record<string, string> = {
  k: 'thousand',
  m: 'million',
  mn: 'million',
  mm: 'million',
  b: 'billion',
  bn: 'billion',
}

// "5m" is millions, and "5 m" metres. "5b" may be a part of a list.
const SCALED = /(?<![\w.])(\d[\d,]*(?:\.\d+)?)(k|m|mn|bn|M|K|B)(?:\+|\b)(?!\/)/g

const saySharesAndScales = (text: string): string =>
  text
    .replaceAll(SCALED, (written: string, number: string, scale: string) => {
      return `${saidNumber(number)} ${wordOf(scale)}${written.endsWith('+') ? ' plus' : ''}`
    })
    .replaceAll(/ ?%/g, ' percent ')

const UNIT_WORDS: Record<string, string> = {
  km: 'kilometer',
  m: 'meter',
  cm: 'centimeter',
  mm: 'millimeter',
  mi: 'mile',
  kg: 'kilogram',
  g: 'gram',
  mg: 'milligram',
  lb: 'pound',
  lbs: 'pound',
  oz: 'ounce',
  ml: 'milliliter',
  l: 'liter',
  KB: 'kilobyte',
  kB: 'kilobyte',
  MB: 'megabyte',
  GB: 'gigabyte',
  TB: 'terabyte',
  Mbps: 'megabit per second',
  Gbps: 'gigabit per second',
  kWh: 'kilowatt hour',
  kW: 'kilowatt',
  MW: 'megawatt',
  MHz: 'megahertz',
  GHz: 'gigahertz',
  Hz: 'hertz',
  ms: 'millisecond',
  s: 'second',
  sec: 'second',
  secs: 'second',
  min: 'minute',
  mins: 'minute',
  h: 'hour',
  hr: 'hour',
  hrs: 'hour',
  yr: 'year',
  yrs: 'year',
  mph: 'mile per hour',
  'km/h': 'kilometer per hour',
  kph: 'kilometer per hour',
  '°C': 'degree Celsius',
  '°F': 'degree Fahrenheit',
  '°': 'degree',
  px: 'pixel',
  x: 'time',
}
const UNIT = new RegExp(
  `(?<![\\w.])(${NUMBER})( ?)(${Object.keys(UNIT_WORDS)
    .sort((a, b) => b.length - a.length)
    .join('|')})(?![\\w'])`,
  'g',
)

const sayUnits = (text: string): string =>
  text.replaceAll(UNIT, (written: string, number: string, space: string, unit: string) => {
    // "in 2020 s" is no unit, and "the 90s" are years.
    if ((unit === 's' && (space || number.length > 1)) || (unit === 'x' && space)) return written
    const [first = '', ...rest] = (UNIT_WORDS[unit] ?? unit).split(' ')
    const counted = Number(number) === 1 || first === 'hertz' ? first : plural(first)
    return [saidNumber(number), unit === 'x' ? 'times' : counted, ...rest].join(' ')
  })

const PER =
  /(?<=[a-z]) ?\/ ?(month|mo|year|yr|user|seat|day|hour|hr|week|wk|person|head|license|minute|min)\b/g
const SHORT_TIMES: Record<string, string> = {
  mo: 'month',
  yr: 'year',
  hr: 'hour',
  wk: 'week',
  min: 'minute',
}
const sayPer = (text: string): string =>
  text.replaceAll(PER, (_, time: string) => ` per ${SHORT_TIMES[time] ?? time}`)
