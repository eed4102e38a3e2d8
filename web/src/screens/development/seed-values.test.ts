import { describe, expect, it } from 'vitest'
import { bodyOf, countAccounts, emptySeed, nameProblem, seedProblem } from './seed-values.ts'

describe('the seed form', () => {
  it('refuses a blank organization name', () => {
    expect(nameProblem('  ')).toBe('Organization name is required')
    expect(nameProblem('Acme')).toBeUndefined()
  })
  it('refuses groups without a group', () => {
    expect(seedProblem({ ...emptySeed(), groups: [] })).toBe('At least one group is required')
    expect(seedProblem({ ...emptySeed(), groups: [], mode: 'legacy' })).toBeUndefined()
  })
  it('begins with one group of one user and one admin', () => {
    expect(bodyOf({ ...emptySeed(), name: 'Acme' })).toEqual({
      org_name: 'Acme',
      description: '',
      groups: [
        { name: 'Default Group', description: 'Main user group', num_users: 1, num_admins: 1 },
      ],
    })
  })
  it('takes the default for what is no number within the limits', () => {
    const [group] = emptySeed().groups
    const groups = group ? [{ ...group, numUsers: '101', numAdmins: 'many' }] : []
    expect(countAccounts({ ...emptySeed(), groups })).toBe(0)
    const legacy = { ...emptySeed(), mode: 'legacy' as const, numUsers: '51', numAdmins: '-1' }
    expect(bodyOf({ ...legacy, name: 'Acme' })).toMatchObject({ num_users: 1, num_admins: 1 })
  })
})
