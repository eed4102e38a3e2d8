import { startMediaServer } from './media-server.ts'
import { BadSettings, readSettings, USAGE } from './settings.ts'
import { vitalsOf } from './vitals.ts'

/**
 * `node media/src/main.ts --keys KEY:SECRET`: the server alone. Its first line says where it listens;
 * with each SIGUSR2 it prints how it is.
 */

try {
  const server = await startMediaServer(readSettings(process.argv.slice(2)))
  const { port, udpPort, tcpPort } = server
  say({ listening: { port, udpPort, tcpPort } })
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
    void server.stop().then(() => process.exit(0))
  }
  process.on('SIGUSR2', () => say({ vitals: vitalsOf(server) }))
  // Whoever started it with a channel to it does not leave it behind.
  process.once('SIGINT', stop).once('SIGTERM', stop).once('disconnect', stop)
} catch (failure) {
  if (!(failure instanceof BadSettings)) throw failure
  process.stderr.write(`${failure.message}\n\n${USAGE}\n`)
  process.exitCode = 2
}

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}
