import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@colloquy/contract/endpoints'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endConversation } from '../conversations/ending.ts'
import { calls, conversations, recordings } from '../db/tables/practising.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { anOrganization, aPerson } from '../testing/world.ts'
import { openRecordingFiles, recordingsFolder } from './files.ts'
import { aPage, aRecordedCall, bring, bytesOf, HEADERS } from './testing.ts'

let server: TestServer
let folder: string
beforeAll(async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'colloquy-recordings-'))
  server = await startTestServer({ dataFolder })
  folder = recordingsFolder({ dataFolder })
})
afterAll(async () => {
  await server.close()
  await rm(server.settings.dataFolder, { recursive: true })
})

const BEGINNING = [...HEADERS, aPage(2)]

const rowOf = async (conversation: string) =>
  (await server.db.select().from(recordings).where(eq(recordings.conversationId, conversation)))[0]

async function keptOf(conversation: string): Promise<Buffer> {
  const row = await rowOf(conversation)
  return (await readFile(join(folder, `${row?.file}.opus`))).subarray(0, row?.bytes)
}

describe('what an agent brings is refused', () => {
  it('without the secret, before anything is looked at', async () => {
    const { conversation } = await aRecordedCall(server)
    const wrong = await bring(server, conversation, { secret: 'a guess', pages: BEGINNING })
    expect(wrong.status).toBe(401)
    const nonsense = await bring(server, 'no-id', { secret: 'a guess' })
    expect(nonsense.status).toBe(401)
  })

  it('where the organization does not record, whatever anybody wishes', async () => {
    const { conversation } = await aRecordedCall(server, { recordsCalls: false })
    expect((await bring(server, conversation)).status).toBe(403)
    expect((await bring(server, conversation, { pages: BEGINNING })).status).toBe(403)
    expect(await rowOf(conversation)).toBeUndefined()
  })

  it('from the moment on that an admin has switched it off', async () => {
    const { conversation, organizationId } = await aRecordedCall(server)
    expect((await bring(server, conversation, { pages: BEGINNING })).status).toBe(200)
    const admin = await aPerson(server.db, { organizationId, role: 'admin' })
    const change = { body: { records_calls: false } }
    await as(server, admin.token).call(endpoints.changeOrganization, change)
    expect((await bring(server, conversation, { pages: [aPage(3)] })).status).toBe(403)
    expect(await keptOf(conversation)).toEqual(bytesOf(...BEGINNING))
  })

  it('from who does not have the call any more, and for what is no call', async () => {
    const { conversation } = await aRecordedCall(server)
    await server.db.update(calls).set({ claim: 2 }).where(eq(calls.conversationId, conversation))
    expect((await bring(server, conversation, { pages: BEGINNING })).status).toBe(403)
    expect((await bring(server, crypto.randomUUID())).status).toBe(403)
    expect((await bring(server, 'no-id')).status).toBe(404)
    expect((await bring(server, conversation, { claim: 0 })).status).toBe(404)
  })

  it('when it is no sound, torn, or not what comes next', async () => {
    const { conversation } = await aRecordedCall(server)
    const torn = bytesOf(...BEGINNING).subarray(0, -1)
    const spoilt = Buffer.from(aPage(2))
    spoilt[60] = 99
    for (const pages of [[], [Buffer.from('words')], [torn], [spoilt], [aPage(4), aPage(3)]])
      expect((await bring(server, conversation, { pages })).status).toBe(400)
    const late = await bring(server, conversation, { pages: [aPage(3)] })
    expect(late).toEqual({ status: 409, body: { pages: 0, samples: 0 } })
    expect(await readdir(folder)).not.toContain(`${(await rowOf(conversation))?.file}.opus`)
  })

  it('a minute after the end of the call', async () => {
    const { conversation } = await aRecordedCall(server)
    await endConversation(server.db, conversation)
    const long = sql`now() - interval '2 minutes'`
    await server.db
      .update(conversations)
      .set({ startedAt: long, endedAt: long })
      .where(eq(conversations.id, conversation))
    expect((await bring(server, conversation, { pages: BEGINNING })).status).toBe(403)
  })

  it('when the disk is full, and nothing that was kept is lost', async () => {
    const files = openRecordingFiles(folder, { leastFreeBytes: Number.MAX_SAFE_INTEGER })
    const file = crypto.randomUUID()
    const append = files.append(file, { bytes: Buffer.from('x'), at: 0 })
    await expect(append).rejects.toThrow('full')
    expect(await readdir(folder)).not.toContain(`${file}.opus`)
  })
})

describe('what an agent brings is kept', () => {
  it('as one file that only its owner reads, page after page', async () => {
    const { conversation } = await aRecordedCall(server)
    expect(await bring(server, conversation)).toEqual({
      status: 200,
      body: { pages: 0, samples: 0 },
    })
    const first = await bring(server, conversation, { begins: 4_000, pages: BEGINNING })
    expect(first).toEqual({ status: 200, body: { pages: 3, samples: 48_000 } })
    await bring(server, conversation, { pages: [aPage(3), aPage(4)] })
    expect(await keptOf(conversation)).toEqual(bytesOf(...BEGINNING, aPage(3), aPage(4)))
    const row = await rowOf(conversation)
    expect(row).toMatchObject({
      pages: 5,
      samples: 144_000,
      parts: [{ talkMs: 4_000, soundMs: 0 }],
    })
    const { mode } = await stat(join(folder, `${row?.file}.opus`))
    expect(mode & 0o777).toBe(0o600)
    expect((await stat(folder)).mode & 0o777).toBe(0o700)
  })

  it('once, however often it comes', async () => {
    const { conversation } = await aRecordedCall(server)
    await bring(server, conversation, { pages: BEGINNING })
    const again = await bring(server, conversation, { pages: BEGINNING })
    expect(again).toEqual({ status: 409, body: { pages: 3, samples: 48_000 } })
    const both = await Promise.all(
      [1, 2].map(() => bring(server, conversation, { pages: [aPage(3)] })),
    )
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(await keptOf(conversation)).toEqual(bytesOf(...BEGINNING, aPage(3)))
  })

  it('from the agent that has taken the call over, as another part of the same sound', async () => {
    const { conversation } = await aRecordedCall(server)
    await bring(server, conversation, { begins: 0, pages: BEGINNING })
    await server.db.update(calls).set({ claim: 2 }).where(eq(calls.conversationId, conversation))
    expect((await bring(server, conversation, { claim: 2 })).body).toMatchObject({ pages: 3 })
    await bring(server, conversation, { claim: 2, begins: 9_000, pages: [aPage(3)] })
    expect((await rowOf(conversation))?.parts).toEqual([
      { talkMs: 0, soundMs: 0 },
      { talkMs: 9_000, soundMs: 1_000 },
    ])
  })

  it('when it is the last of a call that has just ended', async () => {
    const { conversation } = await aRecordedCall(server)
    await bring(server, conversation, { pages: BEGINNING })
    await endConversation(server.db, conversation)
    await server.db.delete(calls).where(eq(calls.conversationId, conversation))
    expect((await bring(server, conversation, { pages: [aPage(3)] })).status).toBe(200)
  })

  it('over what was never finished, since the server died while it wrote', async () => {
    const { conversation } = await aRecordedCall(server)
    await bring(server, conversation, { pages: BEGINNING })
    const row = await rowOf(conversation)
    const files = openRecordingFiles(folder, { leastFreeBytes: 0 })
    await files.append(row?.file ?? '', { bytes: Buffer.from('half a page'), at: row?.bytes ?? 0 })
    await bring(server, conversation, { pages: [aPage(3)] })
    expect(await keptOf(conversation)).toEqual(bytesOf(...BEGINNING, aPage(3)))
  })

  it('without a word of it in the log', async () => {
    const { conversation } = await aRecordedCall(server)
    await bring(server, conversation, { pages: BEGINNING })
    const row = await rowOf(conversation)
    expect(server.logged.join('\n')).not.toMatch(new RegExp(`${conversation}|${row?.file}`))
  })
})

describe('the setting of an organization', () => {
  it('is off in a new one, and is not for members to change', async () => {
    const organizationId = await anOrganization(server.db)
    const ana = await aPerson(server.db, { organizationId })
    const { body } = await as(server, ana.token).call(endpoints.readAccount)
    expect(body.organization?.records_calls).toBe(false)
    const change = { body: { records_calls: true } }
    const refused = await as(server, ana.token).call(endpoints.changeOrganization, change)
    expect(refused.status).toBe(403)
  })

  it('is told by the calls of its members, and of nobody else', async () => {
    const { ana, conversation, organizationId } = await aRecordedCall(server)
    const params = { conversationId: conversation }
    const read = async () =>
      (await as(server, ana.token).call(endpoints.readConversation, { params })).body
    expect(await read()).toMatchObject({ records: true, recording: null })
    const admin = await aPerson(server.db, { organizationId, role: 'admin' })
    const change = { body: { records_calls: false } }
    const { body } = await as(server, admin.token).call(endpoints.changeOrganization, change)
    expect(body.organization?.records_calls).toBe(false)
    expect(await read()).toMatchObject({ records: false })
  })
})
