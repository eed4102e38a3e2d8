import {
  afterEvent,
  type ConversationEvent,
  type ConversationState,
  NEVER_JOINED_AFTER_MINUTES,
} from '@colloquy/domain/conversation'
import { and, eq, lt, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { conversations } from '../db/tables.ts'

/** The only way from one state to the next. Null where the event cannot happen any more. */
export async function advance(
  db: Db,
  id: string,
  event: ConversationEvent,
): Promise<ConversationState | null> {
  return db.transaction(async (tx) => {
    const [before] = await tx
      .select({ state: conversations.state })
      .from(conversations)
      .where(eq(conversations.id, id))
      .for('update')
    const state = before === undefined ? null : afterEvent(before.state, event)
    if (state === null) return null
    await tx
      .update(conversations)
      .set({ state, ...changesBy(event) })
      .where(eq(conversations.id, id))
    return state
  })
}

function changesBy(event: ConversationEvent) {
  switch (event.type) {
    case 'both-joined':
      return { startedAt: sql`now()` }
    case 'ended':
      return { endedAt: sql`now()` }
    case 'never-joined':
      return { endedAt: sql`now()`, reason: event.type }
    case 'too-short':
    case 'grading-failed':
      return { reason: event.type, score: null }
    case 'grading-started':
      return { reason: null }
    case 'graded':
      return {}
  }
}

/** Calls that were opened and never held. */
export async function endNeverJoined(db: Db): Promise<void> {
  const abandoned = await db
    .select({ id: conversations.id })
    .from(conversations)
    .where(
      and(
        eq(conversations.state, 'requested'),
        lt(
          conversations.requestedAt,
          sql`now() - make_interval(mins => ${NEVER_JOINED_AFTER_MINUTES})`,
        ),
      ),
    )
    .limit(1000)
  for (const { id } of abandoned) await advance(db, id, { type: 'never-joined' })
}
