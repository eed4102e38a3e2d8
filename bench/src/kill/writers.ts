import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@colloquy/contract/endpoints'
import { aRoleplay, callAs, PASSWORD, placeNumber } from '../product/call.ts'

/** What was answered with 200, and so must be there for ever. */
export type Acknowledged = { accounts: string[]; roleplays: string[]; waiting: string[] }

export type Writers = {
  acknowledged: Acknowledged
  /** When a write that began after this was acknowledged. */
  writtenAfter: (sinceMs: number) => Promise<void>
  stop: () => Promise<void>
}

type Write = (number: number) => Promise<void>

/** People who go on trying, whatever happens to the server. */
export function startWriters(of: { origin: string; adminToken: string }): Writers {
  const acknowledged: Acknowledged = { accounts: [], roleplays: [], waiting: [] }
  const { origin } = of
  const admin = callAs({ origin, token: of.adminToken, patienceMs: PATIENCE_MS })
  // A place for each, so that no limit per place is in the way.
  const strangerNumber = (number: number) =>
    callAs({ origin, place: placeNumber(number), patienceMs: PATIENCE_MS })

  const kinds: Write[] = [
    async (number) => {
      const email = `account${number}@bench.example`
      await strangerNumber(number)(endpoints.signUp, { body: { email, password: PASSWORD } })
      acknowledged.accounts.push(email)
    },
    async (number) => {
      const body = aRoleplay(`Roleplay ${number}`)
      const { id } = await admin(endpoints.createRoleplay, { body })
      acknowledged.roleplays.push(id)
    },
    async (number) => {
      const email = `waiting${number}@bench.example`
      const body = { email, interests: ['sales' as const] }
      await strangerNumber(number)(endpoints.joinWaitlist, { body })
      acknowledged.waiting.push(email)
    },
  ]

  let isStopping = false
  let number = 0
  const watching = new Set<(begunMs: number) => void>()
  const writeOnAndOn = async (write: Write) => {
    while (!isStopping) {
      const begunMs = performance.now()
      number += 1
      const isWritten = await write(number).then(
        () => true,
        () => false,
      )
      if (isWritten) for (const watch of watching) watch(begunMs)
      await sleep(BREATH_MS)
    }
  }
  const work = kinds.flatMap((write) => [writeOnAndOn(write), writeOnAndOn(write)])
  return {
    acknowledged,
    writtenAfter: (sinceMs) =>
      new Promise((resolve) => {
        const watch = (begunMs: number) => {
          if (begunMs < sinceMs) return
          watching.delete(watch)
          resolve()
        }
        watching.add(watch)
      }),
    stop: async () => {
      isStopping = true
      await Promise.all(work)
    },
  }
}

/** An answer that comes later comes to nobody. */
const PATIENCE_MS = 5000

/** Leaves the machine time to restart what was killed. */
const BREATH_MS = 20
