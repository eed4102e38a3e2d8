import { spawn } from 'node:child_process'
import { text } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'
import { z } from 'zod'
import type { SpeechSettings } from '@colloquy/contract/speech-services'
import type { Check, Finding } from './check.ts'

type Asked = { dataFolder: { path: string }; speech: SpeechSettings }

/** Which engines listen, speak and word lines: the agent knows, and is asked once. */
export function speechChecks(config: Asked): Check[] {
  let asked: Promise<Map<string, Finding>> | null = null
  return ['listens', 'speaks', 'words'].map((name) => ({
    name,
    look: async () => {
      asked ??= askAgent(config)
      const finding = (await asked).get(name)
      if (finding === undefined) throw new Error('the agent does not say')
      return finding
    },
  }))
}

const AGENTS_DOCTOR = fileURLToPath(new URL('../../../agent/src/doctor.ts', import.meta.url))
const PATIENCE_MS = 20_000

const Found = z.object({
  name: z.string(),
  kind: z.enum(['ok', 'warn', 'fail']),
  what: z.string(),
  todo: z.string().default(''),
})

async function askAgent({ dataFolder, speech }: Asked): Promise<Map<string, Finding>> {
  const child = spawn(process.execPath, [AGENTS_DOCTOR], {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: PATIENCE_MS,
  })
  // Keys are among it: they go where nobody else reads them. Whoever has died says nothing, and that shows.
  child.stdin.on('error', () => {})
  child.stdin.end(JSON.stringify({ dataFolder: dataFolder.path, speech }))
  const lines = (await text(child.stdout)).split('\n').filter((line) => line !== '')
  return new Map(
    lines.map((line) => {
      const { name, ...finding } = Found.parse(JSON.parse(line))
      return [name, finding]
    }),
  )
}
