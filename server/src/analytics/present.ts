import type { Answer } from '@colloquy/contract/endpoint'
import type { endpoints } from '@colloquy/contract/endpoints'
import { averageOf } from '@colloquy/domain/analytics'
import { type FoundAnalytics, isShown } from './read.ts'

type AnalyticsAnswer = Answer<typeof endpoints.readAnalytics>
type Found = Extract<FoundAnalytics, { isTooFew: false }>

export function presentAnalytics(found: FoundAnalytics): AnalyticsAnswer {
  if (found.isTooFew) return { ...NOTHING, is_too_few: true, members: found.members }
  const shown = found.months.flatMap(({ found: one }) =>
    one !== undefined && isShown(one) ? [one] : [],
  )
  const all = shown.reduce((sum, one) => ({ n: sum.n + one.n, sum: sum.sum + one.sum }), NONE)
  return {
    is_too_few: false,
    members: found.members,
    people: found.people,
    attempts: all.n,
    score: averageOf(all, { digits: 0 }),
    left_out: found.months.filter(({ found: one }) => one !== undefined && !isShown(one)).length,
    months: found.months.map(presentMonth),
    roleplays: found.practised.map(({ id, name, scenario, people, leftOut, ...sums }) => ({
      id,
      name,
      scenario,
      attempts: sums.n,
      people,
      score: averageOf(sums, { digits: 0 }),
      left_out: leftOut,
    })),
    scenario: found.scenario,
    stages: found.stages.map(({ id, name, n, reached, covered }) => ({
      id,
      name,
      attempts: n,
      reached,
      covered,
    })),
    heat_map: presentHeatMap(found),
  }
}

const NONE = { n: 0, sum: 0 }

const NOTHING: AnalyticsAnswer = {
  is_too_few: false,
  members: 0,
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

function presentMonth({
  month,
  found,
}: Found['months'][number]): AnalyticsAnswer['months'][number] {
  if (found === undefined) return { month, is_left_out: false, attempts: 0, people: 0, score: null }
  if (!isShown(found))
    return { month, is_left_out: true, attempts: null, people: null, score: null }
  const { n, people } = found
  return { month, is_left_out: false, attempts: n, people, score: averageOf(found, { digits: 0 }) }
}

/** A row for each roleplay or group, with a cell for each criterion that any of them has. */
function presentHeatMap({ criteria, isOfGroups }: Found): AnalyticsAnswer['heat_map'] {
  const columns = new Map(criteria.map(({ key, criterion }) => [key, criterion]))
  const rows = new Map(criteria.map(({ id, name }) => [id, name]))
  const cells = new Map(criteria.map((cell) => [`${cell.id} ${cell.key}`, cell]))
  return {
    of: isOfGroups ? 'groups' : 'roleplays',
    criteria: [...columns].map(([id, name]) => ({ id, name })),
    rows: [...rows].map(([id, name]) => ({
      id,
      name,
      cells: [...columns.keys()].map((key) => {
        const found = cells.get(`${id} ${key}`) ?? NONE
        const score = averageOf(found, { digits: 1 })
        return score === null ? null : { score, attempts: found.n }
      }),
    })),
  }
}
