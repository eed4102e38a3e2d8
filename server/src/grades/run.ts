import { PgBoss } from 'pg-boss'
import type { Logger } from 'pino'
import type { Connection } from '../db/connect.ts'
import { isUnavailable } from '../db/failures.ts'
import type { GradeTalk } from './grader.ts'
import { giveUp, gradeConversation } from './job.ts'
import { GIVEN_UP, GRADING, type GradingJob, onConnection, QUEUES } from './queue.ts'

export type Gradings = {
  /** Takes no more, and waits a little for what is being graded: what is not done by then is done by another. */
  stop: () => Promise<void>
}

const PACE = {
  /** How soon somebody takes a job that came, or that is to be tried again. */
  looksEveryS: 1,
  /** What was given up has been waited for already. */
  looksForGivenUpEveryS: 5,
  /** How soon it is seen that the server that had a job was killed. */
  checksEveryS: 10,
}

/** A hosted model may take a minute for each; the thread that reads takes them one by one anyway. */
const AT_ONCE = 4

const NEVER_S = 24 * 3_600
const STOPS_WITHIN_MS = 2_000

/** Takes jobs for as long as the server runs. Which server takes which, pg-boss settles. */
export async function runGradings(needs: {
  connection: Pick<Connection, 'db' | 'pool'>
  gradeTalk: GradeTalk
  log: Logger
  pace?: typeof PACE
}): Promise<Gradings> {
  const { connection, gradeTalk, log, pace = PACE } = needs
  const { db } = connection
  const boss = new PgBoss({
    ...QUEUES,
    db: onConnection(connection.pool),
    migrate: false,
    superviseIntervalSeconds: pace.checksEveryS,
    monitorIntervalSeconds: pace.checksEveryS,
    maintenanceIntervalSeconds: 3_600,
    queueCacheIntervalSeconds: 3_600,
    // No job waits for another one here.
    flowIntervalSeconds: NEVER_S,
  })
  // What it says may hold parameters of a query: that something happened is enough.
  boss.on('error', () => log.warn({ event: 'grading.queue-failed' }))

  await boss.start()
  const worker = await boss.work<GradingJob>(
    GRADING,
    { pollingIntervalSeconds: pace.looksEveryS, localConcurrency: AT_ONCE },
    async ([job]) => {
      // A class that ends together does not wait for a look each.
      boss.notifyWorker(worker)
      if (job !== undefined)
        await attempt(() => gradeConversation(db, { job: job.data, gradeTalk }))
    },
  )
  await boss.work<GradingJob>(
    GIVEN_UP,
    { pollingIntervalSeconds: pace.looksForGivenUpEveryS },
    async ([job]) => {
      if (job !== undefined) await attempt(() => giveUp(db, job.data))
      log.error({ event: 'grading.given-up', conversation: job?.data.conversationId })
    },
  )

  /** pg-boss keeps what is thrown: a failure may hold what was said, its name does not. */
  async function attempt(work: () => Promise<void>): Promise<void> {
    const kind = await work().then(() => null, kindOf)
    if (kind === null) return
    log.warn({ event: 'grading.failed', kind })
    throw new Error(kind)
  }

  return {
    stop: async () => {
      const isLate = new Promise((resolve) => setTimeout(resolve, STOPS_WITHIN_MS).unref())
      await Promise.race([Promise.all([boss.offWork(GRADING), boss.offWork(GIVEN_UP)]), isLate])
      // What goes on still is failed by this, and so waits for the next who looks.
      await boss.stop({ graceful: false })
    },
  }
}

const kindOf = (failure: unknown): string =>
  isUnavailable(failure) ? 'Unavailable' : (failure as Error).name
