import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
} from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { FastifyRequest } from 'fastify'
import type { Services } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { rememberedAnswers } from '../db/tables/signing-in.ts'
import { Conflict, Invalid } from '../errors.ts'
import type { Outcome } from './routes.ts'

type Work = (db: Db) => Promise<Outcome>

/**
 * A write with an `Idempotency-Key` happens once: sent again after a lost answer, it gets the first
 * answer. The answer is kept in the transaction of the write, so there is never one without the other.
 * Only for those who are signed in: what a stranger may write is safe to repeat as it is, and must not
 * hold a transaction while passwords are hashed.
 */
export async function onlyOnce(
  request: FastifyRequest,
  { db }: Services,
  work: Work,
): Promise<Outcome> {
  const key = request.headers['idempotency-key']
  if (key === undefined || request.method === 'GET' || request.actor === null) return work(db)
  const sender = readKey(key, request)
  return db.transaction(async (tx) => {
    // Waits for a first one that is still at work: its transaction holds the row.
    const taken = await tx
      .insert(rememberedAnswers)
      .values({ key: sender.id, fingerprint: sender.fingerprint })
      .onConflictDoNothing()
      .returning({ key: rememberedAnswers.key })
    if (taken.length === 0) return repeat(tx, sender)
    const outcome = await work(tx)
    await tx
      .update(rememberedAnswers)
      .set({ status: outcome.status, sealed: sender.seal(outcome.text) })
      .where(eq(rememberedAnswers.key, sender.id))
    return outcome
  })
}

async function repeat(db: Db, sender: Sender): Promise<Outcome> {
  const [first] = await db
    .select()
    .from(rememberedAnswers)
    .where(eq(rememberedAnswers.key, sender.id))
  if (first?.status == null || first.sealed === null)
    throw new Conflict('The first request with this Idempotency-Key has not been answered yet')
  if (!first.fingerprint.equals(sender.fingerprint))
    throw Invalid.header('idempotency-key', 'This Idempotency-Key was used for another request')
  return { status: first.status, text: sender.open(first.sealed), isRepeated: true }
}

type Sender = {
  id: Buffer
  fingerprint: Buffer
  seal: (text: string) => Buffer
  open: (sealed: Buffer) => string
}

/**
 * Answers may hold passwords and tokens, and bodies passwords. They are kept under a key made from what
 * only the sender has: the database alone cannot give them away.
 */
function readKey(key: string | string[], request: FastifyRequest): Sender {
  if (typeof key !== 'string' || !/^[\x21-\x7e]{16,200}$/.test(key))
    throw Invalid.header(
      'idempotency-key',
      'Idempotency-Key must have 16 to 200 printable characters',
    )
  const who = request.actor?.userId ?? ''
  const secret = Buffer.from(hkdfSync('sha256', key, who, 'remembered answer', 32))
  const what = JSON.stringify([request.method, request.url, request.body ?? null])
  return {
    id: createHash('sha256').update(`${who}\n${key}`).digest(),
    fingerprint: createHmac('sha256', secret).update(what).digest(),
    seal: (text) => {
      const nonce = randomBytes(12)
      const cipher = createCipheriv('aes-256-gcm', secret, nonce)
      return Buffer.concat([
        nonce,
        cipher.update(text, 'utf8'),
        cipher.final(),
        cipher.getAuthTag(),
      ])
    },
    open: (sealed) => {
      const decipher = createDecipheriv('aes-256-gcm', secret, sealed.subarray(0, 12))
      decipher.setAuthTag(sealed.subarray(-16))
      return Buffer.concat([decipher.update(sealed.subarray(12, -16)), decipher.final()]).toString(
        'utf8',
      )
    },
  }
}
