import type { Answer } from '@colloquy/contract/endpoint'
import { endpoints } from '@colloquy/contract/endpoints'
import { queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'

export type AccountData = Answer<typeof endpoints.readAccount>
export type SessionData = Answer<typeof endpoints.listSessions>[number]

export const sessionsQuery = queryOptions({
  queryKey: ['sessions'],
  queryFn: ({ signal }) => call(endpoints.listSessions, { signal }),
})
