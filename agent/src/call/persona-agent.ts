import { type tts, voice } from '@livekit/agents'
import type { AudioFrame } from '@livekit/rtc-node'
import { ReadableStream } from 'node:stream/web'
import type { SpokenSentence } from './heard.ts'
import { type PreparedSound, prepareSound } from './prepared-sound.ts'

/**
 * Speaks what the persona says, sentence by sentence as they come, and notes how long each is: so that one
 * knows of an interrupted line what was heard.
 */
export class PersonaAgent extends voice.Agent {
  readonly voice: tts.TTS
  /** Of the line that is spoken, or was last. */
  spoken: SpokenSentence[] = []
  #prepared: PreparedSound | null = null

  constructor(given: { voice: tts.TTS; onVoiceFailed: () => void }) {
    // What the persona knows is nowhere in it: nobody who reads it learns anything.
    super({ instructions: '' })
    this.voice = given.voice
    this.voice.on('error', ({ recoverable }) => {
      if (!recoverable) given.onVoiceFailed()
    })
  }

  /** Its sound is there when it is said, if it is. Another one takes its place. */
  prepare(sentence: string): void {
    if (this.#prepared?.text === sentence) return
    this.forget()
    this.#prepared = prepareSound(sentence, (text, signal) => this.#sound(text, signal))
  }

  /** What was prepared is not going to be said. */
  forget(): void {
    this.#prepared?.drop()
    this.#prepared = null
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
        for await (const frame of this.#soundOf(sentence.text, signal)) {
          if (signal.aborted) return
          sentence.ms += (frame.samplesPerChannel / frame.sampleRate) * 1_000
          yield frame
        }
      } catch {
        // It says so itself, above.
      }
    }
  }

  #soundOf(text: string, signal: AbortSignal): AsyncIterable<AudioFrame> {
    const prepared = this.#prepared
    this.#prepared = null
    if (prepared?.text !== text) {
      prepared?.drop()
      return this.#sound(text, signal)
    }
    signal.addEventListener('abort', prepared.drop, { once: true })
    return prepared.frames()
  }

  async *#sound(text: string, signal: AbortSignal): AsyncGenerator<AudioFrame> {
    const sound = calmed(this.voice.synthesize(text, undefined, signal))
    for await (const { frame } of sound) yield frame
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
