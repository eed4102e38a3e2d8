import { describe, expect, it } from 'vitest'
import {
  addedSeedGroup,
  firstSeedGroup,
  readCount,
  SEED_GROUP_LIMITS,
  SEED_LEGACY_LIMITS,
  seedFileName,
} from './seed.ts'

describe('the seed form', () => {
  it('begins with a default group of one user and one admin', () => {
    expect(firstSeedGroup()).toEqual({
      name: 'Default Group',
      description: 'Main user group',
      numUsers: 1,
      numAdmins: 1,
    })
  })
  it('names an added group after its place', () => {
    expect(addedSeedGroup(3)).toMatchObject({ name: 'Group 3', numUsers: 1, numAdmins: 0 })
  })
  it.each(['', ' ', 'many', '-1', '101', '2.5', '1e9'])(
    'takes 0 users of a group for "%s"',
    (typed) => {
      expect(readCount(typed, SEED_GROUP_LIMITS.users)).toBe(0)
    },
  )
  it.each(['', 'x', '51'])('takes 1 user of the legacy mode for "%s"', (typed) => {
    expect(readCount(typed, SEED_LEGACY_LIMITS.users)).toBe(1)
  })
  it('takes counts up to the limits', () => {
    expect([
      readCount('100', SEED_GROUP_LIMITS.users),
      readCount('50', SEED_GROUP_LIMITS.admins),
      readCount('50', SEED_LEGACY_LIMITS.users),
      readCount('10', SEED_LEGACY_LIMITS.admins),
    ]).toEqual([100, 50, 50, 10])
  })
})

it('names the file after the organization, with an underscore for every other sign', () => {
  expect(seedFileName('Müller & Söhne (2)')).toBe('M_ller___S_hne__2__users.csv')
})
