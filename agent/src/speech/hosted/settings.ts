import { z } from 'zod'

/** A service that speaks OpenAI's protocol, wherever it runs. */
export type Service = { url: string; key: string | null; model: string }

export type HostedServices = {
  listen: Service | null
  /** With the voices that a persona may get. */
  speak: (Service & { voices: string[] }) | null
  word: Service | null
}

export const HOSTED_SETTINGS = [
  'OPENAI_API_KEY',
  'LISTEN_URL',
  'LISTEN_KEY',
  'LISTEN_MODEL',
  'SPEAK_URL',
  'SPEAK_KEY',
  'SPEAK_MODEL',
  'SPEAK_VOICES',
  'WORD_URL',
  'WORD_KEY',
  'WORD_MODEL',
] as const

/** Throws a TypeError that names the setting which cannot be meant. */
export function readHostedServices(given: Record<string, string | undefined>): HostedServices {
  const settings = Settings.safeParse(given)
  if (!settings.success) {
    const [issue] = settings.error.issues
    throw new TypeError(`${String(issue?.path[0])}: ${issue?.message}`)
  }
  const { OPENAI_API_KEY: openAiKey, ...own } = settings.data
  const service = (name: 'LISTEN' | 'SPEAK' | 'WORD', usualModel: string): Service | null => {
    const url = own[`${name}_URL`] ?? (openAiKey === undefined ? undefined : OPENAI_URL)
    if (url === undefined || url === NONE) return null
    const key = own[`${name}_KEY`] ?? (url === OPENAI_URL ? openAiKey : undefined)
    return {
      url: url.replace(/\/+$/, ''),
      key: key ?? null,
      model: own[`${name}_MODEL`] ?? usualModel,
    }
  }
  const speak = service('SPEAK', 'gpt-4o-mini-tts')
  return {
    listen: service('LISTEN', 'gpt-4o-mini-transcribe'),
    speak: speak && { ...speak, voices: own.SPEAK_VOICES ?? OPENAI_VOICES },
    word: service('WORD', 'gpt-4o-mini'),
  }
}

const OPENAI_URL = 'https://api.openai.com/v1'
const OPENAI_VOICES = ['alloy', 'ash', 'coral', 'echo', 'sage', 'verse']

/** In place of an address: this one is not hosted, whatever key there is. */
const NONE = 'none'

const address = z
  .union([
    z.literal(NONE),
    z.url({ protocol: /^https?$/, error: 'Must be an http address, or none' }),
  ])
  .optional()
const word = z.string().trim().min(1, 'Must not be empty').max(500).optional()

const Settings = z.object({
  OPENAI_API_KEY: word,
  LISTEN_URL: address,
  LISTEN_KEY: word,
  LISTEN_MODEL: word,
  SPEAK_URL: address,
  SPEAK_KEY: word,
  SPEAK_MODEL: word,
  SPEAK_VOICES: z
    .string()
    .transform((list) => list.split(',').flatMap((name) => name.trim() || []))
    .refine((names) => names.length > 0, 'Must name a voice')
    .optional(),
  WORD_URL: address,
  WORD_KEY: word,
  WORD_MODEL: word,
})
