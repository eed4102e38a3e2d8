import { endpoints } from '@colloquy/contract/endpoints'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { anAssignment } from '../testing/an-assignment.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { anOrganization, aPerson, aRoleplay } from '../testing/world.ts'
import { type CalendarEntry, calendarOf } from './calendar.ts'

const NOW = new Date('2026-03-01T08:00:00.123Z')

const entry = (wishes: Partial<CalendarEntry> = {}): CalendarEntry => ({
  uid: 'assignment-1@colloquy',
  at: new Date('2026-03-10T22:59:59.999Z'),
  summary: 'Due: Discovery call',
  description: '',
  url: 'https://colloquy.example/assignments/1',
  ...wishes,
})

/** What whoever reads the file makes of it: lines put together again, signs as they were meant. */
const readBack = (content: string): Record<string, string> =>
  Object.fromEntries(
    content
      .replaceAll('\r\n ', '')
      .split('\r\n')
      .map((line) => [
        line.slice(0, line.indexOf(':')),
        line
          .slice(line.indexOf(':') + 1)
          .replaceAll(/\\([\\;,nN])/g, (_, sign: string) => (/n/i.test(sign) ? '\n' : sign)),
      ]),
  )

it('a moment is written in UTC, and each line ends as RFC 5545 wants it', () => {
  expect(calendarOf([entry()], NOW).split('\r\n')).toEqual([
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Colloquy//Assignments//EN',
    'CALSCALE:GREGORIAN',
    'BEGIN:VEVENT',
    'UID:assignment-1@colloquy',
    'DTSTAMP:20260301T080000Z',
    'DTSTART:20260310T225959Z',
    'SUMMARY:Due: Discovery call',
    'URL:https://colloquy.example/assignments/1',
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ])
})

it('a text that looks like a line of a calendar stays a text', () => {
  const description = 'a;b,c\\n\r\nEND:VEVENT\nBEGIN:VALARM\rX'
  const content = calendarOf([entry({ description })], NOW)
  expect(content.match(/^END:VEVENT/gm)).toHaveLength(1)
  expect(content).not.toMatch(/^BEGIN:VALARM/m)
  expect(readBack(content)['DESCRIPTION']).toBe('a;b,c\\n\nEND:VEVENT\nBEGIN:VALARM\nX')
})

it('whatever is written, no line is longer than 75 octets, none breaks a character, and all comes back', () => {
  const words = fc.string({ unit: 'binary', minLength: 1, maxLength: 300 })
  fc.assert(
    fc.property(words, words, (summary, description) => {
      const content = calendarOf([entry({ summary, description })], NOW)
      for (const line of content.split('\r\n')) {
        expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
        expect(line.isWellFormed()).toBe(true)
      }
      const writable = (text: string) =>
        text.replaceAll(/\r\n?/g, '\n').replaceAll(/[^\P{Cc}\t\n]/gu, '')
      const read = readBack(content)
      expect(read['SUMMARY']).toBe(writable(summary))
      expect(read['DESCRIPTION']).toBe(writable(description))
    }),
  )
})

describe('the calendar of a learner', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startTestServer()
  })
  afterAll(() => server.close())

  const calendarFor = async (token: string) =>
    (await as(server, token).call(endpoints.readCalendar)).body

  it('has what is asked of them, is open and is due, under names that stay the same', async () => {
    const { db } = server
    const organizationId = await anOrganization(db)
    const learner = await aPerson(db, { organizationId })
    const other = await aPerson(db, { organizationId })
    const roleplayId = await aRoleplay(db, organizationId)
    const dueAt = new Date('2031-03-10T22:59:59Z')
    const of = { organizationId, roleplayId, people: [learner.userId] }
    const due = await anAssignment(db, { ...of, dueAt, note: 'Before the fair' })
    const never = await anAssignment(db, of)
    const closed = await anAssignment(db, { ...of, dueAt, closedAt: new Date() })
    await anAssignment(db, { ...of, dueAt, people: [other.userId] })

    const file = await calendarFor(learner.token)
    expect(file).toMatchObject({ filename: 'assignments.ics', content_type: 'text/calendar' })
    expect(file.content.match(/^UID:.*/gm)).toEqual([`UID:assignment-${due}@colloquy`])
    expect(readBack(file.content)).toMatchObject({
      DTSTART: '20310310T225959Z',
      SUMMARY: 'Due: Discovery call',
      DESCRIPTION: 'Before the fair',
      URL: `http://127.0.0.1:3000/assignments/${due}`,
    })

    const one = (assignmentId: string, token: string) =>
      as(server, token).call(endpoints.readAssignmentCalendar, { params: { assignmentId } })
    const { body } = await one(due, learner.token)
    expect(body.content.match(/^UID:.*/gm)).toEqual([`UID:assignment-${due}@colloquy`])
    for (const id of [never, closed]) expect((await one(id, learner.token)).status).toBe(404)
    expect((await one(due, other.token)).status).toBe(404)
  })

  it('is empty for who belongs nowhere', async () => {
    const { content } = await calendarFor((await aPerson(server.db)).token)
    expect(content).not.toContain('VEVENT')
  })
})
