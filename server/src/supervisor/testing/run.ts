import { readConfig } from '../../config.ts'
import { Refusal } from '../../refusal.ts'
import { serverSettings } from '../children.ts'
import { awaitEnding } from '../ending.ts'
import { supervise } from '../supervise.ts'
import { createVoice } from '../voice.ts'

/** What src/main.ts does, in the repository and with the child that a test names. */
const [root = '', entry = '', mode] = process.argv.slice(2)
try {
  const ending = awaitEnding({ startedByNpm: process.env.npm_lifecycle_event !== undefined })
  const config = readConfig(process.env, { root })
  await supervise({
    config,
    children: [{ name: 'server', entry, isWanted: () => true, settingsFor: serverSettings }],
    mode: mode === '--dev' ? 'development' : 'production',
    root,
    env: process.env,
    ending,
    voice: createVoice({
      stdout: process.stdout,
      stderr: process.stderr,
      format: config.log.format,
    }),
  })
  process.exit(0)
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error)
  process.exit(1)
}
