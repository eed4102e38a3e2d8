import { fork } from 'node:child_process'
import type { FromChild, ToChild } from '../settings.ts'
import type { End, Life } from './life.ts'
import { endOfProcess, forwardOutput, type Print, stopProcess } from './process-life.ts'

export type ChildReady = { notes: string[] }

/** A process of ours (see `runSupervised`), told its settings over the channel between us. */
export function beginChild<Settings>(of: {
  entry: string
  settings: Settings
  print: Print
}): Life<ChildReady> {
  const child = fork(of.entry, [], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: ['--import', new URL('light-imports.ts', import.meta.url).href],
  })
  forwardOutput(child, of.print)
  // A message to a child that has just died is an error of the channel, and its death is told anyway.
  const tell = (message: ToChild<Settings>) => {
    if (child.connected) child.send(message, () => {})
  }
  const ready = Promise.withResolvers<ChildReady>()
  const refused = Promise.withResolvers<End>()
  child.on('message', (message: FromChild) => {
    switch (message.type) {
      case 'ready':
        return ready.resolve({ notes: message.notes })
      case 'refused':
        return refused.resolve({ kind: 'refused', reason: message.reason })
    }
  })
  tell({ type: 'start', settings: of.settings })
  return {
    ready: ready.promise,
    ended: Promise.race([refused.promise, endOfProcess(child)]),
    stop: (withinMs) => stopProcess({ child, ask: () => tell({ type: 'stop' }), withinMs }),
    kill: () => child.kill('SIGKILL'),
  }
}
