import type { Answer } from '@colloquy/contract/endpoint'
import { endpoints } from '@colloquy/contract/endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'

export type Group = Answer<typeof endpoints.listGroups>[number]

/** Those that can be chosen: one that is switched off grants nothing. */
export const offeredGroupsQuery = queryOptions({
  queryKey: ['groups', 'offered'],
  queryFn: ({ signal }) => call(endpoints.listGroups, { signal }),
})

export const allGroupsQuery = queryOptions({
  queryKey: ['groups', 'all'],
  queryFn: ({ signal }) => call(endpoints.listGroups, { query: { inactive: 'true' }, signal }),
})
