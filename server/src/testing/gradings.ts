import { grade } from '@colloquy/domain/grading/grade'
import { sql } from 'drizzle-orm'
import pino from 'pino'
import { connectForGrading, type Db } from '../db/connect.ts'
import type { GradeTalk } from '../grades/grader.ts'
import { type Gradings, runGradings } from '../grades/run.ts'
import { turns } from '../db/tables.ts'
import { aConversation } from './world.ts'

/** What a server does about jobs, without the rest of it. `kill` is as if its process was killed. */
export async function startGradings(
  databaseUrl: string,
  { gradeTalk = gradeHere }: { gradeTalk?: GradeTalk } = {},
): Promise<Gradings & { logged: string[] }> {
  const connection = connectForGrading(databaseUrl)
  const logged: string[] = []
  const log = pino({ level: 'debug' }, { write: (line: string) => void logged.push(line) })
  const gradings = await runGradings({ connection, gradeTalk, log })
  return {
    logged,
    stop: async () => {
      await gradings.stop()
      await connection.close()
    },
  }
}

const gradeHere: GradeTalk = async (talk, rubric) => grade(talk, rubric ?? undefined)

type Learner = { organizationId: string; userId: string; roleplayId?: string }

/** That goes on, and of which enough was said to be graded. */
export async function aTalk(db: Db, learner: Learner, lines = LINES): Promise<string> {
  const id = await aConversation(db, {
    ...learner,
    ...(learner.roleplayId === undefined ? {} : { roleplayVersion: 1 }),
    startedAt: new Date(Date.now() - 60_000),
  })
  await db.insert(turns).values(
    lines.map((text, seq) => ({
      conversationId: id,
      seq,
      speaker: seq % 2 === 0 ? ('trainee' as const) : ('persona' as const),
      text,
      startedAtMs: seq * 5_000,
      endedAtMs: seq * 5_000 + 4_000,
    })),
  )
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

/** What stands in the queue, whatever pg-boss makes of it. */
export async function jobsOf(db: Db, conversationId: string): Promise<string[]> {
  const { rows } = await db.execute<{ state: string }>(sql`
    select state::text from jobs.job where name = 'grading' and data->>'conversationId' = ${conversationId}`)
  return rows.map(({ state }) => state)
}
