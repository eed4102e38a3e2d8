import { expect, it } from 'vitest'
import { spelledOut } from './shorthand.ts'

it.each([
  ['engineer booked Fri 8-1', 'engineer booked Friday, eight to one'],
  ['festival starts Sat 8 a.m.', 'festival starts Saturday 8 am.'],
  ['She sat in the front row.', 'She sat in the front row.'],
  ['contract ends 30 Sept', 'contract ends 30 September'],
  ['paid approx. 2.4k w/ next-day delivery', 'paid about 2,400 with next-day delivery'],
  ['customer 5 yrs, 38 pounds/month', 'customer 5 years, 38 pounds a month'],
  ['4 days/wk for a tax firm', '4 days a week for a tax firm'],
  ['mortality 4% → 9%', 'mortality 4% to 9%'],
  ['Contract ends → wants 3 offers', 'Contract ends. wants 3 offers'],
  ['stopped on the A3 at 187 km/h', 'stopped on the A3 at 187 km/h'],
  ['stopped driving b/c of one', 'stopped driving because of one'],
])('what is noted as "%s" is said aloud', (note, aloud) => {
  expect(spelledOut(note)).toBe(aloud)
})
