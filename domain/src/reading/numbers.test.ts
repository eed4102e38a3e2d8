import { expect, it } from 'vitest'
import { inFigures } from './numbers.ts'

const read = (text: string) => inFigures(text.split(' ')).join(' ')

it.each([
  ['three hundred and eighty drops', '380 drops'],
  ['thirty-four thousand pounds', '34000 pounds'],
  ['twenty two and three', '22 and 3'],
  ['380 drops and 92 per cent', '380 drops and 92 per cent'],
  ['nineteen hundred pounds', '1900 pounds'],
  ['four four five', '4 4 5'],
  ['one of them and no one', 'one of them and no one'],
  ['forty-one residents and twelve', '41 residents and 12'],
])('reads what is spelled out as it would be written: %s', (said, written) => {
  expect(read(said)).toBe(written)
})
