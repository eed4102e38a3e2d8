import { describe, expect, it, vi } from 'vitest'
import { changeOf, type FormValues, newValues, problemsWith } from './form-values.ts'

const filled = (change: Partial<FormValues> = {}): FormValues => ({
  ...newValues(Date.parse('2026-11-24T12:00:00Z')),
  roleplayId: 'r',
  groups: ['g'],
  ...change,
})

it('a new one is due a week later at the end of the day here', () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  expect(changeOf(filled())).toEqual({
    people: [],
    groups: ['g'],
    note: '',
    due_at: '2026-12-01T22:59:00.000Z',
    pass_mark: null,
    least_attempts: 1,
    most_attempts: null,
    counts: 'best',
  })
  vi.unstubAllEnvs()
})

it('without a day it is never due', () => {
  expect(changeOf(filled({ day: '' })).due_at).toBeNull()
})

describe('what is wrong is said at its field', () => {
  it.each([
    [{ roleplayId: '' }, { roleplay_id: 'Choose what is practised' }],
    [{ groups: [] }, { people: 'Choose at least one person or group' }],
    [{ passMark: '0' }, { pass_mark: 'A whole number from 1 to 100, or nothing' }],
    [{ passMark: '70.5' }, { pass_mark: 'A whole number from 1 to 100, or nothing' }],
    [{ passMark: 'seventy' }, { pass_mark: 'A whole number from 1 to 100, or nothing' }],
    [{ least: '0' }, { least_attempts: 'A whole number from 1 to 50' }],
    [{ most: '51' }, { most_attempts: 'A whole number from 1 to 50, or nothing' }],
    [
      { least: '3', most: '2' },
      { most_attempts: 'Cannot be less than the least number of attempts' },
    ],
    [{ day: '2026-13-40' }, { due_at: 'A day that is in the calendar' }],
    [{}, {}],
    [{ people: ['p'], groups: [], passMark: '100', least: '2', most: '2' }, {}],
  ])('%j: %j', (change, problems) => {
    expect(problemsWith(filled(change))).toEqual(problems)
  })
})
