import { Worker } from 'node:worker_threads'
import { afterEach, describe, expect, it } from 'vitest'
import { createFlitePool, type FlitePool } from './pool.ts'
import { VOICES, type Voice } from './voices.ts'

const [voice] = VOICES as [Voice, ...Voice[]]
const saying = (text: string) => ({ type: 'sound', text, voice }) as const

const pools: FlitePool[] = []
const aPool = (options?: Parameters<typeof createFlitePool>[0]): FlitePool => {
  const pool = createFlitePool(options)
  pools.push(pool)
  return pool
}
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())))

/** Real workers, which the test can reach. */
function watchedWorkers() {
  const started: Worker[] = []
  const startWorker = (workerData: object) => {
    const worker = new Worker(new URL('./flite.worker.ts', import.meta.url), { workerData })
    started.push(worker)
    return worker
  }
  return { started, startWorker }
}

describe('refused', () => {
  it('speaks nothing once it is closed, nor what still waited', async () => {
    const pool = aPool({ size: 1 })
    const waiting = [saying('One.'), saying('Two.')].map((job) => pool.run(job))
    const outcomes = Promise.allSettled(waiting)
    await pool.close()
    expect((await outcomes).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
    await expect(pool.run(saying('Three.'))).rejects.toThrow('closed')
  })

  it('gives up a sentence that kills every worker, and speaks the next one', async () => {
    let deaths = 0
    const { startWorker } = watchedWorkers()
    const pool = aPool({
      size: 1,
      startWorker: (flite) => {
        if (deaths === 2) return startWorker(flite)
        deaths += 1
        const mortal = `require('node:worker_threads').parentPort.once('message', () => process.exit(1))`
        return new Worker(mortal, { eval: true })
      },
    })
    await expect(pool.run(saying('A deadly one.'))).rejects.toThrow('twice')
    expect(await pool.run(saying('A good one.'))).not.toHaveLength(0)
  })

  it('does not begin what has been stopped already', async () => {
    const signal = AbortSignal.abort()
    const unwanted = aPool().run(saying('Nobody wants this.'), { signal })
    await expect(unwanted).rejects.toThrow('aborted')
  })
})

it('loses no sentence when a thread is killed while it speaks', async () => {
  const { started, startWorker } = watchedWorkers()
  const pool = aPool({ size: 1, startWorker })
  const sound = await pool.run(saying('First.'))
  const second = pool.run(saying('Second, which is on its way when the thread dies.'))
  const third = pool.run(saying('First.'))
  await started[0]?.terminate()
  expect((await second).length).toBeGreaterThan(sound.length)
  expect(await third).toEqual(sound)
  expect(started).toHaveLength(2)
})

it('replaces a thread that was killed while it had nothing to do', async () => {
  const { started, startWorker } = watchedWorkers()
  const pool = aPool({ size: 1, startWorker })
  const sound = await pool.run(saying('Yes.'))
  await started[0]?.terminate()
  expect(await pool.run(saying('Yes.'))).toEqual(sound)
})

it('stops at once when it is told to, and goes on with the rest', async () => {
  const pool = aPool({ size: 1 })
  const stop = new AbortController()
  const { signal } = stop
  const first = pool.run(saying('This one is being spoken.'), { signal })
  const second = pool.run(saying('This one waits.'), { signal })
  const third = pool.run(saying('Nobody stopped this one.'))
  const stopped = Promise.allSettled([first, second])
  stop.abort(new Error('interrupted'))
  expect((await stopped).map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await third).not.toHaveLength(0)
})

it('speaks first what somebody waits for, and all else in its order', async () => {
  const pool = aPool({ size: 1 })
  const order: string[] = []
  const run = (text: string, isUrgent: boolean) =>
    pool.run(saying(text), { isUrgent }).then(() => order.push(text))
  const all = ['begun', 'one', 'two'].map((text) => run(text, false))
  await Promise.all([...all, run('urgent', true), run('as urgent', true)])
  expect(order).toEqual(['begun', 'urgent', 'as urgent', 'one', 'two'])
})

it('says the same in the same way each time', async () => {
  const pool = aPool({ size: 2 })
  const sounds = await Promise.all(Array.from({ length: 20 }, () => pool.run(saying('Same.'))))
  expect(new Set(sounds.map((sound) => Buffer.from(sound.buffer).toString('base64'))).size).toBe(1)
})
