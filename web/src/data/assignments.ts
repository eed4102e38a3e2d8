import { ApiError } from '@colloquy/contract/client'
import type { Answer } from '@colloquy/contract/endpoint'
import { endpoints } from '@colloquy/contract/endpoints'
import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import { call } from './api.ts'

export type AssignedPractice = Answer<typeof endpoints.listAssigned>[number]
export type OwnStanding = AssignedPractice['own']
export type AssignmentSummary = Answer<typeof endpoints.listAssignments>[number]
export type AssignmentData = Answer<typeof endpoints.readAssignment>
export type OwnAttempt = NonNullable<AssignmentData['own']>['attempts'][number]
export type ManagedAssignment = NonNullable<AssignmentData['managed']>
export type AssignedPerson = Answer<typeof endpoints.listAssignedPeople>[number]

/** What is asked, whoever reads it. */
export type Terms = Pick<
  AssignedPractice,
  | 'id'
  | 'roleplay'
  | 'note'
  | 'due_at'
  | 'pass_mark'
  | 'least_attempts'
  | 'most_attempts'
  | 'counts'
  | 'closed_at'
>

export type OpenOrClosed = 'open' | 'closed'

/** All that is looked up anew when something about an assignment was changed. */
export const ASSIGNMENT_KEYS = ['assigned', 'assignments', 'assignment', 'dashboard'] as const

const A_PAGE = 20
const PEOPLE_A_PAGE = 50

/** What one was asked oneself: open ones by when they are due, closed ones newest first. */
export const assignedQuery = (state: OpenOrClosed) =>
  infiniteQueryOptions({
    queryKey: ['assigned', state],
    queryFn: ({ pageParam: after, signal }) =>
      call(endpoints.listAssigned, { query: { state, after, limit: A_PAGE }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < A_PAGE ? undefined : page.at(-1)?.id),
  })

/** For admins: all of the organization, newest first. */
export const assignmentsQuery = (state: OpenOrClosed) =>
  infiniteQueryOptions({
    queryKey: ['assignments', state],
    queryFn: ({ pageParam: before, signal }) =>
      call(endpoints.listAssignments, { query: { state, before, limit: A_PAGE }, signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < A_PAGE ? undefined : page.at(-1)?.id),
  })

/** Null: there is none, or not any more, or it is not for whoever asks. */
export const assignmentQuery = (assignmentId: string) =>
  queryOptions({
    queryKey: ['assignment', assignmentId],
    queryFn: ({ signal }): Promise<AssignmentData | null> =>
      call(endpoints.readAssignment, { params: { assignmentId }, signal }).catch(
        (failure: unknown) => {
          if (failure instanceof ApiError && NOT_THERE.has(failure.status)) return null
          throw failure
        },
      ),
  })

/** Also where the address holds no id at all. */
const NOT_THERE = new Set([404, 422])

export const assignedPeopleQuery = (assignmentId: string) =>
  infiniteQueryOptions({
    queryKey: ['assignment', assignmentId, 'people'],
    queryFn: ({ pageParam: after, signal }) =>
      call(endpoints.listAssignedPeople, {
        params: { assignmentId },
        query: { after, limit: PEOPLE_A_PAGE },
        signal,
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < PEOPLE_A_PAGE ? undefined : page.at(-1)?.user_id),
  })
