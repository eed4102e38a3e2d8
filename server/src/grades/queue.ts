import { inArray, sql } from 'drizzle-orm'
import type pg from 'pg'
import { type ConstructorOptions, fromDrizzle, PgBoss } from 'pg-boss'
import type { Db } from '../db/connect.ts'
import { grades } from '../db/tables/grading.ts'
import { conversations } from '../db/tables/practising.ts'

/** Ids alone: what was said never leaves the tables of the conversation. */
export type GradingJob = { conversationId: string; number: number }

export const GRADING = 'grading'

/** Where jobs come to that failed for good, however that came about. */
export const GIVEN_UP = 'grading-given-up'

/** In a schema of their own, beside our tables. */
export const QUEUES = {
  schema: 'jobs',
  schedule: false,
  reindex: false,
  monitorVacuum: false,
} as const

/** Only looks: does no maintenance and migrates nothing. */
const QUIET = { ...QUEUES, supervise: false, migrate: false } as const

const HOUR_S = 3_600

const OPTIONS = {
  // After 1 to 2, 2 to 4, 4 to 8 and 8 to 16 seconds: what a moment of bad luck was is over by then.
  retryLimit: 4,
  retryDelay: 1,
  retryBackoff: true,
  expireInSeconds: 300,
  // The least that there is: so soon it is known that the server that had a job was killed.
  heartbeatSeconds: 10,
  deleteAfterSeconds: HOUR_S,
}

/**
 * Grades are wanted by whatever ends a conversation, in its own transaction: so there is no job without an
 * ending and no ending without a job. One that waits or is worked on already stays the only one. Says how many are new.
 */
export async function enqueueGradings(
  tx: Db,
  { ids, isFresh }: { ids: string[]; isFresh: boolean },
): Promise<number> {
  const found = await tx
    .select({
      id: conversations.id,
      graded: sql<number>`(
        select coalesce(max(${grades.number}), 0) from ${grades}
        where ${grades.conversationId} = ${conversations.id})`.mapWith(Number),
    })
    .from(conversations)
    .where(inArray(conversations.id, ids))
  const jobs = found.map(({ id, graded }) => ({
    data: { conversationId: id, number: graded + 1 } satisfies GradingJob,
    singletonKey: `${id} ${graded + 1}`,
    // Somebody waits for it.
    priority: isFresh ? 1 : 0,
  }))
  // pg-boss knows its queues from its start on, and whatever ends a conversation is far from whoever runs the
  // jobs: four short queries more, once in a talk.
  const boss = new PgBoss({ ...QUIET, db: fromDrizzle(tx, sql) })
  try {
    await boss.start()
    return (await boss.insert(GRADING, jobs, { returnId: true }))?.length ?? 0
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** Makes the tables of pg-boss, and the queues as they are described here. For who holds the migration lock. */
export async function prepareQueues(client: pg.Client): Promise<void> {
  const boss = new PgBoss({ ...QUIET, migrate: true, db: onConnection(client) })
  boss.on('error', () => {})
  try {
    await boss.start()
    await makeQueue(boss, GIVEN_UP, { deleteAfterSeconds: HOUR_S })
    await makeQueue(boss, GRADING, { ...OPTIONS, deadLetter: GIVEN_UP })
  } finally {
    await boss.stop({ graceful: false })
  }
}

type QueueOptions = Parameters<PgBoss['updateQueue']>[1]

async function makeQueue(boss: PgBoss, name: string, options: QueueOptions & object) {
  // Of a conversation and a number there is one, waiting or worked on.
  await boss.createQueue(name, { policy: name === GRADING ? 'exclusive' : 'standard' })
  await boss.updateQueue(name, options)
}

/** What pg-boss asks goes over connections that we made. */
export const onConnection = (
  connection: Pick<pg.Client | pg.Pool, 'query'>,
): NonNullable<ConstructorOptions['db']> => ({
  executeSql: (text, values) => connection.query(text, values),
})
