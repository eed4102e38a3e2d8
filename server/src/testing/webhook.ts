import { createHash, createHmac } from 'node:crypto'
import { TEST_SETTINGS } from './test-server.ts'

const { apiKey, apiSecret } = TEST_SETTINGS.media

export type TokenWishes = {
  body: string
  header?: object
  /** A claim that is undefined is left out. */
  claims?: object
  secret?: string
  hash?: 'sha256' | 'sha512'
}

/** As media servers sign what they tell, unless the wishes say otherwise. */
export function aWebhookToken(wishes: TokenWishes): string {
  const { body, header = { alg: 'HS256' }, claims, secret = apiSecret, hash = 'sha256' } = wishes
  const nowSeconds = Math.floor(Date.now() / 1000)
  const usual = {
    iss: apiKey,
    nbf: nowSeconds,
    exp: nowSeconds + 300,
    sha256: createHash('sha256').update(body).digest('base64'),
  }
  const parts = [header, { ...usual, ...claims }].map((part) =>
    Buffer.from(JSON.stringify(part)).toString('base64url'),
  )
  const signature = createHmac(hash, secret).update(parts.join('.')).digest('base64url')
  return [...parts, signature].join('.')
}
