import { type Overruling, type Points, totalAfter } from '@colloquy/domain/grading/overrule'
import type { Counted } from '@colloquy/domain/grading/total'
import { and, eq, sql } from 'drizzle-orm'
import type { Actor, Member } from '../actor.ts'
import type { Context } from '../context.ts'
import { holdConversation } from '../conversations/hold.ts'
import { isLearnerOf } from '../conversations/policy.ts'
import type { FoundConversation } from '../conversations/read.ts'
import type { Db } from '../db/connect.ts'
import { disagreements } from '../db/tables/grading.ts'
import { conversations } from '../db/tables/practising.ts'
import { within } from '../db/tenant.ts'
import { keepOutcome } from '../outcomes/keep.ts'
import { Conflict, NotAllowed, NotFound } from '../errors.ts'
import { type FoundDisagreement, readDisagreements } from './disagreements.ts'
import { findNewestGrade, type FoundGrade } from './read.ts'

type Deciding = {
  disagreementId: string
  /** What the criterion counts from now on; null where it stays as it is. */
  score: number | null
  reason: string
}

/**
 * By an admin who is not its learner, once. What is accepted counts at once: the total is counted anew from what
 * was judged then, by the rubric of then, and everything that was accepted. The grade itself is never changed.
 */
export async function decide(
  { db, actor }: Context<Actor & { member: Member }>,
  { disagreementId, score, reason }: Deciding,
): Promise<FoundDisagreement> {
  const { member } = actor
  return db.transaction(async (tx) => {
    const conversation = await holdGraded(tx, { member, disagreementId })
    if (isLearnerOf(member, conversation))
      throw new NotAllowed('Somebody else has to decide about your own grade')
    const grade = await findNewestGrade(tx, conversation.id)
    const all = grade === null ? [] : await readDisagreements(tx, grade)
    const one = all.find(({ id }) => id === disagreementId)
    if (grade === null || one === undefined || conversation.state !== 'graded')
      throw new Conflict('The talk was graded again since: there is nothing left to decide')
    if (one.decision !== null) throw new Conflict('Somebody has decided this already')
    const [decided] = await tx
      .update(disagreements)
      .set({
        decision: score === null ? 'rejected' : 'accepted',
        score,
        reason,
        decidedBy: actor.userId,
        decidedAt: sql`now()`,
      })
      .where(eq(disagreements.id, one.id))
      .returning()
    if (decided === undefined) throw new Error('the decision was not stored')
    if (score !== null) {
      const others = all.filter(({ id }) => id !== one.id)
      await tx
        .update(conversations)
        .set({ score: totalOf(grade, [...others, decided]) })
        .where(eq(conversations.id, conversation.id))
      await keepOutcome(tx, conversation.id)
    }
    return { ...decided, decider: { name: actor.name, email: actor.email } }
  })
}

/** One who decides at a time, or two could count without each other’s score. */
async function holdGraded(
  tx: Db,
  { member, disagreementId }: { member: Member; disagreementId: string },
): Promise<FoundConversation> {
  const isGraded = sql`${conversations.id} = (${tx
    .select({ id: disagreements.conversationId })
    .from(disagreements)
    .where(and(within(member, disagreements), eq(disagreements.id, disagreementId)))})`
  const held = await holdConversation(tx, within(member, conversations, isGraded))
  if (held === null) throw new NotFound()
  return held
}

function totalOf(
  { report, rubric }: FoundGrade,
  said: Pick<FoundDisagreement, 'criterionId' | 'score'>[],
): number {
  const accepted = said.flatMap(({ criterionId, score }): Overruling[] =>
    // The database keeps it from 0 to 5.
    score === null ? [] : [{ criterionId, score: score as Points }],
  )
  // As it was stored, which is as it was judged.
  const total = totalAfter(report.criteria as Counted[], rubric, accepted)
  if (total === null) throw new Error('what was graded comes to a number')
  return total
}
