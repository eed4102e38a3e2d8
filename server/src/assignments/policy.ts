import { isAdmin } from '@colloquy/domain/roles'
import { sql } from 'drizzle-orm'
import type { Member } from '../actor.ts'
import { assignmentGroups, assignmentPeople } from '../db/tables/assigning.ts'
import { groupMembers, groups, users } from '../db/tables/people.ts'
import { conversations } from '../db/tables/practising.ts'

/**
 * Whom an assignment is for, as it is today: those who were named, and the members of its groups that are switched on.
 * What is asked of it (of which assignment, of whom, still open) Postgres takes into both halves.
 */
export const asked = sql`(
  select for_whom.organization_id, for_whom.assignment_id, for_whom.user_id, for_whom.is_open
  from (
    select organization_id, assignment_id, user_id, is_open from ${assignmentPeople}
    union
    select ag.organization_id, ag.assignment_id, gm.user_id, ag.is_open
    from ${assignmentGroups} as ag
    join ${groups} as g
      on g.organization_id = ag.organization_id and g.id = ag.group_id and g.is_active
    join ${groupMembers} as gm on gm.organization_id = ag.organization_id and gm.group_id = ag.group_id
  ) as for_whom
  join ${users} as u on u.id = for_whom.user_id and u.disabled_at is null)`

/** What is told of an attempt, here and to the rule. Calls that nobody joined are none, so no row of `c` for them. */
export const attemptsOfC = sql`coalesce(
  jsonb_agg(
    jsonb_build_object('id', c.id, 'state', c.state, 'score', c.score,
      'startedAt', c.started_at, 'submittedAt', c.submitted_at,
      'predictedAt', c.predicted_at)
    order by c.requested_at desc, c.id),
  '[]')`
export const isAttempt = sql`(c.started_at is not null or c.state in ('requested', 'live'))`

/** Those of one person, where `assignment` and `user` are columns or values. */
export const attemptsBy = (assignment: unknown, user: unknown) => sql`(
  select ${attemptsOfC} from ${conversations} as c
  where c.assignment_id = ${assignment} and c.user_id = ${user} and ${isAttempt})`

type Readable = { isAsked: boolean; attempts: readonly unknown[] }

/** Who was asked, who made an attempt before leaving, and the admins of its organization. */
export const canReadAssignment = (member: Member, assignment: Readable): boolean =>
  isAdmin(member.role) || assignment.isAsked || assignment.attempts.length > 0
