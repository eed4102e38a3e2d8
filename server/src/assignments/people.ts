import { isAfterDue } from '@colloquy/domain/assignments/standing'
import { asc, eq, sql } from 'drizzle-orm'
import type { Member } from '../actor.ts'
import type { Db } from '../db/connect.ts'
import { assignmentGroups, assignmentPeople } from '../db/tables/assigning.ts'
import { groups, users } from '../db/tables/people.ts'
import { conversations } from '../db/tables/practising.ts'
import { within } from '../db/tenant.ts'
import { NotFound } from '../errors.ts'
import { asked, attemptsOfC, isAttempt } from './policy.ts'
import {
  type AdminContext,
  type FoundAttempt,
  type FoundTerms,
  findAssignmentOf,
  readAttempts,
  standingWith,
  type StoredAttempt,
} from './read.ts'

/** Whom an admin named, as a form shows it again. */
export type NamedFor = {
  people: { userId: string; name: string; email: string }[]
  groups: { id: string; name: string; isActive: boolean }[]
}

export async function readNamedFor(db: Db, member: Member, id: string): Promise<NamedFor> {
  const [people, ofGroups] = await Promise.all([
    db
      .select({ userId: users.id, name: users.name, email: users.email })
      .from(assignmentPeople)
      .innerJoin(users, eq(users.id, assignmentPeople.userId))
      .where(within(member, assignmentPeople, eq(assignmentPeople.assignmentId, id)))
      .orderBy(asc(users.name), asc(users.id)),
    db
      .select({ id: groups.id, name: groups.name, isActive: groups.isActive })
      .from(assignmentGroups)
      .innerJoin(groups, eq(groups.id, assignmentGroups.groupId))
      .where(within(member, assignmentGroups, eq(assignmentGroups.assignmentId, id)))
      .orderBy(asc(groups.name), asc(groups.id)),
  ])
  return { people, groups: ofGroups }
}

export type AssignedPerson = ReturnType<typeof asAdminsSee>

type Page = { id: string; after?: string | undefined; limit: number }

/**
 * By name: those it is for today, and those who submitted something before they left. What was not submitted decides
 * about the state, and is told to nobody here.
 */
export async function listAssignedPeople(
  { db, actor: { member } }: AdminContext,
  { id, after, limit }: Page,
): Promise<AssignedPerson[]> {
  const found = await findAssignmentOf(db, { ...member, id })
  if (found === null) throw new NotFound()
  const { rows } = await db.execute<Row>(sql`
    with made as (
      select c.user_id, ${attemptsOfC} as attempts, bool_or(c.submitted_at is not null) as is_shown
      from ${conversations} as c
      where c.assignment_id = ${id} and c.organization_id = ${member.organizationId} and ${isAttempt}
      group by c.user_id),
    everybody as (
      select u.id, u.name, u.email, lower(coalesce(nullif(u.name, ''), u.email)) as called,
        asked.user_id is not null as is_asked, coalesce(made.attempts, '[]') as attempts
      from (
        select user_id from ${asked} as asked
        where asked.assignment_id = ${id} and asked.organization_id = ${member.organizationId}) as asked
      full join made on made.user_id = asked.user_id
      join ${users} as u on u.id = coalesce(asked.user_id, made.user_id)
      where asked.user_id is not null or made.is_shown)
    select id, name, email, is_asked as "isAsked", attempts from everybody
    where ${after === undefined ? sql`true` : isAfter(after)}
    order by called, id limit ${limit}`)
  return rows.map((row) => asAdminsSee(found, { ...row, attempts: readAttempts(row.attempts) }))
}

type Row = { id: string; name: string; email: string; isAsked: boolean; attempts: StoredAttempt[] }

const isAfter = (id: string) =>
  sql`(called, id) > (select seen.called, seen.id from everybody as seen where seen.id = ${id})`

function asAdminsSee(found: FoundTerms, row: Omit<Row, 'attempts'> & { attempts: FoundAttempt[] }) {
  const { attempts, ...person } = row
  const { state, isLate, score, countedId } = standingWith(found, row)
  const submitted = attempts.flatMap(({ id, score: itsScore, submittedAt }) =>
    submittedAt === null
      ? []
      : {
          id,
          score: itsScore,
          submittedAt,
          isLate: isAfterDue(found, submittedAt),
          isCounted: id === countedId,
        },
  )
  submitted.sort((one, other) => other.submittedAt.getTime() - one.submittedAt.getTime())
  return { ...person, state, isLate, score, submitted }
}
