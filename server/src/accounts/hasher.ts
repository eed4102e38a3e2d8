import { refusals } from '@colloquy/contract/messages'
import { Piscina } from 'piscina'
import { TooMany } from '../errors.ts'
import type { Verification } from './hasher.worker.ts'

export type Hasher = {
  hash: (password: string) => Promise<string>
  /** Takes as long without an account as with one. */
  verify: (passwordHash: string | null, password: string) => Promise<boolean>
  /** For who has work to do before: throws what the others would throw. */
  refuseWhenFull: () => void
}

/** One to two seconds of work. Who comes later is told to come back, instead of waiting for longer. */
const MOST_WAITING = 60

/**
 * Linux has priorities for threads: whoever waits for a page goes first, on a busy machine too. At the
 * lowest of them nobody could sign in there. Elsewhere this would slow the whole process down.
 */
const NICE = process.platform === 'linux' ? 10 : 0

/** One password at a time, on a thread of its own. More at once would take both cores from reads. */
export function createHasher({ mostWaiting = MOST_WAITING, nice = NICE } = {}): Hasher {
  const threads = new Piscina({
    filename: new URL('./hasher.worker.ts', import.meta.url).href,
    minThreads: 0,
    maxThreads: 1,
    idleTimeout: Number.POSITIVE_INFINITY,
    niceIncrement: nice,
  })
  const refuseWhenFull = () => {
    if (threads.queueSize >= mostWaiting) throw new TooMany(1, refusals.busy)
  }
  const ask = async <Answer>(name: string, question: unknown): Promise<Answer> => {
    refuseWhenFull()
    return threads.run(question, { name }) as Promise<Answer>
  }
  return {
    hash: (password) => ask<string>('hash', password),
    verify: (passwordHash, password) =>
      ask<boolean>('verify', { passwordHash, password } satisfies Verification),
    refuseWhenFull,
  }
}
