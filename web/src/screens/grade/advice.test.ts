import { expect, it } from 'vitest'
import { adviceOf, repeats } from './advice.ts'

const at = { turn: 1, start: 0, end: 4, quote: 'What' }

it('each entry of a list has its moment', () => {
  expect(adviceOf(['One', 'Two'], [null, at])).toEqual([
    { text: 'One', at: null },
    { text: 'Two', at },
  ])
})

it('so has one of a list that came as a string', () => {
  expect(adviceOf("['One']", [at])).toEqual([{ text: 'One', at }])
})

it('no entry gets the moment of another', () => {
  expect(adviceOf(['One', '  ', 'Two'], [at, at, at]).map(({ at }) => at)).toEqual([null, null])
  expect(adviceOf(['One'], [])).toEqual([{ text: 'One', at: null }])
})

it('a moment whose words stand in the entry already need not be quoted again', () => {
  const quote = { ...at, quote: 'How did it go?' }
  expect(repeats('“How did it go” left room.', quote)).toBe(true)
  expect(repeats('You asked, and it left room.', quote)).toBe(false)
})
