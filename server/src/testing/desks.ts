import { endpoints } from '@colloquy/contract/endpoints'
import { connect, type Db } from '../db/connect.ts'
import { type FakeRoomService, startFakeRoomService } from './fake-room-service.ts'
import { makeTestDatabase } from './test-database.ts'
import { as, startTestServer, TEST_SETTINGS, type TestServer } from './test-server.ts'
import { anOrganization, aPerson, aRoleplay, type Person } from './world.ts'

/** One database, a media server that believes everything, and any number of servers with a desk. */
export type Desks = {
  db: Db
  media: FakeRoomService
  organizationId: string
  roleplayId: string
  start: () => Promise<TestServer>
  /** As a server that is killed: its agents and the other servers are told nothing, its claims stay. */
  stop: (server: TestServer) => Promise<void>
  /** Of a learner of its own, unless told whose. */
  call: (server: TestServer, who?: Person) => Promise<string>
  close: () => Promise<void>
}

export async function openDesks(): Promise<Desks> {
  const database = await makeTestDatabase()
  const media = await startFakeRoomService()
  const { db, close } = connect(database.url, { connections: 3 })
  const organizationId = await anOrganization(db)
  const roleplayId = await aRoleplay(db, organizationId)
  const servers = new Set<TestServer>()
  return {
    db,
    media,
    organizationId,
    roleplayId,
    start: async () => {
      const embedded = { port: media.port }
      const server = await startTestServer(
        { media: { ...TEST_SETTINGS.media, embedded } },
        { databaseUrl: database.url, withDesk: true },
      )
      servers.add(server)
      return server
    },
    stop: async (server) => {
      servers.delete(server)
      await server.close()
    },
    call: async (server, who) => {
      const learner = who ?? (await aPerson(db, { organizationId }))
      const body = { roleplay_schema: { schema_id: roleplayId } }
      const { body: pass } = await as(server, learner.token).call(endpoints.requestRoom, { body })
      return pass.conversation_id
    },
    close: async () => {
      await Promise.all([...servers].map((server) => server.close()))
      await media.close()
      await close()
      await database.drop()
    },
  }
}
