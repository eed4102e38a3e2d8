import {
  APIConnectionError,
  asLanguageCode,
  stt,
  type VAD,
  VADEventType,
  voice,
} from '@livekit/agents'
import { AudioFrame } from '@livekit/rtc-node'
import { createSoundEnd } from '../../call/sound-end.ts'
import { type HeardText, readHeard, tidy } from './heard-text.ts'
import type { DecoderPool } from './pool.ts'
import type { RoleplayWords } from './roleplay-words.ts'
import { beginUtterance, type Utterance } from './utterance.ts'

export const SAMPLE_RATE = 16_000

// After so much silence the end is recognised, in the hope that it is one: the text is there when the end
// is certain, instead of 100 to 200 ms later. A pause that goes on costs a second recognition.
const PERHAPS_OVER_MS = 128
// Of the framework's own voice activity detection as well: text and end of speech come together.
export const OVER_MS = 250
const VAD_WINDOW = 512
// A flush says that nothing more comes: so much silence is put in its place.
const FLUSH_FRAMES = 20
const FLUSH_FRAME_SAMPLES = 320

type Options = {
  pool: DecoderPool
  words: Promise<RoleplayWords>
  voice: { mean: Float32Array | null }
  vad: VAD
  connectOptions: ConstructorParameters<typeof stt.SpeechStream>[2] | undefined
}

/** Recognises while somebody speaks, in a process that is taken with the first sound of an utterance. */
export class PocketsphinxStream extends stt.SpeechStream {
  label = 'pocketsphinx'
  /** Resolves when it holds nothing any more. */
  readonly ended: Promise<void>
  #options: Options
  #markEnded = () => {}
  #live = new Set<Utterance>()
  /** Null between two tries. */
  #hearing: ReturnType<VAD['stream']> | null = null
  #isFed = false
  #pushed = 0
  /** Known once nothing more comes. */
  #lastSample = Number.POSITIVE_INFINITY
  /** Texts are told in the order in which they were said. */
  #told: Promise<void> = Promise.resolve()

  constructor(recogniser: stt.STT, options: Options) {
    super(recogniser, SAMPLE_RATE, options.connectOptions)
    this.#options = options
    this.ended = new Promise((resolve) => {
      this.#markEnded = resolve
    })
    this.abortSignal.addEventListener('abort', () => {
      this.#release()
      this.#markEnded()
    })
  }

  /** How long sound waits already to be understood. */
  behindMs(): number {
    return Math.max(0, ...[...this.#live].map((utterance) => utterance.behindMs()))
  }

  protected override async run(): Promise<void> {
    const words = await this.#options.words
    // Tried again, with nothing more to hear.
    if (this.#lastSample !== Number.POSITIVE_INFINITY) return this.#markEnded()
    const vad = this.#options.vad.stream()
    let isVadOpen = true
    const stop = () => {
      // Twice would be an error.
      if (isVadOpen) vad.close()
      isVadOpen = false
    }
    this.abortSignal.addEventListener('abort', stop)
    const failed = Promise.withResolvers<never>()
    failed.promise.catch(() => {})
    const listening = this.#listen(vad, words, failed.reject)
    this.#hearing = vad
    this.#pushed = 0
    if (!this.#isFed) void this.#feed()
    this.#isFed = true
    try {
      await Promise.race([listening, failed.promise])
      await Promise.race([this.#told, failed.promise])
      this.#markEnded()
    } finally {
      this.#hearing = null
      this.abortSignal.removeEventListener('abort', stop)
      stop()
      this.#release()
    }
  }

  async #feed(): Promise<void> {
    for await (const frame of this.input) {
      if (frame instanceof AudioFrame) this.#push(frame)
      else this.#pushSilence()
    }
    // The framework's detection says nothing of an end of its input: silence makes it finish.
    this.#pushSilence()
    this.#lastSample = this.#pushed
  }

  #pushSilence(): void {
    for (let at = 0; at < FLUSH_FRAMES; at++) this.#push(silence())
  }

  #push(frame: AudioFrame): void {
    if (this.closed || this.#hearing === null) return
    this.#hearing.pushFrame(frame)
    this.#pushed += frame.samplesPerChannel
  }

  async #listen(
    vad: ReturnType<VAD['stream']>,
    words: RoleplayWords,
    fail: (failure: APIConnectionError) => void,
  ): Promise<void> {
    let speech: Speech | null = null
    const end = createSoundEnd()
    const over = (endMs: number) => {
      if (speech === null) return
      this.#finish({ speech, endMs, words, fail })
      speech = null
    }
    for await (const event of vad) {
      const sound = event.frames[0]?.data
      switch (event.type) {
        case VADEventType.START_OF_SPEECH: {
          over(event.timestamp)
          speech = this.#begin(words, event.timestamp - event.speechDuration)
          // With what came just before, since a voice is known for one only after a while.
          speech.utterance.hear((sound ?? new Int16Array()).slice())
          this.#put({ type: stt.SpeechEventType.START_OF_SPEECH })
          break
        }
        case VADEventType.INFERENCE_DONE: {
          if (event.samplesIndex + VAD_WINDOW > this.#lastSample) return over(event.timestamp)
          if (speech === null || sound === undefined) break
          speech.utterance.hear(sound.slice())
          end.hear(sound, SAMPLE_RATE)
          const silentMs = Math.max(event.rawAccumulatedSilence, end.quietMs())
          const isSilent = silentMs >= PERHAPS_OVER_MS
          if (isSilent && speech.end === null) this.#perhapsOver(speech, words)
          if (!isSilent && speech.end !== null && event.rawAccumulatedSpeech > 0) {
            speech.end = null
            speech.utterance.goOn()
          }
          break
        }
        case VADEventType.END_OF_SPEECH:
          over(event.timestamp - event.silenceDuration)
          break
        case VADEventType.METRICS_COLLECTED:
          break
      }
    }
  }

  #begin(words: RoleplayWords, startMs: number): Speech {
    const { pool, voice } = this.#options
    const utterance = beginUtterance({
      pool,
      voice,
      words,
      onPartial: (spoken) => {
        const text = tidy(spoken, words.spelling)
        if (text !== '') this.#putText(stt.SpeechEventType.INTERIM_TRANSCRIPT, speech, { text })
      },
    })
    const speech: Speech = { utterance, startMs, end: null }
    this.#live.add(utterance)
    return speech
  }

  /** What the framework may answer in advance; forgotten when speech goes on. */
  #perhapsOver(speech: Speech, words: RoleplayWords): void {
    const end = speech.utterance.end().then((heard) => readHeard(heard, words.spelling))
    speech.end = end
    end.then(
      (heard) => {
        if (speech.end === end && heard !== null && this.#live.has(speech.utterance))
          this.#putText(stt.SpeechEventType.PREFLIGHT_TRANSCRIPT, speech, heard)
      },
      () => {},
    )
  }

  #finish({ speech, endMs, words, fail }: Ending): void {
    if (speech.end === null) this.#perhapsOver(speech, words)
    const end = speech.end
    const before = this.#told
    this.#told = (async () => {
      try {
        const heard = await end
        await before
        this.#live.delete(speech.utterance)
        speech.utterance.release()
        // That nothing was said is told as well: nobody is to wait for words that do not come.
        const said = heard ?? { text: '' }
        this.#putText(stt.SpeechEventType.FINAL_TRANSCRIPT, speech, { ...said, endMs })
        this.#put({ type: stt.SpeechEventType.END_OF_SPEECH })
      } catch (failure) {
        const message = failure instanceof Error ? failure.message : 'It cannot be recognised'
        fail(new APIConnectionError({ message }))
      }
    })()
  }

  #putText(
    type: stt.SpeechEventType,
    speech: Speech,
    heard: Partial<HeardText> & { text: string; endMs?: number },
  ): void {
    const startTime = this.startTimeOffset + speech.startMs / 1000
    const endTime = heard.endMs ? this.startTimeOffset + heard.endMs / 1000 : 0
    const { text, confidence = 0, endConfidence } = heard
    const last = text.split(' ').at(-1) ?? ''
    const words =
      endConfidence === undefined
        ? []
        : [voice.createTimedString({ text: last, endTime, confidence: endConfidence })]
    const language = asLanguageCode('en')
    this.#put({ type, alternatives: [{ language, text, startTime, endTime, confidence, words }] })
  }

  #put(event: stt.SpeechEvent): void {
    if (!this.queue.closed) this.queue.put(event)
  }

  #release(): void {
    for (const utterance of this.#live) utterance.release()
    this.#live.clear()
  }
}

type Speech = {
  utterance: Utterance
  startMs: number
  /** What was said, if this was the end. */
  end: Promise<HeardText | null> | null
}

type Ending = {
  speech: Speech
  endMs: number
  words: RoleplayWords
  fail: (failure: APIConnectionError) => void
}

const silence = () =>
  new AudioFrame(new Int16Array(FLUSH_FRAME_SAMPLES), SAMPLE_RATE, 1, FLUSH_FRAME_SAMPLES)
