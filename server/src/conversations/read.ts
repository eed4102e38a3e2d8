import { MOST_TURNS } from '@colloquy/contract/desk'
import { canBeJoined } from '@colloquy/domain/conversation'
import { and, asc, desc, eq, getTableColumns, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Member } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { users } from '../db/tables/people.ts'
import { calls, conversations, turns } from '../db/tables/practising.ts'
import { roleplayVersions } from '../db/tables/roleplays.ts'
import { statement } from '../db/statement.ts'
import { asker, within } from '../db/tenant.ts'
import { Invalid, NotFound } from '../errors.ts'
import { canReadGrade, isLearnerOf } from './policy.ts'

export type FoundConversation = typeof conversations.$inferSelect

export type ReadableConversation = FoundConversation & { learner: { name: string; email: string } }

export const findReadableConversation = (ctx: Context, id: string): Promise<ReadableConversation> =>
  findConversation(ctx, { id, when: canReadGrade })

export const findOwnConversation = (ctx: Context, id: string): Promise<ReadableConversation> =>
  findConversation(ctx, { id, when: isLearnerOf })

type Search = { id: string; when: (member: Member, conversation: FoundConversation) => boolean }

async function findConversation(
  { db, actor: { member } }: Context,
  { id, when }: Search,
): Promise<ReadableConversation> {
  if (member === null) throw new NotFound()
  const [found] = await db
    .select({
      ...getTableColumns(conversations),
      learner: { name: users.name, email: users.email },
    })
    .from(conversations)
    .innerJoin(users, eq(users.id, conversations.userId))
    .where(within(member, conversations, eq(conversations.id, id)))
  if (found === undefined || !when(member, found)) throw new NotFound()
  return found
}

export type RecentConversation = Awaited<ReturnType<typeof listConversations>>[number]

type Page = { before?: string | undefined; limit: number }

/** One's own that both sides joined, newest first. */
export async function listConversations(
  { db, actor: { member } }: Context,
  { before, limit }: Page,
) {
  if (member === null) return []
  return before === undefined
    ? newestConversations(db).execute({ ...member, limit })
    : olderConversations(db).execute({ ...member, limit, before })
}

const newestConversations = statement((db) =>
  selectPage(db, undefined).prepare('newest_conversations'),
)

const olderConversations = statement((db) =>
  selectPage(
    db,
    sql`(${conversations.startedAt}, ${conversations.id}) < (
      select seen.started_at, seen.id from ${conversations} as seen
      where seen.organization_id = ${asker.organizationId}
        and seen.user_id = ${asker.userId} and seen.id = ${sql.placeholder('before')})`,
  ).prepare('older_conversations'),
)

const selectPage = (db: Db, isOlder: SQL | undefined) =>
  db
    .select({
      id: conversations.id,
      name: conversations.name,
      // The condition below leaves no null.
      startedAt: sql<Date>`${conversations.startedAt}`.mapWith(conversations.startedAt),
      score: conversations.score,
      state: conversations.state,
      predictedAt: conversations.predictedAt,
    })
    .from(conversations)
    .where(
      within(
        asker,
        conversations,
        and(eq(conversations.userId, asker.userId), isNotNull(conversations.startedAt), isOlder),
      ),
    )
    .orderBy(desc(conversations.startedAt), desc(conversations.id))
    .limit(sql.placeholder('limit'))

/** Whether somebody plays the persona: `away` when somebody did, and the next one is on the way. */
export async function readPartner(
  db: Db,
  conversation: Pick<FoundConversation, 'id' | 'state'>,
): Promise<'waiting' | 'here' | 'away' | null> {
  if (!canBeJoined(conversation.state)) return null
  const [call] = await db
    .select({
      claim: calls.claim,
      isHeld: sql<boolean>`coalesce(${calls.claimedUntil} > now(), false)`,
    })
    .from(calls)
    .where(eq(calls.conversationId, conversation.id))
  if (call === undefined) return 'waiting'
  if (call.isHeld) return 'here'
  return call.claim === 0 ? 'waiting' : 'away'
}

type Practised = Pick<FoundConversation, 'organizationId' | 'roleplayId' | 'roleplayVersion'>

/** As it was called in that version; null once nobody knows any more. */
export async function readPersonaName(db: Db, practised: Practised): Promise<string | null> {
  const { organizationId, roleplayId, roleplayVersion } = practised
  if (roleplayId === null || roleplayVersion === null) return null
  const [found] = await db
    .select({ name: sql<string>`${roleplayVersions.persona} ->> 'name'` })
    .from(roleplayVersions)
    .where(
      within(
        { organizationId },
        roleplayVersions,
        eq(roleplayVersions.roleplayId, roleplayId),
        eq(roleplayVersions.version, roleplayVersion),
      ),
    )
  return found?.name ?? null
}

export type SaidTurn = typeof turns.$inferSelect

export const readTurns = (db: Db, conversation: { id: string }): Promise<SaidTurn[]> =>
  db
    .select()
    .from(turns)
    .where(eq(turns.conversationId, conversation.id))
    .orderBy(asc(turns.seq))
    .limit(MOST_TURNS)

/** What is said about a turn is said about one that there is. */
export async function requireTurn(
  db: Db,
  { conversationId, turn }: { conversationId: string; turn: number },
): Promise<void> {
  const [found] = await db
    .select({ seq: turns.seq })
    .from(turns)
    .where(and(eq(turns.conversationId, conversationId), eq(turns.seq, turn)))
  if (found === undefined) throw Invalid.field(['turn'], 'The talk has no such turn')
}
