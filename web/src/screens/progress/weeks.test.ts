import { describe, expect, it } from 'vitest'
import { dateOfDay, type PractisedHour, WEEKS_SHOWN, weeksInARow, weeksOf } from './weeks.ts'

const at = (hour: string, seconds = 600): PractisedHour => ({ hour, conversations: 1, seconds })

/** On which day of which week it was: as a date, in the zone. */
function daysOf(hours: PractisedHour[], where: { now: string; timeZone: string }): string[] {
  const weeks = weeksOf(hours, { now: new Date(where.now), timeZone: where.timeZone })
  return weeks.flatMap(({ monday, days }) =>
    days.flatMap((day, weekday) =>
      day && day.conversations > 0
        ? dateOfDay(monday + weekday)
            .toISOString()
            .slice(0, 10)
        : [],
    ),
  )
}

describe('a day is the day where the learner is', () => {
  const late = [at('2026-01-05T23:00:00Z')]

  it.each([
    ['UTC', '2026-01-05'],
    ['Europe/Berlin', '2026-01-06'],
    ['America/New_York', '2026-01-05'],
    ['Pacific/Auckland', '2026-01-06'],
    ['Pacific/Kiritimati', '2026-01-06'],
    ['Asia/Kolkata', '2026-01-06'],
  ])('%s: %s', (timeZone, day) => {
    expect(daysOf(late, { now: '2026-01-20T12:00:00Z', timeZone })).toEqual([day])
  })

  it('also at the edges of a week: the same hour is Sunday here and Monday there', () => {
    const hours = [at('2026-01-11T23:00:00Z')]
    const mondays = (timeZone: string) =>
      weeksOf(hours, { now: new Date('2026-01-20T12:00:00Z'), timeZone })
        .filter(({ conversations }) => conversations > 0)
        .map(({ monday }) => dateOfDay(monday).toISOString().slice(0, 10))
    expect(mondays('Europe/London')).toEqual(['2026-01-05'])
    expect(mondays('Europe/Berlin')).toEqual(['2026-01-12'])
  })

  it('also at the turn of the year', () => {
    const where = { now: '2026-01-02T12:00:00Z', timeZone: 'America/Los_Angeles' }
    expect(daysOf([at('2026-01-01T07:00:00Z')], where)).toEqual(['2025-12-31'])
  })
})

describe('when the clocks change', () => {
  it('a day of 23 hours is a day, and what comes after it stands where it belongs', () => {
    const where = { now: '2026-04-02T12:00:00Z', timeZone: 'Europe/Berlin' }
    const hours = ['2026-03-28T22:00:00Z', '2026-03-29T21:00:00Z', '2026-03-29T22:00:00Z'].map(
      (hour) => at(hour),
    )
    expect(daysOf(hours, where)).toEqual(['2026-03-28', '2026-03-29', '2026-03-30'])
  })

  it('a day of 25 hours is a day, and both of its hours of the same name are on it', () => {
    const where = { now: '2026-11-03T12:00:00Z', timeZone: 'America/New_York' }
    const hours = ['2026-11-01T05:00:00Z', '2026-11-01T06:00:00Z', '2026-11-02T04:00:00Z'].map(
      (hour) => at(hour),
    )
    expect(daysOf(hours, where)).toEqual(['2026-11-01'])
  })

  it('weeks stay seven days long', () => {
    const weeks = weeksOf([], { now: new Date('2026-06-01T12:00:00Z'), timeZone: 'Europe/Berlin' })
    expect(weeks).toHaveLength(WEEKS_SHOWN)
    const steps = weeks.slice(1).map(({ monday }, n) => monday - (weeks[n]?.monday ?? 0))
    expect(new Set(steps)).toEqual(new Set([7]))
    expect(weeks.every(({ monday }) => dateOfDay(monday).getUTCDay() === 1)).toBe(true)
  })
})

describe('the weeks', () => {
  it('end with the one that is now, and its days to come are empty', () => {
    const now = new Date('2026-01-07T12:00:00Z')
    const last = weeksOf([], { now, timeZone: 'UTC' }).at(-1)
    expect(last?.days.map((day) => day !== null)).toEqual([
      ...[true, true, true],
      ...[false, false, false, false],
    ])
  })

  it('sum up what was practised in them, and forget what is older', () => {
    const now = new Date('2026-01-07T12:00:00Z')
    const hours = [
      at('2025-01-01T10:00:00Z'),
      at('2026-01-05T10:00:00Z'),
      at('2026-01-05T11:00:00Z', 60),
    ]
    const weeks = weeksOf(hours, { now, timeZone: 'UTC' })
    expect(weeks.at(-1)).toMatchObject({ seconds: 660, conversations: 2 })
    expect(weeks.slice(0, -1).every(({ conversations }) => conversations === 0)).toBe(true)
  })
})

describe('weeks in a row', () => {
  const row = (...counts: number[]) =>
    weeksInARow(counts.map((conversations) => ({ conversations })))

  it.each([
    [0, [0, 0, 0]],
    [0, [3, 0, 0]],
    [2, [0, 1, 2, 0]],
    [3, [0, 1, 2, 1]],
    [1, [1, 0, 5]],
    [4, [1, 1, 1, 1]],
  ])('are %d of %j: a week that is not over breaks nothing', (count, weeks) => {
    expect(row(...weeks)).toBe(count)
  })

  it('are none of none', () => {
    expect(row()).toBe(0)
  })
})
