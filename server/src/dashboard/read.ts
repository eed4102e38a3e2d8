import type { PracticeTotals } from '@colloquy/domain/practice-totals'
import { desc, eq, sql } from 'drizzle-orm'
import type { Member } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { type RecentConversation, listConversations } from '../conversations/read.ts'
import { conversations, practiceTotals } from '../db/tables.ts'
import { within } from '../db/tenant.ts'

export type FoundDashboard = {
  totals: PracticeTotals
  current: { id: string; name: string } | null
  recent: RecentConversation[]
}

const NO_PRACTICE: PracticeTotals = { conversations: 0, seconds: 0, graded: 0, scoreSum: 0 }

/** What the spec calls Recent Conversations; older ones come in pages of the same size. */
const RECENT = 20

/** Three queries, however much was practised. */
export async function readDashboard(ctx: Context): Promise<FoundDashboard> {
  const { member } = ctx.actor
  if (member === null) return { totals: NO_PRACTICE, current: null, recent: [] }
  const [totals, current, recent] = await Promise.all([
    readTotals(ctx.db, member),
    findCurrent(ctx.db, member),
    listConversations(ctx, { limit: RECENT }),
  ])
  return { totals, current, recent }
}

async function readTotals(db: Db, member: Member): Promise<PracticeTotals> {
  const [totals] = await db
    .select({
      conversations: practiceTotals.conversations,
      seconds: practiceTotals.seconds,
      graded: practiceTotals.graded,
      scoreSum: practiceTotals.scoreSum,
    })
    .from(practiceTotals)
    .where(within(member, practiceTotals, eq(practiceTotals.userId, member.userId)))
  return totals ?? NO_PRACTICE
}

async function findCurrent(db: Db, member: Member): Promise<FoundDashboard['current']> {
  const [current] = await db
    .select({ id: conversations.id, name: conversations.name })
    .from(conversations)
    .where(
      within(
        member,
        conversations,
        eq(conversations.userId, member.userId),
        // The literal lets Postgres see that the index of open conversations has them all.
        sql`${conversations.state} = 'live' and ${conversations.state} in ('requested', 'live')`,
      ),
    )
    .orderBy(desc(conversations.requestedAt))
    .limit(1)
  return current ?? null
}
