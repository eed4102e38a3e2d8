import { setTimeout as pause } from 'node:timers/promises'
import { closeSync, fstatSync, openSync } from 'node:fs'
import { join } from 'node:path'
import { endpoints } from '@colloquy/contract/endpoints'
import type pg from 'pg'
import { atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { explainEverything, forgetPlans, readStatements, type Touched } from '../history/buffers.ts'
import { callAs, makeAdmin, aRoleplay } from '../product/call.ts'
import { connectTo } from '../product/database.ts'
import { findPlace, startProduct } from '../product/start-product.ts'
import { median } from '../statistics.ts'

/** Neither must a grade be felt by those who talk, nor the waiting for the next one. */
export const gradeDatabase: Bench = {
  measures: 'statements and buffers of one grade, from the end of its talk on',
  yardstick: 'the same server, of which nothing is wanted',
  run: measureGrades,
}

const TIMES = 11

/** Of thirty minutes, with a turn about every nine seconds. */
const TURNS = 200

const QUIET_MS = 30_000

async function measureGrades({ belongings, say }: Circumstances): Promise<Finding[]> {
  const product = await startProduct(await findPlace(belongings))
  const database = await connectTo(product, { role: 'postgres' })
  belongings.defer(() => database.end())
  const admin = await makeAdmin(product, 'admin@bench.example')
  const call = callAs({ ...product, token: admin.token })
  const roleplay = await call(endpoints.createRoleplay, { body: aRoleplay('A first call') })
  await explainEverything(database)
  await forgetPlans(database)

  const log = openSync(join(product.folder, 'postgres.log'), 'r')
  belongings.defer(() => closeSync(log))
  const hold = () => holdTalk(database, { roleplayId: roleplay.id, email: admin.email })
  const grade = async (conversationId: string) => {
    await call(endpoints.endConversation, { params: { conversationId } })
    while ((await stateOf(database, conversationId)) !== 'graded') await pause(50)
  }
  // The thread that grades is started, and plans are made.
  for (let time = 0; time < 3; time += 1) await grade(await hold())

  const quiet = await during(log, () => pause(QUIET_MS))
  const usual = new Set(quiet.map(({ statement }) => statement))
  const tookMs: number[] = []
  const samples: Touched[][] = []
  for (let time = 0; time < TIMES; time += 1) {
    const id = await hold()
    const startedAt = performance.now()
    const all = await during(log, () => grade(id))
    tookMs.push(performance.now() - startedAt)
    samples.push(all.filter(({ statement }) => !usual.has(statement)))
  }
  const sample = samples.toSorted((one, other) => buffersIn(one) - buffersIn(other))[TIMES >> 1]
  for (const { statement, buffers } of sample ?? []) say(`${buffers}: ${statement.slice(0, 110)}`)
  const perMinute = 60_000 / QUIET_MS
  const grading = quiet.filter(({ statement }) => statement.includes('jobs.'))
  return [
    {
      what: 'one grade and the end of its talk',
      measured: `${median(samples.map((one) => one.length))} statements`,
      goal: atMost(40, median(samples.map((one) => one.length))),
    },
    { what: '  of the database', measured: `${median(samples.map(buffersIn))} buffers` },
    {
      what: '  until it is there, in ms, the slowest',
      measured: `${Math.round(median(tookMs))}, ${Math.round(Math.max(...tookMs))}`,
      goal: atMost(5_000, Math.max(...tookMs)),
    },
    {
      what: 'the queue, while nobody talks, each minute',
      measured: `${grading.length * perMinute} statements, ${buffersIn(grading) * perMinute} buffers`,
      yardstick: {
        measured: `${quiet.length * perMinute} statements in all`,
        ratio: grading.length / quiet.length,
      },
    },
  ]
}

const buffersIn = (touched: Touched[]): number =>
  touched.reduce((sum, { buffers }) => sum + buffers, 0)

async function during(log: number, work: () => Promise<unknown>): Promise<Touched[]> {
  const from = fstatSync(log).size
  await work()
  return readStatements(log, from)
}

/** Straight into the database, for what is measured is what comes after it. */
async function holdTalk(
  database: pg.Client,
  { roleplayId, email }: { roleplayId: string; email: string },
): Promise<string> {
  const { rows } = await database.query<{ id: string }>(
    `insert into conversations (organization_id, user_id, roleplay_id, roleplay_version, name, state, seed, started_at)
     select r.organization_id, u.id, r.id, r.version, r.name, 'live', 1, now() - interval '30 minutes'
     from roleplays r, users u where r.id = $1 and u.email = $2 returning id`,
    [roleplayId, email],
  )
  const id = rows[0]?.id ?? ''
  await database.query(
    `insert into turns (conversation_id, seq, speaker, text, started_at_ms, ended_at_ms)
     select $1, n, case n % 2 when 0 then 'trainee' else 'persona' end,
       (array['How do you find out today that a delivery is late?', 'A customer rings, and then somebody looks for it.',
              'So nobody knows before the customer does. What does that cost you?', 'Two people do nothing else.',
              'If you knew an hour before, what would change?', 'We could ring them first.'])[1 + n % 6],
       n * 9000, n * 9000 + 7000
     from generate_series(0, $2::int - 1) as n`,
    [id, TURNS],
  )
  return id
}

async function stateOf(database: pg.Client, id: string): Promise<string | undefined> {
  const { rows } = await database.query<{ state: string }>(
    'select state from conversations where id = $1',
    [id],
  )
  return rows[0]?.state
}
