import { oggPage, opusHeaders } from '@colloquy/contract/ogg-opus'
import { RECORDINGS_PATH } from '@colloquy/contract/recordings'
import { eq } from 'drizzle-orm'
import { organizations } from '../db/tables/people.ts'
import { calls } from '../db/tables/practising.ts'
import { TEST_SETTINGS, type TestServer } from '../testing/test-server.ts'
import { aConversation, anOrganization, aPerson, type Person } from '../testing/world.ts'

export const HEADERS = opusHeaders({ channels: 2, sampleRate: 24_000, preSkip: 312 })

/** A page of a second. */
export const aPage = (number: number, endsAt = (number - 1) * 48_000): Uint8Array =>
  oggPage({ number, endsAt, packets: [new Uint8Array(40).fill(number)] })

export const bytesOf = (...pages: Uint8Array[]): Buffer => Buffer.concat(pages)

export type RecordedCall = { conversation: string; ana: Person; organizationId: string }

/** A call that an agent has, in an organization that records unless the wishes say otherwise. */
export async function aRecordedCall(
  { db }: Pick<TestServer, 'db'>,
  { recordsCalls = true } = {},
): Promise<RecordedCall> {
  const organizationId = await anOrganization(db)
  await db.update(organizations).set({ recordsCalls }).where(eq(organizations.id, organizationId))
  const ana = await aPerson(db, { organizationId })
  const conversation = await aConversation(db, { organizationId, userId: ana.userId })
  await db.insert(calls).values({
    conversationId: conversation,
    claim: 1,
    replica: conversation,
    claimedUntil: new Date(Date.now() + 60_000),
    waitingSince: null,
  })
  return { conversation, ana, organizationId }
}

type Wishes = { claim?: number; begins?: number; secret?: string; pages?: Uint8Array[] }

/** What an agent brings. */
export async function bring(
  { app }: Pick<TestServer, 'app'>,
  conversation: string,
  { claim = 1, begins, secret = TEST_SETTINGS.agentSecret, pages }: Wishes = {},
) {
  const answer = await app.inject({
    method: pages === undefined ? 'GET' : 'PUT',
    url: `${RECORDINGS_PATH}/${conversation}`,
    query: { claim: String(claim), ...(begins === undefined ? {} : { begins: String(begins) }) },
    headers: {
      authorization: `Bearer ${secret}`,
      ...(pages === undefined ? {} : { 'content-type': 'audio/ogg' }),
    },
    ...(pages === undefined ? {} : { payload: bytesOf(...pages) }),
  })
  return { status: answer.statusCode, body: answer.json<unknown>() }
}
