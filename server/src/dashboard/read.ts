import { endpoints } from '@colloquy/contract/endpoints'
import type { PracticeTotals } from '@colloquy/domain/practice-totals'
import { desc, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import { type FoundAssignment, listDue } from '../assignments/read.ts'
import { countDisagreements } from '../grades/disagreements.ts'
import { isFor } from '../actor.ts'
import { type RecentConversation, listConversations } from '../conversations/read.ts'
import { conversations, practiceTotals } from '../db/tables.ts'
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

/** Four queries, and one more for an admin, however much was practised and said. */
export async function readDashboard(ctx: Context): Promise<FoundDashboard> {
  const { member } = ctx.actor
  if (member === null) return NOTHING
  const decides = isFor(endpoints.decideDisagreement.who, ctx.actor)
  const [[totals], [current], recent, reviews, due] = await Promise.all([
    totalsOfLearner(ctx.db).execute(member),
    currentCall(ctx.db).execute(member),
    listConversations(ctx, { limit: RECENT }),
    decides ? countDisagreements(ctx.db, member) : null,
    listDue(ctx, MOST_DUE),
  ])
  return { totals: totals ?? NO_PRACTICE, current: current ?? null, recent, reviews, due }
}

const totalsOfLearner = statement((db) =>
  db
    .select({
      conversations: practiceTotals.conversations,
      seconds: practiceTotals.seconds,
      graded: practiceTotals.graded,
      scoreSum: practiceTotals.scoreSum,
    })
    .from(practiceTotals)
    .where(within(asker, practiceTotals, eq(practiceTotals.userId, asker.userId)))
    .prepare('totals_of_learner'),
)

const currentCall = statement((db) =>
  db
    .select({ id: conversations.id, name: conversations.name })
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
    .prepare('current_call'),
)
