import { cardinal, ordinal, saidYear } from './number-words.ts'

/** Days as "March twelfth" or "the twelfth of March", as they are written; times by the clock. */
export const sayDatesAndTimes = (text: string): string => sayTimes(sayDates(text))

const MONTHS = `January February March April May June July August September October November
  December`.split(/\s+/)
const MONTH = `(?:${MONTHS.map((name) => `${name.slice(0, 3)}(?:t|${name.slice(3)})?`).join('|')})`

const NUMERIC_YEAR_FIRST = /\b(\d{4})-(\d{2})-(\d{2})(?:T\S*)?(?![\w-])/g
const NUMERIC = /(?<![\d/.])(\d{1,2})([/.])(\d{1,2})\2(\d{4})(?![\d/])/g
const DAY_FIRST = new RegExp(
  `(?:\\bthe )?\\b(\\d{1,2})(?:st|nd|rd|th)?(?: of)? (${MONTH})\\b\\.?(?:,? (\\d{4})\\b)?`,
  'g',
)
const MONTH_FIRST = new RegExp(
  `\\b(${MONTH})\\b\\.? (\\d{1,2})(?:st|nd|rd|th)?\\b(?! ?(?:%|am|pm|a\\.m|p\\.m)|[:.,]\\d)(?: ?[-–] ?(\\d{1,2})\\b)?(?:,? (\\d{4})\\b)?`,
  'g',
)
const MONTH_OF_YEAR = new RegExp(`\\b(${MONTH})\\b\\.?,? (\\d{4})\\b`, 'g')
// "3/4" is a day only where a day is expected; elsewhere it is three quarters.
const SHORT =
  /(?<=\b(?:on|by|until|till|before|after|from|since|due|dated|for) (?:the )?)(\d{1,2})\/(\d{1,2})(?![\d/]| of\b)/gi

function sayDates(text: string): string {
  return text
    .replaceAll(NUMERIC_YEAR_FIRST, (written, year, month, day) =>
      monthFirst({ written, month, day, year }),
    )
    .replaceAll(NUMERIC, (written, first, mark, second, year) =>
      // Americans write the month first, but not with full stops; and there is no thirteenth month.
      mark === '.' || Number(first) > 12
        ? monthFirst({ written, month: second, day: first, year })
        : monthFirst({ written, month: first, day: second, year }),
    )
    .replaceAll(DAY_FIRST, (written: string, day: string, month: string, year?: string) =>
      isDay(day) ? `the ${ordinal(Number(day))} of ${nameOf(month)}${ofYear(year)}` : written,
    )
    .replaceAll(MONTH_FIRST, (written: string, month, day, last?: string, year?: string) => {
      if (!isDay(day)) return written
      const until = last === undefined ? '' : ` to ${ordinal(Number(last))}`
      return `${nameOf(month)} ${ordinal(Number(day))}${until}${ofYear(year)}`
    })
    .replaceAll(MONTH_OF_YEAR, (_, month, year) => `${nameOf(month)} ${saidYear(Number(year))}`)
    .replaceAll(SHORT, (written, month, day) => monthFirst({ written, month, day }))
}

type Written = { written: string; month: string; day: string; year?: string }

function monthFirst({ written, month, day, year }: Written): string {
  const name = MONTHS[Number(month) - 1]
  return name && isDay(day) ? `${name} ${ordinal(Number(day))}${ofYear(year)}` : written
}

const isDay = (day: string): boolean => Number(day) >= 1 && Number(day) <= 31
const nameOf = (month: string): string =>
  MONTHS.find((name) => name.startsWith(month.slice(0, 3))) ?? month
const ofYear = (year: string | undefined): string =>
  year === undefined ? '' : `, ${saidYear(Number(year))}`

const HALF = String.raw`(?: ?([ap])\.?m\b(?:\.(?= ?[a-z,]))?)`
const CLOCK = new RegExp(
  String.raw`(?<![\d:])(\d{1,2}):([0-5]\d)(?::[0-5]\d)?(?![\d:])${HALF}?`,
  'gi',
)
const HOUR = new RegExp(String.raw`(?<![\d.,:])(\d{1,2})${HALF}`, 'gi')
// "9am-5pm", "9:00-17:00", "9-11am"
const FROM_TO =
  /((?:\d:[0-5]\d|\d)(?: ?[ap]\.?m\.?)?) ?[-–] ?(?=\d{1,2}(?::[0-5]\d| ?[ap]\.?m\b))/gi

const sayTimes = (text: string): string =>
  text
    .replaceAll(FROM_TO, '$1 to ')
    .replaceAll(CLOCK, (written: string, hour: string, minute: string, half?: string) =>
      Number(hour) > 24 ? written : sayClock({ hour: Number(hour), minute: Number(minute), half }),
    )
    .replaceAll(
      HOUR,
      (_, hour: string, half: string) => `${cardinal(Number(hour))} ${half.toUpperCase()} M`,
    )

function sayClock(time: { hour: number; minute: number; half: string | undefined }): string {
  const { hour, minute, half } = time
  const past = minute === 0 ? '' : minute < 10 ? ` oh ${cardinal(minute)}` : ` ${cardinal(minute)}`
  if (half !== undefined) return `${cardinal(hour)}${past} ${half.toUpperCase()} M`
  if (past !== '') return `${cardinal(hour)}${past}`
  return hour > 0 && hour <= 12 ? `${cardinal(hour)} o'clock` : `${cardinal(hour)} hundred hours`
}
