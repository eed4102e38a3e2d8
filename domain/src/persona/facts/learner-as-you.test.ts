import { expect, it } from 'vitest'
import { learnerAsYou } from './learner-as-you.ts'

it.each([
  ['Find out if the vendor can be trusted', 'Find out if you can be trusted'],
  ['See whether the vendor takes us seriously', 'See whether you take us seriously'],
  ["Check the vendor's references", 'Check your references'],
])('whoever is spoken to is "you": %s', (written, said) => {
  expect(learnerAsYou(written, ['vendor'])).toBe(said)
})

it('is also meant by "their", where nobody else is named', () => {
  expect(learnerAsYou('See whether the candidate has done their homework', ['candidate'])).toBe(
    'See whether you have done your homework',
  )
})

it.each(['The vendor who went bankrupt owes us money', 'The previous vendor was late'])(
  'but not another one: %s',
  (written) => {
    expect(learnerAsYou(written, ['vendor'])).toBe(written)
  },
)
