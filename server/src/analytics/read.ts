import { LEAST_PEOPLE, monthsUpTo } from '@colloquy/domain/analytics'
import type { UseCase } from '@colloquy/domain/use-cases'
import { and, asc, desc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm'
import type { Actor, Member } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { tallies, tallyPeople } from '../db/tables/outcomes.ts'
import { groupMembers, groups, memberships } from '../db/tables/people.ts'
import { roleplays } from '../db/tables/roleplays.ts'
import { within } from '../db/tenant.ts'
import { NotFound } from '../errors.ts'

type AdminContext = Context<Actor & { member: Member }>

export type Asked = {
  group?: string | undefined
  roleplay?: string | undefined
  scenario?: UseCase | undefined
  months: number
}

/** A row or a column of the answer shows no more: what is practised least is left out first. */
const MOST_ROWS = 100

/**
 * Everything that was submitted by those who are asked about, in sums over months. A month in which fewer than five
 * people did so is in no sum: neither of the whole, nor of a roleplay, a criterion or a stage. Six queries.
 */
export async function readAnalytics({ db, actor: { member } }: AdminContext, asked: Asked) {
  const { members, ofRoleplay } = await findAsked(db, member, asked)
  const months = monthsUpTo(new Date(), asked.months)
  if (members < LEAST_PEOPLE) return { isTooFew: true as const, members }
  const about = aboutWhom(member, asked, months[0] ?? '')
  const place = { scenario: ofRoleplay ?? asked.scenario ?? null, roleplay: asked.roleplay ?? null }
  const [byMonth, practised] = await Promise.all([
    readMonths(db, and(about, isAt(place))),
    readPractised(db, about, asked.scenario),
  ])
  const scenario = place.scenario ?? practised[0]?.scenario ?? null
  const focus = and(about, isAt({ scenario, roleplay: place.roleplay }))
  const [people, stages, criteria] = await Promise.all([
    countPeople(db, member, { asked, cells: byMonth.filter(isShown).map(({ cell }) => cell) }),
    readStages(db, focus),
    place.roleplay === null
      ? readCriteriaOfRoleplays(db, and(about, eq(tallies.scenario, scenario ?? 'other')))
      : readCriteriaOfGroups(db, member, {
          asked,
          since: months[0] ?? '',
          isHere: isAt({ scenario, roleplay: place.roleplay }),
        }),
  ])
  return {
    isTooFew: false as const,
    members,
    people,
    months: months.map((month) => ({ month, found: byMonth.find((one) => one.month === month) })),
    practised,
    scenario,
    stages,
    criteria,
    isOfGroups: place.roleplay !== null,
  }
}

export type FoundAnalytics = Awaited<ReturnType<typeof readAnalytics>>

export const isShown = ({ people }: { people: number }): boolean => people >= LEAST_PEOPLE

const hasEnough = gte(tallies.people, LEAST_PEOPLE)

/** Those of a group that belong to the organization today, or everybody; and what a roleplay is for. */
async function findAsked(db: Db, member: Member, { group, roleplay }: Asked) {
  const isIts = within(member, roleplays, eq(roleplays.id, roleplay ?? NOBODY))
  const isThis = within(member, groups, eq(groups.id, group ?? NOBODY))
  const count = (of: SQL) => sql<number>`(select count(*)::integer from ${of})`
  const [found] = await db
    .select({
      hasGroup: sql<boolean>`exists (select from ${groups} where ${isThis})`,
      ofRoleplay: sql<UseCase | null>`(select ${roleplays.scenario} from ${roleplays} where ${isIts})`,
      members:
        group === undefined
          ? count(sql`${memberships} where ${within(member, memberships)}`)
          : count(
              sql`${groupMembers} where ${within(member, groupMembers, eq(groupMembers.groupId, group))}`,
            ),
    })
    .from(sql`(select) as asked`)
  if (found === undefined) throw new Error('one row is always found')
  if (group !== undefined && !found.hasGroup) throw new NotFound()
  if (roleplay !== undefined && found.ofRoleplay === null) throw new NotFound()
  return found
}

/** An id that nothing has. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

const aboutWhom = (member: Member, { group }: Asked, since: string) =>
  within(
    member,
    tallies,
    group === undefined ? isNull(tallies.groupId) : eq(tallies.groupId, group),
    gte(tallies.month, since),
  )

type Place = { scenario: UseCase | null; roleplay: string | null }

const isAt = ({ scenario, roleplay }: Place) =>
  and(
    scenario === null ? isNull(tallies.scenario) : eq(tallies.scenario, scenario),
    roleplay === null ? isNull(tallies.roleplayId) : eq(tallies.roleplayId, roleplay),
  )

/** Also those that are left out: they are told as such. */
const readMonths = (db: Db, where: SQL | undefined) =>
  db
    .select({
      cell: tallies.cell,
      month: tallies.month,
      n: tallies.n,
      sum: tallies.sum,
      people: tallies.people,
    })
    .from(tallies)
    .where(and(where, eq(tallies.kind, 'attempt')))
    .orderBy(asc(tallies.month))

/** Of those who are asked about today: whoever has left is in the sums, and takes part no more. */
async function countPeople(
  db: Db,
  member: Member,
  { asked: { group }, cells }: { asked: Asked; cells: string[] },
): Promise<number> {
  const isMember =
    group === undefined
      ? sql`exists (select from ${memberships} where ${within(member, memberships)}
          and ${memberships.userId} = submitted.user_id)`
      : sql`exists (select from ${groupMembers}
          where ${within(member, groupMembers, eq(groupMembers.groupId, group))}
            and ${groupMembers.userId} = submitted.user_id)`
  // Whole cells, one after the other: to look for each of their members in each cell is many ways down the tree.
  const submitted = db
    .selectDistinct({ userId: tallyPeople.userId })
    .from(tallyPeople)
    .where(inArray(tallyPeople.cell, cells))
    .as('submitted')
  const [found] = await db
    .select({ people: sql<number>`count(*)::integer` })
    .from(submitted)
    .where(isMember)
  return found?.people ?? 0
}

const total = (of: SQL) => sql<number>`coalesce(sum(${of}) filter (where ${hasEnough}), 0)::integer`
const n = total(sql`${tallies.n}`)
const sum = total(sql`${tallies.sum}`)

/** Whatever roleplay was asked for: they are what one chooses from. */
const readPractised = (db: Db, about: SQL | undefined, scenario: UseCase | undefined) =>
  db
    .select({
      id: roleplays.id,
      name: roleplays.name,
      scenario: sql<UseCase>`min(${tallies.scenario})`,
      n,
      sum,
      people: sql<number>`coalesce(max(${tallies.people}) filter (where ${hasEnough}), 0)::integer`,
      leftOut: sql<number>`(count(*) filter (where not ${hasEnough}))::integer`,
    })
    .from(tallies)
    .innerJoin(
      roleplays,
      and(
        eq(roleplays.organizationId, tallies.organizationId),
        eq(roleplays.id, tallies.roleplayId),
      ),
    )
    .where(
      and(
        about,
        eq(tallies.kind, 'attempt'),
        scenario === undefined ? undefined : eq(tallies.scenario, scenario),
      ),
    )
    .groupBy(roleplays.id)
    .orderBy(desc(n), asc(roleplays.name), asc(roleplays.id))
    .limit(MOST_ROWS)

const nameNow = sql<string>`(array_agg(${tallies.name} order by ${tallies.month} desc))[1]`

const ofKind = (of: SQL, kind: 'reached' | 'covered') =>
  sql<number>`coalesce(sum(${of}) filter (where ${hasEnough} and ${tallies.kind} = ${kind}), 0)::integer`

const readStages = (db: Db, focus: SQL | undefined) => {
  const reached = ofKind(sql`${tallies.sum}`, 'reached')
  const covered = ofKind(sql`${tallies.sum}`, 'covered')
  return db
    .select({
      id: tallies.key,
      name: nameNow,
      n: ofKind(sql`${tallies.n}`, 'reached'),
      reached,
      covered,
    })
    .from(tallies)
    .where(and(focus, inArray(tallies.kind, ['reached', 'covered']), hasEnough))
    .groupBy(tallies.key)
    .orderBy(desc(reached), desc(covered), asc(tallies.key))
    .limit(MOST_ROWS)
}

const criterion = { key: tallies.key, criterion: nameNow, n, sum }

const readCriteriaOfRoleplays = (db: Db, where: SQL | undefined) =>
  db
    .select({ id: roleplays.id, name: roleplays.name, ...criterion })
    .from(tallies)
    .innerJoin(
      roleplays,
      and(
        eq(roleplays.organizationId, tallies.organizationId),
        eq(roleplays.id, tallies.roleplayId),
      ),
    )
    .where(and(where, eq(tallies.kind, 'criterion'), hasEnough))
    .groupBy(roleplays.id, tallies.key)
    .orderBy(asc(roleplays.name), asc(roleplays.id), asc(tallies.key))
    .limit(MOST_ROWS * 10)

/** Groups that are too small to be told of are not among them. */
const readCriteriaOfGroups = (
  db: Db,
  member: Member,
  { asked: { group }, since, isHere }: { asked: Asked; since: string; isHere: SQL | undefined },
) =>
  db
    .select({ id: groups.id, name: groups.name, ...criterion })
    .from(groups)
    .innerJoin(
      tallies,
      and(
        eq(tallies.organizationId, groups.organizationId),
        eq(tallies.groupId, groups.id),
        eq(tallies.kind, 'criterion'),
        gte(tallies.month, since),
        isHere,
        hasEnough,
      ),
    )
    .where(
      within(
        member,
        groups,
        group === undefined ? undefined : eq(groups.id, group),
        sql`(select count(*) from ${groupMembers}
          where ${groupMembers.organizationId} = ${groups.organizationId}
            and ${groupMembers.groupId} = ${groups.id}) >= ${LEAST_PEOPLE}`,
      ),
    )
    .groupBy(groups.id, tallies.key)
    .orderBy(asc(groups.name), asc(groups.id), asc(tallies.key))
    .limit(MOST_ROWS * 10)
