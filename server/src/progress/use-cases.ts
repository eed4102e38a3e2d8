import type { UseCase } from '@colloquy/domain/use-cases'
import { eq, sql } from 'drizzle-orm'
import type { Member } from '../actor.ts'
import type { Db } from '../db/connect.ts'
import { outcomes } from '../db/tables/outcomes.ts'
import { within } from '../db/tenant.ts'

type Scored = { conversationId: string; score: number; startedAt: Date }

export type FoundUseCase = { scenario: UseCase; first: Scored; best: Scored; latest: Scored }

/**
 * What was practised, the newest first. It goes from use case to use case through the index and takes the ends of
 * each: a few steps down a tree, whatever lies between them.
 */
export async function readUseCases(db: Db, member: Member): Promise<FoundUseCase[]> {
  const own = within(member, outcomes, eq(outcomes.userId, member.userId))
  const end = (order: string) => sql`(
    select json_build_array(conversation_id, score, started_at) as talk
    from ${outcomes} where ${own} and scenario = practised.scenario and not is_drill
    order by ${sql.raw(order)} limit 1)`
  const { rows } = await db.execute<{ scenario: UseCase } & Record<End, Row>>(sql`
    with recursive practised (scenario) as (
      (select scenario from ${outcomes} where ${own} order by scenario limit 1)
      union all
      select (
        select scenario from ${outcomes} where ${own} and scenario > practised.scenario
        order by scenario limit 1)
      from practised where practised.scenario is not null)
    select scenario, first.talk as first, best.talk as best, latest.talk as latest
    from practised
    cross join lateral ${end('started_at')} as first
    cross join lateral ${end('score desc, started_at desc')} as best
    cross join lateral ${end('started_at desc')} as latest`)
  return rows
    .map(({ scenario, first, best, latest }) => ({
      scenario,
      first: scored(first),
      best: scored(best),
      latest: scored(latest),
    }))
    .toSorted((one, other) => other.latest.startedAt.getTime() - one.latest.startedAt.getTime())
}

type End = 'first' | 'best' | 'latest'
type Row = [id: string, score: number, startedAt: string]

const scored = ([conversationId, score, startedAt]: Row): Scored => ({
  conversationId,
  score,
  startedAt: new Date(startedAt),
})
