import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { eq, sql } from 'drizzle-orm'
import { RoomServiceClient } from 'livekit-server-sdk'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { conversations } from '../db/tables/practising.ts'
import { openSideDoor, type SideDoor } from '../http/side-door.ts'
import { WEBHOOKS_PATH } from '../settings.ts'
import { findFreePort } from '../supervisor/port.ts'
import { startTestServer, TEST_SETTINGS, type TestServer } from '../testing/test-server.ts'
import { aConversation, anOrganization, aPerson } from '../testing/world.ts'

/* With our real media server, as the supervisor starts both. Who joins is seen in e2e: that needs WebRTC. */

const { apiKey, apiSecret } = TEST_SETTINGS.media
const MEDIA = fileURLToPath(new URL('../../../media/src/main.ts', import.meta.url))

let media: ChildProcess
let server: TestServer
let sideDoor: SideDoor
let rooms: RoomServiceClient
beforeAll(async () => {
  const hooksPort = await findFreePort()
  const webhook = `http://127.0.0.1:${hooksPort}${WEBHOOKS_PATH}`
  const args = ['--port', '0', '--keys', `${apiKey}:${apiSecret}`, '--webhook', webhook]
  const started = spawn(process.execPath, [MEDIA, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  media = started
  const [line] = await once(createInterface(started.stdout), 'line')
  const { port } = (JSON.parse(String(line)) as { listening: { port: number } }).listening
  server = await startTestServer({
    media: { ...TEST_SETTINGS.media, embedded: { port } },
  })
  sideDoor = await openSideDoor(server.app, { port: hooksPort, paths: [WEBHOOKS_PATH] })
  rooms = new RoomServiceClient(`http://127.0.0.1:${port}`, apiKey, apiSecret)
})
afterAll(async () => {
  media.kill('SIGKILL')
  await sideDoor.close()
  await server.close()
})

async function aConversationThatIs(state: 'requested' | 'live'): Promise<string> {
  const organizationId = await anOrganization(server.db)
  const { userId } = await aPerson(server.db, { organizationId })
  const startedAt = state === 'live' ? new Date() : null
  return aConversation(server.db, { organizationId, userId, state, startedAt })
}

const stateOf = async (id: string) =>
  (await server.db.select().from(conversations).where(eq(conversations.id, id)))[0]?.state

it('the end of a room ends its conversation when it was live, and not when nobody had met', async () => {
  const [requested, live] = [
    await aConversationThatIs('requested'),
    await aConversationThatIs('live'),
  ]
  for (const name of [requested, live]) {
    await rooms.createRoom({ name })
    await rooms.deleteRoom(name)
  }
  // It tells one thing after the other.
  await expect.poll(() => stateOf(live), { timeout: 20_000 }).toBe('ended')
  expect(await stateOf(requested)).toBe('requested')
})

it('the end that is told while a newer room is there ends nothing', async () => {
  const [live, last] = [await aConversationThatIs('live'), await aConversationThatIs('live')]
  await rooms.createRoom({ name: live })
  await server.db.transaction(async (tx) => {
    // What it tells is read by the server only after this.
    await tx.execute(sql`lock table conversations`)
    await rooms.deleteRoom(live)
    await rooms.createRoom({ name: live })
  })
  await rooms.createRoom({ name: last })
  await rooms.deleteRoom(last)
  await expect.poll(() => stateOf(last), { timeout: 20_000 }).toBe('ended')
  expect(await stateOf(live)).toBe('live')
})
