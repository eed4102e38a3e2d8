import { randomUUID } from 'node:crypto'
import type { EngineInUse } from '@colloquy/contract/room'
import { type APIConnectOptions, AudioByteStream, tts } from '@livekit/agents'
import { type AudioFrame, AudioResampler } from '@livekit/rtc-node'
import type { OnUse, SpeakingEngine } from '../engines.ts'
import { EngineFailed, piecesOf, post } from './request.ts'
import { createRest, type Rest } from './rest.ts'
import type { SpeechServices } from '@colloquy/contract/speech-services'
import { tellChanges } from './tell-changes.ts'

/** What "pcm" is: 16-bit samples, one channel. */
const SAMPLE_RATE = 24_000
const FRAME_SAMPLES = SAMPLE_RATE / 50
/** Until the first sound of a sentence, and between its pieces. */
const PATIENCE_MS = 4_000
/** No sentence is spoken for longer: what goes on is no speech. */
const LONGEST_BYTES = SAMPLE_RATE * 2 * 120

type SpeakService = NonNullable<SpeechServices['speak']>

/** A sentence at a time. What it cannot say, `otherwise` says. */
export function hostedSpeech(
  service: SpeakService,
  otherwise: SpeakingEngine,
  patienceMs = PATIENCE_MS,
): SpeakingEngine {
  const rest = createRest()
  const describe: EngineInUse = {
    id: 'hosted',
    label: `Voice by ${service.model}`,
    where: `to ${new URL(service.url).host}`,
  }
  return {
    describe,
    open: (wish, onUse) =>
      new HostedSpeech({
        service,
        rest,
        patienceMs,
        voice: voiceFor(wish.personaName, service.voices),
        otherwise: otherwise.open(wish),
        hosted: describe,
        here: otherwise.describe,
        use: tellChanges(describe, onUse),
      }),
    close: () => otherwise.close(),
  }
}

/** By the letters of the name alone: what they may mean is nobody's guess. */
function voiceFor(name: string, voices: string[]): string {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 1_000_003
  return voices[sum % voices.length] ?? ''
}

type Given = {
  service: SpeakService
  rest: Rest
  voice: string
  patienceMs: number
  otherwise: tts.TTS
  hosted: EngineInUse
  here: EngineInUse
  use: OnUse
}

class HostedSpeech extends tts.TTS {
  readonly label = 'hosted speech'
  readonly #given: Given

  constructor(given: Given) {
    super(SAMPLE_RATE, 1, { streaming: false })
    this.#given = given
    // Then nobody speaks any more.
    given.otherwise.on('error', (failure) => this.emit('error', failure))
  }

  synthesize(text: string, options?: APIConnectOptions, abort?: AbortSignal): tts.ChunkedStream {
    return new Sentence(this, { ...this.#given, text, options, abort })
  }

  stream(): never {
    throw new Error('It speaks whole sentences')
  }

  override async close(): Promise<void> {
    await this.#given.otherwise.close()
  }
}

type Asked = Given & {
  text: string
  options: APIConnectOptions | undefined
  abort: AbortSignal | undefined
}

class Sentence extends tts.ChunkedStream {
  readonly label = 'hosted speech'
  readonly #asked: Asked

  constructor(speech: HostedSpeech, asked: Asked) {
    super(asked.text, speech, asked.options, asked.abort)
    this.#asked = asked
  }

  protected async run(): Promise<void> {
    const { rest, hosted, here, use } = this.#asked
    try {
      if (!rest.isOver()) {
        use(here)
        return await this.#sayOtherwise()
      }
      await this.#say(this.#fromService())
      rest.worked()
      use(hosted)
    } catch {
      if (this.abortSignal.aborted) return
      rest.failed()
      use(here)
      // Also when some of it was heard: a sentence that begins again is understood, half of one is not.
      // A failure here would be nobody's to catch.
      await this.#sayOtherwise().catch(() => {})
    } finally {
      this.queue.close()
    }
  }

  async *#fromService(): AsyncGenerator<AudioFrame> {
    const { service, voice, text, patienceMs } = this.#asked
    const signal = this.abortSignal
    const answer = await post(service, {
      path: '/audio/speech',
      body: { model: service.model, voice, input: text, response_format: 'pcm' },
      withinMs: patienceMs,
      signal,
    })
    if (/json|text|html/.test(answer.headers.get('content-type') ?? '')) {
      await answer.body?.cancel().catch(() => {})
      throw new EngineFailed('garbled')
    }
    const samples = new AudioByteStream(SAMPLE_RATE, 1, FRAME_SAMPLES)
    let bytes = 0
    for await (const piece of piecesOf(answer, { withinMs: patienceMs, signal })) {
      bytes += piece.byteLength
      if (bytes > LONGEST_BYTES) throw new EngineFailed('garbled')
      yield* samples.write(piece)
    }
    if (bytes < 2 * FRAME_SAMPLES) throw new EngineFailed('garbled')
    yield* samples.flush()
  }

  async *#fromOther(): AsyncGenerator<AudioFrame> {
    const { otherwise, text, options } = this.#asked
    const resampler =
      otherwise.sampleRate === SAMPLE_RATE
        ? null
        : new AudioResampler(otherwise.sampleRate, SAMPLE_RATE, 1)
    try {
      for await (const { frame } of otherwise.synthesize(text, options, this.abortSignal)) {
        if (resampler === null) yield frame
        else yield* resampler.push(frame)
      }
      if (resampler !== null) yield* resampler.flush()
    } finally {
      resampler?.close()
    }
  }

  #sayOtherwise(): Promise<void> {
    return this.#say(this.#fromOther())
  }

  async #say(frames: AsyncGenerator<AudioFrame>): Promise<void> {
    const ids = { requestId: randomUUID(), segmentId: '' }
    // One behind, for the last of them says that it is.
    let last: AudioFrame | null = null
    for await (const frame of frames) {
      if (last !== null) this.queue.put({ ...ids, frame: last, final: false })
      last = frame
    }
    if (last !== null) this.queue.put({ ...ids, frame: last, final: true })
  }
}
