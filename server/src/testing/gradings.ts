import { grade } from '@colloquy/domain/grading/grade'
import { eq, sql } from 'drizzle-orm'
import pino from 'pino'
import { connectForGrading, type Db } from '../db/connect.ts'
import { conversations, turns } from '../db/tables/practising.ts'
import type { GradeTalk } from '../grades/grader.ts'
import { runGradings } from '../grades/run.ts'
import { aConversation } from './world.ts'

type TestGradings = { logged: string[]; stop: () => Promise<void> }

/** What a server does about jobs, without the rest of it, and without waiting long between two looks. */
export async function startGradings(
  databaseUrl: string,
  gradeTalk: GradeTalk = gradeHere,
  looksEveryS = 0.5,
): Promise<TestGradings> {
  const connection = connectForGrading(databaseUrl)
  const logged: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) })
  const pace = { looksEveryS, looksForGivenUpEveryS: 0.5, checksEveryS: 1 }
  const gradings = await runGradings({ connection, gradeTalk, log, pace })
  return {
    logged,
    stop: async () => {
      await gradings.stop()
      await connection.close()
    },
  }
}

export const gradeHere: GradeTalk = async (talk, rubric) => grade(talk, rubric ?? undefined)

/** What failed is tried again as soon as somebody looks. */
export const hurryRetries = (db: Db) =>
  db.execute(sql`update jobs.queue set retry_delay = 0, retry_backoff = false`)

type Learner = { organizationId: string; userId: string; roleplayId?: string }

/** That goes on, and of which enough was said to be graded. */
export async function aTalk(db: Db, learner: Learner, lines = LINES): Promise<string> {
  const id = await aConversation(db, {
    ...learner,
    ...(learner.roleplayId === undefined ? {} : { roleplayVersion: 1 }),
    startedAt: new Date(Date.now() - 60_000),
  })
  const said = lines.map((text, seq) => ({
    conversationId: id,
    seq,
    speaker: seq % 2 === 0 ? ('trainee' as const) : ('persona' as const),
    text,
    startedAtMs: seq * 5_000,
    endedAtMs: seq * 5_000 + 4_000,
  }))
  if (said.length > 0) await db.insert(turns).values(said)
  return id
}

const LINES = [
  'Hello Dana, thank you for taking the time. May I ask a few questions before I tell you about us?',
  'Sure, go ahead.',
  'How do your deliveries work today, and what happens when one of them is late?',
  'We call the customer, and they are not happy about it.',
  'So each late delivery costs you a call and some trust. How often does that happen in a week?',
  'Four or five times.',
  'Then let us meet on Tuesday, and I will bring numbers. Does that work for you?',
  'Tuesday is fine.',
]

export const rowOf = async (db: Db, id: string) =>
  (await db.select().from(conversations).where(eq(conversations.id, id)))[0]

export const stateOf = async (db: Db, id: string) => (await rowOf(db, id))?.state

type FoundJob = { state: string; retries: number; output: unknown }

/** What the queue knows of it. */
export async function jobsOf(db: Db, conversationId: string): Promise<FoundJob[]> {
  const { rows } = await db.execute<FoundJob>(sql`
    select state::text, retry_count as retries, output from jobs.job
    where name = 'grading' and data->>'conversationId' = ${conversationId} order by created_on`)
  return rows
}
