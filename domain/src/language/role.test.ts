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
])('a role is said after "I\'m": %s', (role, said) => {
  expect(roleAsSaid(role)).toBe(said)
})
