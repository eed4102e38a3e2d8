import type { Answer } from '@colloquy/contract/endpoint'
import { endpoints } from '@colloquy/contract/endpoints'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'

export type Member = Answer<typeof endpoints.listMembers>[number]
export type Invitation = Answer<typeof endpoints.listInvitations>[number]
export type OneTimeLink = Answer<typeof endpoints.createPasswordLink>

const MEMBERS_A_PAGE = 50

export const membersQuery = infiniteQueryOptions({
  queryKey: ['members'],
  queryFn: ({ pageParam, signal }) =>
    call(endpoints.listMembers, {
      query: { limit: MEMBERS_A_PAGE, after: pageParam },
      signal,
    }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) =>
    page.length < MEMBERS_A_PAGE ? undefined : page[page.length - 1]?.user_id,
})

/** As many as the server gives at once. */
const MOST_MEMBERS_AT_ONCE = 500

/** Everybody, to choose among. */
export const allMembersQuery = queryOptions({
  queryKey: ['members', 'all'],
  queryFn: async ({ signal }) => {
    const all: Member[] = []
    let last: Member | undefined
    do {
      const query = { limit: MOST_MEMBERS_AT_ONCE, after: last?.user_id }
      const page = await call(endpoints.listMembers, { query, signal })
      all.push(...page)
      last = page.length < MOST_MEMBERS_AT_ONCE ? undefined : page.at(-1)
    } while (last !== undefined)
    return all
  },
})

export const invitationsQuery = queryOptions({
  queryKey: ['invitations'],
  queryFn: ({ signal }) => call(endpoints.listInvitations, { signal }),
})
