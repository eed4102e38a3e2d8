import { inference, stt } from '@livekit/agents'
import type { ListeningEngine } from '../engines.ts'
import { phonesOf } from '../flite/phones.ts'
import { createDecoderPool, type DecoderPool } from './pool.ts'
import { findRecogniser } from './recogniser.ts'
import { NO_WORDS, type RoleplayWords, roleplayWords } from './roleplay-words.ts'
import { OVER_MS, PocketsphinxStream, SAMPLE_RATE } from './speech-stream.ts'

/** Null as long as the recogniser is not there: see `pocketsphinxState`. */
export function openPocketsphinx({
  dataFolder,
  pool = poolOf(dataFolder),
}: {
  dataFolder: string
  pool?: DecoderPool | null
}): ListeningEngine | null {
  if (pool === null) return null
  return {
    describe: {
      id: 'pocketsphinx',
      label: 'Built-in recognition (basic)',
      where: 'on this machine',
    },
    open: ({ words }) => new PocketsphinxRecogniser(pool, words),
    close: () => pool.close(),
  }
}

function poolOf(dataFolder: string): DecoderPool | null {
  const recogniser = findRecogniser(dataFolder)
  return recogniser === null ? null : createDecoderPool(recogniser)
}

/** Listens in one call. */
class PocketsphinxRecogniser extends stt.STT {
  label = 'pocketsphinx'
  #pool: DecoderPool
  #words: Promise<RoleplayWords>
  #voice: { mean: Float32Array | null } = { mean: null }
  #streams = new Set<PocketsphinxStream>()

  constructor(pool: DecoderPool, phrases: string[]) {
    super({ streaming: true, interimResults: true })
    this.#pool = pool
    // A call without its own words is better than none.
    this.#words = roleplayWords(phrases, phonesOf).catch(() => NO_WORDS)
  }

  override get model(): string {
    return 'en-us'
  }

  override get provider(): string {
    return 'pocketsphinx'
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

  protected override async _recognize(): Promise<stt.SpeechEvent> {
    throw new Error(`It listens to a stream of ${SAMPLE_RATE} Hz, not to files`)
  }

  override async close(): Promise<void> {
    for (const stream of this.#streams) stream.close()
  }
}

type ConnectOptions = NonNullable<Parameters<stt.STT['stream']>[0]>['connOptions']
