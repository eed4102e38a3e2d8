import { refusals } from '@colloquy/contract/messages'
import { expect, it } from 'vitest'
import { createHasher } from './hasher.ts'

it('refuses at once what would wait for too long', async () => {
  const hasher = createHasher({ mostWaiting: 2 })
  // One is worked on, two wait.
  const inside = [1, 2, 3].map(() => hasher.hash('practice-out-loud'))
  const full = { name: 'TooMany', retryAfterSeconds: 1 }
  await expect(hasher.hash('practice-out-loud')).rejects.toMatchObject(full)
  await expect(hasher.verify(null, 'practice-out-loud')).rejects.toMatchObject(full)
  expect(hasher.refuseWhenFull).toThrow(refusals.busy)
  await Promise.all(inside)
  await expect(hasher.verify(null, 'practice-out-loud')).resolves.toBe(false)
  expect(hasher.refuseWhenFull).not.toThrow()
})

it('goes on after a hash that cannot be read', async () => {
  const hasher = createHasher()
  await expect(hasher.verify('no hash at all', 'practice-out-loud')).rejects.toBeInstanceOf(Error)
  await expect(hasher.verify(null, 'practice-out-loud')).resolves.toBe(false)
})

it('makes argon2id hashes of 7 MiB and five rounds', async () => {
  const hasher = createHasher()
  const hash = await hasher.hash('practice-out-loud')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=7168,t=5,p=1\$/)
  expect(await hasher.verify(hash, 'practice-out-loud')).toBe(true)
  expect(await hasher.verify(hash, 'practice-out-louD')).toBe(false)
  expect(await hasher.verify(null, 'practice-out-loud')).toBe(false)
})
