import { spawn } from 'node:child_process'
import { describe, expect, it, onTestFinished } from 'vitest'
import { createSpent, spentMsIn } from './spent.ts'

describe('what other processes have spent of the processors', () => {
  function scripted() {
    const now = new Map<number, number>()
    return { now, spent: createSpent((pid) => now.get(pid) ?? null) }
  }

  it('is nothing where nobody can tell', () => {
    const { spent } = scripted()
    expect(spent([1, 2])).toBe(0)
    expect(spent([1, 2])).toBe(0)
    expect(spent([])).toBe(0)
  })

  it('is what each has spent since it was asked before', () => {
    const { now, spent } = scripted()
    now.set(1, 700).set(2, 40)
    spent([1, 2])
    now.set(1, 950).set(2, 40)
    expect(spent([1, 2])).toBe(250)
    expect(spent([1, 2])).toBe(0)
  })

  it('is all that somebody spent who has come since', () => {
    const { now, spent } = scripted()
    now.set(1, 700)
    spent([1])
    now.set(3, 600)
    expect(spent([1, 3])).toBe(600)
  })

  it('is never less than nothing: who is gone counts no more, and their number may be another one now', () => {
    const { now, spent } = scripted()
    now.set(1, 700).set(2, 400)
    spent([1, 2])
    now.delete(1)
    now.set(2, 30)
    expect(spent([1, 2])).toBe(0)
    expect(spent([2])).toBe(0)
  })

  it('is read from a line of the kernel, whatever the process is called', () => {
    const rest = 'S 1 2 3 4 5 6 7 8 9 10 123 45 6 7 20 0 1 0 999'
    expect(spentMsIn(`42 (node) ${rest}`)).toBe(1_680)
    expect(spentMsIn(`42 (a ) R 9 9) ${rest}`)).toBe(1_680)
  })

  it.skipIf(process.platform !== 'linux')('is what a real one has spent', async () => {
    const child = spawn(process.execPath, [
      '-e',
      'while (process.cpuUsage().user < 400_000); process.stdout.write("spent"); setInterval(() => {}, 1_000)',
    ])
    onTestFinished(() => void child.kill('SIGKILL'))
    const spent = createSpent()
    spent([])
    await new Promise((resolve) => child.stdout.once('data', resolve))
    const ms = spent([child.pid ?? 0])
    // More than it says of itself: what it took to begin is the system's.
    expect(ms).toBeGreaterThanOrEqual(380)
    expect(ms).toBeLessThan(3_000)
  })
})
