import type { ConversationEvent } from '@colloquy/domain/conversation'
import type { Grade } from '@colloquy/domain/grading/grade'
import { desc, eq } from 'drizzle-orm'
import { advance } from '../conversations/advance.ts'
import { holdConversation } from '../conversations/hold.ts'
import type { Db } from '../db/connect.ts'
import { grades } from '../db/tables/grading.ts'
import { conversations } from '../db/tables/practising.ts'
import { keepOutcome } from '../outcomes/keep.ts'
import type { GradeTalk } from './grader.ts'
import type { GradingJob } from './queue.ts'
import { readTalk } from './read-talk.ts'
import { gradeRow } from './report.ts'

/**
 * One attempt at one grade. Done again, or by two at once, it changes nothing: what is graded already, or is not there
 * any more, is let be. When it throws nothing is stored, and the conversation goes on being graded.
 */
export async function gradeConversation(
  db: Db,
  { job, gradeTalk }: { job: GradingJob; gradeTalk: GradeTalk },
): Promise<void> {
  if (!(await begin(db, job))) return
  const found = await readTalk(db, job.conversationId)
  if (found === null) return
  const given = await gradeTalk(found.talk, found.rubric)
  // Nothing in it can be judged: it would be the same another time.
  if (given.reason === 'grading-failed') await giveUp(db, job)
  else await store(db, { job, given })
}

/** Failed for good. What was graded before counts on; otherwise there is no grade, and that is the reason. */
export async function giveUp(db: Db, job: GradingJob): Promise<void> {
  await whileAwaited(db, job, async (tx, earlier) => {
    await advance(tx, job.conversationId, { type: 'grading-started' })
    await advance(tx, job.conversationId, {
      type: earlier === null ? 'grading-failed' : outcomeOf(earlier),
    })
  })
}

const begin = (db: Db, job: GradingJob): Promise<boolean> =>
  whileAwaited(db, job, async (tx) => {
    await advance(tx, job.conversationId, { type: 'grading-started' })
  })

async function store(db: Db, { job, given }: { job: GradingJob; given: Grade }): Promise<void> {
  const { conversationId, number } = job
  const row = gradeRow(given)
  await whileAwaited(db, job, async (tx, earlier) => {
    await tx
      .insert(grades)
      .values({ ...row, conversationId, number, isSample: earlier?.isSample ?? false })
    // Before it is graded: what is graded has a score.
    await tx
      .update(conversations)
      .set({ score: row.score })
      .where(eq(conversations.id, conversationId))
    await advance(tx, conversationId, { type: outcomeOf(row) })
    await keepOutcome(tx, conversationId)
  })
}

/** Where its learner joined and said nothing, that was too short as well. */
const outcomeOf = ({ score }: { score: number | null }): ConversationEvent['type'] =>
  score === null ? 'too-short' : 'graded'

type Earlier = Pick<typeof grades.$inferSelect, 'number' | 'score' | 'isSample'>

/** False, and nothing done, where this grade is not wanted any more. Nobody else grades it meanwhile. */
async function whileAwaited(
  db: Db,
  { conversationId, number }: GradingJob,
  work: (tx: Db, earlier: Earlier | null) => Promise<void>,
): Promise<boolean> {
  return db.transaction(async (tx) => {
    const conversation = await holdConversation(tx, eq(conversations.id, conversationId))
    if (conversation?.state !== 'ended' && conversation?.state !== 'grading') return false
    const [earlier = null] = await tx
      .select({ number: grades.number, score: grades.score, isSample: grades.isSample })
      .from(grades)
      .where(eq(grades.conversationId, conversationId))
      .orderBy(desc(grades.number))
      .limit(1)
    if (number !== (earlier?.number ?? 0) + 1) return false
    await work(tx, earlier)
    return true
  })
}
