import { tts } from '@livekit/agents'
import { AudioFrame } from '@livekit/rtc-node'
import type { SpeakingEngine, VoiceWish } from '../speech/engines.ts'

const SAMPLE_RATE = 24_000
const HERTZ = 440
const LOUDNESS = 12_000
const FRAME_MS = 20

/** A speaking engine for tests: a steady tone, so much of it per word, after a delay. Fails when told to. */
export type ScriptedVoice = SpeakingEngine & {
  /** Sentences in the order in which they were asked for. */
  asked: string[]
  /** Who it was to sound like, call after call. */
  wishes: VoiceWish[]
  fail: () => void
  /** What it is asked for from now on takes so long: a greeting that nobody looks at need not. */
  takes: (msAWord: number) => void
}

export function scriptedVoice({ msAWord: firstMsAWord = 60, delayMs = 0 } = {}): ScriptedVoice {
  const asked: string[] = []
  const wishes: VoiceWish[] = []
  let isFailing = false
  let msAWord = firstMsAWord
  return {
    describe: { id: 'scripted', label: 'A tone', where: 'on this machine' },
    asked,
    wishes,
    fail: () => (isFailing = true),
    takes: (ms) => (msAWord = ms),
    open(wish) {
      wishes.push(wish)
      return new Tones((text) => {
        asked.push(text)
        if (isFailing) throw new Error('the scripted voice was told to fail')
        return { ms: text.trim().split(/\s+/).length * msAWord, delayMs }
      })
    },
    close: async () => {},
  }
}

type Plan = (text: string) => { ms: number; delayMs: number }

class Tones extends tts.TTS {
  label = 'scripted.voice'
  readonly plan: Plan

  constructor(plan: Plan) {
    super(SAMPLE_RATE, 1, { streaming: false })
    this.plan = plan
  }

  synthesize(text: string): tts.ChunkedStream {
    return new Tone(text, this)
  }

  stream(): tts.SynthesizeStream {
    throw new Error('whole sentences only')
  }
}

class Tone extends tts.ChunkedStream {
  label = 'scripted.tone'
  readonly plan: Plan

  constructor(text: string, voice: Tones) {
    super(text, voice)
    this.plan = voice.plan
  }

  protected async run(): Promise<void> {
    const { ms, delayMs } = this.plan(this.inputText)
    if (delayMs > 0) await new Promise((resolve) => setTimeout(resolve, delayMs))
    const count = Math.ceil(ms / FRAME_MS)
    const size = (SAMPLE_RATE * FRAME_MS) / 1_000
    for (let n = 0; n < count; n += 1) {
      const samples = Int16Array.from(
        { length: size },
        (_, i) => LOUDNESS * Math.sin((2 * Math.PI * HERTZ * (n * size + i)) / SAMPLE_RATE),
      )
      const frame = new AudioFrame(samples, SAMPLE_RATE, 1, size)
      this.queue.put({ requestId: 'tone', segmentId: 'tone', frame, final: n === count - 1 })
    }
    this.queue.close()
  }
}
