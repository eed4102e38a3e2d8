import type { Answer, Sent } from '@colloquy/contract/endpoint'
import { endpoints } from '@colloquy/contract/endpoints'
import type { UseCase } from '@colloquy/domain/use-cases'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'

export type ProgressData = Answer<typeof endpoints.readProgress>
export type HistoryEntry = Answer<typeof endpoints.searchHistory>['conversations'][number]
export type HistoryWish = Pick<
  NonNullable<Sent<typeof endpoints.searchHistory>['query']>,
  'q' | 'scenario' | 'state'
>

/** Of a use case; of the one that was practised last without it. */
export const progressQuery = (scenario: UseCase | undefined) =>
  queryOptions({
    queryKey: ['progress', scenario],
    queryFn: ({ signal }) => call(endpoints.readProgress, { query: { scenario }, signal }),
    // From one use case to another nothing has to vanish first.
    placeholderData: keepPreviousData,
  })

export const historyQuery = (wish: HistoryWish) =>
  infiniteQueryOptions({
    queryKey: ['history', wish],
    queryFn: ({ pageParam: before, signal }) =>
      call(endpoints.searchHistory, { query: { ...wish, before }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
  })
