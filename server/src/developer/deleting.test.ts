import { endpoints } from '@colloquy/contract/endpoints'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { endConversation } from '../conversations/ending.ts'
import { connect, type Connection } from '../db/connect.ts'
import { tallies } from '../db/tables/outcomes.ts'
import { organizations } from '../db/tables/people.ts'
import { conversations, practiceTotals } from '../db/tables/practising.ts'
import { gradeConversation } from '../grades/job.ts'
import { aGradedTalk } from '../testing/a-grading.ts'
import { aTalk, gradeHere } from '../testing/gradings.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { anOrganization, aPerson, aRoleplay } from '../testing/world.ts'

let server: TestServer
let beside: Connection
let developer: { token: string }
beforeAll(async () => {
  server = await startTestServer()
  beside = connect(server.settings.databaseUrl, { connections: 2 })
  developer = await aPerson(server.db, { isDeveloper: true })
})
afterAll(async () => {
  await beside.close()
  await server.close()
})

async function aTeam() {
  const { db } = server
  const organizationId = await anOrganization(db)
  const learner = await aPerson(db, { organizationId })
  const own = {
    organizationId,
    userId: learner.userId,
    roleplayId: await aRoleplay(db, organizationId),
  }
  return { organizationId, learner, own: { ...own, roleplayVersion: 1 } }
}

type Team = Awaited<ReturnType<typeof aTeam>>

/** Prepares a talk, and gives what then makes it count, or count otherwise. */
const CHANGES: Record<string, (team: Team) => Promise<() => Promise<{ status: number } | void>>> = {
  'is being submitted': async ({ own, learner }) => {
    const params = { conversationId: await aGradedTalk(server.db, own) }
    return () => as(server, learner.token).call(endpoints.submitGrade, { params })
  },
  'is being stored': async ({ own }) => {
    const id = await aTalk(server.db, own)
    await endConversation(server.db, id)
    const isIt = eq(conversations.id, id)
    await server.db.update(conversations).set({ submittedAt: new Date() }).where(isIt)
    const job = { conversationId: id, number: 1 }
    return () => gradeConversation(server.db, { job, gradeTalk: gradeHere })
  },
}

it.each(Object.keys(CHANGES))(
  'an organization of which a grade %s is deleted after it, and neither waits for ever',
  async (what) => {
    const team = await aTeam()
    const { organizationId } = team
    const change = await CHANGES[what]?.(team)
    const going = await whileSumsAreHeld(organizationId, async () => {
      const changed = change?.()
      await expect.poll(waiting, { timeout: 20_000 }).toBe(1)
      const deleted = as(server, developer.token).call(endpoints.deleteOrganization, {
        body: { organization_id: organizationId },
      })
      await expect.poll(waiting, { timeout: 20_000 }).toBe(2)
      return { changed, deleted }
    })
    expect((await going.deleted).status).toBe(200)
    // A job of a grade answers nothing: it throws where it fails.
    expect((await going.changed)?.status ?? 200).toBe(200)
    const isIts = eq(organizations.id, organizationId)
    expect(await server.db.$count(organizations, isIts)).toBe(0)
    expect(await server.db.$count(tallies, eq(tallies.organizationId, organizationId))).toBe(0)
  },
)

/** Whoever changes a grade waits where it is added up, with all in hand that is taken before. */
const whileSumsAreHeld = <T>(organizationId: string, work: () => Promise<T>): Promise<T> =>
  beside.db.transaction(async (tx) => {
    const isIts = eq(practiceTotals.organizationId, organizationId)
    await tx.select().from(practiceTotals).where(isIts).for('update')
    await tx.execute(
      sql`select pg_advisory_xact_lock(hashtextextended('tallies of ' || ${organizationId}::uuid, 0))`,
    )
    return work()
  })

async function waiting(): Promise<number> {
  const { rows } = await beside.db.execute<{ count: number }>(sql`
    select count(*)::integer as count from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`)
  return rows[0]?.count ?? 0
}
