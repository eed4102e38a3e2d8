import { expect, it } from 'vitest'
import { KEYS, verifiedAs } from '../fuzz/house.ts'
import { signToken, verifyToken } from './tokens.ts'

const tokenWith = (emptyTimeout: number): Promise<string> => {
  const { apiKey, claims } = verifiedAs('ana', 'the room')
  return signToken(KEYS, { apiKey, claims: { ...claims, roomConfig: { emptyTimeout } } })
}

it('a token that asks for what nobody can be told is refused', async () => {
  for (const seconds of [2 ** 32, -1, 0.5])
    await expect(verifyToken(KEYS, await tokenWith(seconds))).rejects.toThrow('invalid')
  const { claims } = await verifyToken(KEYS, await tokenWith(2 ** 32 - 1))
  expect(claims.roomConfig).toEqual({ emptyTimeout: 2 ** 32 - 1 })
})
