import { setTimeout as pause } from 'node:timers/promises'
import type { OverBecause, SpokenTurn } from '@colloquy/contract/desk'
import type { Logger } from 'pino'
import { endConversation } from '../conversations/ending.ts'
import type { Db } from '../db/connect.ts'
import { isUnavailable } from '../db/failures.ts'
import { type Agent, claimsOf, hangUp, isHeldBy, rest } from './agents.ts'
import { type Claim, createClaims } from './claims.ts'
import { type Outcome, storeTurns } from './store-turns.ts'

/** What has to be done in the order in which it came, since each changes what the next one finds. */
export type Errand =
  | ({ type: 'turn'; agent: Agent; turn: SpokenTurn } & Claim)
  | ({ type: 'over'; agent: Agent; because: OverBecause } & Claim)
  | { type: 'adopt'; agent: Agent; holds: Claim[]; whenWelcome: () => void }
  | ({ type: 'left'; whenKnown: () => void } & Claim)
  | { type: 'gone'; agent: Agent }
  | { type: 'release'; claims: Claim[] }

type Turn = Extract<Errand, { type: 'turn' }>

export type Errands = {
  add: (errand: Errand) => void
  waiting: () => number
  /** Resolves once nothing is left to do. */
  done: () => Promise<void>
  stop: () => void
}

/** As many as one statement takes with ease. */
const TURNS_AT_ONCE = 200
const AGAIN_AFTER_MS = 250

/** One after the other; turns that wait together are stored together. */
export function createErrands(of: { db: Db; replica: string; log: Logger }): Errands {
  const { db, replica, log } = of
  const claims = createClaims(db, replica)
  const queue: Errand[] = []
  let isStopped = false
  let running: Promise<void> | null = null

  /** A database that is away comes back. What it refuses for good is not tried for ever. */
  async function insist<T>(work: () => Promise<T>): Promise<T | null> {
    while (!isStopped) {
      try {
        return await work()
      } catch (failure) {
        if (!isUnavailable(failure)) {
          log.error({ event: 'desk.errand-failed', kind: (failure as Error).name })
          return null
        }
        await pause(AGAIN_AFTER_MS)
      }
    }
    return null
  }

  async function run(): Promise<void> {
    for (let first = queue[0]; first !== undefined && !isStopped; first = queue[0]) {
      if (first.type === 'turn') await store(takeTurns(queue))
      else {
        queue.shift()
        await runErrand(first)
      }
    }
  }

  async function store(all: Turn[]): Promise<void> {
    const given = all.filter((one) => isHeldBy(one.agent, one))
    for (const one of all) if (!given.includes(one)) tell(one, 'not-theirs')
    if (given.length === 0) return
    const outcomes = await insist(() => storeTurns(db, { replica, given }))
    if (outcomes !== null) given.forEach((one, n) => tell(one, outcomes[n] ?? 'unfitting'))
    // One of them cannot be stored: the others must not be lost with it.
    else if (given.length > 1) for (const one of given) await store([one])
    else for (const one of given) tell(one, 'unfitting')
  }

  function tell(one: Turn, outcome: Outcome): void {
    const { agent, conversation, turn } = one
    if (outcome === 'stored') agent.line.say({ type: 'stored', conversation, seq: turn.seq })
    else {
      if (outcome === 'unfitting') log.warn({ event: 'desk.turn-refused' })
      giveUp(one)
    }
  }

  /** Whoever takes it next goes on from what is stored. */
  function giveUp(one: Claim & { agent: Agent }): void {
    if (isHeldBy(one.agent, one)) add({ type: 'release', claims: [one] })
    hangUp(one.agent, one)
  }

  async function runErrand(errand: Exclude<Errand, Turn>): Promise<void> {
    switch (errand.type) {
      case 'over':
        return end(errand)
      case 'adopt':
        return adopt(errand)
      case 'left':
        await insist(() => claims.vacate(errand))
        return errand.whenKnown()
      case 'gone': {
        const held = claimsOf(errand.agent)
        errand.agent.holds.clear()
        return release(held)
      }
      case 'release':
        return release(errand.claims)
    }
  }

  async function release(given: Claim[]): Promise<void> {
    if (given.length > 0) await insist(() => claims.release(given))
  }

  async function adopt({
    agent,
    holds,
    whenWelcome,
  }: Extract<Errand, { type: 'adopt' }>): Promise<void> {
    // It has called again since, when this had to wait for the database.
    if (agent.isGone) return
    const kept = holds.length === 0 ? [] : await insist(() => claims.adopt(holds))
    // Nothing is known then: it asks again.
    if (kept === null) return agent.line.close('stopping')
    for (const { conversation } of holds) agent.holds.delete(conversation)
    for (const { conversation, claim } of kept) agent.holds.set(conversation, claim)
    agent.isWelcome = true
    agent.line.say({ type: 'welcome', keeps: kept.map(({ conversation }) => conversation) })
    whenWelcome()
  }

  async function end(over: Extract<Errand, { type: 'over' }>): Promise<void> {
    // Whoever says so has left, whether or not it was told to just then.
    await insist(() => claims.vacate(over))
    if (!isHeldBy(over.agent, over)) return hangUp(over.agent, over)
    if (over.because === 'lost') {
      rest(over.agent)
      await release([over])
    } else
      await insist(() =>
        db.transaction(async (tx) => {
          if (await createClaims(tx, replica).hold(over))
            await endConversation(tx, over.conversation)
        }),
      )
    hangUp(over.agent, over)
  }

  function add(errand: Errand): void {
    queue.push(errand)
    running ??= run().finally(() => {
      running = null
    })
  }
  return {
    add,
    waiting: () => queue.length,
    done: async () => {
      while (running !== null) await running
    },
    stop: () => {
      isStopped = true
    },
  }
}

/** Those at the front. */
function takeTurns(queue: Errand[]): Turn[] {
  const end = queue.findIndex(({ type }) => type !== 'turn')
  const count = Math.min(end === -1 ? queue.length : end, TURNS_AT_ONCE)
  return queue.splice(0, count).filter((errand) => errand.type === 'turn')
}
