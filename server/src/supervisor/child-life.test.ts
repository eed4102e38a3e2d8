import { afterEach, expect, it, vi } from 'vitest'
import { livesWithSpare } from './child-life.ts'

afterEach(() => void vi.useRealTimers())

it('who takes over was opened before the last one died, and nobody is left over', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'] })
  const said = createLines()
  const lives = livesWithSpare({
    entry: new URL('testing/telling-child.ts', import.meta.url).pathname,
    settings: {},
    print: ({ line }) => said.add(line),
  })
  const first = lives.begin()
  const one = (await first.ready).notes[0]
  expect(await said.line(/^opened/, 0)).toBe(`opened ${one}`)
  vi.runOnlyPendingTimers()
  const spare = (await said.line(/^opened/, 1)).replace('opened ', '')
  expect(spare).not.toBe(one)
  expect(said.all()).not.toContain(`begun ${spare}`)

  first.kill()
  await first.ended
  const second = lives.begin()
  expect((await second.ready).notes).toEqual([spare])

  vi.runOnlyPendingTimers()
  const another = (await said.line(/^opened/, 2)).replace('opened ', '')
  second.kill()
  await second.ended
  lives.close()
  await vi.waitUntil(() => !isAlive(Number(another)))
  expect(said.all()).not.toContain(`begun ${another}`)
})

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** Everything that was printed; whoever waits for a line gets it when it is there. */
function createLines() {
  const lines: string[] = []
  const looks = new Set<() => void>()
  return {
    all: () => lines,
    add(line: string) {
      lines.push(line)
      for (const look of looks) look()
    },
    line: (is: RegExp, nth: number) =>
      new Promise<string>((resolve) => {
        const look = () => {
          const found = lines.filter((line) => is.test(line))[nth]
          if (found === undefined) return
          looks.delete(look)
          resolve(found)
        }
        looks.add(look)
        look()
      }),
  }
}
