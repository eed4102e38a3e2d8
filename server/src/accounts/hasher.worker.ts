import { hashSync, verifySync } from '@node-rs/argon2'

/**
 * One of the costs that OWASP holds to be enough for argon2id, and of those the one that leaves most of
 * the processor's caches to others: 3 to 5 ms of one core.
 */
const COST = { memoryCost: 7_168, timeCost: 5, parallelism: 1 } as const

/** Made once with the same cost, of a password that nobody has. */
const NOBODY =
  '$argon2id$v=19$m=7168,t=5,p=1$YM6fcfOjW6B32RUgYWO2mQ$hDL61MFHOUcpQLc9nVXzzecogd7v+sudOrXN4BrZWtU'

export const hash = (password: string): string => hashSync(password, COST)

export const verify = ({ passwordHash, password }: Verification): boolean =>
  rested(() => verifySync(passwordHash ?? NOBODY, password) && passwordHash !== null)

export type Verification = { passwordHash: string | null; password: string }

/** So many times as long as it worked. What a sign-in needs beside its hash takes the rest. */
const REST = 4

const nothing = new Int32Array(new SharedArrayBuffer(4))
let restedAt = 0

function rested<T>(work: () => T): T {
  Atomics.wait(nothing, 0, 0, Math.max(0, restedAt - performance.now()))
  const startedAt = performance.now()
  try {
    return work()
  } finally {
    const endedAt = performance.now()
    restedAt = endedAt + REST * (endedAt - startedAt)
  }
}
