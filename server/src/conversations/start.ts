import { randomInt, randomUUID } from 'node:crypto'
import { endpoints } from '@colloquy/contract/endpoints'
import { canBeJoined } from '@colloquy/domain/conversation'
import { eq, sql } from 'drizzle-orm'
import { displayName } from '../accounts/present.ts'
import { isFor, type Member } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { calls, conversations } from '../db/tables/practising.ts'
import { within } from '../db/tenant.ts'
import { Conflict, NotFound } from '../errors.ts'
import { findVisibleRoleplay } from '../roleplays/read.ts'
import { endConversation } from './ending.ts'
import { findOwnConversation } from './read.ts'
import { createRoomToken } from './room-token.ts'

export type RoomPass = {
  token: string
  url: string
  conversationId: string
  canEditRoleplays: boolean
}

/** A conversation holds on to the version of the roleplay that it began with. */
export async function requestRoom(
  ctx: Context,
  { roleplayId }: { roleplayId: string },
): Promise<RoomPass> {
  const roleplay = await findVisibleRoleplay(ctx, roleplayId)
  const { db, actor } = ctx
  if (actor.member === null) throw new NotFound()
  // Members do not even find it.
  if (roleplay.archivedAt !== null) throw new Conflict(ARCHIVED)
  const { member } = actor
  await requireFewOpenCalls(db, member)
  const id = await db.transaction((tx) => insertConversation(tx, { member, roleplay }))
  return passFor(ctx, id)
}

type Beginning = {
  member: Member
  roleplay: { id: string; version: number; name: string }
  /** What it is an attempt at. */
  assignmentId?: string
}

export async function insertConversation(
  tx: Db,
  { member, roleplay, assignmentId }: Beginning,
): Promise<string> {
  const id = randomUUID()
  await tx.insert(conversations).values({
    id,
    organizationId: member.organizationId,
    userId: member.userId,
    roleplayId: roleplay.id,
    roleplayVersion: roleplay.version,
    name: roleplay.name,
    seed: randomInt(2 ** 31),
    assignmentId: assignmentId ?? null,
  })
  await waitForPartner(tx, id)
  return id
}

const ARCHIVED = 'This roleplay is archived: restore it in the library first'

/** Each takes an agent's time. */
const MOST_OPEN_CALLS = 5
/** The screen shows it as it is. One that nobody is in ends by itself, after a minute or so. */
const TOO_MANY_OPEN =
  'You have five open conversations: finish or leave one first. One that nobody is in ends by itself after a minute'

export async function requireFewOpenCalls(db: Db, member: Member): Promise<void> {
  const isOpen = sql`${conversations.state} in ('requested', 'live')`
  const open = await db.$count(
    conversations,
    within(member, conversations, eq(conversations.userId, member.userId), isOpen),
  )
  if (open >= MOST_OPEN_CALLS) throw new Conflict(TOO_MANY_OPEN)
}

export const waitForPartner = (db: Db, conversationId: string) =>
  db.insert(calls).values({ conversationId }).onConflictDoNothing()

/** After a reload, or with a token that was refused. */
export async function rejoinRoom(ctx: Context, conversationId: string): Promise<RoomPass> {
  const conversation = await findOwnConversation(ctx, conversationId)
  if (!canBeJoined(conversation.state)) throw new Conflict('This conversation has ended')
  await waitForPartner(ctx.db, conversation.id)
  return passFor(ctx, conversation.id)
}

/** Its learner leaves. Said again, it changes nothing. */
export async function leaveConversation(ctx: Context, conversationId: string): Promise<void> {
  const conversation = await findOwnConversation(ctx, conversationId)
  if (canBeJoined(conversation.state)) await endConversation(ctx.db, conversation.id)
}

export async function passFor(
  { settings, actor }: Context,
  conversationId: string,
): Promise<RoomPass> {
  const token = await createRoomToken(settings.media, {
    room: conversationId,
    userId: actor.userId,
    name: displayName(actor),
  })
  return {
    token,
    url: settings.media.url,
    conversationId,
    canEditRoleplays: isFor(endpoints.editRoleplay.who, actor),
  }
}
