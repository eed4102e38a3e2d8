import { expect, it } from 'vitest'
import { writeCsv } from './csv.ts'

it.each(['=1+1', '+1', '-1', '@cmd', '\tx', '\rx'])('makes the formula %j harmless', (cell) => {
  expect(writeCsv([[cell]])).toMatch(/^"?'/)
})

it('quotes commas, quotes and line ends, and doubles quotes', () => {
  expect(writeCsv([['a,b', 'say "hi"', 'two\nlines', 'plain']])).toBe(
    '"a,b","say ""hi""","two\nlines",plain\r\n',
  )
})
