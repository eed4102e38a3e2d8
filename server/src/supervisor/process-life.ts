import type { ChildProcess } from 'node:child_process'
import type { End } from './life.ts'
import { forwardLines } from './lines.ts'

/** Its end, in the words that follow its name: "server was killed by SIGKILL". */
export const endOfProcess = (child: ChildProcess): Promise<End> =>
  new Promise((resolve) => {
    child.once('error', (error) => {
      // Also told when a message or a signal found nobody, and then its exit is told as well.
      if (child.pid === undefined)
        resolve({ kind: 'died', reason: `cannot start (${error.message})` })
    })
    child.once('exit', (code, signal) => {
      const reason = signal === null ? `ended with code ${code}` : `was killed by ${signal}`
      resolve({ kind: 'died', reason })
    })
  })

/** First in its own way, then by a signal that it may heed, and at last by one that it cannot. */
export function stopProcess(ending: {
  child: ChildProcess
  ask: () => void
  withinMs: number
}): void {
  const { child, withinMs } = ending
  ending.ask()
  const timers = [
    setTimeout(() => child.kill('SIGTERM'), withinMs * 0.6),
    setTimeout(() => child.kill('SIGKILL'), withinMs),
  ]
  child.once('exit', () => {
    for (const timer of timers) clearTimeout(timer)
  })
}

export function forwardOutput(child: ChildProcess, print: Print): void {
  if (child.stdout) forwardLines(child.stdout, (line) => print({ line, to: 'stdout' }))
  if (child.stderr) forwardLines(child.stderr, (line) => print({ line, to: 'stderr' }))
}

export type Print = (output: { line: string; to: 'stdout' | 'stderr' }) => void
