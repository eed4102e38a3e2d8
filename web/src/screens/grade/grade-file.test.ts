import { expect, it } from 'vitest'
import { gradeFileName } from './grade-file.ts'

it.each([
  ['Discovery call: Nora', '2026-11-20T10:00:00.000Z', 'discovery-call-nora-2026-11-20'],
  ['Gespräch über Löhne', null, 'gesprach-uber-lohne'],
  ['../../etc/passwd', null, 'etc-passwd'],
  ['💬', '2026-11-20T10:00:00.000Z', '2026-11-20'],
  ['x'.repeat(300), null, 'x'.repeat(60)],
])('the grade of “%s” is saved under a name that every system takes', (name, startedAt, saved) => {
  expect(gradeFileName(name, startedAt)).toBe(`colloquy-grade-${saved}.json`)
})
