import inference, { type Vad } from '@livekit/local-inference'
import { createSoundEnd } from './sound-end.ts'

// Node finds no names in it.
const { createVad, VAD_WINDOW_SAMPLES } = inference

/** The model knows no other. */
export const SAMPLE_RATE = 16_000

/**
 * Tells from a sound when somebody speaks. The model is that of the framework, which hands it each sound through four
 * streams and back: of what an agent does for a call, a tenth.
 */
export type VoiceDetector = {
  push: (samples: Int16Array) => void
  /** Nothing comes any more that could end what was begun, and what was not looked at yet begins nothing. */
  breakOff: () => void
  close: () => void
}

export type VoiceDetectorEvents = {
  /** When, in ms since 1970: some time ago, for it takes a moment to be sure. */
  began: (at: number) => void
  ended: (at: number) => void
  failed: () => void
}

/** It looks at so much at once. */
const WINDOW_MS = (1_000 * VAD_WINDOW_SAMPLES) / SAMPLE_RATE
/** How likely it has to be that this is speech, and that it still is: as the framework has it. */
const BEGINS_AT = 0.5
const GOES_ON_AT = 0.35
const SPEECH_MS = 50
/** Of the "s" of "stop" the model is not sure before the vowel, a fifth of a second later: heard for so long, so likely is enough. */
const AUDIBLE_MS = 96
const LIKELY = 0.3
/** Shorter than any wait for the end of a turn, which counts from the sound itself. */
const SILENCE_MS = 128

type Window = { samples: Int16Array; cameAt: number }

/** From one break to the next. */
type Stretch = {
  isNew: boolean
  isSpeech: boolean
  speechMs: number
  audibleMs: number
  silenceMs: number
}

const newStretch = (): Stretch => ({
  isNew: true,
  isSpeech: false,
  speechMs: 0,
  audibleMs: 0,
  silenceMs: 0,
})

export function createVoiceDetector(
  on: VoiceDetectorEvents,
  model: Vad = createVad(),
): VoiceDetector {
  const end = createSoundEnd()
  const waiting: Window[] = []
  let filling = new Int16Array(VAD_WINDOW_SAMPLES)
  let filled = 0
  let stretch = newStretch()
  let isLooking = false
  let isTold = false
  let isOver = false

  function began(at: number) {
    if (!isTold) on.began(at)
    isTold = true
  }
  function ended(at: number) {
    if (isTold) on.ended(at)
    isTold = false
  }

  function fill(samples: Int16Array) {
    for (let at = 0; at < samples.length; ) {
      const part = samples.subarray(at, at + VAD_WINDOW_SAMPLES - filled)
      filling.set(part, filled)
      filled += part.length
      at += part.length
      if (filled < VAD_WINDOW_SAMPLES) return
      waiting.push({ samples: filling, cameAt: Date.now() })
      filling = new Int16Array(VAD_WINDOW_SAMPLES)
      filled = 0
    }
  }

  /** One after the other: the model remembers. */
  async function look() {
    if (isLooking) return
    isLooking = true
    for (let window = waiting.shift(); window !== undefined; window = waiting.shift()) {
      const of = stretch
      if (of.isNew) model.reset()
      of.isNew = false
      const likelihood = await model.predict(window.samples)
      if (of === stretch) take(window, likelihood)
    }
    isLooking = false
  }

  function take({ samples, cameAt }: Window, likelihood: number) {
    end.hear(samples, SAMPLE_RATE)
    if (stretch.isSpeech) {
      // Nobody needs to wait until the model is sure of a silence that can be heard.
      if (end.quietMs() >= SILENCE_MS) ended(cameAt - end.quietMs())
      else if (end.quietMs() === 0) began(cameAt - WINDOW_MS)
    }
    const isSpeech = likelihood >= BEGINS_AT || (stretch.isSpeech && likelihood > GOES_ON_AT)
    stretch.speechMs = isSpeech ? stretch.speechMs + WINDOW_MS : 0
    stretch.silenceMs = isSpeech ? 0 : stretch.silenceMs + WINDOW_MS
    stretch.audibleMs = end.quietMs() === 0 ? stretch.audibleMs + WINDOW_MS : 0
    const isLikely = likelihood >= LIKELY && stretch.audibleMs >= AUDIBLE_MS
    if (!stretch.isSpeech && (isLikely || stretch.speechMs >= SPEECH_MS)) {
      stretch.isSpeech = true
      began(cameAt - (isLikely ? AUDIBLE_MS : stretch.speechMs))
    } else if (stretch.isSpeech && stretch.silenceMs >= SILENCE_MS) {
      stretch.isSpeech = false
      ended(cameAt - end.quietSince(stretch.silenceMs))
    }
  }

  function forget() {
    waiting.length = 0
    filled = 0
    stretch = newStretch()
  }

  /** Nobody asks it again, and nothing waits for it. */
  function close() {
    isOver = true
    forget()
  }

  return {
    push(samples) {
      if (isOver) return
      fill(samples)
      look().catch(() => {
        if (!isOver) on.failed()
        close()
      })
    },
    breakOff() {
      forget()
      ended(Date.now())
    },
    close,
  }
}
