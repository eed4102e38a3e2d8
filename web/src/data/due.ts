/**
 * When something is due, in the words and the time zone of whoever reads it. A due date is a moment: the browser
 * of whoever sets it makes it of a day there, and every other browser shows the same moment in its own zone.
 */
const LANGUAGE = 'en-GB'
const DAY_MS = 86_400_000

const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone

type Reading = { now: number; timeZone?: string }

/** "Friday 27 November, 18:00", with the year where it is another one than now. */
export function dueDayOf(due: string, { now, timeZone = zoneHere() }: Reading): string {
  const at = new Date(due)
  const isThisYear = partsOf(at, timeZone).year === partsOf(new Date(now), timeZone).year
  const day = new Intl.DateTimeFormat(LANGUAGE, {
    timeZone,
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    ...(isThisYear ? {} : { year: 'numeric' }),
  })
  const clock = new Intl.DateTimeFormat(LANGUAGE, {
    timeZone,
    hour: '2-digit',
    minute: '2-digit',
  })
  return `${day.format(at).replace(',', '')}, ${clock.format(at)}`
}

/** "in 3 days", "tomorrow", "today", "2 days late": days as a calendar there counts them, not 24 hours each. */
export function dueInWords(due: string, { now, timeZone = zoneHere() }: Reading): string {
  const at = new Date(due)
  const days = dayNumber(at, timeZone) - dayNumber(new Date(now), timeZone)
  if (at.getTime() < now) {
    if (days === 0) return 'late since today'
    return days === -1 ? '1 day late' : `${-days} days late`
  }
  if (days === 0) return 'today'
  return days === 1 ? 'tomorrow' : `in ${days} days`
}

/** As fields for a day and a time hold it, here. */
export function fieldsOfMoment(moment: string): { day: string; time: string } {
  const at = new Date(moment)
  const two = (number: number) => String(number).padStart(2, '0')
  return {
    day: `${String(at.getFullYear()).padStart(4, '0')}-${two(at.getMonth() + 1)}-${two(at.getDate())}`,
    time: `${two(at.getHours())}:${two(at.getMinutes())}`,
  }
}

/** Until when somebody has who has until a day. */
export const END_OF_DAY = '23:59'

/** That time of that day here; null where it is none. A time that the clocks skip is the one after. */
export function momentOfFields({ day, time }: { day: string; time: string }): string | null {
  const at = new Date(`${day}T${time === '' ? END_OF_DAY : time}`)
  return Number.isNaN(at.getTime()) ? null : at.toISOString()
}

/** "Europe/Berlin (GMT+1)", as the clocks stand there at that moment. */
export function zoneInWords(moment: number, timeZone: string = zoneHere()): string {
  const parts = new Intl.DateTimeFormat(LANGUAGE, {
    timeZone,
    timeZoneName: 'shortOffset',
  }).formatToParts(moment)
  const offset = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
  return `${timeZone.replaceAll('_', ' ')} (${offset})`
}

/** Days since some day, as they are counted there. */
function dayNumber(at: Date, timeZone: string): number {
  const { year, month, day } = partsOf(at, timeZone)
  return Math.round(Date.UTC(year, month - 1, day) / DAY_MS)
}

function partsOf(at: Date, timeZone: string): { year: number; month: number; day: number } {
  const parts = new Intl.DateTimeFormat(LANGUAGE, {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  }).formatToParts(at)
  const of = (wanted: string) => Number(parts.find(({ type }) => type === wanted)?.value)
  return { year: of('year'), month: of('month'), day: of('day') }
}
