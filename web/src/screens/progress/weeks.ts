/** Hours of practice come as moments of the world; which day and week each was knows the browser alone. */

export type PractisedHour = { hour: string; conversations: number; seconds: number }

export type PractisedWeek = {
  /** Its Monday, in days since 1970. */
  monday: number
  /** From Monday to Sunday. Null for a day that has not come. */
  days: (PractisedDay | null)[]
  seconds: number
  conversations: number
}

type PractisedDay = { seconds: number; conversations: number }

export const WEEKS_SHOWN = 26

type Where = {
  now: Date
  /** The zone of the browser, where none is given. */
  timeZone?: string
}

/** The last weeks up to the one that is now, the oldest first. */
export function weeksOf(hours: PractisedHour[], { now, timeZone }: Where): PractisedWeek[] {
  const dayOf = createDayOf(timeZone)
  const days = new Map<number, PractisedDay>()
  for (const { hour, conversations, seconds } of hours) {
    const day = dayOf(new Date(hour))
    const before = days.get(day) ?? { seconds: 0, conversations: 0 }
    days.set(day, {
      seconds: before.seconds + seconds,
      conversations: before.conversations + conversations,
    })
  }
  const today = dayOf(now)
  const thisMonday = mondayOf(today)
  return Array.from({ length: WEEKS_SHOWN }, (_, n) => {
    const monday = thisMonday - (WEEKS_SHOWN - 1 - n) * DAYS_A_WEEK
    const ofWeek = Array.from({ length: DAYS_A_WEEK }, (_day, weekday) => {
      const day = monday + weekday
      return day > today ? null : (days.get(day) ?? { seconds: 0, conversations: 0 })
    })
    const sum = (what: keyof PractisedDay) =>
      ofWeek.reduce((total, day) => total + (day?.[what] ?? 0), 0)
    return { monday, days: ofWeek, seconds: sum('seconds'), conversations: sum('conversations') }
  })
}

/**
 * How many weeks in a row had practice in them, up to this one. This one may still get some: until it is over, it
 * breaks nothing.
 */
export function weeksInARow(weeks: Pick<PractisedWeek, 'conversations'>[]): number {
  const practised = weeks.map(({ conversations }) => conversations > 0)
  const before = practised.at(-1) === true ? practised : practised.slice(0, -1)
  return before.length - 1 - before.lastIndexOf(false)
}

const DAYS_A_WEEK = 7
const DAY_MS = 86_400_000

/** The first of January 1970 was a Thursday. */
const mondayOf = (day: number): number => day - ((day + 3) % DAYS_A_WEEK)

/** Days are counted by their date, so that one of 23 or 25 hours is a day like any other. */
function createDayOf(timeZone: string | undefined): (moment: Date) => number {
  const format = new Intl.DateTimeFormat('en-US', {
    ...{ year: 'numeric', month: 'numeric', day: 'numeric' },
    ...(timeZone === undefined ? {} : { timeZone }),
  })
  return (moment) => {
    const parts = new Map(format.formatToParts(moment).map(({ type, value }) => [type, value]))
    const [year, month, day] = ['year', 'month', 'day'].map((type) =>
      Number(parts.get(type as Intl.DateTimeFormatPartTypes)),
    ) as [number, number, number]
    return Date.UTC(year, month - 1, day) / DAY_MS
  }
}

/** The date of a day that is counted like this. */
export const dateOfDay = (day: number): Date => new Date(day * DAY_MS)
