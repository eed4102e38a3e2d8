import { hash, randomBytes } from 'node:crypto'

/** 256 random bits, in letters that fit a header and an address. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token. It has enough bits of its own that a plain, fast hash cannot be undone. */
export const tokenHash = (token: string): Buffer => hash('sha256', token, 'buffer')
