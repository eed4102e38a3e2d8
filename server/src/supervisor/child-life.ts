import { type ChildProcess, fork } from 'node:child_process'
import type { FromChild, ToChild } from '../settings.ts'
import type { End, Life } from './life.ts'
import { endOfProcess, forwardOutput, type Print, stopProcess } from './process-life.ts'

export type ChildReady = { notes: string[] }

/** A process of ours (see `runSupervised`), told its settings over the channel between us. */
export type ChildOf<Settings> = { entry: string; settings: Settings; print: Print }

export function beginChild<Settings>(of: ChildOf<Settings>): Life<ChildReady> {
  return startChild(openChild(of), of.settings)
}

/** One after the other; the next is opened ahead of time, and begins when the one before has ended. */
export function livesWithSpare<Settings>(of: ChildOf<Settings>): {
  begin: () => Life<ChildReady>
  close: () => void
} {
  let spare: OpenChild | null = null
  let isClosed = false
  let opening: NodeJS.Timeout | undefined

  function openSpare() {
    const opened = openChild(of)
    spare = opened
    teller<Settings>(opened.child)({ type: 'prepare', settings: of.settings })
    void opened.ended.then(() => {
      if (spare === opened) spare = null
    })
  }

  return {
    begin() {
      clearTimeout(opening)
      const life = startChild(spare ?? openChild(of), of.settings)
      spare = null
      void life.ready.then(() => {
        if (!isClosed) opening = setTimeout(openSpare, SPARE_AFTER_MS)
      })
      return life
    },
    close() {
      isClosed = true
      clearTimeout(opening)
      spare?.child.kill('SIGKILL')
    },
  }
}

/** By then who took over has greeted everybody, and a first start has given the machine back. */
const SPARE_AFTER_MS = 5_000

/** Its sources are read, and it waits to be told. */
type OpenChild = { child: ChildProcess; ended: Promise<End> }

function openChild({ entry, print }: { entry: string; print: Print }): OpenChild {
  const child = fork(entry, [], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    execArgv: ['--import', new URL('light-imports.ts', import.meta.url).href],
  })
  forwardOutput(child, print)
  return { child, ended: endOfProcess(child) }
}

function startChild<Settings>({ child, ended }: OpenChild, settings: Settings): Life<ChildReady> {
  const tell = teller<Settings>(child)
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
  tell({ type: 'start', settings })
  return {
    ready: ready.promise,
    ended: Promise.race([refused.promise, ended]),
    stop: (withinMs) => stopProcess({ child, ask: () => tell({ type: 'stop' }), withinMs }),
    kill: () => child.kill('SIGKILL'),
  }
}

// A message to a child that has just died is an error of the channel, and its death is told anyway.
const teller =
  <Settings>(child: ChildProcess) =>
  (message: ToChild<Settings>): void => {
    if (child.connected) child.send(message, () => {})
  }
