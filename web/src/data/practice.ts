import { ApiError } from '@colloquy/contract/client'
import type { Answer } from '@colloquy/contract/endpoint'
import { endpoints } from '@colloquy/contract/endpoints'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'
import type { DashboardData, GradeData } from './queries.ts'

export type ConversationSummary = DashboardData['conversations'][number]
export type ConversationData = Answer<typeof endpoints.readConversation>

/** Where a drill goes on: after so many turns of another talk, at this time of it. */
export type DrillMoment = { carriedTurns: number; fromMs: number }

export function drillMomentOf({
  drill,
  turns,
}: Pick<ConversationData, 'drill' | 'turns'>): DrillMoment | null {
  if (drill === null) return null
  const { carried_turns: carriedTurns } = drill
  const ends = turns.slice(0, carriedTurns).map((turn) => turn.ended_at_ms)
  return { carriedTurns, fromMs: Math.max(0, ...ends) }
}

const CONVERSATIONS_PER_PAGE = 20

/** What comes after the newest ones, which the dashboard brings: a page for each wish to see more. */
export const olderConversationsQuery = (newest: ConversationSummary[]) =>
  infiniteQueryOptions({
    queryKey: ['conversations', 'before', newest.at(-1)?.id],
    queryFn: ({ pageParam: before, signal }) =>
      call(endpoints.listConversations, {
        query: { before, limit: CONVERSATIONS_PER_PAGE },
        signal,
      }),
    initialPageParam: newest.at(-1)?.id,
    getNextPageParam: (page) =>
      page.length < CONVERSATIONS_PER_PAGE ? undefined : page.at(-1)?.id,
    // What happened before does not change.
    staleTime: Number.POSITIVE_INFINITY,
    enabled: false,
  })

export const mayHaveOlder = (newest: ConversationSummary[]): boolean =>
  newest.length >= CONVERSATIONS_PER_PAGE

/** Quick at first, when most grades are ready; patient with one that takes long. */
const FIRST_LOOK_MS = 1_000
const LOOKS_SLOW_DOWN_BY = 1.5
const LONGEST_WAIT_MS = 15_000

/** Looks again by itself for as long as the conversation is being graded. Null: there is no grade. */
export const gradeQuery = (conversationId: string) =>
  queryOptions({
    queryKey: ['grade', conversationId],
    queryFn: ({ signal }): Promise<GradeData | null> =>
      (
        call(endpoints.readGrade, { params: { conversationId }, signal }) as Promise<GradeData>
      ).catch((failure: unknown) => {
        if (failure instanceof ApiError && failure.status === 404) return null
        throw failure
      }),
    refetchInterval: ({ state }) =>
      state.data?.status === 'grading'
        ? Math.min(
            FIRST_LOOK_MS * LOOKS_SLOW_DOWN_BY ** (state.dataUpdateCount - 1),
            LONGEST_WAIT_MS,
          )
        : false,
  })

export const conversationQuery = (conversationId: string) =>
  queryOptions({
    queryKey: ['conversation', conversationId],
    queryFn: ({ signal }) =>
      call(endpoints.readConversation, {
        params: { conversationId },
        signal,
      }),
  })
