import { type MediaServer, startMediaServer } from './media-server.ts'
import { BadSettings, readSettings } from './settings.ts'

/**
 * The server as a child of another program, which says over the channel between them what would stand on
 * the command line: a secret there could be read by everybody on the machine.
 *
 * It hears `{type: 'start', settings: {args}}` and `{type: 'stop'}`, and says `{type: 'ready', notes}`, or
 * `{type: 'refused', reason}` when another try would end alike. It ends with the channel.
 */
type FromParent = { type: 'start'; settings: { args: string[] } } | { type: 'stop' }

let server: MediaServer | null = null

const end = async (): Promise<never> => {
  await server?.stop().catch(() => {})
  if (!process.connected) dieAlone()
  process.exit(0)
}

/** An exit can hang (docs/decisions/010-the-supervisor.md), and nobody is left who would notice. */
const dieAlone = () => process.kill(process.pid, 'SIGKILL')

const begin = async (args: string[]): Promise<void> => {
  try {
    server = await startMediaServer(readSettings(args))
    process.send?.({ type: 'ready', notes: [] })
  } catch (failure) {
    if (!(failure instanceof BadSettings)) throw failure
    process.send?.({ type: 'refused', reason: failure.message })
    process.exit(1)
  }
}

// A terminal sends these to all its processes, and the parent decides what they mean.
process.on('SIGINT', () => {})
process.on('SIGHUP', () => {})
process.on('SIGTERM', () => void end())
process.on('disconnect', () => void end())
process.on('message', (message: FromParent) => {
  switch (message.type) {
    case 'start':
      return void begin(message.settings.args)
    case 'stop':
      return void end()
  }
})
