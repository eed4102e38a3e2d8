/** A calendar as RFC 5545 has it. */

export type CalendarEntry = {
  /** The same each time, so that a calendar that takes the file again changes what it has. */
  uid: string
  at: Date
  summary: string
  description: string
  url: string
}

export const calendarOf = (entries: CalendarEntry[], now: Date): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Colloquy//Assignments//EN',
    'CALSCALE:GREGORIAN',
    ...entries.flatMap((entry) => eventOf(entry, now)),
    'END:VCALENDAR',
  ]
    .map((line) => `${folded(line)}\r\n`)
    .join('')

/** A moment, without a length: it takes nobody's time. */
const eventOf = ({ uid, at, summary, description, url }: CalendarEntry, now: Date): string[] => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${utc(now)}`,
  `DTSTART:${utc(at)}`,
  `SUMMARY:${escaped(summary)}`,
  ...(description === '' ? [] : [`DESCRIPTION:${escaped(description)}`]),
  `URL:${url}`,
  'TRANSP:TRANSPARENT',
  'END:VEVENT',
]

/** 20260310T220000Z. Whoever reads it shows it in their own time zone. */
const utc = (moment: Date): string =>
  `${moment.toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

/** Of the signs that a text may not hold, a line end has a way to be written and the others have none. */
const escaped = (text: string): string =>
  text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n|\r|\n/g, '\\n')
    .replaceAll(/[^\P{Cc}\t]/gu, '')

const MOST_OCTETS = 75

/** A line goes on in the next one, which begins with a space. Never in the middle of a character. */
function folded(line: string): string {
  const lines: string[] = []
  let octets = 0
  let current = ''
  for (const character of line) {
    const length = Buffer.byteLength(character)
    if (octets + length > MOST_OCTETS) {
      lines.push(current)
      current = ''
      // The space that it begins with.
      octets = 1
    }
    current += character
    octets += length
  }
  return [...lines, current].join('\r\n ')
}
