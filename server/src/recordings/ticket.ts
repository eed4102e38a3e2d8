import { createHmac, timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { findActorOfSession } from '../accounts/find-actor.ts'
import type { Actor } from '../actor.ts'
import type { Db } from '../db/connect.ts'
import { sessions } from '../db/tables/signing-in.ts'

/** Longer than anybody listens, and shorter than an address is worth keeping. */
const LASTS_MS = 6 * 60 * 60 * 1000

/**
 * A browser's player sends no token, so the address it plays says who asks: a session, for one conversation and
 * some hours, sealed with what only the server knows of that session. With the session it ends, and what its
 * person may hear is asked again each time.
 */
export async function makeTicket(
  db: Db,
  { sessionId, conversationId }: { sessionId: string; conversationId: string },
  now = Date.now(),
): Promise<string> {
  const seconds = Buffer.alloc(4)
  seconds.writeUInt32BE(Math.floor((now + LASTS_MS) / 1000))
  const said = Buffer.concat([idBytes(sessionId), idBytes(conversationId), seconds])
  const key = await keyOf(db, sessionId)
  return Buffer.concat([said, seal(said, key ?? Buffer.alloc(0))]).toString('base64url')
}

export type Ticket = { actor: Actor; conversationId: string }

/** Who asks with it, and for which conversation. Null for one that is none, or not any more. */
export async function readTicket(db: Db, text: string, now = Date.now()): Promise<Ticket | null> {
  const bytes = Buffer.from(text, 'base64url')
  if (bytes.length !== SAID_BYTES + SEAL_BYTES || bytes.toString('base64url') !== text) return null
  const said = bytes.subarray(0, SAID_BYTES)
  if (said.readUInt32BE(32) * 1000 < now) return null
  const sessionId = idIn(said, 0)
  const key = await keyOf(db, sessionId)
  if (key === null || !timingSafeEqual(bytes.subarray(SAID_BYTES), seal(said, key))) return null
  const actor = await findActorOfSession(db, sessionId)
  return actor === null ? null : { actor, conversationId: idIn(said, 16) }
}

const SAID_BYTES = 36
const SEAL_BYTES = 32

const seal = (said: Buffer, key: Buffer): Buffer =>
  createHmac('sha256', key).update('recording ').update(said).digest()

async function keyOf(db: Db, sessionId: string): Promise<Buffer | null> {
  const [found] = await db
    .select({ key: sessions.tokenHash })
    .from(sessions)
    .where(eq(sessions.id, sessionId))
  return found?.key ?? null
}

const idBytes = (id: string): Buffer => Buffer.from(id.replaceAll('-', ''), 'hex')

const idIn = (bytes: Buffer, at: number): string =>
  bytes
    .subarray(at, at + 16)
    .toString('hex')
    .replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')
