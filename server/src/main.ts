import { join } from 'node:path'
import { REPOSITORY, readConfig } from './config.ts'
import { Refusal } from './refusal.ts'
import { CHILDREN } from './supervisor/children.ts'
import { awaitEnding } from './supervisor/ending.ts'
import { supervise } from './supervisor/supervise.ts'
import { createVoice } from './supervisor/voice.ts'

// For the children: an agent that takes over the calls of one that died is there in six tenths of the time when it
// need not be compiled again. Whatever cannot be written there is just compiled.
process.env.NODE_COMPILE_CACHE ??= join(REPOSITORY, 'node_modules/.cache/compiled')

/** `npm start` and `npm run dev`: starts Colloquy and keeps it running until it is told to end. */
async function main(): Promise<void> {
  const ending = awaitEnding({ startedByNpm: process.env.npm_lifecycle_event !== undefined })
  const config = readConfig(process.env)
  await supervise({
    config,
    children: CHILDREN,
    mode: process.argv.includes('--dev') ? 'development' : 'production',
    root: REPOSITORY,
    env: process.env,
    ending,
    voice: createVoice({
      stdout: process.stdout,
      stderr: process.stderr,
      format: config.log.format,
    }),
  })
}

try {
  await main()
  process.exit(0)
} catch (error) {
  console.error(error instanceof Refusal ? error.message : error)
  process.exit(1)
}
