import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@colloquy/contract/endpoints'
import { callAs, makeAdmin } from '../product/call.ts'
import { endFolder } from '../product/folder.ts'
import { waitUntil } from '../product/processes.ts'
import { findPlace, launchProduct, type Product, serverPidOf } from '../product/start-product.ts'
import { between, type Random, shuffled } from '../random.ts'
import { findCorrupt, findLost } from './check.ts'
import { kill, pidOf, VICTIMS, type Victim } from './victims.ts'
import { startWriters, type Writers } from './writers.ts'

/** What became of a product that was killed again and again. */
export type Story = {
  kills: Kill[]
  acknowledged: number
  lost: string[]
  corrupt: string[]
  /** First starts that gave up, saying why, when a part of them was killed; the next one worked. */
  givenUp: number
  /** Of the server, when the database was killed. */
  crashes: number
  /** How it did not recover. */
  failure: string | null
}

export type Kill = { victim: Victim; during: 'first start' | 'writes'; recoveredMs: number }

type Plan = {
  belongings: AsyncDisposableStack
  random: Random
  /** Who is killed in the first start. */
  firstVictim: Victim
  /** How often each of them is killed after that. */
  rounds: number
}

/** A product from its first start on, which is a new one each time. */
export async function liveAndBeKilled(plan: Plan): Promise<Story> {
  const story: Story = {
    kills: [],
    acknowledged: 0,
    lost: [],
    corrupt: [],
    givenUp: 0,
    crashes: 0,
    failure: null,
  }
  const place = await findPlace(plan.belongings)
  try {
    const product = await killInFirstStart({ product: launchProduct(place), plan, story })
    await killUnderWrites({ product, plan, story })
    story.corrupt = await findCorrupt(place)
  } catch (failure) {
    story.failure = failure instanceof Error ? failure.message : String(failure)
  }
  await endFolder(place.folder)
  return story
}

type Scene = { product: Product; plan: Plan; story: Story }

/** How long a first start takes on a busy machine, from the appearance of each to its end. */
const LONGEST_START_MS = 1500

async function killInFirstStart({ product, plan, story }: Scene): Promise<Product> {
  const { firstVictim: victim, random } = plan
  await waitUntil(() => pidOf(victim, product) !== null, { ms: PATIENCE_MS })
  await sleep(between(random, 0, LONGEST_START_MS))
  const killedMs = performance.now()
  kill(victim, product)
  const survivor = await afterKillInFirstStart({ product, victim, story })
  await withinPatience(
    survivor.ready.then(() => firstWrite(survivor)),
    survivor,
  )
  const recoveredMs = performance.now() - killedMs
  story.kills.push({ victim, during: 'first start', recoveredMs })
  return survivor
}

/** A start that had come to its end before the blow is ready, and down for a moment all the same. */
async function firstWrite(product: Product): Promise<void> {
  const join = () =>
    callAs(product)(endpoints.joinWaitlist, { body: { email: 'first@bench.example' } })
  while (
    !(await join().then(
      () => true,
      () => false,
    ))
  )
    await sleep(20)
}

/** Somebody starts it again where that is needed. Once: the next one has to work. */
async function afterKillInFirstStart(of: {
  product: Product
  victim: Victim
  story: Story
}): Promise<Product> {
  const { product } = of
  if (of.victim === 'supervisor') return launchProduct(product)
  const isReady = await product.ready.then(
    () => true,
    () => false,
  )
  if (isReady) return product
  of.story.givenUp += 1
  return launchProduct(product)
}

/** Between two blows: from the middle of what a recovery still does to well after it. */
const LONGEST_CALM_MS = 1500

async function killUnderWrites({ product, plan, story }: Scene): Promise<void> {
  const { token } = await makeAdmin(product, 'admin@bench.example')
  const writers = startWriters({ ...product, adminToken: token })
  try {
    let alive = product
    for (let round = 0; round < plan.rounds; round += 1) {
      for (const victim of shuffled(plan.random, VICTIMS)) {
        await sleep(between(plan.random, 0, LONGEST_CALM_MS))
        alive = await killOnce({ product: alive, victim, writers, story })
      }
    }
  } finally {
    await writers.stop()
  }
  story.acknowledged = Object.values(writers.acknowledged).flat().length
  story.lost = await findLost(product, writers.acknowledged)
}

async function killOnce(of: {
  product: Product
  victim: Victim
  writers: Writers
  story: Story
}): Promise<Product> {
  const { product, victim, writers, story } = of
  const serverBefore = serverPidOf(product)
  const killedMs = performance.now()
  kill(victim, product)
  // The supervisor restarts the others by itself, but has nobody who restarts it.
  const survivor = victim === 'supervisor' ? launchProduct(product) : product
  await withinPatience(
    Promise.all([survivor.ready, writers.writtenAfter(killedMs)]).then(() => {}),
    survivor,
  )
  story.kills.push({ victim, during: 'writes', recoveredMs: performance.now() - killedMs })
  if (victim === 'database' && serverPidOf(survivor) !== serverBefore) story.crashes += 1
  return survivor
}

const PATIENCE_MS = 60_000

async function withinPatience(recovery: Promise<void>, product: Product): Promise<void> {
  const giveUp = new AbortController()
  const tooLate = sleep(PATIENCE_MS, undefined, { signal: giveUp.signal }).then(() => {
    throw new Error(`It did not recover in ${PATIENCE_MS / 1000} s:\n${product.printed()}`)
  })
  tooLate.catch(() => {})
  await Promise.race([recovery, tooLate]).finally(() => giveUp.abort())
}
