import { expect, it } from 'vitest'
import { anyOf } from './any-of.ts'

it('takes any of the ways that stand between strokes or on lines of their own, and nothing else', () => {
  const look = new RegExp(
    `^(?:${anyOf(String.raw`
      spare me / calm(ing)? down
      (5|five) ?\/ ?10 / what(?! else)
    `)})$`,
  )
  for (const way of ['spare me', 'calm down', 'calming down', '5/10', 'five / 10', 'what'])
    expect(way).toMatch(look)
  for (const other of ['spare', 'me', 'calm', 'five', 'what else', ''])
    expect(other).not.toMatch(look)
  expect(look.exec('calming down')).toHaveLength(1)
})
