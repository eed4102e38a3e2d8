import { describe, expect, it } from 'vitest'
import type { ProgressData } from '../../data/progress.ts'
import { besideBaseline, FIGURES } from './figure-words.ts'
import { betterOf, durationWords, liftWords, whyWords } from './words.ts'

const scored = (score: number) => ({
  conversation_id: 'a',
  score,
  started_at: '2026-01-05T10:00:00.000Z',
})

type Wishes = { scores: number[]; skills?: ProgressData['skills']; hasOlder?: boolean }

const told = ({ scores, skills = [], hasOlder = false }: Wishes) => {
  const [first, latest, best] = [scores[0] ?? 0, scores.at(-1) ?? 0, Math.max(...scores)]
  return betterOf({
    scenario: 'sales',
    use_cases: [
      {
        scenario: 'sales',
        first: scored(first),
        best: scored(best),
        latest: scored(latest),
        lift: scores.length === 1 ? null : { latest: latest - first, best: best - first },
      },
    ],
    talks: scores.map((score, n) => ({
      ...scored(score),
      conversation_id: String(n),
      name: 'A talk',
      is_drill: false,
      criteria: [],
      figures: {} as ProgressData['talks'][number]['figures'],
    })),
    skills,
    has_older: hasOlder,
  })
}

const skill = (first: number, recent: number, name = 'Listening') => ({
  ...{ id: name, name, first, best: 5, latest: recent, recent, recent_of: 3 },
})

describe('what is getting better', () => {
  it('is a skill before a score, since that can be practised', () => {
    const skills = [skill(4, 4, 'Opening'), skill(2, 11 / 3)]
    expect(told({ scores: [40, 50, 60, 60, 60], skills }).says).toBe(
      'Listening is getting better: 2 of 5 at first, 3.7 on average of late.',
    )
  })

  it('is nothing that one answer more or less would change', () => {
    expect(told({ scores: [40, 52], skills: [skill(3, 3.4)] }).says).toBe(
      'Your score is 12 points above your first talk.',
    )
  })

  it('is the score while a skill was seen in two talks alone', () => {
    expect(told({ scores: [10, 50], skills: [{ ...skill(1, 1.5), recent_of: 2 }] }).says).toBe(
      'Your score is 40 points above your first talk.',
    )
  })

  it('is the best talk where the newest is none', () => {
    expect(told({ scores: [60, 61, 50] }).says).toBe(
      'Your best talk is 1 point above your first one.',
    )
    expect(told({ scores: [60, 50] }).says).toBe('Your first talk is still your best one.')
  })

  it('is said with care after few talks', () => {
    expect(told({ scores: [40, 52] }).caution).toMatch(/^After 2 talks/)
    expect(told({ scores: [40, 45, 50, 51, 52] }).caution).toBeNull()
    expect(told({ scores: [40, 52], hasOlder: true }).caution).toBeNull()
  })

  it('is a beginning after one talk, and nothing after none', () => {
    expect(told({ scores: [62] }).says).toBe('You begin with 62 of 100.')
    expect(
      betterOf({ scenario: 'legal', use_cases: [], talks: [], skills: [], has_older: false }).says,
    ).toBe('Nothing is graded here yet.')
  })
})

it.each([
  [0, 'As your first'],
  [1, '1 point above your first'],
  [-8, '8 points below your first'],
])('a lift of %d is: %s', (lift, words) => {
  expect(liftWords(lift)).toBe(words)
})

it('why a skill is next says of how many talks it knows that', () => {
  expect(whyWords({ recent: 5 / 3, recent_of: 3 })).toContain('1.7 of 5, on average over 3 talks')
  expect(whyWords({ recent: 2, recent_of: 1 })).toContain('2 of 5 in one talk')
})

it.each([
  [20, 'less than a minute'],
  [60, '1 minute'],
  [3540, '59 minutes'],
  [3600, '1 h'],
  [5400, '1 h 30 min'],
])('%d seconds of practice are: %s', (seconds, words) => {
  expect(durationWords(seconds)).toBe(words)
})

describe('a figure beside what is usual for oneself', () => {
  const beside = (latest: number | null, baseline: number | null, of = 4) =>
    besideBaseline('wordsPerMinute', { latest, baseline, baseline_of: of })

  it('is above, below or the same, and never good or bad', () => {
    expect(beside(150, 132.4)).toBe('Usual for you: 132 words per minute. This is above it.')
    expect(beside(120, 132)).toBe('Usual for you: 132 words per minute. This is below it.')
    expect(beside(132.2, 132)).toBe('Usual for you: 132 words per minute. This is the same.')
    expect(beside(null, 132)).toBe('Usual for you: 132 words per minute.')
  })

  it('is beside nothing until there is enough', () => {
    expect(beside(150, null, 2)).toBe(
      'Not enough yet to say what is usual for you: 2 talks before.',
    )
    expect(beside(150, null, 0)).toBe('What is usual for you shows after three more talks.')
  })

  it.each([
    ['talkShare', 0.43, '43 %'],
    ['fillers', 2.25, '2.3 of 100 words'],
    ['questions', 7.5, '8'],
  ] as const)('%s of %d is: %s', (id, value, words) => {
    expect(FIGURES[id].words(value)).toBe(words)
  })
})
