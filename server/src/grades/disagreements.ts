import { and, asc, eq, isNull, ne, notExists, sql } from 'drizzle-orm'
import type { Actor, Member } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { statement } from '../db/statement.ts'
import { disagreements, grades } from '../db/tables/grading.ts'
import { users } from '../db/tables/people.ts'
import { conversations } from '../db/tables/practising.ts'
import { asker, within } from '../db/tenant.ts'

export type FoundDisagreement = typeof disagreements.$inferSelect & {
  /** Null until it is decided, and when that account is gone. */
  decider: { name: string; email: string } | null
}

/** At most one for each criterion. */
export async function readDisagreements(
  db: Db,
  { conversationId, number }: { conversationId: string; number: number },
): Promise<FoundDisagreement[]> {
  const found = await db
    .select({ said: disagreements, decider: { name: users.name, email: users.email } })
    .from(disagreements)
    .leftJoin(users, eq(users.id, disagreements.decidedBy))
    .where(and(eq(disagreements.conversationId, conversationId), eq(disagreements.number, number)))
    .orderBy(asc(disagreements.createdAt), asc(disagreements.id))
  return found.map(({ said, decider }) => ({ ...said, decider }))
}

export type OpenDisagreement = Awaited<ReturnType<typeof listDisagreements>>[number]

type Page = { after?: string | undefined; limit: number }

/** Those that wait for this admin: nobody decides about a grade of their own. */
export const listDisagreements = (
  { db, actor: { member } }: Context<Actor & { member: Member }>,
  { after, limit }: Page,
) =>
  db
    .select({
      id: disagreements.id,
      conversationId: disagreements.conversationId,
      conversationName: conversations.name,
      learner: { name: users.name, email: users.email },
      // Of the whole report no more than this name.
      criterionName: sql<string>`coalesce(
        jsonb_path_query_first(${grades.report}, '$.criteria[*] ? (@.id == $id).name',
          jsonb_build_object('id', ${disagreements.criterionId})) #>> '{}', '')`,
      createdAt: disagreements.createdAt,
    })
    .from(disagreements)
    .innerJoin(conversations, eq(conversations.id, disagreements.conversationId))
    .innerJoin(users, eq(users.id, conversations.userId))
    .innerJoin(
      grades,
      and(
        eq(grades.conversationId, disagreements.conversationId),
        eq(grades.number, disagreements.number),
      ),
    )
    .where(
      within(
        member,
        disagreements,
        isOpen(db),
        ne(conversations.userId, member.userId),
        after === undefined ? undefined : saidAfter(member, after),
      ),
    )
    .orderBy(asc(disagreements.createdAt), asc(disagreements.id))
    .limit(limit)

const saidAfter = ({ organizationId }: Member, id: string) =>
  sql`(${disagreements.createdAt}, ${disagreements.id}) > (
    select seen.created_at, seen.id from ${disagreements} as seen
    where seen.organization_id = ${organizationId} and seen.id = ${id})`

/** Of a talk that was graded again there is nothing left to decide. */
const isOpen = (db: Db) =>
  and(
    isNull(disagreements.decidedAt),
    notExists(
      db
        .select({ one: sql`1` })
        .from(sql`${grades} as newer`)
        .where(
          sql`newer.conversation_id = ${disagreements.conversationId} and newer.number > ${disagreements.number}`,
        ),
    ),
  )

/** One more than is told apart: however many there are, no more are looked at. */
const MOST_COUNTED = 10

/** How many wait for this admin. */
export async function countDisagreements(db: Db, member: Member): Promise<number> {
  return (await openDisagreements(db).execute(member)).length
}

const openDisagreements = statement((db) =>
  db
    .select({ id: disagreements.id })
    .from(disagreements)
    .innerJoin(conversations, eq(conversations.id, disagreements.conversationId))
    .where(within(asker, disagreements, isOpen(db), ne(conversations.userId, asker.userId)))
    .limit(MOST_COUNTED)
    .prepare('open_disagreements'),
)
