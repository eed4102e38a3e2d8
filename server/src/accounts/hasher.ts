import { hash, verify } from '@node-rs/argon2'
import { refusals } from '@colloquy/contract/messages'
import { TooMany } from '../errors.ts'

export type Hasher = {
  hash: (password: string) => Promise<string>
  /** Takes as long without an account as with one. */
  verify: (passwordHash: string | null, password: string) => Promise<boolean>
}

/** OWASP's least for argon2id; one of these takes about 11 ms of one core. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const

/** Hashing runs on libuv's threads, off the event loop. More at once would take both cores from reads. */
const AT_ONCE = 1

/** About a second of work. Who comes later is told to come back, instead of waiting for longer. */
const MOST_WAITING = 90

/** Made once with the same cost, of a password that nobody has. */
const NOBODY =
  '$argon2id$v=19$m=19456,t=2,p=1$lj4Ja9rU2rC8FM7OWuPzMA$C3d0762Br1ku2sBj6HUeXlkAoPiB3HuKXwZgjx/BiAk'

export function createHasher(): Hasher {
  const queue = createQueue({ atOnce: AT_ONCE, mostWaiting: MOST_WAITING })
  return {
    hash: (password) => queue(() => hash(password, COST)),
    verify: (passwordHash, password) =>
      queue(async () => {
        const isRight = await verify(passwordHash ?? NOBODY, password)
        return isRight && passwordHash !== null
      }),
  }
}

type Limits = { atOnce: number; mostWaiting: number }

export function createQueue({
  atOnce,
  mostWaiting,
}: Limits): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0

  const turn = (): Promise<void> => {
    if (running < atOnce) {
      running += 1
      return Promise.resolve()
    }
    if (waiting.length >= mostWaiting) throw new TooMany(1, refusals.busy)
    // The place is handed over by whoever leaves: `running` stays as it is.
    return new Promise((resolve) => waiting.push(resolve))
  }

  return async (work) => {
    await turn()
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next === undefined) running -= 1
      else next()
    }
  }
}
