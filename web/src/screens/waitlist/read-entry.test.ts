import { WaitlistEntry } from '@colloquy/contract/waitlist'
import { tidyWaitlistEntry } from '@colloquy/domain/waitlist'
import { describe, expect, it } from 'vitest'
import { readEntry } from './read-entry.ts'

function filled(fields: [name: string, value: string][]): FormData {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return form
}

describe('the waitlist form', () => {
  it('is read with everything that was filled in', () => {
    const form = filled([
      ['email', 'ana@example.test'],
      ['name', 'Ana'],
      ['interests', 'other'],
      ['interests', 'sales'],
      ['otherDetails', 'Hard talks with a landlord'],
    ])
    const entry = readEntry(form)
    expect(entry).toEqual({
      email: 'ana@example.test',
      name: 'Ana',
      interests: ['sales', 'other'],
      otherDetails: 'Hard talks with a landlord',
    })
    // What is sent is what the call takes.
    expect(WaitlistEntry.parse(entry)).toEqual(entry)
  })

  it('counts details only with Other Use Cases', () => {
    const form = filled([
      ['email', 'ana@example.test'],
      ['interests', 'legal'],
      ['otherDetails', 'left over'],
    ])
    expect(readEntry(form).otherDetails).toBeNull()
  })

  it('sends nothing for what was left empty', () => {
    expect(tidyWaitlistEntry(readEntry(filled([['email', ' a@b.test ']])))).toEqual({
      email: 'a@b.test',
      name: null,
      interests: [],
      otherDetails: null,
    })
  })
})
