import { expect, it } from 'vitest'
import { responds } from './responds.ts'

it.each([
  "That's understandable, I see.",
  "okay that's a fair point",
  "It's nice to meet you.",
  "That's really helpful, thank you.",
  'Our sensors ring you when it freezes.',
  'So what happens then?',
  '',
])('what could be said of everything shows no listening: %s', (text) => {
  expect(responds(text)).toBe(false)
})

it.each([
  "Wow, that's a long way to come.",
  "he shouldn't have shouted at you in front of them",
  'Is she well? I mean, they must have been frightened.',
  "That's four lorries at once then.",
])('who speaks of what was told has listened, in words of their own: %s', (text) => {
  expect(responds(text)).toBe(true)
})
