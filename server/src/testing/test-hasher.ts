import { createHasher, type Hasher } from '../accounts/hasher.ts'

/** In no hurry, it would starve beside tests that keep every core busy. */
export const createTestHasher = (): Hasher => createHasher({ nice: 0 })
