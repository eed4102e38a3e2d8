import { and, asc, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Member } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { conversations, turns } from '../db/tables.ts'
import { within } from '../db/tenant.ts'
import { NotFound } from '../errors.ts'
import { canReadGrade, isLearnerOf } from './policy.ts'

export type FoundConversation = typeof conversations.$inferSelect

export const findReadableConversation = (ctx: Context, id: string): Promise<FoundConversation> =>
  findConversation(ctx, { id, when: canReadGrade })

export const findOwnConversation = (ctx: Context, id: string): Promise<FoundConversation> =>
  findConversation(ctx, { id, when: isLearnerOf })

type Search = { id: string; when: (member: Member, conversation: FoundConversation) => boolean }

async function findConversation(
  { db, actor: { member } }: Context,
  { id, when }: Search,
): Promise<FoundConversation> {
  if (member === null) throw new NotFound()
  const [found] = await db
    .select()
    .from(conversations)
    .where(within(member, conversations, eq(conversations.id, id)))
  if (found === undefined || !when(member, found)) throw new NotFound()
  return found
}

export type RecentConversation = Awaited<ReturnType<typeof selectRecent>>[number]

type Page = { before?: string | undefined; limit: number }

/** One's own that both sides joined, newest first. */
export async function listConversations(
  { db, actor: { member } }: Context,
  { before, limit }: Page,
): Promise<RecentConversation[]> {
  return member === null ? [] : selectRecent(db, member, { before, limit })
}

function selectRecent(db: Db, member: Member, { before, limit }: Page) {
  const isOlder =
    before === undefined
      ? undefined
      : sql`(${conversations.startedAt}, ${conversations.id}) < (
          select seen.started_at, seen.id from ${conversations} as seen
          where seen.organization_id = ${member.organizationId}
            and seen.user_id = ${member.userId} and seen.id = ${before})`
  return db
    .select({
      id: conversations.id,
      name: conversations.name,
      // The condition below leaves no null.
      startedAt: sql<Date>`${conversations.startedAt}`.mapWith(conversations.startedAt),
      score: conversations.score,
      state: conversations.state,
    })
    .from(conversations)
    .where(
      within(
        member,
        conversations,
        and(eq(conversations.userId, member.userId), isNotNull(conversations.startedAt), isOlder),
      ),
    )
    .orderBy(desc(conversations.startedAt), desc(conversations.id))
    .limit(limit)
}

export type SaidTurn = typeof turns.$inferSelect

/** Half an hour of talk is a few hundred turns; this only keeps a mistake from growing without end. */
const MOST_TURNS = 5000

export const readTurns = (db: Db, conversation: { id: string }): Promise<SaidTurn[]> =>
  db
    .select()
    .from(turns)
    .where(eq(turns.conversationId, conversation.id))
    .orderBy(asc(turns.seq))
    .limit(MOST_TURNS)
