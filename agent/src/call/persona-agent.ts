import { type tts, voice } from '@livekit/agents'
import type { AudioFrame } from '@livekit/rtc-node'
import { ReadableStream } from 'node:stream/web'
import type { SpokenSentence } from './heard.ts'

/**
 * Speaks what the persona says, sentence by sentence as they come, and notes how long each is: so that one
 * knows of an interrupted line what was heard.
 */
export class PersonaAgent extends voice.Agent {
  readonly voice: tts.TTS
  /** Of the line that is spoken, or was last. */
  spoken: SpokenSentence[] = []

  constructor(given: { voice: tts.TTS; onVoiceFailed: () => void }) {
    // What the persona knows is nowhere in it: nobody who reads it learns anything.
    super({ instructions: '' })
    this.voice = given.voice
    this.voice.on('error', ({ recoverable }) => {
      if (!recoverable) given.onVoiceFailed()
    })
  }

  override async ttsNode(text: ReadableStream<string>): Promise<ReadableStream<AudioFrame>> {
    const spoken: SpokenSentence[] = []
    this.spoken = spoken
    const over = new AbortController()
    const frames = this.#speak(text, { spoken, signal: over.signal })
    return new ReadableStream({
      async pull(controller) {
        const { done, value } = await frames.next()
        if (done === true) controller.close()
        else controller.enqueue(value)
      },
      async cancel() {
        over.abort()
        await text.cancel().catch(() => {})
      },
    })
  }

  async *#speak(
    text: ReadableStream<string>,
    { spoken, signal }: { spoken: SpokenSentence[]; signal: AbortSignal },
  ): AsyncGenerator<AudioFrame> {
    for await (const piece of text) {
      const sentence = { text: piece.trim(), ms: 0 }
      if (sentence.text === '' || signal.aborted) continue
      spoken.push(sentence)
      try {
        const sound = calmed(this.voice.synthesize(sentence.text, undefined, signal))
        for await (const { frame } of sound) {
          if (signal.aborted) return
          sentence.ms += (frame.samplesPerChannel / frame.sampleRate) * 1_000
          yield frame
        }
      } catch {
        // It says so itself, above.
      }
    }
  }
}

/**
 * The framework leaves the promise of a sentence that failed to nobody, which would end the process and all
 * its calls. That it failed is told by the voice's `error` all the same. Its task begins a moment later.
 */
function calmed(sound: tts.ChunkedStream): tts.ChunkedStream {
  const inside = sound as unknown as { mainTask: () => Promise<void> }
  const mainTask = inside.mainTask.bind(sound)
  inside.mainTask = () => mainTask().catch(() => {})
  return sound
}
