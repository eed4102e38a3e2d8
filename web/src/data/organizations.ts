import type { Answer } from '@colloquy/contract/endpoint'
import { endpoints } from '@colloquy/contract/endpoints'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from './api.ts'

/** All organizations and their users: for developers. */

export type Organization = Answer<typeof endpoints.listOrganizations>['organizations'][number]
export type Seeded = Answer<typeof endpoints.seedOrganization>

const ENTRIES_A_PAGE = 100

export const organizationsQuery = infiniteQueryOptions({
  queryKey: ['organizations'],
  queryFn: async ({ pageParam, signal }) => {
    const query = { limit: ENTRIES_A_PAGE, after: pageParam }
    const answer = await call(endpoints.listOrganizations, { query, signal })
    return answer.organizations
  },
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) =>
    page.length < ENTRIES_A_PAGE ? undefined : page[page.length - 1]?.id,
})

export const organizationUsersQuery = (organizationId: string) =>
  infiniteQueryOptions({
    queryKey: ['organization-users', organizationId],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.listOrganizationUsers, {
        params: { organizationId },
        query: { limit: ENTRIES_A_PAGE, after: pageParam },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ users }) =>
      users.length < ENTRIES_A_PAGE ? undefined : users[users.length - 1]?.user_id,
  })
