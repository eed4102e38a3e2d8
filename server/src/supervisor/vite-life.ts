import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Environment } from '../config/given.ts'
import type { ChildReady } from './child-life.ts'
import type { Life } from './life.ts'
import { endOfProcess, forwardOutput, type Print, stopProcess } from './process-life.ts'
import { startVite } from './vite.ts'

/** The development server of the web; ready when it answers. */
export function beginViteServer(of: {
  root: string
  at: { host: string; port: number }
  env: Environment
  print: Print
}): Life<ChildReady> {
  const { host, port } = of.at
  const args = [
    'web',
    '--host',
    host,
    '--port',
    `${port}`,
    '--strictPort',
    '--clearScreen',
    'false',
  ]
  const child = startVite({ root: of.root, args, env: of.env })
  forwardOutput(child, of.print)
  return {
    ready: untilItAnswers({ host, port, isAlive: () => child.exitCode === null }),
    ended: endOfProcess(child),
    stop: (withinMs) => stopProcess({ child, ask: () => child.kill('SIGTERM'), withinMs }),
    kill: () => child.kill('SIGKILL'),
  }
}

async function untilItAnswers(of: {
  host: string
  port: number
  isAlive: () => boolean
}): Promise<ChildReady> {
  while (of.isAlive()) {
    if (await answers(of)) return { notes: [] }
    await sleep(100)
  }
  return new Promise(() => {})
}

function answers(at: { host: string; port: number }): Promise<boolean> {
  return new Promise((resolve) => {
    const visitor = connect(at)
    visitor.once('connect', () => resolve(true)).once('error', () => resolve(false))
    visitor.once('connect', () => visitor.destroy())
  })
}
