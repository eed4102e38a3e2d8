import type { AssignmentState, Attempt } from '@colloquy/domain/assignments/standing'
import { standingOf } from '@colloquy/domain/assignments/standing'
import { desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import type { Actor, Member } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { assignments } from '../db/tables/assigning.ts'
import { conversations } from '../db/tables/practising.ts'
import { roleplays } from '../db/tables/roleplays.ts'
import { within } from '../db/tenant.ts'
import { NotFound } from '../errors.ts'
import { asked, attemptsBy, attemptsOfC, canReadAssignment, isAttempt } from './policy.ts'

export type AdminContext = Context<Actor & { member: Member }>

const terms = {
  id: assignments.id,
  note: assignments.note,
  dueAt: assignments.dueAt,
  passMark: assignments.passMark,
  leastAttempts: assignments.leastAttempts,
  mostAttempts: assignments.mostAttempts,
  counts: assignments.counts,
  createdAt: assignments.createdAt,
  closedAt: assignments.closedAt,
  roleplay: {
    id: roleplays.id,
    version: roleplays.version,
    name: roleplays.name,
    description: roleplays.description,
    isAvailable: sql<boolean>`${roleplays.archivedAt} is null and ${roleplays.deletedAt} is null`,
  },
}

/** As JSON has them. */
export type StoredAttempt = Omit<Attempt, 'startedAt' | 'submittedAt'> & {
  startedAt: string | null
  submittedAt: string | null
  predictedAt: string | null
}

export type FoundAttempt = Attempt & { predictedAt: Date | null }

const momentOf = (text: string | null): Date | null => (text === null ? null : new Date(text))

export const readAttempts = (stored: StoredAttempt[]): FoundAttempt[] =>
  stored.map((attempt) => ({
    ...attempt,
    startedAt: momentOf(attempt.startedAt),
    submittedAt: momentOf(attempt.submittedAt),
    predictedAt: momentOf(attempt.predictedAt),
  }))

const attemptsOf = (userId: string) =>
  sql`${attemptsBy(assignments.id, userId)}`.mapWith(readAttempts)

const isAskedOf = (userId: string) => sql<boolean>`exists (
  select from ${asked} as asked
  where asked.organization_id = ${assignments.organizationId}
    and asked.assignment_id = ${assignments.id} and asked.user_id = ${userId})`

export type FoundTerms = Omit<FoundAssignment, 'isAsked' | 'attempts'>
export type FoundAssignment = NonNullable<Awaited<ReturnType<typeof findAssignmentOf>>>

/** With how one person stands with it; null where the organization has none with this id. */
export async function findAssignmentOf(
  db: Db,
  { organizationId, id, userId }: { organizationId: string; id: string; userId: string },
) {
  const [found] = await db
    .select({ ...terms, isAsked: isAskedOf(userId), attempts: attemptsOf(userId) })
    .from(assignments)
    .innerJoin(roleplays, eq(roleplays.id, assignments.roleplayId))
    .where(within({ organizationId }, assignments, eq(assignments.id, id)))
  return found ?? null
}

/** Not found also when it is not theirs to see. */
export async function findReadableAssignment(
  { db, actor: { member } }: Context,
  id: string,
): Promise<FoundAssignment> {
  const found = member === null ? null : await findAssignmentOf(db, { ...member, id })
  if (member === null || found === null || !canReadAssignment(member, found)) throw new NotFound()
  return found
}

export const standingWith = (
  { roleplay, ...rules }: FoundTerms,
  { isAsked, attempts }: Pick<FoundAssignment, 'isAsked' | 'attempts'>,
) => standingOf({ ...rules, isOffered: isAsked && roleplay.isAvailable }, attempts, new Date())

/** An organization has no more open ones, so whoever is asked can be shown all at once. */
export const MOST_OPEN = 500

type Page = { state: 'open' | 'closed'; limit: number }

/** What is asked of this member: open ones by when they are due, closed ones newest first. */
export async function listAssigned(
  { db, actor: { member } }: Context,
  { state, after, limit }: Page & { after?: string | undefined },
): Promise<FoundAssignment[]> {
  if (member === null) return []
  const { userId, organizationId } = member
  return db
    .select({ ...terms, isAsked: sql<boolean>`true`, attempts: attemptsOf(userId) })
    .from(assignments)
    .innerJoin(roleplays, eq(roleplays.id, assignments.roleplayId))
    .where(
      within(
        member,
        assignments,
        sql`${assignments.id} in (
          select asked.assignment_id from ${asked} as asked
          where asked.organization_id = ${organizationId} and asked.user_id = ${userId}
            and asked.is_open = ${state === 'open'})`,
        isIn(state),
        after === undefined ? undefined : ORDER[state].isAfter(member, after),
      ),
    )
    .orderBy(...ORDER[state].by)
    .limit(limit)
}

const isIn = (state: 'open' | 'closed'): SQL =>
  state === 'open' ? isNull(assignments.closedAt) : isNotNull(assignments.closedAt)

/** What is never due comes last. */
const whenDue = (of: SQL | typeof assignments) => sql`coalesce(${of}.due_at, 'infinity')`
const seen = sql.raw('seen')
const NEWEST_FIRST = [desc(assignments.createdAt), desc(assignments.id)]

const ORDER = {
  open: {
    by: [whenDue(assignments), sql`${assignments.id}`],
    isAfter: ({ organizationId }: Member, id: string): SQL =>
      sql`(${whenDue(assignments)}, ${assignments.id}) > (
        select ${whenDue(seen)}, seen.id from ${assignments} as seen
        where seen.organization_id = ${organizationId} and seen.id = ${id})`,
  },
  closed: { by: NEWEST_FIRST, isAfter: madeBefore },
}

function madeBefore({ organizationId }: Member, id: string): SQL {
  return sql`(${assignments.createdAt}, ${assignments.id}) < (
    select seen.created_at, seen.id from ${assignments} as seen
    where seen.organization_id = ${organizationId} and seen.id = ${id})`
}

/** What asks this member for something, the soonest first. */
export async function listDue(ctx: Context, limit: number): Promise<FoundAssignment[]> {
  const open = await listAssigned(ctx, { state: 'open', limit: MOST_OPEN })
  return open.filter((found) => standingWith(found, found).isAsked).slice(0, limit)
}

/** Of the whole organization, newest first. */
export const listAssignments = (
  { db, actor: { member } }: AdminContext,
  { state, before, limit }: Page & { before?: string | undefined },
): Promise<FoundTerms[]> =>
  db
    .select(terms)
    .from(assignments)
    .innerJoin(roleplays, eq(roleplays.id, assignments.roleplayId))
    .where(
      within(
        member,
        assignments,
        isIn(state),
        before === undefined ? undefined : madeBefore(member, before),
      ),
    )
    .orderBy(...NEWEST_FIRST)
    .limit(limit)

export type StateCounts = { assigned: number; states: Partial<Record<AssignmentState, number>> }

/** Of the people each is for today, how many stand where. One query for a whole page. */
export async function countStates(
  { db, actor: { member } }: AdminContext,
  page: FoundTerms[],
): Promise<Map<string, StateCounts>> {
  const ids = sql`${sql.param(page.map(({ id }) => id))}::uuid[]`
  const { rows } = await db.execute<{
    id: string
    people: number
    attempts: StoredAttempt[] | null
  }>(sql`
    with made as (
      select c.assignment_id, c.user_id, ${attemptsOfC} as attempts
      from ${conversations} as c
      where c.assignment_id = any(${ids}) and c.organization_id = ${member.organizationId} and ${isAttempt}
      group by c.assignment_id, c.user_id)
    select asked.assignment_id as id, made.attempts, count(*)::integer as people
    from ${asked} as asked
    left join made on made.assignment_id = asked.assignment_id and made.user_id = asked.user_id
    where asked.assignment_id = any(${ids}) and asked.organization_id = ${member.organizationId}
    group by asked.assignment_id, made.attempts`)
  const counts = new Map(
    page.map(({ id }): [string, StateCounts] => [id, { assigned: 0, states: {} }]),
  )
  const termsOf = new Map(page.map((found) => [found.id, found]))
  for (const { id, people, attempts } of rows) {
    const [found, count] = [termsOf.get(id), counts.get(id)]
    if (found === undefined || count === undefined) continue
    const { state } = standingWith(found, { isAsked: true, attempts: readAttempts(attempts ?? []) })
    count.assigned += people
    count.states[state] = (count.states[state] ?? 0) + people
  }
  return counts
}
