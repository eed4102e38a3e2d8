import { and, desc, eq, isNotNull, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { disagreements, grades } from '../db/tables/grading.ts'
import { outcomes } from '../db/tables/outcomes.ts'
import { groupMembers } from '../db/tables/people.ts'
import { conversations, turns } from '../db/tables/practising.ts'
import { roleplayVersions } from '../db/tables/roleplays.ts'
import { criteriaOf, figuresOf, stagesOf } from './outcome.ts'

/**
 * Writes down anew what a conversation comes to: whoever changes its grade, a decision about it or whether it is
 * submitted calls this last, in the same transaction, holding the conversation. Without a score there is no outcome.
 */
export async function keepOutcome(tx: Db, conversationId: string): Promise<void> {
  const graded = await findGraded(tx, conversationId)
  if (graded === null) {
    await tx.delete(outcomes).where(eq(outcomes.conversationId, conversationId))
    return
  }
  const { report, accepted, words, ...row } = graded
  const changing = {
    score: row.score,
    criteria: criteriaOf(report, accepted),
    stages: stagesOf(report),
    figures: figuresOf(report, words),
    submittedAt: row.submittedAt,
  }
  await tx
    .insert(outcomes)
    .values({
      ...row,
      ...changing,
      conversationId,
      groupIds: row.submittedAt === null ? [] : groupsOf(row),
    })
    .onConflictDoUpdate({
      target: outcomes.conversationId,
      set: {
        ...changing,
        // Taken once: whoever moves on later leaves it where it was made.
        groupIds: sql`case when ${outcomes.submittedAt} is null then excluded.group_ids else ${outcomes.groupIds} end`,
      },
    })
}

/** With the newest of its grades, and what of it was overruled. Null where that came to no score. */
async function findGraded(tx: Db, conversationId: string) {
  const [found] = await tx
    .select({
      organizationId: conversations.organizationId,
      userId: conversations.userId,
      roleplayId: conversations.roleplayId,
      scenario: roleplayVersions.scenario,
      startedAt: conversations.startedAt,
      seconds: sql<number>`extract(epoch from ${conversations.endedAt} - ${conversations.startedAt})::integer`,
      score: conversations.score,
      submittedAt: conversations.submittedAt,
      report: grades.report,
      accepted: sql<{ criterionId: string; score: number }[]>`array(
        select jsonb_build_object('criterionId', ${disagreements.criterionId}, 'score', ${disagreements.score})
        from ${disagreements}
        where ${disagreements.conversationId} = ${grades.conversationId}
          and ${disagreements.number} = ${grades.number} and ${disagreements.score} is not null)`,
      words: sql<number>`coalesce((
        select sum(regexp_count(${turns.text}, '\\S+')) from ${turns}
        where ${turns.conversationId} = ${grades.conversationId}
          and ${turns.speaker} = 'trainee'), 0)::integer`,
    })
    .from(conversations)
    .innerJoin(grades, eq(grades.conversationId, conversations.id))
    .leftJoin(
      roleplayVersions,
      and(
        eq(roleplayVersions.roleplayId, conversations.roleplayId),
        eq(roleplayVersions.version, conversations.roleplayVersion),
      ),
    )
    .where(and(eq(conversations.id, conversationId), isNotNull(conversations.endedAt)))
    .orderBy(desc(grades.number))
    .limit(1)
  if (found === undefined || found.score === null || found.startedAt === null) return null
  const { score, startedAt, scenario, ...rest } = found
  // Of a roleplay that was deleted for good nobody knows any more what it was for: graded, it was graded as this.
  return { ...rest, score, startedAt, scenario: scenario ?? ('other' as const) }
}

const groupsOf = ({ organizationId, userId }: { organizationId: string; userId: string }) =>
  sql<string[]>`array(
    select ${groupMembers.groupId} from ${groupMembers}
    where ${groupMembers.organizationId} = ${organizationId} and ${groupMembers.userId} = ${userId}
    order by ${groupMembers.groupId})`
