import { describe, expect, it } from 'vitest'
import { notesApart } from './notes-apart.ts'

describe('notes that stand side by side', () => {
  it.each([
    [
      'off work for two weeks, GP signed her off',
      ['Off work for two weeks.', 'GP signed her off.'],
    ],
    [
      'second session, first one was mostly paperwork',
      ['Second session.', 'The first session was mostly paperwork.'],
    ],
    [
      'panic attack on Monday, had to be led out',
      ['Panic attack on Monday and had to be led out.'],
    ],
    ['talks fast, makes jokes when it hurts', ['Talks fast and makes jokes when it hurts.']],
    [
      'married to Josef for 41 years, he died in October',
      ['Was married to Josef for 41 years.', 'He died in October.'],
    ],
    ['six volunteers, most of us retired', ['Six volunteers, most of us retired.']],
  ])('%s', (note, said) => {
    expect(notesApart(note)).toEqual(said)
  })
})
