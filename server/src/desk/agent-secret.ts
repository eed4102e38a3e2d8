import { createHash, timingSafeEqual } from 'node:crypto'

/** How long it takes says nothing of how much was right. */
export function createSecretCheck(secret: string): (header: string | undefined) => boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  const expected = digest(`Bearer ${secret}`)
  return (header = '') => timingSafeEqual(digest(header), expected)
}
