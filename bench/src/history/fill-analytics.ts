import type pg from 'pg'

export type Shape = { people: number; groups: number; roleplays: number }

/** People, groups (each person is in two) and roleplays of an organization in which nothing was submitted yet. */
export async function fillLearners(
  database: pg.Client,
  organizationId: string,
  { people, groups, roleplays }: Shape,
): Promise<void> {
  const steps = [
    `with made as (
       insert into users (email, name, active_organization_id)
       select 'learner' || n || '@' || $1::uuid || '.example', 'Learner ' || n, $1::uuid
       from generate_series(1, ${people}) as n
       returning id)
     insert into memberships (organization_id, user_id, role) select $1::uuid, id, 'member' from made`,
    `insert into groups (organization_id, name) select $1, 'Group ' || n from generate_series(1, ${groups}) as n`,
    `insert into group_members (organization_id, group_id, user_id)
     select $1, g.id, m.user_id
     from (select id, row_number() over (order by id) as n from groups where organization_id = $1) as g
     join (select user_id, row_number() over (order by user_id) as n from memberships
           where organization_id = $1) as m on g.n % ${groups / 2} = m.n % ${groups / 2}`,
    `insert into roleplays (organization_id, name, scenario, is_public)
     select $1, 'Roleplay ' || n, case when n % 2 = 0 then 'sales' else 'legal' end, true
     from generate_series(1, ${roleplays}) as n`,
  ]
  for (const step of steps) await database.query(step, [organizationId])
}

/**
 * What the trigger would have kept of so many submitted talks, over the last twelve months: everybody practises every
 * roleplay in turn. Of the people only those that are read are noted.
 */
export async function fillTallies(
  database: pg.Client,
  { organizationId, submitted }: { organizationId: string; submitted: number },
): Promise<void> {
  await database.query('delete from tallies where organization_id = $1', [organizationId])
  await database.query(
    `create temporary table submitted as
     select m.user_id, r.id as roleplay_id, r.scenario, (n % 101)::integer as score,
       (date_trunc('month', now() at time zone 'UTC') - make_interval(months => (n % 12)::integer))::date as month
     from generate_series(1, $2::integer) as n
     join (select user_id, row_number() over (order by user_id) - 1 as of, count(*) over () as all
           from memberships where organization_id = $1) as m on m.of = abs(hashint4(n) % m.all)
     join (select id, scenario, row_number() over (order by id) - 1 as of, count(*) over () as all
           from roleplays where organization_id = $1) as r on r.of = abs(hashint4(n + 7000000) % r.all)`,
    [organizationId, submitted],
  )
  await database.query(
    `create temporary table counted as
     select md5(concat_ws('/', $1::uuid, coalesce(group_id::text, '-'), coalesce(scenario, '-'),
         coalesce(roleplay_id::text, '-'), month))::uuid as cell, *
     from (
       select g.group_id, s.scenario, s.roleplay_id, s.month, s.user_id, count(*)::integer as n,
         sum(s.score)::integer as sum
       from submitted s
       cross join lateral (
         select null::uuid as group_id
         union all
         select group_id from group_members m where m.organization_id = $1 and m.user_id = s.user_id) as g
       group by grouping sets (
         (g.group_id, s.month, s.user_id),
         (g.group_id, s.month, s.user_id, s.scenario),
         (g.group_id, s.month, s.user_id, s.scenario, s.roleplay_id))) as all_of_them`,
    [organizationId],
  )
  await database.query(
    `create temporary table attempts as
     select cell, group_id, scenario, roleplay_id, month, sum(n)::integer as n,
       sum(sum)::integer as sum, count(*)::integer as people
     from counted group by cell, group_id, scenario, roleplay_id, month`,
  )
  await database.query(
    `insert into tallies (cell, organization_id, group_id, scenario, roleplay_id, month, kind, key, name, n, sum, people)
     select cell, $1::uuid, group_id, scenario, roleplay_id, month, 'attempt', '', '', n, sum, people from attempts
     union all
     select gen_random_uuid(), $1::uuid, group_id, scenario, roleplay_id, month, kind, key, 'The ' || key, n, n, people
     from attempts
     join (
       select 'criterion' as kind, 'criterion ' || c as key from generate_series(1, 6) as c
       union all
       select kind, 'stage ' || s from generate_series(1, 7) as s, unnest(array['reached', 'covered']) as kind) as counted
       on scenario is not null`,
    [organizationId],
  )
  await database.query(
    `insert into tally_people (cell, user_id, n) select cell, user_id, n from counted`,
  )
  await database.query('drop table submitted, counted, attempts')
  await database.query('vacuum analyze')
}
