import { expect, it } from 'vitest'
import { roleAsSaid } from './role.ts'

it.each([
  ['Practice manager at Bright Dental', 'a practice manager at Bright Dental'],
  [
    'Head of operations at Brackwater Chilled, a food wholesaler in Newry',
    'head of operations at Brackwater Chilled',
  ],
  ['Owner of a gym', 'the owner of a gym'],
  ['Senior biomedical scientist, leads the night shift', 'a senior biomedical scientist'],
  ['Injured tenant', 'an injured tenant'],
  ['HR manager at a bank', 'an HR manager at a bank'],
  ['CFO of a shipping firm', 'CFO of a shipping firm'],
  ['A small café', 'a small café'],
  ['Retired primary school teacher, 68', 'a retired primary school teacher'],
  ['Passenger, school secretary travelling to Lisbon', 'a school secretary'],
  ['Team lead, Backend (8 people)', 'a team lead'],
  ['Mother of Leon, 10, in class 4b', "Leon's mother"],
  ['Neighbour in the flat upstairs, drummer', 'the neighbour from upstairs'],
  ['8-year-old boy', 'an 8-year-old boy'],
  ['Frustrated subscriber', 'a subscriber'],
  ['Head teacher', 'a head teacher'],
])('a role is said after "I\'m": %s', (role, said) => {
  expect(roleAsSaid(role)).toBe(said)
})
