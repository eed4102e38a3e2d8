import { eq } from 'drizzle-orm'
import type { Member } from '../actor.ts'
import type { Context } from '../context.ts'
import {
  insertConversation,
  passFor,
  requireFewOpenCalls,
  type RoomPass,
} from '../conversations/start.ts'
import type { Db } from '../db/connect.ts'
import { isDanglingReference } from '../db/failures.ts'
import { memberships } from '../db/tables/people.ts'
import { within } from '../db/tenant.ts'
import { Conflict, NotFound } from '../errors.ts'
import { findReadableAssignment, standingWith } from './read.ts'

/** To be asked is enough: also for a roleplay that is private to other groups. */
export async function startAttempt(ctx: Context, assignmentId: string): Promise<RoomPass> {
  const { member } = ctx.actor
  if (member === null) throw new NotFound()
  const id = await ctx.db.transaction(async (tx) => {
    await oneAtATime(tx, member)
    const found = await findReadableAssignment({ ...ctx, db: tx }, assignmentId)
    if (!found.isAsked) throw new Conflict('This is not assigned to you')
    if (found.closedAt !== null) throw new Conflict('This assignment is closed')
    if (!found.roleplay.isAvailable)
      throw new Conflict('What is to be practised is not there any more')
    if (!standingWith(found, found).mayStart) throw new Conflict('You have used up your attempts')
    await requireFewOpenCalls(tx, member)
    return insertConversation(tx, { member, roleplay: found.roleplay, assignmentId }).catch(
      (failure: unknown) => {
        // Deleted at this moment, or what it is about was.
        throw isDanglingReference(failure) ? new NotFound() : failure
      },
    )
  })
  return passFor(ctx, id)
}

/** Two tabs cannot start one too many: the second waits here, and then finds what the first has made. */
const oneAtATime = (tx: Db, member: Member) =>
  tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .where(within(member, memberships, eq(memberships.userId, member.userId)))
    .for('no key update')
