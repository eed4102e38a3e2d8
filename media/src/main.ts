import { startMediaServer } from './media-server.ts'
import { BadSettings, readSettings, USAGE } from './settings.ts'

/** `node media/src/main.ts --keys KEY:SECRET`: the server alone. */

try {
  const server = await startMediaServer(readSettings(process.argv.slice(2)))
  const { port, udpPort } = server
  process.stdout.write(`${JSON.stringify({ listening: { port, udpPort } })}\n`)
  const stop = () => {
    void server.stop().then(() => process.exit(0))
  }
  process.once('SIGINT', stop).once('SIGTERM', stop)
} catch (failure) {
  if (!(failure instanceof BadSettings)) throw failure
  process.stderr.write(`${failure.message}\n\n${USAGE}\n`)
  process.exitCode = 2
}
