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
