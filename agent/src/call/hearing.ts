import { inference, stt } from '@livekit/agents'
import { AudioFrame } from '@livekit/rtc-node'
import type { Recogniser } from '../speech/engines.ts'
import type { Words } from './said.ts'
import { createVoiceDetector } from './voice-detector.ts'

/** Of what is recognised as a whole: shorter, and every breath would cut it. */
const UTTERANCE_OVER_MS = 250

export type HearingGiven = {
  /** Null: the sound tells when somebody speaks, and nobody says what. */
  recogniser: Recogniser | null
  on: {
    /** When it began, in ms since 1970: some time ago, for it takes a moment to be sure. */
    speechBegan: (at: number) => void
    speechEnded: (at: number) => void
    heard: (words: Words & { isFinal: boolean }) => void
    /** The words of what may have been all; if it was, they are `heard` as well. */
    perhapsHeard: (words: Words) => void
    /** The recogniser is of no use any more. */
    failed: () => void
  }
}

/** What of the sound is listened to: all of it, or the recogniser and the rest are given silence. */
export type Attention = { speech: boolean; words: boolean }

/** Tells of a sound, as it comes, when somebody speaks and what they say. */
export type Hearing = {
  push: (frame: AudioFrame) => void
  attend: (to: Attention) => void
  /** How long sound waits already for the recogniser. */
  behindMs: () => number
  /** Nothing comes any more that could end what was begun. */
  breakOff: () => void
  close: () => Promise<void>
}

export function createHearing({ recogniser, on }: HearingGiven): Hearing {
  let attention: Attention = { speech: true, words: true }
  let isClosed = false

  const voice = createVoiceDetector({
    began: on.speechBegan,
    ended: on.speechEnded,
    failed: on.failed,
  })
  let words = recogniser === null ? null : openWords(recogniser)
  if (words !== null) void listen(words)

  async function listen(stream: stt.SpeechStream) {
    try {
      for await (const { type, alternatives } of stream) {
        const { FINAL_TRANSCRIPT, INTERIM_TRANSCRIPT, PREFLIGHT_TRANSCRIPT } = stt.SpeechEventType
        const [best] = alternatives ?? []
        if (best === undefined || isClosed) continue
        const { text } = best
        // What says nothing of it says 0.
        const confidence = best.confidence > 0 ? Math.min(1, best.confidence) : null
        const endConfidence = best.words?.at(-1)?.confidence ?? null
        const heard = { text, confidence, endConfidence }
        if (type === PREFLIGHT_TRANSCRIPT) on.perhapsHeard(heard)
        else if (type === FINAL_TRANSCRIPT || type === INTERIM_TRANSCRIPT)
          on.heard({ ...heard, isFinal: type === FINAL_TRANSCRIPT })
      }
    } catch {
      // Said below.
    }
    words = null
    if (!isClosed) on.failed()
  }

  return {
    push(frame) {
      voice.push(attention.speech ? frame.data : silenceLike(frame).data)
      words?.pushFrame(attention.words ? frame : silenceLike(frame))
    },
    attend(to) {
      attention = to
    },
    behindMs: () => (words === null ? 0 : (recogniser?.behindMs?.() ?? 0)),
    breakOff() {
      voice.breakOff()
      words?.flush()
    },
    async close() {
      isClosed = true
      voice.close()
      words?.close()
      await recogniser?.close().catch(() => {})
    },
  }
}

/** One that hears whole utterances only is told by a voice detector of its own when there is one. */
function openWords(recogniser: stt.STT): stt.SpeechStream {
  const vad = { minSilenceDuration: UTTERANCE_OVER_MS, prefixPaddingDuration: 500 }
  const whole = recogniser.capabilities.streaming
    ? recogniser
    : new stt.StreamAdapter(recogniser, new inference.VAD(vad))
  // That its stream ends tells enough; an error that nobody listens to would end the process.
  for (const one of new Set([recogniser, whole])) one.on('error', () => {})
  return whole.stream()
}

const silenceLike = ({ samplesPerChannel, sampleRate, channels }: AudioFrame): AudioFrame =>
  new AudioFrame(
    new Int16Array(samplesPerChannel * channels),
    sampleRate,
    channels,
    samplesPerChannel,
  )
