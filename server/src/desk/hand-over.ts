import type { Logger } from 'pino'
import type { Db } from '../db/connect.ts'
import type { ServerSettings } from '../settings.ts'
import {
  type Agent,
  claimsOf,
  hand,
  isHeldBy,
  leastLoaded,
  placesOfAll,
  reserve,
  unreserve,
} from './agents.ts'
import { type ClaimAtUrl, readCalls } from './call-to-take.ts'
import type { Claims } from './claims.ts'
import type { Errands } from './errands.ts'

export type HandOver = {
  /** Looks for calls that wait. */
  look: () => void
  /** There is room again: looks if calls were left waiting for want of it. */
  lookAgain: () => void
  /** The database was away: for a moment claims that have run out say nothing. */
  unsettle: () => void
  done: () => Promise<void>
}

/** How many are read at once: each with all that was said in it. */
const MOST_AT_ONCE = 50

/**
 * After our start agents come back with the calls that they have, and after the database was away everybody
 * renews the claims that have run out meanwhile: until then only what waits is taken.
 */
const SETTLES_IN_MS = 3_000

/** Gets calls from the database for the agents that have room, and no more than that. */
export function createHandOver(of: {
  db: Db
  claims: Claims
  media: ServerSettings['media']
  agents: Map<string, Agent>
  errands: Errands
  log: Logger
}): HandOver {
  const { db, claims, media, agents, errands, log } = of
  let unsettledAt = performance.now()
  let mayWait = false
  let running: Promise<void> | null = null

  async function run(): Promise<void> {
    for (;;) {
      const places = placesOfAll(agents.values())
      if (!mayWait || places === 0) return
      const most = Math.min(places, MOST_AT_ONCE)
      mayWait = false
      const alsoExpired = performance.now() - unsettledAt > SETTLES_IN_MS
      const ours = [...agents.values()].flatMap(claimsOf)
      const taken = await claims.take({ most, alsoExpired, ours })
      if (taken.length === most) mayWait = true
      if (taken.length > 0) await handOut(taken)
    }
  }

  async function handOut(taken: Awaited<ReturnType<Claims['take']>>): Promise<void> {
    const meant = taken.flatMap((claim) => {
      const agent = leastLoaded(agents.values())
      if (agent === null) {
        errands.add({ type: 'release', claims: [claim] })
        return []
      }
      reserve(agent, claim)
      return [{ agent, claim: { ...claim, mediaUrl: agent.mediaUrl } satisfies ClaimAtUrl }]
    })
    try {
      const calls = await readCalls(db, { claims: meant.map(({ claim }) => claim), media })
      for (const { agent, claim } of meant) {
        const call = calls.get(claim.conversation)
        if (call === undefined) unreserve(agent, claim)
        else if (isHeldBy(agent, claim)) hand(agent, call)
      }
    } catch (failure) {
      for (const { agent, claim } of meant) unreserve(agent, claim)
      errands.add({ type: 'release', claims: meant.map(({ claim }) => claim) })
      throw failure
    }
  }

  function unsettle(): void {
    unsettledAt = performance.now()
  }

  function lookAgain(): void {
    running ??= run()
      .catch(() => {
        unsettle()
        log.warn({ event: 'desk.hand-over-failed' })
      })
      .finally(() => {
        running = null
      })
  }
  return {
    look: () => {
      mayWait = true
      lookAgain()
    },
    lookAgain,
    unsettle,
    done: async () => {
      await running
    },
  }
}
