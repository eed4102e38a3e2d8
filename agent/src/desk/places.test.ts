import { spawn } from 'node:child_process'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createPlaces, watchLoad } from './places.ts'

const IDLE = { lateMs: 1, cpu: 0.1 }
const LATE = { lateMs: 100, cpu: 0.3 }
const BUSY = { lateMs: 5, cpu: 0.9 }
const BETTER = { lateMs: 30, cpu: 0.6 }

describe('how many more calls there is room for', () => {
  it.each([
    ['its event loop is late', LATE],
    ['its processors are busy', BUSY],
  ])('is none when %s', (_, load) => {
    expect(createPlaces(2)({ calls: 3, load })).toBe(0)
  })

  it('is none with as many as there may be, however well it is', () => {
    expect(createPlaces(2)({ calls: 24, load: IDLE })).toBe(0)
    expect(createPlaces(2)({ calls: 23, load: IDLE })).toBe(1)
  })

  it('is few at once: what a call costs is seen a moment later', () => {
    expect(createPlaces(2)({ calls: 0, load: IDLE })).toBe(4)
  })

  it('stays none until it is clearly better', () => {
    const places = createPlaces(2)
    expect(places({ calls: 3, load: BETTER })).toBe(4)
    expect(places({ calls: 3, load: LATE })).toBe(0)
    expect(places({ calls: 3, load: BETTER })).toBe(0)
    expect(places({ calls: 3, load: IDLE })).toBe(4)
  })

  it('is one without any call: then others keep the machine busy', () => {
    expect(createPlaces(2)({ calls: 0, load: BUSY })).toBe(1)
  })
})

it.skipIf(process.platform !== 'linux')(
  'what a process spends that works for it counts as its own',
  async () => {
    const child = spawn(process.execPath, ['-e', 'for (;;);'])
    onTestFinished(() => void child.kill('SIGKILL'))
    const given = { cores: 1, windowMs: 300 }
    const together = watchLoad({ ...given, pids: () => [child.pid ?? 0] })
    const alone = watchLoad({ ...given, pids: () => [] })
    onTestFinished(together.stop)
    onTestFinished(alone.stop)
    await expect.poll(() => together.load().cpu - alone.load().cpu).toBeGreaterThan(0.3)
  },
)
