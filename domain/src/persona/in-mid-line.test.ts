import { expect, it } from 'vitest'
import { compile } from '../graph/compile.ts'
import { maria } from '../testing/talk.ts'
import { inMidLine } from './in-mid-line.ts'

const graph = compile({ persona: maria, scenario: 'sales' })

it.each([
  ['Give me a sentence for the minutes.', 'give me a sentence for the minutes.'],
  ['Mark signs that, and nobody else.', 'Mark signs that, and nobody else.'],
  ['Rose has the keys.', 'Rose has the keys.'],
])('what is told to do begins small after a word, and a name does not: %s', (piece, inside) => {
  expect(inMidLine(piece, graph)).toBe(inside)
})
