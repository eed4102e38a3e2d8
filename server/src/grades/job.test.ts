import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { advance } from '../conversations/advance.ts'
import { endConversation } from '../conversations/ending.ts'
import { connect, type Connection } from '../db/connect.ts'
import { grades } from '../db/tables/grading.ts'
import { users } from '../db/tables/people.ts'
import { conversations, practiceTotals, turns } from '../db/tables/practising.ts'
import { roleplays } from '../db/tables/roleplays.ts'
import {
  aTalk,
  gradeHere,
  hurryRetries,
  jobsOf,
  rowOf,
  startGradings,
  stateOf,
} from '../testing/gradings.ts'
import { makeTestDatabase } from '../testing/test-database.ts'
import { anOrganization, aPerson, aRoleplay } from '../testing/world.ts'
import { gradeConversation } from './job.ts'

let database: Awaited<ReturnType<typeof makeTestDatabase>>
let connection: Connection
let db: Connection['db']
beforeAll(async () => {
  database = await makeTestDatabase()
  connection = connect(database.url, { connections: 5 })
  db = connection.db
  await hurryRetries(db)
})
afterAll(async () => {
  await connection.close()
  await database.drop()
})

let learner: { organizationId: string; userId: string; roleplayId: string }
beforeEach(async () => {
  const organizationId = await anOrganization(db)
  const { userId } = await aPerson(db, { organizationId })
  learner = { organizationId, userId, roleplayId: await aRoleplay(db, organizationId) }
})

const anEndedTalk = async (lines?: string[]) => {
  const id = await aTalk(db, learner, lines)
  await endConversation(db, id)
  return id
}
const gradesOf = (id: string) => db.select().from(grades).where(eq(grades.conversationId, id))
async function settles(id: string): Promise<void> {
  await expect.poll(() => stateOf(db, id), { timeout: 15_000 }).toMatch(/^(un)?graded$/)
}

describe('the job of a grade', () => {
  it('is undone together with the ending', async () => {
    const id = await aTalk(db, learner)
    const undone = db.transaction(async (tx) => {
      await endConversation(tx, id)
      expect(await jobsOf(tx, id)).toMatchObject([{ state: 'created' }])
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await jobsOf(db, id)).toEqual([])
    expect(await stateOf(db, id)).toBe('live')
  })

  it('is not there for what nobody joined', async () => {
    const id = await aTalk(db, learner)
    await db
      .update(conversations)
      .set({ state: 'requested', startedAt: null })
      .where(eq(conversations.id, id))
    await endConversation(db, id)
    expect(await jobsOf(db, id)).toEqual([])
    expect(await rowOf(db, id)).toMatchObject({ state: 'ungraded', reason: 'never-joined' })
  })

  it('is there once, however often and by however many a conversation is ended', async () => {
    const id = await aTalk(db, learner)
    await Promise.all([1, 2, 3, 4].map(() => endConversation(db, id)))
    expect(await jobsOf(db, id)).toHaveLength(1)
  })
})

describe('grading', () => {
  it('gives one grade to each, with its score and its place in the totals, whoever takes the jobs', async () => {
    const ids = await Promise.all([1, 2, 3, 4, 5, 6].map(() => anEndedTalk()))
    const servers = await Promise.all([startGradings(database.url), startGradings(database.url)])
    for (const id of ids) await settles(id)
    const scores: number[] = []
    for (const id of ids) {
      const given = await gradesOf(id)
      expect(given).toMatchObject([{ number: 1, isSample: false }])
      expect(await rowOf(db, id)).toMatchObject({ state: 'graded', score: given[0]?.score })
      scores.push(given[0]?.score ?? 0)
    }
    const [totals] = await db
      .select()
      .from(practiceTotals)
      .where(eq(practiceTotals.userId, learner.userId))
    const scoreSum = scores.reduce((sum, score) => sum + score, 0)
    expect(totals).toMatchObject({ graded: 6, scoreSum })
    await Promise.all(servers.map((one) => one.stop()))
  })

  it('does not wait between one and the next, when a class ends together', async () => {
    const ids = await Promise.all([1, 2, 3].map(() => anEndedTalk()))
    const gradings = await startGradings(database.url, gradeHere, 60)
    for (const id of ids)
      await expect.poll(() => stateOf(db, id), { timeout: 15_000 }).toBe('graded')
    await gradings.stop()
  })

  it('changes nothing when the same job is done by several at once, and once more after them', async () => {
    const id = await anEndedTalk()
    const job = { conversationId: id, number: 1 }
    const grade = () => gradeConversation(db, { job, gradeTalk: gradeHere })
    await Promise.all([grade(), grade(), grade()])
    const before = [await rowOf(db, id), await gradesOf(id)]
    await grade()
    await gradeConversation(db, { job: { ...job, number: 3 }, gradeTalk: gradeHere })
    expect([await rowOf(db, id), await gradesOf(id)]).toEqual(before)
    expect(before).toMatchObject([{ state: 'graded' }, [{ number: 1 }]])
  })

  it('is of the whole of a drill, and there is none where nothing new was said in it', async () => {
    const whole = await anEndedTalk()
    const [carriedOnly, goneOn] = [await anEndedTalk(), await anEndedTalk()]
    const said = await db.$count(turns, eq(turns.conversationId, whole))
    const carry = (id: string, carriedTurns: number) =>
      db.update(conversations).set({ carriedTurns }).where(eq(conversations.id, id))
    await carry(carriedOnly, said)
    await carry(goneOn, 2)
    for (const conversationId of [whole, carriedOnly, goneOn])
      await gradeConversation(db, { job: { conversationId, number: 1 }, gradeTalk: gradeHere })
    const given = await rowOf(db, whole)
    expect(given).toMatchObject({ state: 'graded', score: expect.any(Number) })
    expect(await rowOf(db, goneOn)).toMatchObject({ state: 'graded', score: given?.score })
    expect(await rowOf(db, carriedOnly)).toMatchObject({ state: 'ungraded', reason: 'too-short' })
  })

  it('goes on when the server that had the job was killed', async () => {
    const id = await anEndedTalk()
    // As it leaves it: begun, and its job held by nobody who is heard of.
    await advance(db, id, { type: 'grading-started' })
    await db.execute(sql`
      update jobs.job set state = 'active', started_on = now(), heartbeat_on = now() - interval '11 seconds'
      where data->>'conversationId' = ${id}`)
    const gradings = await startGradings(database.url)
    await settles(id)
    expect(await gradesOf(id)).toMatchObject([{ number: 1 }])
    expect(await jobsOf(db, id)).toMatchObject([{ state: 'completed', retries: 1 }])
    await gradings.stop()
  })

  it('is left to another server by one that ends in the middle of it', async () => {
    const id = await anEndedTalk()
    const isAtIt = Promise.withResolvers<void>()
    const ending = await startGradings(database.url, () => {
      isAtIt.resolve()
      return new Promise(() => {})
    })
    await isAtIt.promise
    await ending.stop()
    const other = await startGradings(database.url)
    await settles(id)
    expect(await gradesOf(id)).toHaveLength(1)
    await other.stop()
  })

  it('says why there is no grade when too little was said', async () => {
    const silent = await anEndedTalk([])
    const short = await anEndedTalk(['Hello.', 'Hello, who is there?', 'Sorry, wrong number.'])
    const gradings = await startGradings(database.url)
    for (const id of [silent, short]) {
      await settles(id)
      expect(await rowOf(db, id)).toMatchObject({
        state: 'ungraded',
        reason: 'too-short',
        score: null,
      })
    }
    expect((await gradesOf(short))[0]?.report).toMatchObject({ reason: 'too-short' })
    await gradings.stop()
  })

  it('grades what was said when the roleplay was deleted for good meanwhile', async () => {
    const id = await anEndedTalk()
    await db.delete(roleplays).where(eq(roleplays.id, learner.roleplayId))
    const gradings = await startGradings(database.url)
    await settles(id)
    expect(await stateOf(db, id)).toBe('graded')
    await gradings.stop()
  })

  it.each([
    ['the conversation', (id: string) => db.delete(conversations).where(eq(conversations.id, id))],
    ['its learner', () => db.delete(users).where(eq(users.id, learner.userId))],
  ])('leaves nothing behind when %s is deleted meanwhile', async (_, remove) => {
    const id = await anEndedTalk()
    const gradings = await startGradings(database.url, async (talk, rubric) => {
      await remove(id)
      return gradeHere(talk, rubric)
    })
    await expect
      .poll(() => jobsOf(db, id), { timeout: 5_000 })
      .toMatchObject([{ state: 'completed' }])
    expect(await gradesOf(id)).toEqual([])
    expect(gradings.logged).toEqual([])
    await gradings.stop()
  })
})

describe('a grading that fails', () => {
  it('is tried again', async () => {
    let attempts = 0
    const gradings = await startGradings(database.url, async (talk, rubric) => {
      attempts += 1
      if (attempts < 3) throw new Error('a moment of bad luck')
      return gradeHere(talk, rubric)
    })
    const id = await anEndedTalk()
    await settles(id)
    expect(attempts).toBe(3)
    expect(await gradesOf(id)).toHaveLength(1)
    await gradings.stop()
  })

  it('is given up in the end, and tells neither the log nor the queue what was said', async () => {
    let attempts = 0
    const gradings = await startGradings(database.url, async ({ turns }) => {
      attempts += 1
      throw new Error(`cannot grade ${turns[0]?.text}`)
    })
    const id = await anEndedTalk()
    await settles(id)
    expect(attempts).toBe(5)
    expect(await rowOf(db, id)).toMatchObject({ state: 'ungraded', reason: 'grading-failed' })
    expect(await gradesOf(id)).toEqual([])
    const told = JSON.stringify([gradings.logged, await jobsOf(db, id)])
    expect(told).toContain('grading.given-up')
    expect(told).not.toContain('Hello Dana')
    await gradings.stop()
  })

  it('is given up also when each server that tried it was killed', async () => {
    const id = await anEndedTalk()
    await advance(db, id, { type: 'grading-started' })
    await db.execute(sql`
      update jobs.job set state = 'active', retry_count = retry_limit, started_on = now(),
        heartbeat_on = now() - interval '11 seconds'
      where data->>'conversationId' = ${id}`)
    const gradings = await startGradings(database.url)
    await settles(id)
    expect(await rowOf(db, id)).toMatchObject({ state: 'ungraded', reason: 'grading-failed' })
    await gradings.stop()
  })
})
