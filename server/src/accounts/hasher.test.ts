import { describe, expect, it } from 'vitest'
import { createHasher, createQueue } from './hasher.ts'

describe('the queue for hashing', () => {
  it('refuses at once what would wait for too long', async () => {
    const queue = createQueue({ atOnce: 1, mostWaiting: 2 })
    const { promise: blocked, resolve: unblock } = Promise.withResolvers<void>()
    const inside = [queue(() => blocked), queue(async () => {}), queue(async () => {})]
    await expect(queue(async () => {})).rejects.toMatchObject({
      name: 'TooMany',
      retryAfterSeconds: 1,
    })
    unblock()
    await Promise.all(inside)
    await expect(queue(async () => 'there is room again')).resolves.toBe('there is room again')
  })

  it('works on no more than it may at once, in the order of arrival, also after failures', async () => {
    const queue = createQueue({ atOnce: 2, mostWaiting: 100 })
    const order: number[] = []
    let running = 0
    let most = 0
    const work = async (n: number) => {
      running += 1
      most = Math.max(most, running)
      order.push(n)
      await new Promise(setImmediate)
      running -= 1
      if (n % 3 === 0) throw new Error('failed')
    }
    await Promise.allSettled(Array.from({ length: 20 }, (_, n) => queue(() => work(n))))
    expect(most).toBe(2)
    expect(order).toEqual(Array.from({ length: 20 }, (_, n) => n))
  })
})

it('makes argon2id hashes of at least 19 MiB and two rounds', async () => {
  const hasher = createHasher()
  const hash = await hasher.hash('practice-out-loud')
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
  expect(await hasher.verify(hash, 'practice-out-loud')).toBe(true)
  expect(await hasher.verify(hash, 'practice-out-louD')).toBe(false)
  expect(await hasher.verify(null, 'practice-out-loud')).toBe(false)
})
