import { asLanguageCode, type AudioBuffer, inference, mergeFrames, stt } from '@livekit/agents'
import type { ListeningEngine, Recogniser } from '../engines.ts'
import { atRate } from '../flite/filters.ts'
import { phonesOf } from '../flite/phones.ts'
import { type HeardText, readHeard } from './heard-text.ts'
import { createDecoderPool, type DecoderPool } from './pool.ts'
import { findRecogniser } from './recogniser.ts'
import { NO_WORDS, type RoleplayWords, roleplayWords } from './roleplay-words.ts'
import { OVER_MS, PocketsphinxStream, SAMPLE_RATE } from './speech-stream.ts'
import { beginUtterance } from './utterance.ts'

/** `pids`: of the processes that recognise. */
export type BuiltInListening = ListeningEngine & { pids: () => number[] }

/** Null as long as the recogniser is not there: see `pocketsphinxState`. */
export function openPocketsphinx({
  dataFolder,
  ahead = 1,
  pool = poolOf(dataFolder, ahead),
}: {
  dataFolder: string
  /** How many calls may begin at once. */
  ahead?: number
  pool?: DecoderPool | null
}): BuiltInListening | null {
  if (pool === null) return null
  return {
    describe: {
      id: 'pocketsphinx',
      label: 'Built-in recognition (basic)',
      where: 'on this machine',
    },
    open: ({ words }) => new PocketsphinxRecogniser(pool, words),
    pids: () => pool.pids(),
    close: () => pool.close(),
  }
}

function poolOf(dataFolder: string, ahead: number): DecoderPool | null {
  const recogniser = findRecogniser(dataFolder)
  return recogniser === null ? null : createDecoderPool(recogniser, { ahead })
}

/** Listens in one call. */
class PocketsphinxRecogniser extends stt.STT implements Recogniser {
  label = 'pocketsphinx'
  #pool: DecoderPool
  #expected: { over: () => void }
  #words: Promise<RoleplayWords>
  #voice: { mean: Float32Array | null } = { mean: null }
  #streams = new Set<PocketsphinxStream>()

  constructor(pool: DecoderPool, phrases: string[]) {
    super({ streaming: true, interimResults: true })
    this.#pool = pool
    this.#expected = pool.expect()
    // A call without its own words is better than none.
    this.#words = roleplayWords(phrases, phonesOf).catch(() => NO_WORDS)
  }

  override get model(): string {
    return 'en-us'
  }

  override get provider(): string {
    return 'pocketsphinx'
  }

  behindMs(): number {
    return Math.max(0, ...[...this.#streams].map((stream) => stream.behindMs()))
  }

  override stream(options: { connOptions?: ConnectOptions } = {}): stt.SpeechStream {
    const stream = new PocketsphinxStream(this, {
      pool: this.#pool,
      words: this.#words,
      voice: this.#voice,
      vad: new inference.VAD({ minSilenceDuration: OVER_MS }),
      connectOptions: options.connOptions,
    })
    this.#streams.add(stream)
    void stream.ended.then(() => this.#streams.delete(stream))
    return stream
  }

  /** All that somebody said in one go: what another recogniser could not hear. */
  protected override async _recognize(
    sound: AudioBuffer,
    abort?: AbortSignal,
  ): Promise<stt.SpeechEvent> {
    const words = await this.#words
    abort?.throwIfAborted()
    const utterance = beginUtterance({
      pool: this.#pool,
      words,
      voice: this.#voice,
      onPartial: () => {},
    })
    abort?.addEventListener('abort', utterance.release, { once: true })
    try {
      utterance.hear(samplesOf(sound))
      const heard = readHeard(await utterance.end(), words.spelling)
      return eventOf(heard ?? { text: '', confidence: 0 })
    } finally {
      abort?.removeEventListener('abort', utterance.release)
      utterance.release()
    }
  }

  override async close(): Promise<void> {
    this.#expected.over()
    for (const stream of this.#streams) stream.close()
  }
}

function samplesOf(sound: AudioBuffer): Int16Array {
  const { data, sampleRate } = mergeFrames(sound)
  if (sampleRate === SAMPLE_RATE) return data
  const scaled = atRate(Float32Array.from(data), { from: sampleRate, to: SAMPLE_RATE })
  return Int16Array.from(scaled, Math.round)
}

const eventOf = ({
  text,
  confidence,
}: Pick<HeardText, 'text' | 'confidence'>): stt.SpeechEvent => ({
  type: stt.SpeechEventType.FINAL_TRANSCRIPT,
  alternatives: [{ language: asLanguageCode('en'), text, startTime: 0, endTime: 0, confidence }],
})

type ConnectOptions = NonNullable<Parameters<stt.STT['stream']>[0]>['connOptions']
