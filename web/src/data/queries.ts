import type { AlsoAnswer, Answer } from '@colloquy/contract/endpoint'
import { endpoints } from '@colloquy/contract/endpoints'
import { QueryClient, queryOptions } from '@tanstack/react-query'
import { ApiError } from '@colloquy/contract/client'
import { call } from './api.ts'

export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        // What was just seen is shown at once on the way back, and looked up again behind it.
        staleTime: 5_000,
        retry: (count, failure) => count < 2 && isPassing(failure),
      },
    },
  })

/** A refusal stays a refusal; a lost line or a busy server may not. */
const isPassing = (failure: unknown): boolean =>
  !(failure instanceof ApiError) || failure.status >= 500

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
