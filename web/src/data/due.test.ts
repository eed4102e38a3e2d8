import { afterEach, describe, expect, it, vi } from 'vitest'
import { dueDayOf, dueInWords, fieldsOfMoment, momentOfFields, zoneInWords } from './due.ts'

const noon = Date.parse('2026-11-24T12:00:00Z')

describe('the day on which something is due', () => {
  it('is told with its weekday, and without the year that everybody knows', () => {
    const due = '2026-11-27T17:00:00Z'
    expect(dueDayOf(due, { now: noon, timeZone: 'Europe/Berlin' })).toBe(
      'Friday 27 November, 18:00',
    )
  })

  it('is another one where the clocks stand otherwise', () => {
    const due = '2026-11-27T22:59:00Z'
    const words = (timeZone: string) => dueDayOf(due, { now: noon, timeZone })
    expect(words('Europe/Berlin')).toBe('Friday 27 November, 23:59')
    expect(words('Asia/Kolkata')).toBe('Saturday 28 November, 04:29')
    expect(words('Pacific/Auckland')).toBe('Saturday 28 November, 11:59')
    expect(words('America/Los_Angeles')).toBe('Friday 27 November, 14:59')
  })

  it('has its year in another year, which begins when it does there', () => {
    const due = '2026-12-31T23:30:00Z'
    expect(dueDayOf(due, { now: noon, timeZone: 'UTC' })).toBe('Thursday 31 December, 23:30')
    expect(dueDayOf(due, { now: noon, timeZone: 'Asia/Tokyo' })).toBe(
      'Friday 1 January 2027, 08:30',
    )
  })
})

describe('how long there is until then', () => {
  const berlin = (due: string, now: string) =>
    dueInWords(due, { now: Date.parse(now), timeZone: 'Europe/Berlin' })

  it.each([
    ['2026-11-27T17:00:00Z', '2026-11-24T12:00:00Z', 'in 3 days'],
    ['2026-11-25T22:59:00Z', '2026-11-24T23:30:00Z', 'today'],
    ['2026-11-24T23:30:00Z', '2026-11-24T22:30:00Z', 'tomorrow'],
    ['2026-11-24T17:00:00Z', '2026-11-24T16:59:59Z', 'today'],
    ['2026-11-24T17:00:00Z', '2026-11-24T17:00:00Z', 'today'],
    ['2026-11-24T17:00:00Z', '2026-11-24T17:00:01Z', 'late since today'],
    ['2026-11-24T22:59:00Z', '2026-11-24T23:01:00Z', '1 day late'],
    ['2026-11-22T22:59:00Z', '2026-11-24T23:01:00Z', '3 days late'],
  ])('due at %s is at %s in Berlin: %s', (due, now, words) => {
    expect(berlin(due, now)).toBe(words)
  })

  it('counts days of 23 and 25 hours as one', () => {
    // The clocks go forward on 29 March and back on 25 October 2026.
    expect(berlin('2026-03-30T21:59:00Z', '2026-03-28T22:30:00Z')).toBe('in 2 days')
    expect(berlin('2026-03-29T21:59:00Z', '2026-03-28T22:59:00Z')).toBe('tomorrow')
    expect(berlin('2026-10-26T22:59:00Z', '2026-10-24T22:30:00Z')).toBe('tomorrow')
    expect(berlin('2026-10-24T21:59:00Z', '2026-10-26T22:30:00Z')).toBe('2 days late')
  })
})

describe('a day and a time that somebody sets', () => {
  afterEach(() => vi.unstubAllEnvs())

  it.each([
    ['Europe/Berlin', '2026-11-27', '18:00', '2026-11-27T17:00:00.000Z'],
    ['Europe/Berlin', '2026-07-03', '18:00', '2026-07-03T16:00:00.000Z'],
    ['Asia/Kolkata', '2026-11-27', '23:59', '2026-11-27T18:29:00.000Z'],
    ['America/St_Johns', '2026-11-27', '00:00', '2026-11-27T03:30:00.000Z'],
    // Twice there: the first of the two.
    ['Europe/Berlin', '2026-10-25', '02:30', '2026-10-25T00:30:00.000Z'],
  ])('in %s, %s at %s is one moment, and comes back as it was typed', (tz, day, time, moment) => {
    vi.stubEnv('TZ', tz)
    expect(momentOfFields({ day, time })).toBe(moment)
    expect(fieldsOfMoment(moment)).toEqual({ day, time })
  })

  it('is the time after where the clocks skip it', () => {
    vi.stubEnv('TZ', 'Europe/Berlin')
    expect(momentOfFields({ day: '2026-03-29', time: '02:30' })).toBe('2026-03-29T01:30:00.000Z')
  })

  it('is the end of the day where no time is said, and nothing where no day is', () => {
    vi.stubEnv('TZ', 'UTC')
    expect(momentOfFields({ day: '2026-11-27', time: '' })).toBe('2026-11-27T23:59:00.000Z')
    expect(momentOfFields({ day: '', time: '18:00' })).toBeNull()
    expect(momentOfFields({ day: 'Friday', time: '18:00' })).toBeNull()
  })

  it('names the zone with its clocks of that day', () => {
    expect(zoneInWords(Date.parse('2026-11-27T12:00:00Z'), 'Europe/Berlin')).toBe(
      'Europe/Berlin (GMT+1)',
    )
    expect(zoneInWords(Date.parse('2026-07-03T12:00:00Z'), 'Europe/Berlin')).toBe(
      'Europe/Berlin (GMT+2)',
    )
    expect(zoneInWords(noon, 'America/New_York')).toBe('America/New York (GMT-5)')
  })
})
