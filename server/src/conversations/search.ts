import type { HistoryState } from '@colloquy/domain/conversation'
import { statesOf } from '@colloquy/domain/conversation'
import type { UseCase } from '@colloquy/domain/use-cases'
import { and, desc, eq, ilike, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { Member } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { outcomes } from '../db/tables/outcomes.ts'
import { conversations } from '../db/tables/practising.ts'
import { roleplayVersions } from '../db/tables/roleplays.ts'
import { within } from '../db/tenant.ts'

type Search = {
  q?: string | undefined
  scenario?: UseCase | undefined
  state?: HistoryState | undefined
  before?: string | undefined
  limit: number
}

/**
 * A page looks at so many conversations and no further, whatever is looked for: no history is long enough to make a
 * search slow. Who finds too little looks on from there.
 */
const MOST_LOOKED_AT = 500

export type FoundInHistory = Awaited<ReturnType<typeof searchConversations>>

/** One's own that both sides joined and that fit, newest first, and where to look on. */
export async function searchConversations({ db, actor: { member } }: Context, search: Search) {
  if (member === null) return { found: [], next: null }
  const looked = lookedAt(db, member, search)
  const scenario = sql<UseCase | null>`coalesce(${roleplayVersions.scenario}, ${outcomes.scenario})`
  const found = await db
    .select({
      id: looked.id,
      name: looked.name,
      startedAt: looked.startedAt,
      score: looked.score,
      state: looked.state,
      predictedAt: looked.predictedAt,
      carriedTurns: looked.carriedTurns,
      scenario,
    })
    .from(looked)
    .leftJoin(
      roleplayVersions,
      and(
        eq(roleplayVersions.roleplayId, looked.roleplayId),
        eq(roleplayVersions.version, looked.roleplayVersion),
      ),
    )
    // Only of what was deleted for good nothing else knows what it was for: nothing is looked up for the others.
    .leftJoin(
      outcomes,
      eq(
        outcomes.conversationId,
        sql`case when ${looked.roleplayId} is null then ${looked.id} end`,
      ),
    )
    .where(
      and(
        ...wordsOf(search.q).map((word) => ilike(looked.name, `%${word}%`)),
        search.state === undefined ? undefined : inArray(looked.state, statesOf(search.state)),
        search.scenario === undefined ? undefined : eq(scenario, search.scenario),
      ),
    )
    .orderBy(desc(looked.startedAt), desc(looked.id))
    // One more tells whether there are more.
    .limit(search.limit + 1)
  if (found.length > search.limit) {
    const page = found.slice(0, search.limit)
    return { found: page, next: page.at(-1)?.id ?? null }
  }
  return { found, next: await lastLookedAt(db, member, search) }
}

/** The conversations in the order of their index, which has the older ones behind those that were seen. */
function lookedAt(db: Db, member: Member, { before }: Pick<Search, 'before'>) {
  return db
    .select({
      id: conversations.id,
      name: conversations.name,
      // The condition below leaves no null.
      startedAt: sql<Date>`${conversations.startedAt}`
        .mapWith(conversations.startedAt)
        .as('started'),
      score: conversations.score,
      state: conversations.state,
      predictedAt: conversations.predictedAt,
      carriedTurns: conversations.carriedTurns,
      roleplayId: conversations.roleplayId,
      roleplayVersion: conversations.roleplayVersion,
    })
    .from(conversations)
    .where(ownAndOlder(member, before))
    .orderBy(desc(conversations.startedAt), desc(conversations.id))
    .limit(MOST_LOOKED_AT)
    .as('looked')
}

/** Null where there was nothing left to look at. */
async function lastLookedAt(db: Db, member: Member, { before }: Pick<Search, 'before'>) {
  const [last] = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(ownAndOlder(member, before))
    .orderBy(desc(conversations.startedAt), desc(conversations.id))
    .offset(MOST_LOOKED_AT - 1)
    .limit(1)
  return last?.id ?? null
}

const ownAndOlder = (member: Member, before: string | undefined): SQL | undefined =>
  within(
    member,
    conversations,
    eq(conversations.userId, member.userId),
    isNotNull(conversations.startedAt),
    before === undefined
      ? undefined
      : sql`(${conversations.startedAt}, ${conversations.id}) < (
          select seen.started_at, seen.id from ${conversations} as seen
          where seen.organization_id = ${member.organizationId}
            and seen.user_id = ${member.userId} and seen.id = ${before})`,
  )

/** More would only make it slower. */
const MOST_WORDS = 10

/** What the database takes for a pattern is a character like any other. */
const wordsOf = (q = ''): string[] =>
  q
    .split(/\s+/)
    .filter((word) => word !== '')
    .slice(0, MOST_WORDS)
    .map((word) => word.replaceAll(/[\\%_]/g, String.raw`\$&`))
