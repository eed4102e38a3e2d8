import './production.ts'
import { runAgent } from './run-agent.ts'
import { BadSettings, readSettings } from './settings.ts'

/**
 * `npm run agent`: an agent apart from the server, on as many machines as there are calls for. Asked to end, it
 * finishes the calls that it has as far as time allows, and gives the others to another agent.
 */
const DRAIN_MS = 20_000

try {
  const agent = await runAgent(readSettings(process.env))
  let isStopping = false
  const stop = () => {
    // Who asks twice is in a hurry.
    if (isStopping) process.exit(1)
    isStopping = true
    void agent.stop(DRAIN_MS).then(() => process.exit(0))
  }
  process.on('SIGTERM', stop).on('SIGINT', stop)
} catch (failure) {
  if (!(failure instanceof BadSettings)) throw failure
  process.stderr.write(`${failure.message}\n`)
  process.exitCode = 2
}
