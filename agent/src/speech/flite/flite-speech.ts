import { type APIConnectOptions, tts, voice as voiceIo } from '@livekit/agents'
import type { SpeakingEngine } from '../engines.ts'
import { createPieces, type Piece } from './pieces.ts'
import { type FlitePool, sharedFlitePool } from './pool.ts'
import { SAMPLE_RATE } from './sound.ts'
import { createSoundTrack, type TimedFrame } from './sound-track.ts'
import { createSpeaker, type Speaker } from './speaker.ts'
import { type Voice, voiceOf } from './voices.ts'

/** The voice that comes with Colloquy: nothing to install, nothing leaves the machine. English. */
export function fliteSpeech({
  pool = sharedFlitePool(),
}: {
  pool?: FlitePool
} = {}): SpeakingEngine {
  const speaker = createSpeaker(pool)
  return {
    describe: { id: 'flite', label: 'Built-in voice (basic)', where: 'on this machine' },
    open: (wish) => new FliteTTS(speaker, voiceOf(wish)),
    close: () => pool.close(),
  }
}

/** The first sentence of a process takes eight times as long as the next: spoken to nobody. */
export function rehearseFlite(pool: FlitePool = sharedFlitePool()): void {
  const voice = voiceOf({ personaName: '', seed: 0, voice: null })
  pool.run({ type: 'sound', text: 'Sorry, where were we?', voice }).catch(() => {})
}

class FliteTTS extends tts.TTS {
  override label = 'flite'
  readonly #speaker: Speaker
  readonly #voice: Voice
  readonly #closing = new AbortController()

  constructor(speaker: Speaker, voice: Voice) {
    super(SAMPLE_RATE, 1, { streaming: true, alignedTranscript: true })
    this.#speaker = speaker
    this.#voice = voice
  }

  override get model(): string {
    return this.#voice.id
  }

  override synthesize(
    text: string,
    connOptions?: APIConnectOptions,
    abort?: AbortSignal,
  ): tts.ChunkedStream {
    return new WholeText(this, {
      text,
      saying: (signal) => this.#saying(signal),
      connOptions,
      abort,
    })
  }

  override stream(options?: { connOptions?: APIConnectOptions }): tts.SynthesizeStream {
    return new TextAsItComes(this, (signal) => this.#saying(signal), options?.connOptions)
  }

  override async close(): Promise<void> {
    this.#closing.abort()
  }

  #saying(stopped: AbortSignal): Saying {
    const signal = AbortSignal.any([stopped, this.#closing.signal])
    return newSaying((text, isUrgent) =>
      this.#speaker(text, { voice: this.#voice, isUrgent, signal }),
    )
  }
}

/** One line of the persona: pieces come in, sound goes out in their order, spoken ahead of when it is heard. */
type Saying = {
  say: (pieces: Piece[], put: (frame: TimedFrame) => void) => void
  /** When all of it is out; fails when a piece could not be spoken. */
  done: () => Promise<void>
}

type Speak = (text: string, isUrgent: boolean) => ReturnType<Speaker>

function newSaying(speak: Speak): Saying {
  const track = createSoundTrack()
  let isFirst = true
  let put = (_: TimedFrame) => {}
  let said: Promise<void> = Promise.resolve()

  const inOrder = (step: () => Promise<TimedFrame[]>) => {
    said = said.then(async () => (await step()).forEach((frame) => put(frame)))
    // Whoever waits for the end hears of a failure.
    said.catch(() => {})
  }

  return {
    say(pieces, putFrame) {
      put = putFrame
      for (const piece of pieces) {
        const sound = speak(piece.text, isFirst)
        sound.catch(() => {})
        isFirst = false
        inOrder(async () => track.add(piece, await sound))
      }
    },
    async done() {
      inOrder(async () => track.end())
      await said
    },
  }
}

class TextAsItComes extends tts.SynthesizeStream {
  override label = 'flite'
  readonly #saying: (signal: AbortSignal) => Saying

  constructor(
    owner: FliteTTS,
    saying: (signal: AbortSignal) => Saying,
    connOptions: APIConnectOptions | undefined,
  ) {
    super(owner, connOptions)
    this.#saying = saying
  }

  protected override async run(): Promise<void> {
    const pieces = createPieces()
    const saying = this.#saying(this.abortSignal)
    const say = (whole: Piece[]) => {
      if (whole.length > 0) this.markStarted()
      saying.say(whole, (frame) => this.queue.put(synthesized(frame)))
    }
    for await (const input of this.input) {
      // Anything but text is a wish to say at once what there is.
      say(typeof input === 'string' ? pieces.take(input) : pieces.end())
    }
    say(pieces.end())
    await unlessStopped(saying.done(), this.abortSignal)
    if (!this.queue.closed) this.queue.put(tts.SynthesizeStream.END_OF_STREAM)
  }
}

type WholeTextOptions = {
  text: string
  saying: (signal: AbortSignal) => Saying
  connOptions: APIConnectOptions | undefined
  abort: AbortSignal | undefined
}

class WholeText extends tts.ChunkedStream {
  override label = 'flite'
  readonly #owner: FliteTTS
  readonly #saying: (signal: AbortSignal) => Saying

  constructor(owner: FliteTTS, { text, saying, connOptions, abort }: WholeTextOptions) {
    super(text, owner, connOptions, abort)
    this.#owner = owner
    this.#saying = saying
  }

  protected override async run(): Promise<void> {
    const pieces = createPieces()
    const saying = this.#saying(this.abortSignal)
    const all = [...pieces.take(this.inputText), ...pieces.end()]
    saying.say(all, (frame) => this.queue.put(synthesized(frame)))
    await unlessStopped(saying.done(), this.abortSignal).catch((reason: unknown) => {
      // Told here and not thrown: nobody awaits what the framework's class makes of it, and that ends the process.
      this.#owner.emit('error', {
        type: 'tts_error',
        timestamp: Date.now(),
        label: this.label,
        error: reason instanceof Error ? reason : new Error(String(reason)),
        recoverable: false,
      })
    })
  }
}

/** Being interrupted is no failure. */
async function unlessStopped(done: Promise<void>, signal: AbortSignal): Promise<void> {
  try {
    await done
  } catch (reason) {
    const isStopped = signal.aborted || (reason instanceof Error && reason.name === 'AbortError')
    if (!isStopped) throw reason
  }
}

const synthesized = ({ frame, text }: TimedFrame): tts.SynthesizedAudio => ({
  requestId: 'flite',
  segmentId: 'flite',
  frame,
  final: false,
  ...(text && { deltaText: text.text, timedTranscripts: [voiceIo.createTimedString(text)] }),
})
