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
