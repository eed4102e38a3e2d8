import { OGG_SAMPLES_PER_MS, readOggPages } from '@colloquy/contract/ogg-opus'
import type { RecordingEnd } from '@colloquy/contract/recordings'
import { TEMPER_LIMITS } from '@colloquy/domain/graph/difficulty'
import { eq, sql } from 'drizzle-orm'
import type { Db } from '../db/connect.ts'
import { organizations } from '../db/tables/people.ts'
import { calls, conversations, recordings } from '../db/tables/practising.ts'
import { NotAllowed, Unreadable } from '../errors.ts'
import type { RecordingFiles } from './files.ts'

type Holder = { conversation: string; claim: number }

/** What an agent has recorded since the last time. */
export type Piece = Holder & {
  bytes: Uint8Array
  /** Of the first of a part: when in the talk it begins. */
  begins: number | undefined
}

type Needs = { db: Db; files: RecordingFiles }

/** The last sounds of a call come after its end. */
const AFTER_THE_END = sql`interval '1 minute'`

/** Far above an hour at our bit rate; a mistake must not grow without end. */
const MOST_BYTES = 64 * 1024 * 1024
const MOST_SAMPLES = 2 * TEMPER_LIMITS.minutes.most * 60_000 * OGG_SAMPLES_PER_MS

/** Where the recording of a call ends, for who has that call, and may record it. */
export async function readEnd(db: Db, holder: Holder): Promise<RecordingEnd> {
  await requireRecorded(db, holder)
  const [found] = await db
    .select({ pages: recordings.pages, samples: recordings.samples })
    .from(recordings)
    .where(eq(recordings.conversationId, holder.conversation))
  return found ?? { pages: 0, samples: 0 }
}

/**
 * Puts it behind what is there, when it fits: `isStored` false says that it does not. Of several that come at once
 * each sees what the one before has left.
 */
export async function appendPiece(
  { db, files }: Needs,
  { begins, bytes, ...holder }: Piece,
): Promise<RecordingEnd & { isStored: boolean }> {
  const pages = readOggPages(bytes)
  const [first, last] = [pages?.[0], pages?.at(-1)]
  if (first === undefined || last === undefined) throw new Unreadable('No whole pages')
  return db.transaction(async (tx) => {
    await requireRecorded(tx, holder)
    const { conversation: conversationId } = holder
    await tx.insert(recordings).values({ conversationId }).onConflictDoNothing()
    const isIts = eq(recordings.conversationId, conversationId)
    const [before] = await tx.select().from(recordings).where(isIts).for('update')
    if (before === undefined) throw new NotAllowed('It was deleted')
    if (first.number !== before.pages || last.endsAt < before.samples)
      return { isStored: false, pages: before.pages, samples: before.samples }
    if (before.bytes + bytes.length > MOST_BYTES || last.endsAt > MOST_SAMPLES)
      throw new NotAllowed('It is too long')
    await files.append(before.file, { bytes, at: before.bytes })
    const end = { pages: last.number + 1, samples: last.endsAt }
    const part = { talkMs: begins ?? 0, soundMs: Math.round(before.samples / OGG_SAMPLES_PER_MS) }
    await tx
      .update(recordings)
      .set({
        ...end,
        bytes: before.bytes + bytes.length,
        ...(begins === undefined ? {} : { parts: [...before.parts, part] }),
      })
      .where(isIts)
    return { isStored: true, ...end }
  })
}

/** Until the end of the transaction the organization does not change its mind. */
async function requireRecorded(db: Db, { conversation, claim }: Holder): Promise<void> {
  const { rows } = await db.execute(sql`
    select from ${conversations} c
    join ${organizations} o on o.id = c.organization_id
    left join ${calls} k on k.conversation_id = c.id
    where c.id = ${conversation} and o.records_calls and (
      (c.state in ('requested', 'live') and k.claim = ${claim})
      or (c.ended_at > now() - ${AFTER_THE_END} and coalesce(k.claim, ${claim}) = ${claim}))
    for share of c, o`)
  if (rows.length === 0) throw new NotAllowed('Nothing of this call is recorded')
}
