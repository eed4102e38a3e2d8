import { endpoints } from '@colloquy/contract/endpoints'
import { NotFound } from '../errors.ts'
import type { Routes } from '../http/routes.ts'

export function assignmentRoutes({ handle }: Routes): void {
  handle(endpoints.listAssignments, async () => [])
  handle(endpoints.listAssigned, async () => [])
  handle(endpoints.readCalendar, async () => ({
    filename: 'assignments.ics',
    content_type: 'text/calendar' as const,
    content: '',
  }))
  const notYet = async (): Promise<never> => {
    throw new NotFound()
  }
  handle(endpoints.readAssignment, notYet)
  handle(endpoints.readAssignmentCalendar, notYet)
  handle(endpoints.listAssignedPeople, notYet)
  handle(endpoints.createAssignment, notYet)
  handle(endpoints.editAssignment, notYet)
  handle(endpoints.closeAssignment, notYet)
  handle(endpoints.reopenAssignment, notYet)
  handle(endpoints.deleteAssignment, notYet)
  handle(endpoints.startAttempt, notYet)
}
