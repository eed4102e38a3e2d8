import { expect, it } from 'vitest'
import { ANYTHING, readWish, writeWish } from './use-search.ts'

it('leaves nothing in the address when nothing is wished for', () => {
  expect(String(writeWish(ANYTHING))).toBe('')
  expect(readWish(new URLSearchParams())).toEqual(ANYTHING)
})

it('reads what it wrote, whatever the words are', () => {
  const wish = {
    q: 'a&b=c #1 “x” 🙂',
    folder: '11111111-2222-4333-8444-555555555555',
    tag: '=1+1',
    favourites: true,
    archived: true,
    sort: 'changed' as const,
  }
  expect(readWish(new URLSearchParams(String(writeWish(wish))))).toEqual(wish)
})

it('takes what nobody can wish for as no wish', () => {
  const address = `q=${'x'.repeat(999)}&folder=1%27--&sort=constructor&favourites=maybe`
  expect(readWish(new URLSearchParams(address))).toEqual({ ...ANYTHING, q: 'x'.repeat(200) })
})
