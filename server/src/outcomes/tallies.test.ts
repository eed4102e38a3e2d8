import { readFileSync } from 'node:fs'
import { endpoints } from '@colloquy/contract/endpoints'
import { eq, inArray, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { connect, type Connection, type Db } from '../db/connect.ts'
import { outcomes, tallies, tallyPeople } from '../db/tables/outcomes.ts'
import { groups, organizations } from '../db/tables/people.ts'
import { roleplays } from '../db/tables/roleplays.ts'
import { aGradedTalk } from '../testing/a-grading.ts'
import { history, type Step } from '../testing/histories.ts'
import { anew, aWorld, play, type World } from '../testing/play-history.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { aGroup, anOrganization, aPerson, aRoleplay } from '../testing/world.ts'

// For a long run: ROLLUP_HISTORIES=10000. ROLLUP_SEED repeats one.
const HISTORIES = Number(process.env.ROLLUP_HISTORIES ?? 40)
const seed = Number(process.env.ROLLUP_SEED ?? Math.floor(Math.random() * 2 ** 31))

/** So many organizations at the same time, each history in a transaction of its own: one waits while another reckons. */
const LANES = 4

let server: TestServer
let connection: Connection
beforeAll(async () => {
  server = await startTestServer()
  // A long run shares the machine: how long a statement takes is not what is asked here.
  connection = connect(server.settings.databaseUrl, { connections: 8, statementMs: 60_000 })
})
afterAll(async () => {
  await connection.close()
  await server.close()
})

describe('whatever happens', () => {
  it(
    'the tallies are what the outcomes add up to, and the outcomes what the grades come to',
    async () => {
      const done: Record<string, number> = {}
      const lane = async (number: number) => {
        const world = await aWorld(connection.db)
        const property = fc.asyncProperty(history, (steps) =>
          undoing(connection.db, (tx) => live(tx, { steps, world: anew(world), done })),
        )
        const numRuns = Math.ceil((HISTORIES - number) / LANES)
        await fc.assert(property, { seed: seed + number, numRuns })
      }
      await Promise.all(Array.from({ length: LANES }, (_, number) => lane(number)))
      const told = Object.entries(done).map(([does, times]) => `${does} × ${times}`)
      console.info(`rollups: ${HISTORIES} histories (${told.join(', ')}), seed ${seed}`)
      for (const times of Object.values(done)) expect(times).toBeGreaterThan(0)
    },
    60_000 + HISTORIES * 1_000,
  )
})

class Undone extends Error {}

/** Everything that `work` does is undone after it. */
async function undoing(db: Db, work: (tx: Db) => Promise<void>): Promise<void> {
  const undone = db.transaction(async (tx) => {
    await work(tx)
    throw new Undone()
  })
  await undone.catch((failure: unknown) => {
    if (!(failure instanceof Undone)) throw failure
  })
}

type Lived = { steps: Step[]; world: World; done: Record<string, number> }

async function live(tx: Db, { steps, world, done }: Lived): Promise<void> {
  for (const step of steps) {
    const isDone = await play(tx, world, step)
    done[step.does] = (done[step.does] ?? 0) + Number(isDone)
  }
  await expectOutcomesOfGrades(tx, world)
  await expectTalliesOfOutcomes(tx, world.organizationId)
}

/** As the migration that brought them reckons: in other words than what keeps them. */
const RECKONED = (
  readFileSync(new URL('../../migrations/0008_tallies.sql', import.meta.url), 'utf8').split(
    '--> statement-breakpoint',
  )[0] ?? ''
)
  .replace(/insert into outcomes \([^)]*\)/, '')
  .trim()
  .replace(/;$/, '')

async function expectOutcomesOfGrades(
  tx: Db,
  { organizationId, groupsOnSubmitting }: World,
): Promise<void> {
  const isHere = eq(outcomes.organizationId, organizationId)
  const kept = await tx.select().from(outcomes).where(isHere)
  const all = await tx.execute(
    sql`select * from (${sql.raw(RECKONED)}) as o (conversation_id, organization_id, user_id, roleplay_id, scenario,
      started_at, seconds, score, criteria, stages, figures, submitted_at, group_ids)
      where organization_id = ${organizationId}`,
  )
  const reckoned = new Map(all.rows.map((row) => [row.conversation_id, row]))
  expect(kept).toHaveLength(reckoned.size)
  for (const { conversationId, ...one } of kept) {
    const row = reckoned.get(conversationId)
    const { userId, roleplayId, seconds, score, criteria, stages, figures } = one
    // Of a roleplay that is gone nobody can say any more what it was for; an outcome still knows.
    if (roleplayId !== null) expect(row?.scenario).toBe(one.scenario)
    expect(row).toMatchObject({
      ...{ user_id: userId, roleplay_id: roleplayId, seconds, score, criteria, stages, figures },
    })
    expect(one.submittedAt === null).toBe(row?.submitted_at === null)
    expect(one.groupIds.toSorted()).toEqual(groupsOnSubmitting.get(conversationId) ?? [])
  }
}

type Cell = { n: number; sum: number; people: Map<string, number>; names: Set<string> }

async function expectTalliesOfOutcomes(db: Db, organizationId: string): Promise<void> {
  const expected = await addUp(db, organizationId)
  const rows = await db.select().from(tallies).where(eq(tallies.organizationId, organizationId))
  const cells = rows.map(({ cell }) => cell)
  const people = await db.select().from(tallyPeople).where(inArray(tallyPeople.cell, cells))
  expect(rows).toHaveLength(expected.size)
  expect(people).toHaveLength(
    [...expected.values()].reduce((sum, cell) => sum + cell.people.size, 0),
  )
  for (const { n, sum, people: count, name, ...row } of rows) {
    const key = keyOf(row)
    const cell = expected.get(key)
    expect({ key, n, sum, count }).toEqual({ key, ...cellOf(cell) })
    expect(cell?.names).toContain(name)
    for (const one of people.filter((person) => person.cell === row.cell))
      expect(one.n).toBe(cell?.people.get(one.userId))
  }
}

const cellOf = (cell: Cell | undefined) =>
  cell && { n: cell.n, sum: cell.sum, count: cell.people.size }

type Place = { groupId: string | null; scenario: string | null; roleplayId: string | null }

const keyOf = (of: Place & { month: string; kind: string; key: string }): string =>
  [of.groupId, of.scenario, of.roleplayId, of.month, of.kind, of.key].join(' | ')

async function addUp(db: Db, organizationId: string): Promise<Map<string, Cell>> {
  const here = await db.select().from(groups).where(eq(groups.organizationId, organizationId))
  const known = new Set(here.map(({ id }) => id))
  const all = await db.select().from(outcomes).where(eq(outcomes.organizationId, organizationId))
  const cells = new Map<string, Cell>()
  for (const outcome of all) {
    if (outcome.submittedAt === null) continue
    const { scenario, roleplayId, startedAt, userId } = outcome
    const month = `${startedAt.toISOString().slice(0, 7)}-01`
    const add = (place: Place, kind: string, of: { id: string; name: string; sum: number }) => {
      const key = keyOf({ ...place, month, kind, key: of.id })
      const cell = cells.get(key) ?? { n: 0, sum: 0, people: new Map(), names: new Set() }
      cell.n += 1
      cell.sum += of.sum
      cell.people.set(userId, (cell.people.get(userId) ?? 0) + 1)
      cells.set(key, { ...cell, names: cell.names.add(of.name) })
    }
    for (const groupId of [null, ...outcome.groupIds.filter((id) => known.has(id))]) {
      const attempt = { id: '', name: '', sum: outcome.score }
      add({ groupId, scenario: null, roleplayId: null }, 'attempt', attempt)
      const places = roleplayId === null ? [null] : [null, roleplayId]
      for (const place of places.map((id) => ({ groupId, scenario, roleplayId: id }))) {
        add(place, 'attempt', attempt)
        for (const { id, name, score } of outcome.criteria)
          add(place, 'criterion', { id, name, sum: score })
        for (const { id, name, isReached, isCovered } of outcome.stages) {
          add(place, 'reached', { id, name, sum: Number(isReached) })
          add(place, 'covered', { id, name, sum: Number(isCovered) })
        }
      }
    }
  }
  return cells
}

async function aTeam(size: number) {
  const { db } = connection
  const organizationId = await anOrganization(db)
  const groupIds = [await aGroup(db, organizationId), await aGroup(db, organizationId)]
  const roleplayIds = [await aRoleplay(db, organizationId), await aRoleplay(db, organizationId)]
  const learners = await Promise.all(
    Array.from({ length: size }, () => aPerson(db, { organizationId, groupIds })),
  )
  const talk = async (n: number, roleplayId = roleplayIds[n % 2]) => {
    const userId = learners[n % size]?.userId ?? ''
    const own = { organizationId, userId, roleplayId: roleplayId ?? null, roleplayVersion: 1 }
    return { id: await aGradedTalk(db, own), token: learners[n % size]?.token ?? '' }
  }
  return { organizationId, groupIds, roleplayIds, learners, talk }
}

const submit = ({ id, token }: { id: string; token: string }) =>
  as(server, token).call(endpoints.submitGrade, { params: { conversationId: id } })

describe('at the same time', () => {
  it('many submit, and everybody is counted', async () => {
    const { organizationId, talk } = await aTeam(8)
    const talks = await Promise.all(Array.from({ length: 24 }, (_, n) => talk(n)))
    const answers = await Promise.all(talks.map(submit))
    expect(answers.map(({ status }) => status)).toEqual(talks.map(() => 200))
    await expectTalliesOfOutcomes(connection.db, organizationId)
  })

  it.each(['group', 'roleplay'] as const)(
    'some submit and a %s of theirs is deleted, and nobody waits for ever',
    async (what) => {
      const { organizationId, groupIds, roleplayIds, talk } = await aTeam(6)
      const talks = await Promise.all(Array.from({ length: 12 }, (_, n) => talk(n)))
      const admin = await aPerson(connection.db, { organizationId, role: 'admin' })
      const { call } = as(server, admin.token)
      await Promise.all(talks.slice(0, 3).map(submit))
      const going = talks.slice(3).map(submit)
      const deleted =
        what === 'group'
          ? await call(endpoints.deleteGroup, { params: { groupId: groupIds[0] ?? '' } })
          : await call(endpoints.deleteRoleplay, {
              params: { roleplayId: roleplayIds[0] ?? '' },
              query: { soft_delete: 'false' },
            })
      expect(deleted.status).toBe(200)
      for (const answer of await Promise.all(going)) expect(answer.status).toBe(200)
      await expectTalliesOfOutcomes(connection.db, organizationId)
    },
  )
})

it('nothing is left of an organization that is deleted', async () => {
  const { organizationId, talk } = await aTeam(3)
  for (const n of [0, 1, 2, 3]) expect((await submit(await talk(n))).body.detail).toBeUndefined()
  const { db } = connection
  await db.delete(organizations).where(eq(organizations.id, organizationId))
  const left = await db.select().from(tallies).where(eq(tallies.organizationId, organizationId))
  expect(left).toEqual([])
  expect(
    await db.$count(
      tallyPeople,
      sql`not exists (select from tallies where tallies.cell = ${tallyPeople.cell})`,
    ),
  ).toBe(0)
})

it('a roleplay that is deleted for good leaves what was practised with it in the sums over everything', async () => {
  const { organizationId, talk, roleplayIds } = await aTeam(3)
  for (const n of [0, 1, 2, 3]) expect((await submit(await talk(n))).body.detail).toBeUndefined()
  const { db } = connection
  await db.delete(roleplays).where(inArray(roleplays.id, roleplayIds))
  const rows = await db.select().from(tallies).where(eq(tallies.organizationId, organizationId))
  const all = rows.filter(
    ({ kind, groupId, scenario }) => kind === 'attempt' && groupId === null && scenario === null,
  )
  expect(all).toMatchObject([{ n: 4, people: 3 }])
  expect(rows.filter(({ roleplayId }) => roleplayId !== null)).toEqual([])
})
