import { expect, it } from 'vitest'
import { createPhraseCache } from './phrase-cache.ts'

const sound = (bytes: number) => new Int16Array(bytes / 2)

it('does not keep more than it may', () => {
  const cache = createPhraseCache({ mostBytes: 100 })
  cache.keep('too long', sound(102))
  expect(cache.get('too long')).toBeUndefined()
})

it('lets go of what was asked for longest ago', () => {
  const cache = createPhraseCache({ mostBytes: 100 })
  for (const key of ['a', 'b']) cache.keep(key, sound(50))
  cache.get('a')
  cache.keep('c', sound(50))
  expect(['a', 'b', 'c'].filter((key) => cache.get(key))).toEqual(['a', 'c'])
})

it('counts a phrase once, however often it is kept', () => {
  const cache = createPhraseCache({ mostBytes: 100 })
  for (let times = 0; times < 5; times++) cache.keep('a', sound(50))
  cache.keep('b', sound(50))
  expect(['a', 'b'].filter((key) => cache.get(key))).toEqual(['a', 'b'])
})
