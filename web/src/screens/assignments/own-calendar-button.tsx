import { endpoints } from '@colloquy/contract/endpoints'
import { call } from '../../data/api.ts'
import type { Terms } from '../../data/assignments.ts'
import { CalendarButton } from './calendar-button.tsx'

/** Of one that has a moment in a calendar. */
export function OwnCalendarButton({ terms }: { terms: Terms }) {
  if (terms.due_at === null || terms.closed_at !== null) return null
  const params = { assignmentId: terms.id }
  return (
    <CalendarButton read={() => call(endpoints.readAssignmentCalendar, { params })}>
      Add to calendar<span className="visually-hidden">: {terms.roleplay.name}</span>
    </CalendarButton>
  )
}
