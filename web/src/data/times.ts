/** Moments and lengths of time as people read them, in the language of the interface. */
const LANGUAGE = 'en-GB'

const day = new Intl.DateTimeFormat(LANGUAGE, { day: 'numeric', month: 'short', year: 'numeric' })
const clock = new Intl.DateTimeFormat(LANGUAGE, { hour: '2-digit', minute: '2-digit' })

export const dayOf = (moment: string): string => day.format(new Date(moment))

/** The time of day, of a moment in ms since 1970. */
export const clockOf = (atMs: number): string => clock.format(new Date(atMs))

const timeOf = (moment: string): string => clock.format(new Date(moment))

export const dayAndTimeOf = (moment: string): string => `${dayOf(moment)}, ${timeOf(moment)}`

const MINUTE_MS = 60_000

/** In rounded minutes, as the specification has it; what rounds to none was no talk of 0 minutes. */
export function durationOf(startedAt: string, endedAt: string): string {
  const minutes = Math.round((Date.parse(endedAt) - Date.parse(startedAt)) / MINUTE_MS)
  if (minutes === 0) return 'Less than a minute'
  return minutes === 1 ? '1 minute' : `${minutes} minutes`
}

/** 75300 as 1:15, to find a place in a talk. */
export function placeInTalk(atMs: number): string {
  const seconds = Math.floor(atMs / 1000)
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`
}

const month = new Intl.DateTimeFormat(LANGUAGE, {
  month: 'short',
  year: 'numeric',
  timeZone: 'UTC',
})

/** Of a month that is named by its first day, which is the same month everywhere. */
export const monthOf = (firstDay: string): string => month.format(new Date(firstDay))
