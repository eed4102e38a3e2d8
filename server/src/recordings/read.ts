import { OGG_SAMPLES_PER_MS } from '@colloquy/contract/ogg-opus'
import { PLAYING_PATH, type Recording } from '@colloquy/contract/recordings'
import { canBeJoined } from '@colloquy/domain/conversation'
import { and, eq, gt } from 'drizzle-orm'
import type { z } from 'zod'
import type { Context } from '../context.ts'
import { isLearnerOf } from '../conversations/policy.ts'
import { type FoundConversation, findOwnConversation } from '../conversations/read.ts'
import type { Db } from '../db/connect.ts'
import { recordings } from '../db/tables/practising.ts'
import { makeTicket } from './ticket.ts'

export type FoundRecording = typeof recordings.$inferSelect

export async function findRecording(
  db: Db,
  conversationId: string,
): Promise<FoundRecording | null> {
  const [found] = await db
    .select()
    .from(recordings)
    .where(and(eq(recordings.conversationId, conversationId), gt(recordings.bytes, 0)))
  return found ?? null
}

/** Of a conversation that whoever asks may read: where it is played, once there is nothing more to come. */
export async function describeRecording(
  { db, actor }: Context,
  conversation: FoundConversation,
): Promise<z.infer<typeof Recording> | null> {
  const { id: conversationId, state } = conversation
  if (canBeJoined(state)) return null
  const found = await findRecording(db, conversationId)
  if (found === null) return null
  const ticket = await makeTicket(db, { sessionId: actor.sessionId, conversationId })
  return {
    url: `${PLAYING_PATH}/${ticket}`,
    duration_ms: Math.round(found.samples / OGG_SAMPLES_PER_MS),
    can_delete: actor.member !== null && isLearnerOf(actor.member, conversation),
    parts: found.parts.map(({ talkMs, soundMs }) => ({ talk_ms: talkMs, sound_ms: soundMs })),
  }
}

/** By its learner. Its file goes a moment later: see sweep.ts. */
export async function deleteRecording(ctx: Context, conversationId: string): Promise<void> {
  const { id } = await findOwnConversation(ctx, conversationId)
  await ctx.db.delete(recordings).where(eq(recordings.conversationId, id))
}
