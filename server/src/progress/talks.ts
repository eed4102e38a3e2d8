import type { PractisedTalk } from '@colloquy/domain/progress/practised'
import type { UseCase } from '@colloquy/domain/use-cases'
import { asc, desc, eq } from 'drizzle-orm'
import { unionAll } from 'drizzle-orm/pg-core'
import type { Member } from '../actor.ts'
import type { Db } from '../db/connect.ts'
import { outcomes } from '../db/tables/outcomes.ts'
import { within } from '../db/tenant.ts'

export type FoundTalk = PractisedTalk & { name: string; startedAt: Date; isDrill: boolean }

type FoundTalks = {
  /** With the drills among them. */
  talks: FoundTalk[]
  /** Without them. */
  counted: FoundTalk[]
  /** The first one of all, where it is older than those. */
  first: FoundTalk | null
  hasOlder: boolean
}

/** As many as one can tell apart in a picture. */
const MOST_TALKS = 30

/** The newest ones of a use case, from the oldest to the newest. */
export async function readTalks(db: Db, member: Member, scenario: UseCase): Promise<FoundTalks> {
  const of = (isDrill: boolean) =>
    db
      .select({
        id: outcomes.conversationId,
        name: outcomes.name,
        roleplayId: outcomes.roleplayId,
        startedAt: outcomes.startedAt,
        score: outcomes.score,
        isDrill: outcomes.isDrill,
        criteria: outcomes.criteria,
        figures: outcomes.figures,
      })
      .from(outcomes)
      .where(
        within(
          member,
          outcomes,
          eq(outcomes.userId, member.userId),
          eq(outcomes.scenario, scenario),
          eq(outcomes.isDrill, isDrill),
        ),
      )
  const rows = await unionAll(
    // One more tells whether there are more.
    of(false)
      .orderBy(desc(outcomes.startedAt))
      .limit(MOST_TALKS + 1),
    of(true).orderBy(desc(outcomes.startedAt)).limit(MOST_TALKS),
    of(false).orderBy(asc(outcomes.startedAt)).limit(1),
  )
  const all = [...new Map(rows.map((row) => [row.id, row])).values()].toSorted(
    (one, other) => one.startedAt.getTime() - other.startedAt.getTime(),
  )
  const ofAll = all.filter(({ isDrill }) => !isDrill)
  const counted = ofAll.slice(-MOST_TALKS)
  const from = counted[0]?.startedAt ?? new Date(0)
  const hasOlder = ofAll.length > counted.length
  return {
    talks: all.filter(({ startedAt }) => startedAt >= from),
    counted,
    first: hasOlder ? (ofAll[0] ?? null) : null,
    hasOlder,
  }
}
