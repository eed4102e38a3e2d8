import type { AlsoAnswer, Answer } from '@colloquy/contract/endpoint'
import { endpoints } from '@colloquy/contract/endpoints'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '@colloquy/contract/client'
import { call } from './api.ts'
import { isMoment } from './problems.ts'

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // What was just seen is shown at once on the way back, and looked up again behind it.
        staleTime: 5_000,
        retry: (count, failure) => count < 2 && isPassing(failure),
      },
      mutations: {
        retry: (count, failure) => count < MOST_ASKED_AGAIN && isBusy(failure),
        // Not all at the same moment again.
        retryDelay: () => 1_000 + Math.random() * 1_000,
      },
    },
  })

/** A refusal stays a refusal; a lost line or a busy server may not. */
const isPassing = (failure: unknown): boolean =>
  !(failure instanceof ApiError) || failure.status >= 500

/** When everybody signs in at once, the server refuses some for a moment. Nobody should have to notice. */
const MOST_ASKED_AGAIN = 5

/** Nothing was done, and there will be room in a moment. */
const isBusy = (failure: unknown): boolean =>
  failure instanceof ApiError && failure.status === 429 && isMoment(failure.retryAfterSeconds)

export type DashboardData = Answer<typeof endpoints.readDashboard>
export type RoleplaySummary = Answer<typeof endpoints.listRoleplays>[number]
export type RoleplayData = Answer<typeof endpoints.readRoleplay>
export type GradeData = Answer<typeof endpoints.readGrade> | AlsoAnswer<typeof endpoints.readGrade>

export const dashboardQuery = queryOptions({
  queryKey: ['dashboard'],
  queryFn: ({ signal }) => call(endpoints.readDashboard, { signal }),
})

/** What one answer holds at most when it is not asked for another number. */
const ROLEPLAYS_PER_ANSWER = 200

export const roleplaysQuery = queryOptions({
  queryKey: ['roleplays'],
  queryFn: async ({ signal }) => {
    const all: RoleplaySummary[] = []
    let last: RoleplaySummary | undefined
    do {
      const query = last === undefined ? {} : { after: last.id }
      const page = await call(endpoints.listRoleplays, { query, signal })
      all.push(...page)
      last = page.length < ROLEPLAYS_PER_ANSWER ? undefined : page.at(-1)
    } while (last !== undefined)
    return all
  },
})

export const roleplayQuery = (roleplayId: string) =>
  queryOptions({
    queryKey: ['roleplay', roleplayId],
    queryFn: ({ signal }) => call(endpoints.readRoleplay, { params: { roleplayId }, signal }),
  })

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) => call(endpoints.readAccount, { signal }),
})
