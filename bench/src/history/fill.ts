import { createHash, randomBytes } from 'node:crypto'
import type pg from 'pg'

/** The people who ask, in an organization of 200 learners. */
export type People = {
  organizationId: string
  /** One of many, with as many conversations as the others. */
  typical: Person
  /** With a tenth of all conversations. */
  eager: Person
  admin: Person
  developer: Person
}

export type Person = { id: string; token: string }

/**
 * Everything is written by SQL, without triggers and foreign keys, as a restored backup would be. What
 * the trigger would have summed up is summed up at the end.
 */
export async function fillOrganization(database: pg.Client): Promise<People> {
  await database.query('set session_replication_role = replica')
  const [organization] = await rowsOf<{ id: string }>(
    database,
    `insert into organizations (name) values ('Acme') returning id`,
  )
  const organizationId = organization?.id ?? ''
  const ids = await rowsOf<{ id: string }>(
    database,
    `with made as (
       insert into users (email, name, active_organization_id)
       select 'learner' || n || '@bench.example', 'Learner ' || n, $1
       from generate_series(1, ${LEARNERS}) as n returning id),
     joined as (
       insert into memberships (organization_id, user_id, role) select $1, id, 'member' from made)
     select id from made`,
    [organizationId],
  )
  await fillRoleplays(database, organizationId)
  const signInNext = () => signIn(database, ids.shift()?.id ?? '')
  const [typical, eager, developer] = [await signInNext(), await signInNext(), await signInNext()]
  const admin = await signInNext()
  await database.query(`update memberships set role = 'admin' where user_id = $1`, [admin.id])
  await database.query('update users set is_developer = true where id = $1', [developer.id])
  await database.query(
    `create table bench_learners as
     select row_number() over (order by id <> $1, id <> $2) - 1 as number, id as user_id
     from users where active_organization_id = $3`,
    [typical.id, eager.id, organizationId],
  )
  await database.query(
    `insert into users (email, name)
     select 'person' || n || '@bench.example', 'Person ' || n from generate_series(1, ${OTHERS}) as n`,
  )
  return { organizationId, typical, eager, admin, developer }
}

const LEARNERS = 200

/** In other organizations. */
const OTHERS = 50_000

/** Half of them for everybody, half for one of ten groups, of which each learner is in two. */
async function fillRoleplays(database: pg.Client, organizationId: string): Promise<void> {
  await database.query(
    `insert into groups (organization_id, name) select $1, 'Group ' || n from generate_series(1, 10) as n`,
    [organizationId],
  )
  await database.query(
    `insert into group_members (organization_id, group_id, user_id)
     select g.organization_id, g.id, u.id
     from (select *, row_number() over () as n from groups where organization_id = $1) as g
     join (select *, row_number() over () as n from users where active_organization_id = $1) as u
       on g.n % 5 = u.n % 5`,
    [organizationId],
  )
  await database.query(
    `with made as (
       insert into roleplays (organization_id, name, description, scenario, is_public)
       select $1, 'Roleplay ' || n, 'Somebody who did not ask for it', 'sales', n % 2 = 0
       from generate_series(1, 50) as n returning *),
     versions as (
       insert into roleplay_versions (organization_id, roleplay_id, version, name, scenario, persona)
       select organization_id, id, 1, name, scenario, '{"name": "Dana", "role": "Dispatcher"}' from made)
     insert into roleplay_groups (organization_id, roleplay_id, group_id)
     select $1, made.id, g.id
     from (select *, row_number() over () as n from made where not is_public) as made
     join (select *, row_number() over () as n from groups where organization_id = $1) as g
       on g.n % 10 = made.n % 10`,
    [organizationId],
  )
}

async function signIn(database: pg.Client, id: string): Promise<Person> {
  const token = randomBytes(32).toString('base64url')
  await database.query(
    `insert into sessions (user_id, token_hash, expires_at) values ($1, $2, now() + interval '1 day')`,
    [id, createHash('sha256').update(token).digest()],
  )
  return { id, token }
}

/**
 * Conversations up to this number, in the order in which they were held. In the first thousand the two
 * who ask have 50 each, for a page that is not full is read from fewer places. After that the eager one
 * holds every tenth, and everybody else as many as anybody.
 */
export async function fillConversations(
  database: pg.Client,
  { organizationId, from, to }: { organizationId: string; from: number; to: number },
): Promise<void> {
  await database.query(
    `create temporary table new_conversations as
     select gen_random_uuid() as id, n, l.user_id, r.id as roleplay_id,
       timestamptz '2020-01-01' + n * interval '3 minutes' as started_at,
       case when n % 7 = 0 then null else (n % 101)::smallint end as score
     from generate_series($1::bigint, $2::bigint) as n
     join bench_learners as l on l.number = case
       when n <= 1000 then case n % 20 when 0 then 0 when 1 then 1 else 2 + n % 198 end
       when n % 10 = 1 then 1
       else case when n % 199 = 1 then 199 else n % 199 end
     end
     join (select id, row_number() over (order by name) as of from roleplays) as r on r.of = 1 + n % 50`,
    [from, to],
  )
  const steps = [
    `insert into conversations
       (id, organization_id, user_id, roleplay_id, roleplay_version, name, state, reason, seed, requested_at, started_at, ended_at, score)
     select id, $1, user_id, roleplay_id, 1, 'Roleplay ' || n % 50,
       case when score is null then 'ungraded' else 'graded' end,
       case when score is null then 'too-short' end,
       n, started_at, started_at, started_at + interval '12 minutes', score
     from new_conversations order by n`,
    `insert into grades (conversation_id, number, score, report, rubric)
     select id, 1, score, jsonb_build_object(
       'status', 'graded', 'reason', null,
       'conversation_score', score, 'wpm', 130, 'stages_covered', '["opening"]'::jsonb,
       'topics_covered', '["price"]'::jsonb,
       'feedback', jsonb_build_object(
         'overall_feedback', repeat('A calm talk. ', 20), 'spin_score', score, 'spin_feedback', null,
         'stage_scores', '{}'::jsonb, 'communication_score', score,
         'communication_feedback', 'Clear.', 'strengths', '[]'::jsonb,
         'areas_for_improvement', '[]'::jsonb, 'recommendations', '[]'::jsonb,
         'evidence', '{"strengths": [], "areas_for_improvement": []}'::jsonb),
       'next', null, 'path', '{"walked": [], "missed": []}'::jsonb, 'topics', '[]'::jsonb,
       'measures', '[]'::jsonb, 'criteria', '[]'::jsonb, 'spread', null,
       'receipt', '{"transcript": "", "roleplay": "", "rubric": "", "grader": "", "model": null, "prompt": null}'::jsonb),
       '{"version": 1, "criteria": []}'::jsonb
     from new_conversations where score is not null and $1::uuid is not null order by n`,
    `insert into outcomes
       (conversation_id, organization_id, user_id, roleplay_id, scenario, started_at, name, seconds, score,
        criteria, stages, figures)
     select id, $1, user_id, roleplay_id, 'sales', started_at, 'Roleplay ' || n % 50, 720, score,
       jsonb_build_array(
         jsonb_build_object('id', 'listening', 'name', 'Listening', 'score', n % 6),
         jsonb_build_object('id', 'questions', 'name', 'Questions', 'score', n % 5)),
       '[]', '{"wordsPerMinute": 130, "talkShare": 0.5, "questions": 9, "openQuestions": 5, "fillers": 2}'
     from new_conversations where score is not null order by n`,
    `insert into turns (conversation_id, seq, speaker, text, started_at_ms, ended_at_ms)
     select id, seq, case seq % 2 when 0 then 'persona' else 'trainee' end,
       'And what happens when a delivery is late?', seq * 4000, seq * 4000 + 3000
     from new_conversations, generate_series(0, 4) as seq where $1::uuid is not null order by n, seq`,
  ]
  for (const step of steps) await database.query(step, [organizationId])
  await database.query(`drop table new_conversations`)
  await sumUpPractice(database)
  await sumUpHours(database)
  await database.query('vacuum analyze')
}

/** What the trigger on conversations keeps. */
async function sumUpPractice(database: pg.Client): Promise<void> {
  await database.query('truncate practice_totals')
  await database.query(
    `insert into practice_totals (organization_id, user_id, conversations, seconds, graded, score_sum)
     select organization_id, user_id, count(*), sum(extract(epoch from ended_at - started_at)),
       count(score), coalesce(sum(score), 0)
     from conversations where started_at is not null group by 1, 2`,
  )
}

/** And when. */
async function sumUpHours(database: pg.Client): Promise<void> {
  await database.query('truncate practice_hours')
  await database.query(
    `insert into practice_hours (organization_id, user_id, hour, conversations, seconds)
     select organization_id, user_id, date_trunc('hour', started_at, 'UTC'), count(*),
       sum(extract(epoch from ended_at - started_at))
     from conversations where started_at is not null group by 1, 2, 3`,
  )
}

/** So many organizations in all, the others sharing out the same people. */
export async function fillOrganizations(
  database: pg.Client,
  { organizationId, count }: { organizationId: string; count: number },
): Promise<void> {
  await database.query(`delete from memberships where organization_id <> $1`, [organizationId])
  await database.query(`delete from organizations where id <> $1`, [organizationId])
  await database.query(
    `insert into organizations (name, created_at)
     select 'Organization ' || n, now() + n * interval '1 second'
     from generate_series(2, $1::int) as n`,
    [count],
  )
  await database.query(
    `insert into memberships (organization_id, user_id, role)
     select o.id, u.id, 'member'
     from (select id, row_number() over () % $1::int as n from users
           where active_organization_id is null) as u
     join (select id, row_number() over () % $1::int as n from organizations where id <> $2) as o
       using (n)`,
    [count - 1, organizationId],
  )
  await database.query('vacuum analyze')
}

async function rowsOf<Row extends pg.QueryResultRow>(
  database: pg.Client,
  text: string,
  values: unknown[] = [],
): Promise<Row[]> {
  return (await database.query<Row>(text, values)).rows
}
