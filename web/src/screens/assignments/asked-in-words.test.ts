import { describe, expect, it, vi } from 'vitest'
import { askedInWords, previewInWords, whoInWords } from './asked-in-words.ts'

const asked = { pass_mark: 70, least_attempts: 1, most_attempts: null, counts: 'best' } as const

describe('who is asked', () => {
  it.each([
    [{ names: [], groups: [], people: 0 }, 'Nobody'],
    [{ names: ['Mika Member'], groups: [], people: 1 }, 'Mika Member'],
    [{ names: ['Mika Member', 'Ada Admin'], groups: [], people: 2 }, '2 people'],
    [{ names: [], groups: ['Sales North'], people: 12 }, '12 people in Sales North'],
    [{ names: [], groups: ['Sales North'], people: null }, 'Everybody in Sales North'],
    [{ names: [], groups: ['Empty'], people: 0 }, 'Nobody in Empty'],
    [{ names: [], groups: ['One', 'Two'], people: 3 }, '3 people in One and Two'],
    [
      { names: ['Mika Member'], groups: ['One', 'Two', 'Three', 'Four', 'Five'], people: 30 },
      '30 people in One, Two, Three and 2 more groups, Mika Member included',
    ],
    [
      { names: ['Mika', 'Ada'], groups: ['One'], people: 5 },
      '5 people in One, 2 named themselves included',
    ],
  ])('%j: %s', (who, words) => {
    expect(whoInWords(who)).toBe(words)
  })
})

describe('what is asked', () => {
  it.each([
    [
      asked,
      'Their best submitted attempt counts; 70 of 100 passes. As many attempts as they like.',
    ],
    [
      { ...asked, pass_mark: null, counts: 'last', most_attempts: 3 } as const,
      'Their last submitted attempt counts; it is done once one is submitted. At most 3 attempts.',
    ],
    [
      { ...asked, least_attempts: 2 },
      'Their best submitted attempt counts; 70 of 100 passes. At least 2 attempts.',
    ],
    [
      { ...asked, least_attempts: 2, most_attempts: 4 },
      'Their best submitted attempt counts; 70 of 100 passes. At least 2 attempts, at most 4.',
    ],
    [
      { ...asked, most_attempts: 1 },
      'Their best submitted attempt counts; 70 of 100 passes. Exactly 1 attempt.',
    ],
  ])('%j', (wanted, words) => {
    expect(askedInWords(wanted)).toBe(words)
  })
})

it('an assignment is said in one breath, in the time zone of whoever makes it', () => {
  vi.stubEnv('TZ', 'Europe/Berlin')
  const who = { names: [], groups: ['Sales North'], people: 12 }
  const wanted = { ...asked, who, roleplay: 'Discovery call', due: '2026-11-27T17:00:00Z' }
  expect(previewInWords(wanted, Date.parse('2026-11-24T12:00:00Z'))).toBe(
    '12 people in Sales North practise “Discovery call” until Friday 27 November, 18:00. Their best submitted attempt counts; 70 of 100 passes. As many attempts as they like.',
  )
  vi.unstubAllEnvs()
})

it.each([
  [{ names: ['Mika Member'], groups: [], people: 1 }, 'Mika Member practises'],
  [{ names: ['Mika Member', 'Ada Admin'], groups: [], people: 2 }, '2 people practise'],
  [{ names: [], groups: ['Empty'], people: 0 }, 'Nobody in Empty practises'],
  [{ names: [], groups: ['One'], people: null }, 'Everybody in One practises'],
])('of one it is said as of one, and without a day as without one: %j', (who, words) => {
  const said = previewInWords({ ...asked, who, roleplay: 'Discovery call', due: null }, 0)
  expect(said).toContain(`${words} “Discovery call” whenever they like. `)
})

describe('until all is chosen, nothing is said of what is asked', () => {
  const nobody = { names: [], groups: [], people: 0 }
  const mika = { names: ['Mika Member'], groups: [], people: 1 }
  it.each([
    [nobody, null, 'Still to be chosen: what is practised, and who practises it.'],
    [nobody, 'Discovery call', 'Still to be chosen: who practises it.'],
    [mika, null, 'Still to be chosen: what is practised.'],
  ])('%j, %j: %s', (who, roleplay, words) => {
    expect(previewInWords({ ...asked, who, roleplay, due: null }, 0)).toBe(words)
  })
})
