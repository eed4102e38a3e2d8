import { resolve } from 'node:path'
import { DESK_PATH } from '@colloquy/contract/desk'
import { readSpeechSettings, SpeechSettings } from '@colloquy/contract/speech-services'
import { z } from 'zod'

/** What an agent is told: by the supervisor, over the channel between them, or in its environment. */
export const AgentSettings = z.object({
  /** Where calls are handed out, e.g. wss://practice.example/api/agents/desk. */
  deskUrl: z.url({ protocol: /^wss?$/ }),
  secret: z.string().min(1),
  /** For what the engines fetch, and for recordings. */
  dataFolder: z.string().min(1),
  /** Of the engines, as they were written: each reads its own. */
  speech: z.object(SpeechSettings),
})
export type AgentSettings = z.infer<typeof AgentSettings>

/** Something that whoever runs this has to mend. */
export class BadSettings extends Error {
  override readonly name = 'BadSettings'
}

/** Of an agent that runs apart from the server. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): AgentSettings {
  const { COLLOQUY_URL: url = '', AGENT_SECRET: secret = '', COLLOQUY_DATA = '.data' } = env
  const address = URL.canParse(url) ? new URL(url) : null
  if (address === null || !['http:', 'https:'].includes(address.protocol))
    throw new BadSettings(
      'COLLOQUY_URL must be where people reach Colloquy, e.g. https://practice.example.',
    )
  if (secret === '')
    throw new BadSettings('AGENT_SECRET is missing: set it to the same here and at the server.')
  return {
    deskUrl: `${address.origin.replace(/^http/, 'ws')}${DESK_PATH}`,
    secret,
    dataFolder: resolve(COLLOQUY_DATA),
    speech: readSpeech(env),
  }
}

function readSpeech(env: Readonly<Record<string, unknown>>): SpeechSettings {
  const { data, error } = readSpeechSettings(env)
  if (data !== undefined) return data
  const [issue] = error.issues
  throw new BadSettings(`${String(issue?.path[0])} must be ${issue?.message}.`)
}
