import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { endpoints } from '@colloquy/contract/endpoints'
import { eq, sql } from 'drizzle-orm'
import pino from 'pino'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { endConversation } from '../conversations/ending.ts'
import { organizations, users } from '../db/tables/people.ts'
import { conversations, recordings } from '../db/tables/practising.ts'
import { sessions } from '../db/tables/signing-in.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { anOrganization, aPerson } from '../testing/world.ts'
import { openRecordingFiles, type RecordingFiles, recordingsFolder } from './files.ts'
import { rangeIn } from './play.ts'
import { deleteNotedFiles, deleteStrayFiles } from './sweep.ts'
import { aPage, aRecordedCall, bring, bytesOf, HEADERS, type RecordedCall } from './testing.ts'
import { makeTicket, readTicket } from './ticket.ts'

let server: TestServer
let folder: string
let files: RecordingFiles
beforeAll(async () => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'colloquy-recordings-'))
  server = await startTestServer({ dataFolder })
  folder = recordingsFolder({ dataFolder })
  files = openRecordingFiles(folder)
})
afterAll(async () => {
  await server.close()
  await rm(server.settings.dataFolder, { recursive: true })
})

const SOUND = bytesOf(...HEADERS, aPage(2), aPage(3))

/** One that is over, with its sound. */
async function aRecording() {
  const call = await aRecordedCall(server)
  await bring(server, call.conversation, { begins: 500, pages: [SOUND] })
  await endConversation(server.db, call.conversation)
  return call
}

const described = async (token: string, conversationId: string) => {
  const params = { conversationId }
  const { body, status } = await as(server, token).call(endpoints.readConversation, { params })
  return { status, recording: body.recording }
}

async function play(url = '/api/recordings/none', headers: Record<string, string> = {}) {
  const { statusCode, rawPayload, headers: told } = await server.app.inject({ url, headers })
  return { status: statusCode, sound: rawPayload, headers: told }
}

const namesIn = async () => (await readdir(folder)).map((name) => name.replace('.opus', ''))
const fileOf = async (conversation: string) => {
  const isIts = eq(recordings.conversationId, conversation)
  const [found] = await server.db.select().from(recordings).where(isIts)
  return found?.file ?? ''
}

describe('a recording is not played', () => {
  it('to somebody of another organization, nor to admins before it is submitted', async () => {
    const { conversation, organizationId } = await aRecording()
    const other = await aPerson(server.db, {
      organizationId: await anOrganization(server.db),
      role: 'admin',
    })
    const admin = await aPerson(server.db, { organizationId, role: 'admin' })
    for (const { token, userId } of [other, admin]) {
      expect((await described(token, conversation)).status).toBe(404)
      // Not even with an address that was made for them.
      const [session] = await server.db.select().from(sessions).where(eq(sessions.userId, userId))
      const ticket = await makeTicket(server.db, {
        sessionId: session?.id ?? '',
        conversationId: conversation,
      })
      expect((await play(`/api/recordings/${ticket}`)).status).toBe(404)
    }
  })

  it('by an address of which anything was changed', async () => {
    const { ana, conversation } = await aRecording()
    const { recording } = await described(ana.token, conversation)
    const ticket = recording?.url.split('/').at(-1) ?? ''
    const bytes = Buffer.from(ticket, 'base64url')
    for (const at of bytes.keys()) {
      const changed = Buffer.from(bytes)
      changed[at] = (changed[at] ?? 0) ^ 1
      expect(await readTicket(server.db, changed.toString('base64url')), `byte ${at}`).toBeNull()
    }
    for (const nonsense of ['none', `${ticket}A`, ticket.slice(1), `${ticket}=`, '%00'])
      expect((await play(`/api/recordings/${nonsense}`)).status).toBe(404)
  })

  it('after some hours, after signing out, and by an account that is disabled', async () => {
    const { ana, conversation } = await aRecording()
    const { recording } = await described(ana.token, conversation)
    const ticket = recording?.url.split('/').at(-1) ?? ''
    const hoursLater = Date.now() + 7 * 60 * 60 * 1000
    expect(await readTicket(server.db, ticket)).not.toBeNull()
    expect(await readTicket(server.db, ticket, hoursLater)).toBeNull()
    const disable = (at: Date | null) =>
      server.db.update(users).set({ disabledAt: at }).where(eq(users.id, ana.userId))
    await disable(new Date())
    expect((await play(recording?.url)).status).toBe(404)
    await disable(null)
    expect((await play(recording?.url)).status).toBe(200)
    await as(server, ana.token).call(endpoints.signOut)
    expect((await play(recording?.url)).status).toBe(404)
  })

  it('while the call goes on', async () => {
    const { ana, conversation } = await aRecordedCall(server)
    await bring(server, conversation, { pages: [SOUND] })
    expect((await described(ana.token, conversation)).recording).toBeNull()
  })
})

describe('a recording is played', () => {
  it('to its learner, whole', async () => {
    const { ana, conversation } = await aRecording()
    const { recording } = await described(ana.token, conversation)
    expect(recording).toMatchObject({
      duration_ms: 2_000,
      can_delete: true,
      parts: [{ talk_ms: 500, sound_ms: 0 }],
    })
    const { status, sound, headers } = await play(recording?.url)
    expect(status).toBe(200)
    expect(sound).toEqual(SOUND)
    expect(headers).toMatchObject({
      'content-type': 'audio/ogg',
      'accept-ranges': 'bytes',
      'cache-control': 'no-store',
    })
  })

  it('to an admin once it was submitted', async () => {
    const { conversation, organizationId } = await aRecording()
    await server.db
      .update(conversations)
      .set({ submittedAt: sql`now()` })
      .where(eq(conversations.id, conversation))
    const admin = await aPerson(server.db, { organizationId, role: 'admin' })
    const { recording } = await described(admin.token, conversation)
    expect(recording?.can_delete).toBe(false)
    expect((await play(recording?.url)).sound).toEqual(SOUND)
  })

  it('from anywhere in it', async () => {
    const { ana, conversation } = await aRecording()
    const { recording } = await described(ana.token, conversation)
    const some = await play(recording?.url, { range: 'bytes=10-19' })
    expect(some.status).toBe(206)
    expect(some.sound).toEqual(SOUND.subarray(10, 20))
    expect(some.headers['content-range']).toBe(`bytes 10-19/${SOUND.length}`)
    const end = await play(recording?.url, { range: 'bytes=-5' })
    expect(end.sound).toEqual(SOUND.subarray(-5))
    const beyond = await play(recording?.url, { range: `bytes=${SOUND.length}-` })
    expect(beyond.status).toBe(416)
    expect(beyond.headers['content-range']).toBe(`bytes */${SOUND.length}`)
  })

  it.each([
    [undefined, null],
    ['bytes=0-', { from: 0, to: 99 }],
    ['bytes=5-7', { from: 5, to: 7 }],
    ['bytes=90-500', { from: 90, to: 99 }],
    ['bytes=-500', { from: 0, to: 99 }],
    ['bytes=-0', 'beyond'],
    ['bytes=100-', 'beyond'],
    ['bytes=7-5', null],
    ['bytes=0-1,5-6', null],
    ['bytes=-', null],
    ['letters=0-5', null],
  ])('asked for %j of a hundred bytes as %j', (header, range) => {
    expect(rangeIn(header, 100)).toEqual(range)
  })
})

describe('a file goes', () => {
  const removed = async (away: (call: RecordedCall) => unknown) => {
    const call = await aRecording()
    const file = await fileOf(call.conversation)
    expect(await namesIn()).toContain(file)
    await away(call)
    await deleteNotedFiles({ db: server.db, files })
    return !(await namesIn()).includes(file)
  }

  it.each([
    [
      'its learner deletes it',
      ({ ana, conversation }: RecordedCall) =>
        as(server, ana.token).call(endpoints.deleteRecording, {
          params: { conversationId: conversation },
        }),
    ],
    [
      'its conversation is gone',
      ({ conversation }: RecordedCall) =>
        server.db.delete(conversations).where(eq(conversations.id, conversation)),
    ],
    [
      'its learner is gone',
      ({ ana }: RecordedCall) => server.db.delete(users).where(eq(users.id, ana.userId)),
    ],
    [
      'its organization is gone',
      ({ organizationId }: RecordedCall) =>
        server.db.delete(organizations).where(eq(organizations.id, organizationId)),
    ],
  ])('when %s', async (_, away) => {
    expect(await removed(away)).toBe(true)
  })

  it('when nobody knows it, but not when none of a folder is known', async () => {
    const { conversation } = await aRecording()
    const known = await fileOf(conversation)
    const stray = crypto.randomUUID()
    await files.append(stray, { bytes: SOUND, at: 0 })
    const old = new Date(Date.now() - 2 * 60 * 60 * 1000)
    const log = pino({ level: 'silent' })
    await deleteStrayFiles({ db: server.db, files, log })
    expect(await namesIn()).toContain(stray)
    await utimes(join(folder, `${stray}.opus`), old, old)
    await deleteStrayFiles({ db: server.db, files, log })
    expect(await namesIn()).toContain(stray)
    await utimes(join(folder, `${known}.opus`), old, old)
    await deleteStrayFiles({ db: server.db, files, log })
    expect(await namesIn()).not.toContain(stray)
    expect(await namesIn()).toContain(known)
  })
})
