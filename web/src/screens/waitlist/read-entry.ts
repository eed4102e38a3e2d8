import { USE_CASE_IDS } from '@colloquy/domain/use-cases'
import type { WaitlistEntry } from '@colloquy/domain/waitlist'

/** What the form holds. Details belong to Other Use Cases, and count only with it. */
export function readEntry(form: FormData): WaitlistEntry {
  const text = (name: string): string => {
    const value = form.get(name)
    return typeof value === 'string' ? value : ''
  }
  const ticked = form.getAll('interests')
  const interests = USE_CASE_IDS.filter((id) => ticked.includes(id))
  return {
    email: text('email'),
    name: text('name'),
    interests,
    otherDetails: interests.includes('other') ? text('otherDetails') : null,
  }
}
