import { endpoints } from '@colloquy/contract/endpoints'
import { isFor } from '../actor.ts'
import type { Context } from '../context.ts'
import { presentRoomPass } from '../conversations/present.ts'
import { NotFound } from '../errors.ts'
import type { Routes } from '../http/routes.ts'
import { calendarOf } from './calendar.ts'
import { listAssignedPeople, readNamedFor } from './people.ts'
import {
  presentAssigned,
  presentAssignedPerson,
  presentAssignment,
  presentAssignmentSummary,
  presentEntry,
} from './present.ts'
import {
  type AdminContext,
  countStates,
  type FoundTerms,
  findReadableAssignment,
  listAssigned,
  listAssignments,
  MOST_OPEN,
} from './read.ts'
import { startAttempt } from './start.ts'
import {
  closeAssignment,
  createAssignment,
  deleteAssignment,
  editAssignment,
  reopenAssignment,
} from './write.ts'

export function assignmentRoutes({ handle }: Routes): void {
  handle(endpoints.listAssigned, async ({ ctx, query }) =>
    (await listAssigned(ctx, query)).map(presentAssigned),
  )

  handle(endpoints.readCalendar, async ({ ctx }) => {
    const open = await listAssigned(ctx, { state: 'open', limit: MOST_OPEN })
    return presentCalendar(ctx, { of: open, filename: 'assignments.ics' })
  })

  handle(endpoints.readAssignment, ({ ctx, params }) => showAssignment(ctx, params.assignmentId))

  handle(endpoints.readAssignmentCalendar, async ({ ctx, params }) => {
    const found = await findReadableAssignment(ctx, params.assignmentId)
    if (!found.isAsked || found.closedAt !== null || found.dueAt === null) throw new NotFound()
    return presentCalendar(ctx, { of: [found], filename: 'assignment.ics' })
  })

  handle(endpoints.startAttempt, async ({ ctx, params }) =>
    presentRoomPass(await startAttempt(ctx, params.assignmentId)),
  )

  handle(endpoints.listAssignments, async ({ ctx, query }) => {
    const page = await listAssignments(ctx, query)
    const counts = await countStates(ctx, page)
    return page.map((found) => presentAssignmentSummary(found, counts.get(found.id)))
  })

  handle(endpoints.listAssignedPeople, async ({ ctx, params, query }) => {
    const page = { id: params.assignmentId, ...query }
    return (await listAssignedPeople(ctx, page)).map(presentAssignedPerson)
  })

  handle(endpoints.createAssignment, async ({ ctx, body }) =>
    showAssignment(ctx, await createAssignment(ctx, body)),
  )

  handle(endpoints.editAssignment, async ({ ctx, params, body }) => {
    await editAssignment(ctx, { id: params.assignmentId, ...body })
    return showAssignment(ctx, params.assignmentId)
  })

  handle(endpoints.closeAssignment, async ({ ctx, params }) => {
    await closeAssignment(ctx, params.assignmentId)
    return showAssignment(ctx, params.assignmentId)
  })

  handle(endpoints.reopenAssignment, async ({ ctx, params }) => {
    await reopenAssignment(ctx, params.assignmentId)
    return showAssignment(ctx, params.assignmentId)
  })

  handle(endpoints.deleteAssignment, async ({ ctx, params }) => {
    await deleteAssignment(ctx, params.assignmentId)
    return { message: 'The assignment is deleted' }
  })
}

async function showAssignment(ctx: Context, id: string) {
  const found = await findReadableAssignment(ctx, id)
  if (!isManager(ctx)) return presentAssignment(found, null)
  const named = await readNamedFor(ctx.db, ctx.actor.member, id)
  const counts = (await countStates(ctx, [found])).get(id)
  return presentAssignment(found, { ...named, counts })
}

/** Whoever may edit it sees whom it is for. */
const isManager = (ctx: Context): ctx is AdminContext =>
  isFor(endpoints.editAssignment.who, ctx.actor)

type Calendar = { of: FoundTerms[]; filename: string }

function presentCalendar({ settings }: Context, { of, filename }: Calendar) {
  const entries = of.flatMap(({ dueAt, ...rest }) =>
    dueAt === null ? [] : presentEntry({ ...rest, dueAt }, settings.publicOrigin),
  )
  const content = calendarOf(entries, new Date())
  return { filename, content_type: 'text/calendar' as const, content }
}
