import { expect, it } from 'vitest'
import { misheard, withoutMarks } from './recognised.ts'

it('takes marks and capitals away, and leaves what belongs to a word', () => {
  expect(withoutMarks('So, "how" — honestly — don\'t you follow-up, Tom?')).toBe(
    "so how honestly don't you follow-up tom",
  )
})

it('hears the same wrongly each time', () => {
  const text = 'So what does that do to the people who have to wait for their parts every week?'
  expect(misheard(text)).toBe(misheard(text))
  expect(misheard(text)).not.toBe(withoutMarks(text))
})
