import type { Answer } from '@colloquy/contract/endpoint'
import { endpoints } from '@colloquy/contract/endpoints'
import { infiniteQueryOptions } from '@tanstack/react-query'
import { call } from './api.ts'

export type OpenDisagreement = Answer<typeof endpoints.listDisagreements>[number]

const DISAGREEMENTS_A_PAGE = 50

/** What waits for an admin, oldest first. */
export const openDisagreementsQuery = infiniteQueryOptions({
  queryKey: ['disagreements'],
  queryFn: ({ pageParam: after, signal }) =>
    call(endpoints.listDisagreements, { query: { limit: DISAGREEMENTS_A_PAGE, after }, signal }),
  initialPageParam: undefined as string | undefined,
  getNextPageParam: (page) => (page.length < DISAGREEMENTS_A_PAGE ? undefined : page.at(-1)?.id),
})
