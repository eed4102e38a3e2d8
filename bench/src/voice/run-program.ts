import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { loadavg } from 'node:os'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'

/** What a program of the agent that has calls, and measures them by their sound, prints. */
export async function runProgram<Line>(
  belongings: AsyncDisposableStack,
  { program, args }: { program: string; args: Record<string, number> },
): Promise<Line[]> {
  const path = fileURLToPath(new URL(`../../../agent/src/testing/${program}`, import.meta.url))
  const given = Object.entries(args).flatMap(([name, value]) => [`--${name}`, `${value}`])
  const child = spawn(process.execPath, [path, ...given], {
    // It has the media server as a child: ended together, by the group.
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const end = () => {
    try {
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL')
    } catch {
      // All of it has ended by itself.
    }
  }
  belongings.defer(end)
  const lines: Line[] = []
  const missing: string[] = []
  const reader = createInterface(child.stdout)
  const patience = setInterval(() => {
    if (performance.now() - lastAt > PATIENCE_MS) end()
  }, 1_000)
  let lastAt = performance.now()
  reader.on('line', (line) => {
    lastAt = performance.now()
    const said = JSON.parse(line) as Line & { missing?: string; level?: number }
    if (said.missing !== undefined) missing.push(said.missing)
    // What the framework writes down about itself.
    else if (said.level === undefined) lines.push(said)
  })
  const [code] = (await once(child, 'close')) as [number | null]
  clearInterval(patience)
  if (missing.length > 0) throw new Error(`This cannot be measured here: ${missing.join()}.`)
  if (code !== 0) throw new Error(`${program} ended with ${code ?? 'nothing'}`)
  return lines
}

/** A turn takes seconds: longer, and it hangs. */
const PATIENCE_MS = 120_000

/** On a machine that others use as well, times are as good as it is idle. */
export const loadNow = (): string =>
  `load of the machine ${loadavg()
    .map((load) => load.toFixed(1))
    .join(' ')}`

export const ms = (value: number): string => `${Math.round(value)} ms`
