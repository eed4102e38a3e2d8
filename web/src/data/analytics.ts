import type { Answer } from '@colloquy/contract/endpoint'
import { endpoints } from '@colloquy/contract/endpoints'
import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { MONTHS_BACK } from '@colloquy/domain/analytics'
import { USE_CASE_IDS, type UseCase } from '@colloquy/domain/use-cases'
import { call } from './api.ts'

export type AnalyticsData = Answer<typeof endpoints.readAnalytics>

/** What is asked about. Empty for all. */
export type AnalyticsWish = {
  group: string
  roleplay: string
  scenario: UseCase | ''
  months: MonthsBack
}

type MonthsBack = (typeof MONTHS_BACK)[number]
const MONTHS_AT_FIRST: MonthsBack = '6'

/** As the address has it. What cannot be asked for is not asked for. */
export function wishIn(search: URLSearchParams): AnalyticsWish {
  const months = search.get('months')
  const scenario = search.get('scenario')
  return {
    group: idIn(search.get('group')),
    roleplay: idIn(search.get('roleplay')),
    scenario: USE_CASE_IDS.find((id) => id === scenario) ?? '',
    months: MONTHS_BACK.find((count) => count === months) ?? MONTHS_AT_FIRST,
  }
}

const idIn = (text: string | null): string =>
  text !== null && /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(text) ? text : ''

/** The address of another wish: what is as at first stands in none. */
export function addressOf(wish: AnalyticsWish): string {
  const parts = Object.entries(wish).filter(
    ([name, value]) => value !== '' && !(name === 'months' && value === MONTHS_AT_FIRST),
  )
  return `?${new URLSearchParams(parts).toString()}`
}

export const analyticsQuery = ({ group, roleplay, scenario, months }: AnalyticsWish) =>
  queryOptions({
    queryKey: ['analytics', group, roleplay, scenario, months],
    queryFn: ({ signal }) =>
      call(endpoints.readAnalytics, {
        query: {
          months,
          ...(group === '' ? {} : { group }),
          ...(roleplay === '' ? {} : { roleplay }),
          ...(scenario === '' ? {} : { scenario }),
        },
        signal,
      }),
    // What one chooses from stays while something else is looked up.
    placeholderData: keepPreviousData,
  })
