import { endpoints } from '@colloquy/contract/endpoints'
import type { PracticeTotals } from '@colloquy/domain/practice-totals'
import { desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { type FoundAssignment, listDue } from '../assignments/read.ts'
import { countDisagreements } from '../grades/disagreements.ts'
import { isFor } from '../actor.ts'
import { type RecentConversation, listConversations } from '../conversations/read.ts'
import { conversations, practiceTotals } from '../db/tables/practising.ts'
import { statement } from '../db/statement.ts'
import { asker, within } from '../db/tenant.ts'

export type FoundDashboard = {
  totals: PracticeTotals
  current: { id: string; name: string } | null
  recent: RecentConversation[]
  /** How many disagreements wait for this admin; null for those who do not decide. */
  reviews: number | null
  due: FoundAssignment[]
}

const NO_PRACTICE: PracticeTotals = { conversations: 0, seconds: 0, graded: 0, scoreSum: 0 }

const NOTHING: FoundDashboard = {
  totals: NO_PRACTICE,
  current: null,
  recent: [],
  reviews: null,
  due: [],
}

/** What the spec calls Recent Conversations; older ones come in pages of the same size. */
const RECENT = 20

/** What is due beyond these stands where one's assignments are. */
const MOST_DUE = 5

/** Three queries, and one more for an admin, however much was practised and said. */
export async function readDashboard(ctx: Context): Promise<FoundDashboard> {
  const { member } = ctx.actor
  if (member === null) return NOTHING
  const decides = isFor(endpoints.decideDisagreement.who, ctx.actor)
  const [[practice], recent, reviews, due] = await Promise.all([
    practiceOfLearner(ctx.db).execute(member),
    listConversations(ctx, { limit: RECENT }),
    decides ? countDisagreements(ctx.db, member) : null,
    listDue(ctx, MOST_DUE),
  ])
  const { totals, current } = practice ?? { totals: null, current: null }
  return { totals: totals ?? NO_PRACTICE, current, recent, reviews, due }
}

/** The totals, and the call that can be gone back to. Whoever never practised has a call all the same, or none. */
const practiceOfLearner = statement((db) => {
  const current = db
    .select({
      call: sql`jsonb_build_object('id', ${conversations.id}, 'name', ${conversations.name})`,
    })
    .from(conversations)
    .where(
      within(
        asker,
        conversations,
        eq(conversations.userId, asker.userId),
        // The literal lets Postgres see that the index of open conversations has them all.
        sql`${conversations.state} = 'live' and ${conversations.state} in ('requested', 'live')`,
      ),
    )
    .orderBy(desc(conversations.requestedAt))
    .limit(1)
  return db
    .select({
      totals: {
        conversations: practiceTotals.conversations,
        seconds: practiceTotals.seconds,
        graded: practiceTotals.graded,
        scoreSum: practiceTotals.scoreSum,
      },
      current: sql<FoundDashboard['current']>`(${current})`,
    })
    .from(sql`(select) as learner`)
    .leftJoin(
      practiceTotals,
      within(asker, practiceTotals, eq(practiceTotals.userId, asker.userId)),
    )
    .prepare('practice_of_learner')
})
