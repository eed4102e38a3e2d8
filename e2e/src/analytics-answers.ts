import type { Answer } from '@colloquy/contract/endpoint'
import type { endpoints } from '@colloquy/contract/endpoints'

type Analytics = Answer<typeof endpoints.readAnalytics>

const idOf = (n: number): string => `00000000-0000-4000-8000-${`${n}`.padStart(12, '0')}`

/** Half a year of an organization in which much was submitted; one month of it is told to nobody. */
export function analyticsOf({ name, rows }: { name: string; rows: number }): Analytics {
  const criteria = ['Opens with a purpose', 'Asks open questions', 'Listens', 'Agrees a next step']
  const stages = ['Opening', 'Situation', 'Problem', 'Implication', 'Need-payoff', 'Next step']
  return {
    is_too_few: false,
    members: 24,
    people: 17,
    attempts: 96,
    score: 71,
    left_out: 1,
    months: ['06', '07', '08', '09', '10', '11'].map((month, n) => ({
      month: `2026-${month}-01`,
      is_left_out: n === 1,
      attempts: n === 0 ? 0 : n === 1 ? null : 12 + 6 * n,
      people: n === 0 ? 0 : n === 1 ? null : 7 + 2 * n,
      score: n < 2 ? null : 58 + 5 * n,
    })),
    roleplays: Array.from({ length: rows }, (_, n) => ({
      id: idOf(n),
      name,
      scenario: 'sales' as const,
      attempts: n % 4 === 3 ? 0 : 40 - n,
      people: n % 4 === 3 ? 0 : 9,
      score: n % 4 === 3 ? null : 82 - 9 * (n % 4),
      left_out: n % 4 === 0 ? 0 : n % 4,
    })),
    scenario: 'sales',
    stages: stages.map((stage, n) => ({
      id: stage,
      name,
      attempts: 96,
      reached: 96 - 11 * n,
      covered: 96 - 11 * n - (n === 3 ? 38 : 6),
    })),
    heat_map: {
      of: 'roleplays',
      criteria: criteria.map((criterion) => ({ id: criterion, name })),
      rows: Array.from({ length: rows }, (_, n) => ({
        id: idOf(n),
        name,
        cells: criteria.map((_criterion, at) =>
          (n + at) % 7 === 6 ? null : { score: ((n * 3 + at * 7) % 50) / 10 + 0.1, attempts: 12 },
        ),
      })),
    },
  }
}

export const NOTHING_SUBMITTED: Analytics = {
  is_too_few: false,
  members: 24,
  people: 0,
  attempts: 0,
  score: null,
  left_out: 0,
  months: [],
  roleplays: [],
  scenario: null,
  stages: [],
  heat_map: { of: 'roleplays', criteria: [], rows: [] },
}

export const TOO_FEW: Analytics = { ...NOTHING_SUBMITTED, is_too_few: true, members: 3 }
