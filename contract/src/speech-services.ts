import { z } from 'zod'

/** A service that speaks OpenAI's protocol, wherever it runs. */
export type Service = { url: string; key: string | null; model: string }

export type SpeechServices = {
  listen: Service | null
  /** With the voices that a persona may get. */
  speak: (Service & { voices: string[] }) | null
  word: Service | null
}

/** In place of an address: this one is not hosted, whatever key there is. */
const NONE = 'none'

const address = z
  .string()
  .refine(
    (text) => text === NONE || (URL.canParse(text) && /^https?:$/.test(new URL(text).protocol)),
    'an http address, such as http://127.0.0.1:8000/v1, or none',
  )
  .optional()
const word = z.string().trim().min(1, 'some text').max(500, 'shorter').optional()

/** As whoever runs Colloquy writes them; a complaint says what one of them must be. */
export const SpeechSettings = {
  OPENAI_API_KEY: word,
  LISTEN_URL: address,
  LISTEN_KEY: word,
  LISTEN_MODEL: word,
  SPEAK_URL: address,
  SPEAK_KEY: word,
  SPEAK_MODEL: word,
  SPEAK_VOICES: z
    .string()
    .refine((list) => namesIn(list).length > 0, 'names of voices, comma-separated')
    .optional(),
  WORD_URL: address,
  WORD_KEY: word,
  WORD_MODEL: word,
}

const SpeechSettingsObject = z.object(SpeechSettings)
export type SpeechSettings = z.infer<typeof SpeechSettingsObject>

export const readSpeechSettings = (
  given: Readonly<Record<string, unknown>>,
): z.ZodSafeParseResult<SpeechSettings> => SpeechSettingsObject.safeParse(given)

/** Those of them, of all that somebody set. */
export const speechSettingsIn = (given: Readonly<Record<string, unknown>>): SpeechSettings =>
  SpeechSettingsObject.parse(given)

export function speechServices({
  OPENAI_API_KEY: openAiKey,
  SPEAK_VOICES: voices,
  ...own
}: SpeechSettings): SpeechServices {
  const service = (name: 'LISTEN' | 'SPEAK' | 'WORD', usualModel: string): Service | null => {
    const url = own[`${name}_URL`] ?? (openAiKey === undefined ? undefined : OPENAI_URL)
    if (url === undefined || url === NONE) return null
    // A key is for the address that it was given with.
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
    speak: speak && { ...speak, voices: voices === undefined ? OPENAI_VOICES : namesIn(voices) },
    word: service('WORD', 'gpt-4o-mini'),
  }
}

export const OPENAI_URL = 'https://api.openai.com/v1'
const OPENAI_VOICES = ['alloy', 'ash', 'coral', 'echo', 'sage', 'verse']

const namesIn = (list: string): string[] => list.split(',').flatMap((name) => name.trim() || [])
