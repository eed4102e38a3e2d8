import { type llm, stt, type tts } from '@livekit/agents'
import { PersonaLLM } from '../persona/persona-llm.ts'
import type { ListeningEngine, SpeakingEngine } from '../speech/engines.ts'

/** When an engine was last asked, and when it answered, in ms since 1970. */
export type Watch = {
  /** The words of each end of speech, whether certain or not, and how likely the last of them is right. */
  words: { at: number; endConfidence: number | null }[]
  /** Sentences that were asked for, each with its first sound. */
  sentences: { askedAt: number; soundAt: number }[]
}

export const newWatch = (): Watch => ({ words: [], sentences: [] })

export function watchedListening(engine: ListeningEngine, watch: Watch): ListeningEngine {
  return {
    describe: engine.describe,
    close: () => engine.close(),
    open(wish, onUse) {
      const ears = engine.open(wish, onUse)
      const open = ears.stream.bind(ears)
      ears.stream = (...given) =>
        watched(open(...given), ({ type, alternatives }) => {
          const { FINAL_TRANSCRIPT, PREFLIGHT_TRANSCRIPT } = stt.SpeechEventType
          if (type === FINAL_TRANSCRIPT || type === PREFLIGHT_TRANSCRIPT)
            watch.words.push({
              at: Date.now(),
              endConfidence: alternatives?.[0]?.words?.at(-1)?.confidence ?? null,
            })
        })
      return ears
    },
  }
}

export function watchedSpeaking(engine: SpeakingEngine, watch: Watch): SpeakingEngine {
  return {
    describe: engine.describe,
    close: () => engine.close(),
    open(wish, onUse) {
      const voice = engine.open(wish, onUse)
      const synthesize = voice.synthesize.bind(voice)
      voice.synthesize = (...given): tts.ChunkedStream => {
        const askedAt = Date.now()
        let isFirst = true
        return watched(synthesize(...given), () => {
          if (!isFirst) return
          isFirst = false
          watch.sentences.push({ askedAt, soundAt: Date.now() })
        })
      }
      return voice
    },
  }
}

type LineIn = (this: PersonaLLM, chatCtx: llm.ChatContext) => ReturnType<PersonaLLM['lineIn']>

/** The engine of the talk, of all calls of this process. */
export function watchSteps(tell: (stepMs: number) => void): void {
  const { prototype } = PersonaLLM
  const lineIn: LineIn = Reflect.get(prototype, 'lineIn')
  prototype.lineIn = function watchedLineIn(chatCtx) {
    const began = performance.now()
    const line = lineIn.call(this, chatCtx)
    tell(performance.now() - began)
    return line
  }
}

function watched<T, S extends { next: () => Promise<IteratorResult<T>> }>(
  stream: S & AsyncIterableIterator<T>,
  see: (value: T) => void,
): S {
  const next = stream.next.bind(stream)
  stream.next = async () => {
    const result = await next()
    if (result.done !== true) see(result.value)
    return result
  }
  return stream
}
