import { Refusal } from './refusal.ts'
import type { FromChild, ToChild } from './settings.ts'

export type Work = {
  /** Lines for whoever started Colloquy. */
  notes: string[]
  stop: () => Promise<void>
}

/**
 * The child's side of the channel to the supervisor: begins when it is told to, with the settings it
 * is told, and ends when it is told to or when the supervisor is gone. Whoever is left over would hold
 * the port against the next start.
 */
export function runSupervised<Settings>(child: {
  start: (settings: Settings) => Promise<Work>
}): void {
  if (process.send === undefined) {
    process.stderr.write('This is a part of Colloquy that does not run alone: use npm start.\n')
    process.exit(1)
  }
  let work: Work | null = null
  let isEnding = false

  const end = async () => {
    if (isEnding) return
    isEnding = true
    setTimeout(die, LONGEST_END_MS).unref()
    await work?.stop().catch(complain)
    if (!process.connected) die()
    process.exit(0)
  }
  const begin = async (settings: Settings) => {
    try {
      work = await child.start(settings)
      tell({ type: 'ready', notes: work.notes })
    } catch (error) {
      if (isEnding) return
      if (error instanceof Refusal) tell({ type: 'refused', reason: error.message })
      else complain(error)
      process.exit(1)
    }
  }
  // A terminal sends these to all its processes, and the supervisor decides what they mean.
  process.on('SIGINT', () => {})
  process.on('SIGHUP', () => {})
  process.on('SIGTERM', () => void end())
  process.on('disconnect', () => void end())
  process.on('message', (message: ToChild<Settings>) => {
    switch (message.type) {
      // Its sources are read by then, which is most of a start.
      case 'prepare':
        return
      case 'stop':
        return void end()
      case 'start':
        return void begin(message.settings)
    }
  })
}

/** The supervisor's patience ends at 4 s; without a supervisor nobody else would end a child that hangs. */
const LONGEST_END_MS = 4500

/** An exit can hang (docs/decisions/010-the-supervisor.md), and without a supervisor nobody would notice. */
const die = () => process.kill(process.pid, 'SIGKILL')

const tell = (message: FromChild): void => void process.send?.(message)

const complain = (error: unknown): void => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`)
}
