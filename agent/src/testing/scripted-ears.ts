import { asLanguageCode, inference, stt, VADEventType } from '@livekit/agents'
import type { AudioFrame } from '@livekit/rtc-node'
import { createSoundEnd } from '../call/sound-end.ts'
import type { ListeningEngine } from '../speech/engines.ts'

/** A listening engine for tests: it hears when somebody speaks, and what was announced beside the sound. */
export type ScriptedEars = ListeningEngine & {
  /** What the next sound says. A sound that nothing was announced for says nothing. */
  willHear: (text: string, confidence?: number) => void
  /** The words that it was opened with. */
  words: string[]
  /** How long it was given sound that is not silence, in ms. */
  heardMs: () => number
  fail: () => void
}

/** After the beginning of a sound: the first word. Then one after the other, as people speak. */
const MS_A_WORD = 180
/** As the engine that comes along does: what may be the end is told before it is certain. */
const PERHAPS_OVER_MS = 128

export function scriptedEars({ delayMs = 80 } = {}): ScriptedEars {
  const script: Announced[] = []
  const open = new Set<stt.SpeechStream>()
  const words: string[] = []
  let loudMs = 0
  return {
    describe: { id: 'scripted', label: 'A script', where: 'on this machine' },
    words,
    willHear: (text, confidence = 0.9) => script.push({ text, confidence }),
    heardMs: () => loudMs,
    fail() {
      for (const stream of open) stream.close()
    },
    open(wish) {
      words.push(...wish.words)
      const given: Given = {
        next: () => script.shift() ?? null,
        delayMs,
        loud: (ms) => (loudMs += ms),
      }
      return new ScriptedStt(given, open)
    },
    close: async () => {},
  }
}

type Announced = { text: string; confidence: number }
type Given = { next: () => Announced | null; delayMs: number; loud: (ms: number) => void }

class ScriptedStt extends stt.STT {
  label = 'scripted.ears'
  readonly given: Given
  readonly open: Set<stt.SpeechStream>

  constructor(given: Given, open: Set<stt.SpeechStream>) {
    super({ streaming: true, interimResults: true })
    this.given = given
    this.open = open
  }

  protected async _recognize(): Promise<stt.SpeechEvent> {
    throw new Error('streams only')
  }

  stream(): stt.SpeechStream {
    const stream = new ScriptedStream(this, this.given)
    this.open.add(stream)
    return stream
  }
}

class ScriptedStream extends stt.SpeechStream {
  label = 'scripted.stream'
  readonly given: Given
  readonly vad = new inference.VAD({ minSpeechDuration: 50, minSilenceDuration: 250 })

  constructor(ears: stt.STT, given: Given) {
    super(ears, 16_000)
    this.given = given
  }

  protected async run(): Promise<void> {
    const speech = this.vad.stream()
    void this.#feed(speech)
    let announced: Announced | null = null
    let isHeard = false
    let isToldEarly = false
    let spoken: NodeJS.Timeout | undefined
    try {
      const end = createSoundEnd()
      for await (const { type, frames, speaking } of speech) {
        if (type === VADEventType.START_OF_SPEECH) {
          // A breath inside a sentence begins no other.
          announced = this.given.next()
          isHeard = announced !== null
          let count = 0
          spoken = setInterval(() => {
            count += 1
            const begun = announced?.text.split(' ').slice(0, count).join(' ')
            if (begun !== undefined && begun !== '')
              this.#put('partial', { text: begun, confidence: 0.9 })
          }, MS_A_WORD)
        } else if (type === VADEventType.END_OF_SPEECH) {
          clearInterval(spoken)
          isToldEarly = false
          const final = announced ?? { text: '', confidence: 0.9 }
          announced = null
          if (isHeard) setTimeout(() => this.#put('final', final), this.given.delayMs)
        } else if (type === VADEventType.INFERENCE_DONE && speaking) {
          for (const { data, sampleRate } of frames) end.hear(data, sampleRate)
          const isPause = end.quietMs() >= PERHAPS_OVER_MS
          if (isPause && !isToldEarly && announced !== null) {
            const early = announced
            setTimeout(() => announced === early && this.#put('perhaps', early), this.given.delayMs)
          }
          isToldEarly = isPause
        }
      }
    } finally {
      clearInterval(spoken)
    }
  }

  async #feed(speech: ReturnType<inference.VAD['stream']>): Promise<void> {
    for await (const frame of this.input) {
      if (frame === stt.SpeechStream.FLUSH_SENTINEL) continue
      if (isLoud(frame)) this.given.loud((frame.samplesPerChannel / frame.sampleRate) * 1_000)
      speech.pushFrame(frame)
    }
    speech.close()
  }

  #put(kind: 'partial' | 'perhaps' | 'final', { text, confidence }: Announced): void {
    if (this.closed || this.output.closed) return
    this.output.put({
      type: TYPES[kind],
      alternatives: [
        { language: asLanguageCode('en'), text, startTime: 0, endTime: 0, confidence },
      ],
    })
  }
}

const TYPES = {
  partial: stt.SpeechEventType.INTERIM_TRANSCRIPT,
  perhaps: stt.SpeechEventType.PREFLIGHT_TRANSCRIPT,
  final: stt.SpeechEventType.FINAL_TRANSCRIPT,
}

const isLoud = ({ data }: AudioFrame): boolean => data.some((sample) => Math.abs(sample) > 300)
