import {
  afterEvent,
  type ConversationEvent,
  type ConversationState,
} from '@colloquy/domain/conversation'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { conversations } from '../db/tables/practising.ts'
import { holdConversation } from './hold.ts'

/** The only way from one state to the next. Null where the event cannot happen any more. */
export async function advance(
  db: Db,
  id: string,
  event: ConversationEvent,
): Promise<ConversationState | null> {
  return db.transaction(async (tx) => {
    const before = await holdConversation(tx, eq(conversations.id, id))
    const state = before === null ? null : afterEvent(before.state, event)
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
