import type { EngineInUse } from '@colloquy/contract/room'
import { asLanguageCode, type AudioBuffer, mergeFrames, stt } from '@livekit/agents'
import { z } from 'zod'
import { TYPING_ONLY } from '../../call/status.ts'
import type { ListeningEngine, OnUse } from '../engines.ts'
import { EngineFailed, post } from './request.ts'
import { createRest, type Rest } from './rest.ts'
import type { Service } from '@colloquy/contract/speech-services'
import { tellChanges } from './tell-changes.ts'
import { wavOf } from './wav.ts'

/** Of its answer. One that takes longer is no use in a talk. */
const PATIENCE_MS = 4_000
const MOST_CHARACTERS = 20_000
/** What a request may hold of the roleplay's words. */
const MOST_HINTS_CHARACTERS = 600

/** An utterance at a time, when it has ended. What it cannot hear, `otherwise` hears. */
export function hostedListening(
  service: Service,
  otherwise: ListeningEngine | null,
  patienceMs = PATIENCE_MS,
): ListeningEngine {
  const rest = createRest()
  const describe: EngineInUse = {
    id: 'hosted',
    label: `Recognition by ${service.model}`,
    where: `to ${new URL(service.url).host}`,
  }
  return {
    describe,
    open: ({ words }, onUse) =>
      new HostedListening({
        service,
        rest,
        words,
        patienceMs,
        describe,
        otherwise: otherwise && {
          describe: otherwise.describe,
          ears: otherwise.open({ words }),
        },
        use: tellChanges(describe, onUse),
      }),
    close: async () => otherwise?.close(),
  }
}

type Given = {
  service: Service
  rest: Rest
  words: string[]
  patienceMs: number
  describe: EngineInUse
  otherwise: { describe: EngineInUse; ears: stt.STT } | null
  use: OnUse
}

class HostedListening extends stt.STT {
  readonly label = 'hosted listening'
  readonly #given: Given

  constructor(given: Given) {
    super({ streaming: false, interimResults: false })
    this.#given = given
  }

  protected async _recognize(frames: AudioBuffer, abort?: AbortSignal): Promise<stt.SpeechEvent> {
    const { rest, otherwise, describe, use } = this.#given
    if (otherwise !== null && !rest.isOver()) return this.#hearOtherwise(frames, abort)
    try {
      const text = await this.#ask(frames, abort ?? new AbortController().signal)
      rest.worked()
      use(describe)
      return heard(text)
    } catch (failure) {
      if (abort?.aborted) throw failure
      rest.failed()
      return this.#hearOtherwise(frames, abort)
    }
  }

  /** Where nobody can, it is said, and the call goes on. */
  async #hearOtherwise(frames: AudioBuffer, abort?: AbortSignal): Promise<stt.SpeechEvent> {
    const { otherwise, use } = this.#given
    try {
      const event = await otherwise?.ears.recognize(frames, abort)
      use(otherwise?.describe ?? TYPING_ONLY)
      return event ?? heard('')
    } catch (failure) {
      if (abort?.aborted) throw failure
      use(TYPING_ONLY)
      return heard('')
    }
  }

  async #ask(frames: AudioBuffer, signal: AbortSignal): Promise<string> {
    const { service, words, patienceMs } = this.#given
    const form = new FormData()
    form.set('file', new Blob([wavOf(mergeFrames(frames))], { type: 'audio/wav' }), 'speech.wav')
    form.set('model', service.model)
    form.set('language', 'en')
    form.set('response_format', 'json')
    if (words.length > 0) form.set('prompt', words.join(', ').slice(0, MOST_HINTS_CHARACTERS))
    const answer = await post(service, {
      path: '/audio/transcriptions',
      body: form,
      withinMs: patienceMs,
      signal,
    })
    const parsed = Heard.safeParse(await answer.json().catch(() => null))
    if (!parsed.success) throw new EngineFailed('garbled')
    return parsed.data.text.trim()
  }

  stream(): never {
    throw new Error('It hears whole utterances')
  }

  override async close(): Promise<void> {
    await this.#given.otherwise?.ears.close()
  }
}

const Heard = z.object({ text: z.string().max(MOST_CHARACTERS) })

/** How sure it is, it does not say: 0 stands for that. */
const heard = (text: string): stt.SpeechEvent => ({
  type: stt.SpeechEventType.FINAL_TRANSCRIPT,
  alternatives: [{ language: asLanguageCode('en'), text, startTime: 0, endTime: 0, confidence: 0 }],
})
