import type pg from 'pg'

/**
 * Twenty open assignments, two for each group. Of the first thousand conversations those of its members are attempts,
 * and of these every other one was submitted: as many after a long history as after a short one.
 */
export async function fillAssignments(
  database: pg.Client,
  { organizationId }: { organizationId: string },
): Promise<void> {
  const steps = [
    `insert into assignments (organization_id, roleplay_id, due_at, pass_mark, created_at)
     select $1, r.id, now() + n * interval '1 day', 70, now() + n * interval '1 second'
     from generate_series(1, 20) as n
     join (select id, row_number() over (order by name) as number from roleplays) as r on r.number = n
     where $1::uuid is not null`,
    `insert into assignment_groups (organization_id, assignment_id, group_id)
     select $1, a.id, g.id
     from (select id, row_number() over (order by created_at) as number from assignments) as a
     join (select id, row_number() over (order by name) as number from groups) as g
       on g.number % 10 = a.number % 10
     where $1::uuid is not null`,
    `update conversations as c set assignment_id = chosen.assignment_id,
       submitted_at = case when chosen.number % 2 = 0 then c.ended_at end
     from (
       select distinct on (o.id) o.id, ag.assignment_id, row_number() over (order by o.started_at) as number
       from conversations as o
       join group_members as gm on gm.user_id = o.user_id
       join assignment_groups as ag on ag.group_id = gm.group_id
       where o.organization_id = $1 and o.score is not null
       order by o.id, ag.assignment_id) as chosen
     where c.id = chosen.id`,
  ]
  for (const step of steps) await database.query(step, [organizationId])
  await database.query('vacuum analyze')
}

/** So many that are over, as a long history leaves them: each was asked of a group and of the first of those who ask. */
export async function fillClosedAssignments(
  database: pg.Client,
  { organizationId, userId, count }: { organizationId: string; userId: string; count: number },
): Promise<void> {
  await database.query(
    `create temporary table closed as
     select gen_random_uuid() as id, n, timestamptz '2020-01-01' + n * interval '20 minutes' as created_at
     from generate_series(1, $1::integer) as n`,
    [count],
  )
  const steps = [
    `insert into assignments (id, organization_id, roleplay_id, pass_mark, created_at, closed_at)
     select closed.id, $1, r.id, 70, closed.created_at, closed.created_at + interval '14 days'
     from closed
     join (select id, row_number() over (order by name) as number from roleplays where organization_id = $1) as r
       on r.number = 1 + n % 50`,
    `insert into assignment_groups (organization_id, assignment_id, group_id, is_open)
     select $1, closed.id, g.id, false
     from closed
     join (select id, row_number() over (order by name) as number from groups where organization_id = $1) as g
       on g.number % 10 = n % 10`,
  ]
  for (const step of steps) await database.query(step, [organizationId])
  await database.query(
    `insert into assignment_people (organization_id, assignment_id, user_id, is_open)
     select $1, id, $2, false from closed`,
    [organizationId, userId],
  )
  await database.query('drop table closed')
  await database.query('vacuum analyze')
}
