import type { Answer } from '@colloquy/contract/endpoint'
import { endpoints } from '@colloquy/contract/endpoints'
import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'

export type LibraryEntry = Answer<typeof endpoints.readLibrary>['roleplays'][number]
export type LibraryFilters = Answer<typeof endpoints.readLibraryFilters>
export type ImportPreview = Answer<typeof endpoints.previewImport>
export type ListedVersion = Answer<typeof endpoints.listVersions>[number]

export type LibrarySort = 'best' | 'name' | 'newest' | 'changed'

/** What is looked for. Empty means: whatever it is. */
export type LibraryWish = {
  q: string
  /** The id of a folder, or none for what lies in none. */
  folder: string
  tag: string
  favourites: boolean
  archived: boolean
  sort: LibrarySort | ''
}

const ENTRIES_A_PAGE = 50

/** What was found last stays until the next is here, so that nothing jumps while one types. */
export const libraryQuery = (wish: LibraryWish) =>
  infiniteQueryOptions({
    queryKey: ['library', wish],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.readLibrary, {
        query: {
          ...(wish.q === '' ? {} : { q: wish.q }),
          ...(wish.folder === '' ? {} : { folder: wish.folder }),
          ...(wish.tag === '' ? {} : { tag: wish.tag }),
          ...(wish.sort === '' ? {} : { sort: wish.sort }),
          favourites: wish.favourites ? 'true' : 'false',
          archived: wish.archived ? 'true' : 'false',
          after: pageParam,
          limit: ENTRIES_A_PAGE,
        },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ roleplays }) =>
      roleplays.length < ENTRIES_A_PAGE ? undefined : roleplays.at(-1)?.id,
    placeholderData: keepPreviousData,
  })

export const libraryFiltersQuery = queryOptions({
  queryKey: ['library-filters'],
  queryFn: ({ signal }) => call(endpoints.readLibraryFilters, { signal }),
})

const VERSIONS_A_PAGE = 20

export const versionsQuery = (roleplayId: string) =>
  infiniteQueryOptions({
    queryKey: ['versions', roleplayId],
    queryFn: ({ pageParam, signal }) =>
      call(endpoints.listVersions, {
        params: { roleplayId },
        query: { before: pageParam, limit: VERSIONS_A_PAGE },
        signal,
      }),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (page.length < VERSIONS_A_PAGE ? undefined : page.at(-1)?.version),
  })

export const versionQuery = (roleplayId: string, version: number) =>
  queryOptions({
    queryKey: ['versions', roleplayId, version],
    queryFn: ({ signal }) =>
      call(endpoints.readVersion, { params: { roleplayId, version: String(version) }, signal }),
    // It is written once, and never changed.
    staleTime: Number.POSITIVE_INFINITY,
  })

/** What shows roleplays, and is looked up anew when one has changed. */
export const SHOWING_ROLEPLAYS = ['library', 'library-filters', 'roleplays', 'roleplay', 'versions']
