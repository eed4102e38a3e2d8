import { afterEach, describe, expect, it } from 'vitest'
import { canHaveRecogniser, haveRecogniser } from '../testing-voices/recogniser.ts'
import { createDecoderPool, type DecoderPool } from './pool.ts'
import { findRecogniser, type Recogniser } from './recogniser.ts'

let pool: DecoderPool | null = null
afterEach(() => pool?.close())

const patient = () => AbortSignal.timeout(60_000)

it('says that it does not work where its processes end as soon as they start', async () => {
  const broken: Recogniser = { libraries: ['/nowhere/a.so', '/nowhere/b.so'], model: '/nowhere' }
  pool = createDecoderPool(broken, { size: 1, patienceMs: 60_000 })
  await expect(pool.take({ words: '', signal: patient() })).rejects.toThrow('as soon as they start')
}, 60_000)

describe.skipIf(!canHaveRecogniser)('the processes that recognise', { timeout: 130_000 }, () => {
  async function aPool(options: NonNullable<Parameters<typeof createDecoderPool>[1]>) {
    const recogniser = findRecogniser(await haveRecogniser())
    if (recogniser === null) throw new Error('It was fetched, and is not there')
    pool = createDecoderPool(recogniser, { patienceMs: 60_000, ...options })
    return pool
  }

  it('are not waited for longer than somebody waits for an answer', async () => {
    const processes = await aPool({ size: 1, patienceMs: 20_000 })
    await processes.take({ words: '', signal: patient() })
    const late = (await aPool({ size: 1, patienceMs: 1 })).take({ words: '', signal: patient() })
    await expect(late).rejects.toThrow('busy')
    await processes.close()
  })

  it('are not waited for by a call that has ended', async () => {
    const processes = await aPool({ size: 1 })
    await processes.take({ words: '', signal: patient() })
    const leaving = new AbortController()
    const waiting = processes.take({ words: '', signal: leaving.signal })
    leaving.abort(new Error('The call has ended'))
    await expect(waiting).rejects.toThrow('The call has ended')
  })

  it('serve again who had their words before', async () => {
    const processes = await aPool({ size: 2 })
    const [one, other] = await Promise.all([
      processes.take({ words: 'quantiva', signal: patient() }),
      processes.take({ words: 'meridian', signal: patient() }),
    ])
    processes.giveBack(one)
    processes.giveBack(other)
    expect(await processes.take({ words: 'meridian', signal: patient() })).toBe(other)
    expect(await processes.take({ words: 'quantiva', signal: patient() })).toBe(one)
  })

  it('are there before anybody speaks, as many as calls may begin at once', async () => {
    expect((await aPool({ size: 3, ahead: 2 })).pids()).toHaveLength(2)
  })

  it('are as many as the people who may speak at once, and fewer when those are gone', async () => {
    const processes = await aPool({ size: 3 })
    const people = [processes.expect(), processes.expect(), processes.expect()]
    expect(processes.pids()).toHaveLength(3)
    // Nobody more than may be.
    const another = processes.expect()
    expect(processes.pids()).toHaveLength(3)
    another.over()
    const words = ['quantiva', 'meridian', 'halden']
    const take = () =>
      Promise.all(words.map((word) => processes.take({ words: word, signal: patient() })))
    const taken = await take()
    expect(new Set(taken).size).toBe(3)
    taken.forEach(processes.giveBack)
    // Each knows its words already.
    expect(await take()).toEqual(taken)
    taken.forEach(processes.giveBack)
    for (const person of people) person.over()
    expect(processes.pids()).toHaveLength(2)
  })

  it('are replaced after many utterances', async () => {
    const processes = await aPool({ size: 1, mostUtterances: 1 })
    const first = await processes.take({ words: '', signal: patient() })
    processes.giveBack(first)
    const second = await processes.take({ words: '', signal: patient() })
    expect(second.pid).not.toBe(first.pid)
    expect(first.isAlive()).toBe(false)
  })
})
