import { describe, expect, it } from 'vitest'
import type { Clock } from './clock.ts'
import { keepRunning, type Part } from './keep.ts'
import type { End, Life } from './life.ts'

/** A part whose lives begin, get ready and die when the test says so, on a clock that it holds. */
function aPart(options: Pick<Part<string>, 'afterFalseStart'> = {}) {
  const lives: (PromiseWithResolvers<End> & { getReady: (url: string) => void })[] = []
  const events: string[] = []
  let nowMs = 0
  let wake = () => {}
  const clock: Clock = {
    nowMs: () => nowMs,
    sleep: (ms, signal) => {
      events.push(`sleeps ${ms}`)
      return new Promise((resolve) => {
        wake = resolve
        if (ms === 0 || signal.aborted) resolve()
        signal.addEventListener('abort', () => resolve())
      })
    },
  }
  const begin = (): Life<string> => {
    events.push('begins')
    const end = Promise.withResolvers<End>()
    const ready = Promise.withResolvers<string>()
    lives.push({ ...end, getReady: ready.resolve })
    return {
      ready: ready.promise,
      ended: end.promise,
      stop: (withinMs) => {
        events.push(`told to stop within ${withinMs}`)
        end.resolve({ kind: 'died', reason: 'ended with code 0' })
      },
      kill: () => events.push('killed'),
    }
  }
  const said: string[] = []
  const kept = keepRunning(
    { name: 'media', begin, ...options },
    { clock, say: (line) => said.push(line) },
  )
  return {
    kept,
    events,
    said,
    getReady: (url: string) => lives.at(-1)?.getReady(url),
    die: async (after: { ms: number; end?: End }) => {
      nowMs += after.ms
      lives.at(-1)?.resolve(after.end ?? { kind: 'died', reason: 'was killed by SIGKILL' })
      await settled()
    },
    wakeUp: async () => {
      wake()
      await settled()
    },
  }
}

/** Promises have run their course; nothing here waits for time. */
const settled = () => new Promise((resolve) => setImmediate(resolve))

describe('a part that is kept running', () => {
  it('is given up when it refuses, since another try would end alike', async () => {
    const part = aPart()
    await part.die({ ms: 5, end: { kind: 'refused', reason: 'The port is taken.' } })
    expect(await part.kept.over).toBe('The port is taken.')
    expect(part.events).toEqual(['begins'])
  })

  it('begins again at once when it dies, and says so', async () => {
    const part = aPart()
    await part.die({ ms: 60_000 })
    expect(part.events).toEqual(['begins', 'sleeps 0', 'begins'])
    expect(part.said).toEqual(['media was killed by SIGKILL; starting it again'])
    await part.kept.stop(100)
  })

  it('waits before it begins again when it dies again soon', async () => {
    const part = aPart()
    await part.die({ ms: 100 })
    await part.die({ ms: 100 })
    expect(part.events.slice(2)).toEqual(['begins', 'sleeps 500'])
    expect(part.said.at(-1)).toBe('media was killed by SIGKILL; starting it again in 0.5 s')
    await part.wakeUp()
    expect(part.events.at(-1)).toBe('begins')
    await part.kept.stop(100)
  })

  it('is ready once, with what its first good life said', async () => {
    const part = aPart()
    await part.die({ ms: 1 })
    part.getReady('first')
    expect(await part.kept.ready).toBe('first')
    await part.die({ ms: 1 })
    part.getReady('second')
    expect(await part.kept.ready).toBe('first')
    await part.kept.stop(100)
  })

  it('does not begin again once it is stopped, whether it lives or waits', async () => {
    const living = aPart()
    await living.kept.stop(700)
    expect(living.events).toEqual(['begins', 'told to stop within 700'])
    expect(await living.kept.over).toBeNull()

    const waiting = aPart()
    await waiting.die({ ms: 1 })
    await waiting.die({ ms: 1 })
    await waiting.kept.stop(700)
    expect(waiting.events.at(-1)).toBe('sleeps 500')
    expect(await waiting.kept.over).toBeNull()
  })
})

describe('a part whose source is being edited', () => {
  it('begins a new life when its source changes, and that is no death', async () => {
    const part = aPart()
    part.kept.again()
    await settled()
    expect(part.events.at(-1)).toBe('begins')
    expect(part.said).toEqual([])
    await part.die({ ms: 1 })
    expect(part.events.at(-2)).toBe('sleeps 0')
    await part.kept.stop(100)
  })

  it('waits for the next change after a false start', async () => {
    const part = aPart({ afterFalseStart: 'wait' })
    await part.die({ ms: 1, end: { kind: 'died', reason: 'ended with code 1' } })
    expect(part.said).toEqual(['media ended with code 1; waiting for a change'])
    expect(part.events.filter((event) => event === 'begins')).toHaveLength(1)
    part.kept.again()
    await settled()
    expect(part.events.filter((event) => event === 'begins')).toHaveLength(2)
    await part.kept.stop(100)
  })

  it('is started again like any other when it dies after it was ready', async () => {
    const part = aPart({ afterFalseStart: 'wait' })
    part.getReady('url')
    await part.kept.ready
    await part.die({ ms: 1 })
    expect(part.events.slice(-2)).toEqual(['sleeps 0', 'begins'])
    await part.kept.stop(100)
  })
})
