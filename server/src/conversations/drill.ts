import { MOST_TURNS } from '@colloquy/contract/desk'
import { canBeJoined } from '@colloquy/domain/conversation'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { conversations, turns } from '../db/tables/practising.ts'
import { Conflict, Invalid, NotFound } from '../errors.ts'
import { startableRoleplayId } from '../roleplays/read.ts'
import { type FoundConversation, findOwnConversation, readTurns, type SaidTurn } from './read.ts'
import { passFor, requireFewOpenCalls, type RoomPass, waitForPartner } from './start.ts'

/**
 * A conversation that begins with the first turns of another one, and goes on from there as that one would have:
 * it has its roleplay in the same version, and its seed. Nothing of the other one changes.
 */
export async function startDrill(
  ctx: Context,
  { conversationId, beforeTurn }: { conversationId: string; beforeTurn: number },
): Promise<RoomPass> {
  const { db, actor } = ctx
  const parent = await findOwnConversation(ctx, conversationId)
  if (actor.member === null) throw new NotFound()
  if (canBeJoined(parent.state)) throw new Conflict('This conversation has not ended yet')
  if ((await startableRoleplayId(ctx, parent.roleplayId)) === null)
    throw new Conflict('What was practised is not there any more')
  const carried = carriedOf(await readTurns(db, parent), beforeTurn)
  await requireFewOpenCalls(db, actor.member)
  const id = await db.transaction((tx) => insertDrill(tx, { parent, carried }))
  return passFor(ctx, id)
}

function carriedOf(said: SaidTurn[], beforeTurn: number): SaidTurn[] {
  if (beforeTurn > said.length)
    throw Invalid.field(['before_turn'], `The conversation has ${said.length} turns`)
  const carried = said.slice(0, beforeTurn)
  if (carried.some(({ played }) => (played?.ended ?? null) !== null))
    throw new Conflict('The conversation had come to its end before that turn')
  const isLong = carried.some(({ endedAtMs }) => endedAtMs > MOST_CARRIED_MS)
  if (isLong || carried.length > MOST_CARRIED_TURNS)
    throw new Conflict('There is too much before that turn to go on from there')
  return carried
}

/** Drills of drills grow, and what an agent says of a talk beyond a day, or so many turns, is not believed. */
const MOST_CARRIED_MS = 2 * 60 * 60 * 1000
const MOST_CARRIED_TURNS = MOST_TURNS / 2

async function insertDrill(
  tx: Db,
  { parent, carried }: { parent: FoundConversation; carried: SaidTurn[] },
): Promise<string> {
  const { organizationId, userId, roleplayId, roleplayVersion, name, seed } = parent
  const of = { organizationId, userId, roleplayId, roleplayVersion, name, seed }
  const [made] = await tx
    .insert(conversations)
    .values({ ...of, parentId: parent.id, carriedTurns: carried.length })
    .returning({ id: conversations.id })
  if (made === undefined) throw new Error('the drill was not stored')
  if (carried.length > 0)
    await tx.insert(turns).values(carried.map((turn) => ({ ...turn, conversationId: made.id })))
  await waitForPartner(tx, made.id)
  return made.id
}
