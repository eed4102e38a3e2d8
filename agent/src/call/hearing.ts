import { inference, stt, VADEventType, type VADStream } from '@livekit/agents'
import { AudioFrame } from '@livekit/rtc-node'
import { createGivenSound, type GivenSound } from './given-sound.ts'
import { createSoundEnd } from './sound-end.ts'
import type { Recogniser } from '../speech/engines.ts'
import type { Words } from './said.ts'

/** Shorter than any wait for the end of a turn, which counts from the sound itself. */
const SILENCE_MS = 128
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

  const vad = new inference.VAD({
    minSpeechDuration: 50,
    minSilenceDuration: SILENCE_MS,
    // Of its buffers nothing is used here.
    prefixPaddingDuration: 100,
    maxBufferedSpeech: 1_000,
    activationThreshold: 0.5,
  })
  const speech = vad.stream()
  const voice = createVoice(on)
  const given = createGivenSound()
  void watch(speech, { voice, given })
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
      given.pushed(frame)
      speech.pushFrame(attention.speech ? frame : silenceLike(frame))
      words?.pushFrame(attention.words ? frame : silenceLike(frame))
    },
    attend(to) {
      attention = to
    },
    behindMs: () => (words === null ? 0 : (recogniser?.behindMs?.() ?? 0)),
    breakOff() {
      // The detector forgets, and says nothing of an end.
      speech.flush()
      given.breaksOff()
      voice.ended(0)
      words?.flush()
    },
    async close() {
      isClosed = true
      speech.close()
      words?.close()
      await Promise.allSettled([vad.close(), recogniser?.close()])
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

/** Whether somebody speaks: told once each time. */
function createVoice(on: HearingGiven['on']) {
  let isSpeaking = false
  return {
    began: (msAgo: number) => {
      if (!isSpeaking) on.speechBegan(Date.now() - msAgo)
      isSpeaking = true
    },
    ended: (msAgo: number) => {
      if (isSpeaking) on.speechEnded(Date.now() - msAgo)
      isSpeaking = false
    },
  }
}

type Watching = { voice: ReturnType<typeof createVoice>; given: GivenSound }

async function watch(speech: VADStream, { voice: { began, ended }, given }: Watching) {
  const end = createSoundEnd()
  for await (const event of speech) {
    const lateMs = event.inferenceDuration
    if (event.type === VADEventType.INFERENCE_DONE) given.seen()
    // What was still on its way when it broke off begins nothing.
    if (given.isGone()) continue
    switch (event.type) {
      case VADEventType.INFERENCE_DONE:
        for (const { data, sampleRate } of event.frames) end.hear(data, sampleRate)
        if (!event.speaking) break
        // Nobody needs to wait until the detector is sure of a silence that can be heard.
        if (end.quietMs() >= SILENCE_MS) ended(end.quietMs() + lateMs)
        else if (end.quietMs() === 0) began(event.frames.reduce(longer, 0) + lateMs)
        break
      case VADEventType.START_OF_SPEECH:
        began(event.speechDuration + lateMs)
        break
      case VADEventType.END_OF_SPEECH:
        ended(end.quietSince(event.silenceDuration) + lateMs)
        break
      case VADEventType.METRICS_COLLECTED:
        break
    }
  }
}

const longer = (ms: number, { samplesPerChannel, sampleRate }: AudioFrame): number =>
  ms + (samplesPerChannel / sampleRate) * 1_000

const silenceLike = ({ samplesPerChannel, sampleRate, channels }: AudioFrame): AudioFrame =>
  new AudioFrame(
    new Int16Array(samplesPerChannel * channels),
    sampleRate,
    channels,
    samplesPerChannel,
  )
