import { expect, it } from 'vitest'
import { tidyWaitlistEntry } from './waitlist.ts'

it('trims what was typed and makes null of what is empty then', () => {
  const typed = {
    email: ' a@b.example ',
    name: '  ',
    interests: ['sales', 'sales', 'other'] as const,
    otherDetails: ' debate ',
  }
  expect(tidyWaitlistEntry({ ...typed, interests: [...typed.interests] })).toEqual({
    email: 'a@b.example',
    name: null,
    interests: ['sales', 'other'],
    otherDetails: 'debate',
  })
})
