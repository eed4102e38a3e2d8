import './production.ts'
import { flushCompileCache } from 'node:module'
import { z } from 'zod'
import { type PreparedVoice, prepareVoice, type RunningAgent, runAgent } from './run-agent.ts'
import { AgentSettings } from './settings.ts'

/**
 * The agent beside the server, which the supervisor starts: settings come over the channel between them, and it
 * ends with that channel.
 */
const FromSupervisor = z.discriminatedUnion('type', [
  z.object({ type: z.literal('prepare'), settings: AgentSettings }),
  z.object({ type: z.literal('start'), settings: AgentSettings }),
  z.object({ type: z.literal('stop') }),
])

/** Everything ends within 4 s. Calls that are not over go to another agent, if there is one. */
const DRAIN_MS = 0

let agent: RunningAgent | null = null
let prepared: PreparedVoice | null = null
let isEnding = false

const end = async (): Promise<void> => {
  if (isEnding) return
  isEnding = true
  await agent?.stop(DRAIN_MS).catch(() => {})
  if (!process.connected) dieAlone()
  process.exit(0)
}

/** An exit can hang (docs/decisions/010-the-supervisor.md), and nobody is left who would notice. */
const dieAlone = () => process.kill(process.pid, 'SIGKILL')

const begin = async (settings: AgentSettings): Promise<void> => {
  try {
    agent = await runAgent(settings, prepared)
    process.send?.({ type: 'ready', notes: [] })
    // Now: one that is killed leaves nothing to the next.
    flushCompileCache()
  } catch (failure) {
    process.stderr.write(`${failure instanceof Error ? failure.stack : String(failure)}\n`)
    process.exit(1)
  }
}

if (process.send === undefined) {
  process.stderr.write('This is a part of Colloquy that does not run alone: use npm run agent.\n')
  process.exit(1)
}
// A terminal sends these to all its processes, and the supervisor decides what they mean.
process.on('SIGINT', () => {})
process.on('SIGHUP', () => {})
process.on('SIGTERM', () => void end())
process.on('disconnect', () => void end())
process.on('message', (said) => {
  const message = FromSupervisor.parse(said)
  switch (message.type) {
    case 'prepare':
      prepared = prepareVoice(message.settings)
      return flushCompileCache()
    case 'start':
      return void begin(message.settings)
    case 'stop':
      return void end()
  }
})
