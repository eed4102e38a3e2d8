import { randomInt } from 'node:crypto'
import { canBeJoined } from '@colloquy/domain/conversation'
import { displayName } from '../accounts/present.ts'
import type { Context } from '../context.ts'
import { conversations } from '../db/tables.ts'
import { Conflict, NotFound } from '../errors.ts'
import { findVisibleRoleplay } from '../roleplays/read.ts'
import { findOwnConversation } from './read.ts'
import { createRoomToken } from './room-token.ts'

export type RoomPass = { token: string; url: string; conversationId: string }

/** A conversation holds on to the version of the roleplay that it began with. */
export async function requestRoom(
  ctx: Context,
  { roleplayId }: { roleplayId: string },
): Promise<RoomPass> {
  const roleplay = await findVisibleRoleplay(ctx, roleplayId)
  const { db, actor } = ctx
  if (actor.member === null) throw new NotFound()
  const [made] = await db
    .insert(conversations)
    .values({
      organizationId: actor.member.organizationId,
      userId: actor.userId,
      roleplayId: roleplay.id,
      roleplayVersion: roleplay.version,
      name: roleplay.name,
      seed: randomInt(2 ** 31),
    })
    .returning({ id: conversations.id })
  if (made === undefined) throw new Error('the conversation was not stored')
  return passFor(ctx, made.id)
}

/** After a reload, or with a token that was refused. */
export async function rejoinRoom(ctx: Context, conversationId: string): Promise<RoomPass> {
  const conversation = await findOwnConversation(ctx, conversationId)
  if (!canBeJoined(conversation.state)) throw new Conflict('This conversation has ended')
  return passFor(ctx, conversation.id)
}

async function passFor({ settings, actor }: Context, conversationId: string): Promise<RoomPass> {
  const token = await createRoomToken(settings.media, {
    room: conversationId,
    userId: actor.userId,
    name: displayName(actor),
  })
  return { token, url: settings.media.url, conversationId }
}
