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
    const child = spawn(process.execPath, ['-e', WORK_AND_TELL])
    onTestFinished(() => void child.kill('SIGKILL'))
    const spent = createSpent()
    spent([])
    const told = await new Promise<Buffer>((resolve) => child.stdout.once('data', resolve))
    const own = Number(told)
    const ms = spent([child.pid ?? 0])
    expect(own).toBeGreaterThan(0)
    // The kernel's two counts are whole hundredths; and it was not done with the telling.
    expect(ms).toBeGreaterThan(own - 20)
    expect(ms).toBeLessThan(own + 300)
  })
})

/** Says how many ms of the processors it had, and stays. */
const WORK_AND_TELL = `
  for (const until = Date.now() + 500; Date.now() < until; );
  const { user, system } = process.cpuUsage();
  process.stdout.write(String((user + system) / 1_000));
  setInterval(() => {}, 1_000)`
