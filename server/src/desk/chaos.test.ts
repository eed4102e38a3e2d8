import { setTimeout as pause } from 'node:timers/promises'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { calls, turns } from '../db/tables/practising.ts'
import { type BusyAgent, startBusyAgent } from '../testing/busy-agent.ts'
import { type Desks, openDesks } from '../testing/desks.ts'
import type { TestServer } from '../testing/test-server.ts'

/*
 * Two servers, two agents and a few calls, in which something is said all the time, while agents and servers
 * die, freeze and are cut off in an order that a seed decides: CHAOS_SEED repeats it, CHAOS_SECONDS makes it long.
 */
const seed = Number(process.env.CHAOS_SEED ?? Math.floor(Math.random() * 2 ** 31))
const SECONDS = Number(process.env.CHAOS_SECONDS ?? 12)
const CALLS = 6

let desks: Desks
const servers: TestServer[] = []
beforeAll(async () => {
  desks = await openDesks()
  servers.push(await desks.start(), await desks.start())
})
afterAll(() => desks.close())

it('whoever dies, every turn that was said to be stored is there, once and in order, and no call has two holders', {
  timeout: (SECONDS + 180) * 1000,
}, async () => {
  console.info(`chaos: seed ${seed}`)
  const random = createRandom(seed)
  const oneOf = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T
  const acknowledged = new Map<string, string>()
  const startAgent = (): BusyAgent =>
    startBusyAgent({
      server: () => oneOf(servers),
      random,
      onStored: ({ conversation, turn }) =>
        acknowledged.set(`${conversation} ${turn.seq}`, turn.text),
    })
  const agents = [startAgent(), startAgent()]
  const ids: string[] = []
  for (let n = 0; n < CALLS; n += 1) ids.push(await desks.call(oneOf(servers)))

  const mishaps: Record<string, (n: number) => Promise<unknown>> = {
    'an agent is killed': async (n) => {
      agents[n]?.kill()
      agents[n] = startAgent()
    },
    'an agent is cut off': async (n) => agents[n]?.cut(),
    'an agent freezes': async (n) => agents[n]?.freeze(500 + random() * 2_000),
    'a server is started anew': async (n) => {
      const [gone] = servers.splice(n, 1)
      if (gone !== undefined) await desks.stop(gone)
      servers.push(await desks.start())
    },
  }
  const until = performance.now() + SECONDS * 1000
  let count = 0
  while (performance.now() < until) {
    await pause(random() * 800)
    const [, mishap] = oneOf(Object.entries(mishaps))
    await mishap(Math.floor(random() * 2))
    count += 1
  }
  // In peace each of them is somebody's again, and goes on.
  const said = () => Promise.all(ids.map((id) => countOf(id)))
  const before = await said()
  await expect
    .poll(async () => (await said()).every((now, n) => now > (before[n] ?? 0)), {
      timeout: 20_000,
      interval: 200,
    })
    .toBe(true)
  for (const agent of agents) agent.kill()

  const rows = await desks.db
    .select()
    .from(turns)
    .orderBy(asc(turns.conversationId), asc(turns.seq))
  const lost = [...acknowledged].filter(
    ([key, text]) =>
      rows.find(({ conversationId, seq }) => `${conversationId} ${seq}` === key)?.text !== text,
  )
  expect(lost).toEqual([])
  for (const id of ids) {
    const own = rows.filter(({ conversationId }) => conversationId === id)
    expect(own.map(({ seq }) => seq)).toEqual(own.map((_, n) => n))
    // Each hold is one stretch of the talk, of one agent: nobody spoke in between.
    const holds = own.map(({ text }) => text.split(' ').slice(0, 2).join(' '))
    const stretches = holds.filter((hold, n) => hold !== holds[n - 1])
    expect(stretches).toEqual([...new Set(stretches)])
    const claims = stretches.map((hold) => Number(hold.split(' ')[1]))
    expect(claims).toEqual(claims.toSorted((one, other) => one - other))
    expect(claims).toEqual([...new Set(claims)])
  }
  const claims = await desks.db.select().from(calls)
  const handed = claims.reduce((sum, { claim }) => sum + claim, 0)
  console.info(
    `chaos: ${rows.length} turns, ${acknowledged.size} acknowledged, ${handed} hand-overs, ` +
      `${count} mishaps`,
  )
  expect(acknowledged.size).toBeGreaterThan(100)
  expect(handed).toBeGreaterThan(CALLS)
})

const countOf = async (id: string): Promise<number> =>
  (await desks.db.select().from(turns)).filter(({ conversationId }) => conversationId === id).length

/** The same for the same seed (mulberry32). */
function createRandom(from: number): () => number {
  let state = from
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
