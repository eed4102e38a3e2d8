import { inference, stt, VADEventType, type VADStream } from '@livekit/agents'
import {
  AudioFrame,
  AudioStream,
  type RemoteParticipant,
  type RemoteTrack,
  type RemoteTrackPublication,
  type Room,
  RoomEvent,
  TrackKind,
  TrackSource,
} from '@livekit/rtc-node'

const SAMPLE_RATE = 16_000
/** Shorter, and every breath is an end of speech; the wait for the end of a turn counts from the sound itself. */
const SILENCE_MS = 250

export type EarsGiven = {
  room: Room
  learnerIdentity: string
  /** Null: the sound tells when somebody speaks, and nobody says what. */
  recogniser: stt.STT | null
  on: {
    /** When it began, in ms since 1970: some time ago, for it takes a moment to be sure. */
    speechBegan: (at: number) => void
    speechEnded: (at: number) => void
    heard: (words: { text: string; isFinal: boolean; confidence: number | null }) => void
    /** The recogniser is of no use any more. */
    failed: () => void
  }
}

/** What of the learner's sound is listened to: all of it, or the recogniser and the rest are given silence. */
export type Attention = { speech: boolean; words: boolean }

export type Ears = { attend: (to: Attention) => void; close: () => Promise<void> }

/** Listens to the learner's microphone, through reloads and changes of it, and to nobody else. */
export function createEars({ room, learnerIdentity, recogniser, on }: EarsGiven): Ears {
  let attention: Attention = { speech: true, words: true }
  let current: { sid: string; stop: () => void } | null = null
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
  void watch(speech, on)
  let words = recogniser === null ? null : openWords(recogniser)
  if (words !== null) void listen(words)

  async function listen(stream: stt.SpeechStream) {
    try {
      for await (const { type, alternatives } of stream) {
        const isFinal = type === stt.SpeechEventType.FINAL_TRANSCRIPT
        if (!isFinal && type !== stt.SpeechEventType.INTERIM_TRANSCRIPT) continue
        const [best] = alternatives ?? []
        if (best === undefined || isClosed) continue
        // What says nothing of it says 0.
        const confidence = best.confidence > 0 ? Math.min(1, best.confidence) : null
        on.heard({ text: best.text, isFinal, confidence })
      }
    } catch {
      // Said below.
    }
    words = null
    if (!isClosed) on.failed()
  }

  async function pump(track: RemoteTrack, signal: AbortSignal) {
    const frames = new AudioStream(track, { sampleRate: SAMPLE_RATE, numChannels: 1 }).getReader()
    signal.addEventListener('abort', () => void frames.cancel().catch(() => {}), { once: true })
    for (;;) {
      const { done, value } = await frames.read()
      if (done || signal.aborted) return
      speech.pushFrame(attention.speech ? value : silenceLike(value))
      words?.pushFrame(attention.words ? value : silenceLike(value))
    }
  }

  const onSubscribed = (
    track: RemoteTrack,
    publication: RemoteTrackPublication,
    participant: RemoteParticipant,
  ) => {
    if (participant.identity !== learnerIdentity || track.kind !== TrackKind.KIND_AUDIO) return
    if (publication.source !== TrackSource.SOURCE_MICROPHONE) return
    current?.stop()
    const over = new AbortController()
    current = { sid: track.sid ?? '', stop: () => over.abort() }
    pump(track, over.signal).catch(() => {})
  }
  const onUnsubscribed = (track: RemoteTrack) => {
    if (current === null || current.sid !== track.sid) return
    current.stop()
    current = null
    // Nothing comes any more that could end what was begun.
    speech.flush()
  }
  room.on(RoomEvent.TrackSubscribed, onSubscribed)
  room.on(RoomEvent.TrackUnsubscribed, onUnsubscribed)
  const learner = room.remoteParticipants.get(learnerIdentity)
  for (const publication of learner?.trackPublications.values() ?? [])
    if (learner !== undefined && publication.track !== undefined)
      onSubscribed(publication.track, publication, learner)

  return {
    attend(to) {
      attention = to
    },
    async close() {
      isClosed = true
      room.off(RoomEvent.TrackSubscribed, onSubscribed)
      room.off(RoomEvent.TrackUnsubscribed, onUnsubscribed)
      current?.stop()
      speech.close()
      words?.close()
      await Promise.allSettled([vad.close(), recogniser?.close()])
    },
  }
}

/** One that hears whole utterances only is told by a voice detector of its own when there is one. */
function openWords(recogniser: stt.STT): stt.SpeechStream {
  const vad = { minSilenceDuration: SILENCE_MS, prefixPaddingDuration: 500 }
  const whole = recogniser.capabilities.streaming
    ? recogniser
    : new stt.StreamAdapter(recogniser, new inference.VAD(vad))
  // That its stream ends tells enough; an error that nobody listens to would end the process.
  for (const one of new Set([recogniser, whole])) one.on('error', () => {})
  return whole.stream()
}

async function watch(speech: VADStream, on: EarsGiven['on']) {
  for await (const event of speech) {
    const { type, inferenceDuration } = event
    if (type === VADEventType.START_OF_SPEECH)
      on.speechBegan(Date.now() - event.speechDuration - inferenceDuration)
    else if (type === VADEventType.END_OF_SPEECH)
      on.speechEnded(Date.now() - event.silenceDuration - inferenceDuration)
  }
}

const silenceLike = ({ samplesPerChannel, sampleRate, channels }: AudioFrame): AudioFrame =>
  new AudioFrame(
    new Int16Array(samplesPerChannel * channels),
    sampleRate,
    channels,
    samplesPerChannel,
  )
