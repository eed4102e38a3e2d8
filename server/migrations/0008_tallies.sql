-- What the grades of before come to, as `keepOutcome` writes it down for those that change from now on. In which groups
-- somebody was on submitting was not kept: those of today stand for them.
insert into outcomes (conversation_id, organization_id, user_id, roleplay_id, scenario, started_at, seconds, score,
  criteria, stages, figures, submitted_at, group_ids)
select c.id, c.organization_id, c.user_id, c.roleplay_id, coalesce(v.scenario, 'other'), c.started_at,
  extract(epoch from c.ended_at - c.started_at)::integer, c.score,
  coalesce((
    select jsonb_agg(
      jsonb_build_object('id', one ->> 'id', 'name', one ->> 'name', 'score', coalesce(d.score, (one ->> 'score')::smallint))
      order by at)
    from jsonb_array_elements(g.report -> 'criteria') with ordinality as criterion (one, at)
    left join disagreements d on d.conversation_id = g.conversation_id and d.number = g.number
      and d.criterion_id = one ->> 'id' and d.score is not null
    where d.score is not null or (one ->> 'status' = 'scored' and (one ->> 'score') is not null)), '[]'),
  coalesce((
    select jsonb_agg(
      jsonb_build_object('id', id, 'name', name, 'isReached', is_reached, 'isCovered', is_covered) order by at)
    from (
      select one ->> 'id' as id, (array_agg(one ->> 'name' order by at desc))[1] as name, bool_or(is_walked) as is_reached,
        bool_or(coalesce((one ->> 'is_covered')::boolean, false)) as is_covered, min(at) as at
      from (
        select one, at, true as is_walked
        from jsonb_array_elements(g.report #> '{path,walked}') with ordinality as walked (one, at)
        union all
        select one, 1000 + at, false
        from jsonb_array_elements(g.report #> '{path,missed}') with ordinality as missed (one, at)) as stages
      group by 1) as stage), '[]'),
  jsonb_build_object(
    'wordsPerMinute', m.pace,
    'talkShare', m.share,
    'questions', m.open + m.closed,
    'openQuestions', m.open,
    'fillers', round(m.fillers * 1000 / nullif((
      select sum(regexp_count(t.text, '\S+')) from turns t where t.conversation_id = c.id and t.speaker = 'trainee'), 0)) / 10),
  c.submitted_at,
  case when c.submitted_at is null then '{}' else array(
    select group_id from group_members m
    where m.organization_id = c.organization_id and m.user_id = c.user_id order by group_id) end
from conversations c
join lateral (
  select * from grades where conversation_id = c.id order by number desc limit 1) as g on true
left join roleplay_versions v on v.roleplay_id = c.roleplay_id and v.version = c.roleplay_version
join lateral (
  select
    max((one ->> 'value')::numeric) filter (where one ->> 'id' = 'pace') as pace,
    max((one ->> 'value')::numeric) filter (where one ->> 'id' = 'talk-share') as share,
    max((one ->> 'value')::numeric) filter (where one ->> 'id' = 'questions-open') as open,
    max((one ->> 'value')::numeric) filter (where one ->> 'id' = 'questions-closed') as closed,
    max((one ->> 'value')::numeric) filter (where one ->> 'id' = 'fillers') as fillers
  from jsonb_array_elements(g.report -> 'measures') as one) as m on true
where c.score is not null and c.started_at is not null and c.ended_at is not null;
--> statement-breakpoint

-- Where an outcome counts, and for what: for everybody and for each of its groups that is still there; for its roleplay,
-- its use case and all of them. Criteria and stages of one use case are nothing to another. Nothing, until submitted.
create function cells_of(o outcomes)
returns table (cell uuid, group_id uuid, scenario text, roleplay_id uuid, month date, kind text, key text, name text, sum integer)
language plpgsql stable as $$
#variable_conflict use_column
begin
  return query select
    md5(concat_ws('/', o.organization_id, coalesce(g.id::text, '-'), coalesce(place.scenario, '-'),
      coalesce(place.roleplay_id::text, '-'), to_char(o.started_at at time zone 'UTC', 'YYYY-MM'), counted.kind, counted.key))::uuid,
    g.id, place.scenario, place.roleplay_id, date_trunc('month', o.started_at at time zone 'UTC')::date,
    counted.kind, counted.key, counted.name, counted.sum
  from (
    select null::uuid as id
    union all
    select id from groups where organization_id = o.organization_id and id = any (o.group_ids)) as g
  cross join (
    select null::text as scenario, null::uuid as roleplay_id
    union all
    select o.scenario, null
    union all
    select o.scenario, o.roleplay_id where o.roleplay_id is not null) as place
  join (
    select 'attempt' as kind, '' as key, '' as name, o.score::integer as sum
    union all
    select 'criterion', id, name, score from jsonb_to_recordset(o.criteria) as (id text, name text, score integer)
    union all
    select 'reached', id, name, "isReached"::integer
    from jsonb_to_recordset(o.stages) as (id text, name text, "isReached" boolean)
    union all
    select 'covered', id, name, "isCovered"::integer
    from jsonb_to_recordset(o.stages) as (id text, name text, "isCovered" boolean)) as counted
    on counted.kind = 'attempt' or place.scenario is not null
  where o.submitted_at is not null;
end $$;
--> statement-breakpoint

-- Takes out what the outcome was and adds what it is. What comes to nothing goes.
create function keep_tallies() returns trigger language plpgsql as $$
declare
  organization uuid := coalesce(new.organization_id, old.organization_id);
  learner uuid := coalesce(new.user_id, old.user_id);
begin
  -- With the organization all its tallies go, and with a roleplay those that are of it alone.
  if not exists (select from organizations where id = organization) then
    return null;
  end if;
  if tg_op = 'UPDATE' and old.roleplay_id is not null and new.roleplay_id is null
    and (new.score, new.criteria, new.stages, new.submitted_at, new.group_ids)
      is not distinct from (old.score, old.criteria, old.stages, old.submitted_at, old.group_ids)
    and not exists (select from roleplays where id = old.roleplay_id)
  then
    return null;
  end if;
  -- One at a time in an organization: all of them meet in the sums over everything, in whatever order they came to the
  -- others. A group that is on its way out is waited for before that, and counts no more.
  perform from groups
    where organization_id = organization and id = any (coalesce(old.group_ids, '{}') || coalesce(new.group_ids, '{}'))
    order by id for key share;
  perform pg_advisory_xact_lock(hashtextextended('tallies of ' || organization, 0));
  with change as materialized (
    select coalesce(now.cell, was.cell) as cell, now.group_id, now.scenario, now.roleplay_id, now.month, now.kind, now.key,
      now.name, (now.cell is not null)::integer - (was.cell is not null)::integer as n,
      coalesce(now.sum, 0) - coalesce(was.sum, 0) as sum
    from cells_of(new) as now full join cells_of(old) as was on was.cell = now.cell
    where now.cell is null or was.cell is null or (now.sum, now.name) is distinct from (was.sum, was.name)),
  came as (
    insert into tally_people as p (cell, user_id, n)
    select cell, learner, 1 from change where n = 1
    on conflict (cell, user_id) do update set n = p.n + 1
    returning cell, (p.n = 1)::integer as people),
  fewer as (
    update tally_people p set n = p.n - 1 from change
    where change.n = -1 and p.cell = change.cell and p.user_id = learner and p.n > 1),
  gone as (
    delete from tally_people p using change
    where change.n = -1 and p.cell = change.cell and p.user_id = learner and p.n = 1
    returning p.cell),
  added as (
    insert into tallies as t (cell, organization_id, group_id, scenario, roleplay_id, month, kind, key, name, n, sum, people)
    select cell, organization, group_id, scenario, roleplay_id, month, kind, key, name, 1, sum, people
    from change join came using (cell)
    on conflict (cell) do update set
      n = t.n + 1, sum = t.sum + excluded.sum, people = t.people + excluded.people, name = excluded.name),
  changed as (
    update tallies t set sum = t.sum + change.sum, name = change.name from change
    where change.n = 0 and t.cell = change.cell),
  less as (
    update tallies t set n = t.n - 1, sum = t.sum + change.sum,
      people = t.people - (exists (select from gone where gone.cell = t.cell))::integer
    from change where change.n = -1 and t.cell = change.cell and t.n > 1)
  delete from tallies t using change where change.n = -1 and t.cell = change.cell and t.n = 1;
  return null;
end $$;
--> statement-breakpoint
insert into tallies (cell, organization_id, group_id, scenario, roleplay_id, month, kind, key, name, n, sum, people)
select c.cell, o.organization_id, c.group_id, c.scenario, c.roleplay_id, c.month, c.kind, c.key,
  (array_agg(c.name order by o.submitted_at desc))[1], count(*), sum(c.sum), count(distinct o.user_id)
from outcomes o cross join lateral cells_of(o) as c
where o.submitted_at is not null
group by 1, 2, 3, 4, 5, 6, 7, 8;
--> statement-breakpoint
insert into tally_people (cell, user_id, n)
select c.cell, o.user_id, count(*)
from outcomes o cross join lateral cells_of(o) as c
where o.submitted_at is not null
group by 1, 2;
--> statement-breakpoint
create trigger outcomes_tallies_insert after insert on outcomes
  for each row when (new.submitted_at is not null) execute function keep_tallies();
--> statement-breakpoint
create trigger outcomes_tallies_update
  after update of score, criteria, stages, submitted_at, group_ids, roleplay_id on outcomes
  for each row when (old.submitted_at is not null or new.submitted_at is not null) execute function keep_tallies();
--> statement-breakpoint
create trigger outcomes_tallies_delete after delete on outcomes
  for each row when (old.submitted_at is not null) execute function keep_tallies();
