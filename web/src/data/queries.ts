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
  queryFn: ({ signal }) => call(endpoints.readDashboard, { signal }) as Promise<DashboardData>,
})

export const roleplaysQuery = queryOptions({
  queryKey: ['roleplays'],
  queryFn: ({ signal }) => call(endpoints.listRoleplays, { signal }) as Promise<RoleplaySummary[]>,
})

export const roleplayQuery = (roleplayId: string) =>
  queryOptions({
    queryKey: ['roleplay', roleplayId],
    queryFn: ({ signal }) =>
      call(endpoints.readRoleplay, { params: { roleplayId }, signal }) as Promise<RoleplayData>,
  })

export const accountQuery = queryOptions({
  queryKey: ['account'],
  queryFn: ({ signal }) =>
    call(endpoints.readAccount, { signal }) as Promise<Answer<typeof endpoints.readAccount>>,
})
