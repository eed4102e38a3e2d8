import { LEARNER_TOPIC, type LearnerSays, SENT_AGAIN } from '@colloquy/contract/room'
import {
  AudioFrame,
  AudioSource,
  AudioStream,
  LocalAudioTrack,
  type RemoteTrack,
  Room,
  RoomEvent,
  TrackPublishOptions,
  TrackSource,
} from '@livekit/rtc-node'
import { murmur } from './murmur.ts'

/** As the voices speak, and half the work for the codec of what music needs. */
export const SAMPLE_RATE = 24_000
/** Each is a message from or to the sound library: twice as many would cost a bench of many learners twice the processor. */
const FRAME_MS = 20
const FRAME_SAMPLES = (SAMPLE_RATE * FRAME_MS) / 1_000
/** Sent as it is said. */
const QUEUE_MS = 40
/** What comes after so much silence is another sound. */
const QUIET_MS = 150
/** Of 32,768, which is 40 dB below the loudest: what a codec makes of silence is below it. */
const AUDIBLE = 328

/** Somebody who practises, on a client of their own: speaks, types, hears, and reads what the agent shows. */
export type Learner = {
  room: Room
  /** Makes a sound for so long. Resolves with when its last sample was sent. */
  speak: (ms: number) => Promise<number>
  /** Makes this sound. Resolves with when its first and its last audible sample were sent. */
  say: (samples: Int16Array) => Promise<Said>
  /** From now on the microphone takes in what is heard, so much quieter: a loudspeaker beside it. */
  hearsItself: (db: number) => void
  /** `agoMs`: as a page sends it once more, to an agent that took over. */
  type: (text: string, sent?: { agoMs: number | null }) => Promise<void>
  says: (what: LearnerSays | object) => Promise<void>
  /** When the persona could be heard last, in ms since 1970. */
  lastHeardAt: () => number
  /** Resolves with when the persona is heard next after that moment. */
  hearsAfter: (at: number) => Promise<number>
  /** Resolves once the persona has been heard for so long from now on. */
  hearsFor: (ms: number) => Promise<void>
  /** Resolves with when it was heard last, once it has been silent for so long (and was heard after that). */
  silentFor: (ms: number, options?: { heardAfter: number }) => Promise<number>
  /** Resolves once an attribute of the agent is so. */
  sees: (attribute: string, is: (value: string) => boolean) => Promise<string>
  /** Resolves once this has been shown as a caption of theirs, whole. */
  reads: (caption: { text: string; by: string }) => Promise<void>
  leave: () => Promise<void>
}

export type Said = { from: number; to: number }

export async function joinAsLearner(url: string, token: string): Promise<Learner> {
  const room = new Room()
  let heardAt = 0
  /** When it began, of what was heard last. */
  let heardFrom = 0
  let heardMs = 0
  let echoDb: number | null = null
  const checks = new Set<() => void>()
  const captions: { text: string; by: string }[] = []
  const changed = () => checks.forEach((check) => check())

  /** Looks again with each frame that is heard, and whenever the agent shows something else. */
  const until = <T>(look: () => T | null): Promise<T> =>
    new Promise((resolve) => {
      const check = () => {
        const found = look()
        if (found === null) return
        checks.delete(check)
        resolve(found)
      }
      checks.add(check)
      check()
    })

  async function listen(track: RemoteTrack) {
    const frames = new AudioStream(track, {
      sampleRate: SAMPLE_RATE,
      numChannels: 1,
      frameSizeMs: FRAME_MS,
    })
    for await (const { data, samplesPerChannel } of frames) {
      if (echoDb !== null) mouth.echo(quieter(data, echoDb))
      const last = data.findLastIndex(isAudible)
      if (last >= 0) {
        const ended = Date.now()
        const before = (at: number) => ((samplesPerChannel - 1 - at) / SAMPLE_RATE) * 1_000
        if (heardAt === 0 || ended - heardAt > QUIET_MS)
          heardFrom = ended - before(data.findIndex(isAudible))
        heardAt = ended - before(last)
        heardMs += (samplesPerChannel / SAMPLE_RATE) * 1_000
      }
      changed()
    }
  }

  room.on(RoomEvent.TrackSubscribed, (track) => void listen(track).catch(() => {}))
  room.on(RoomEvent.ParticipantAttributesChanged, changed)
  room.on(RoomEvent.ParticipantConnected, changed)
  room.registerTextStreamHandler('lk.transcription', (reader, { identity }) => {
    void reader
      .readAll()
      .then((text) => {
        captions.push({ text, by: identity })
        changed()
      })
      .catch(() => {})
  })
  await room.connect(url, token, { autoSubscribe: true, dynacast: false })
  const source = new AudioSource(SAMPLE_RATE, 1, QUEUE_MS)
  const options = new TrackPublishOptions()
  options.source = TrackSource.SOURCE_MICROPHONE
  const microphone = LocalAudioTrack.createAudioTrack('microphone', source)
  await room.localParticipant?.publishTrack(microphone, options)
  const mouth = createMouth(source)

  return {
    room,
    speak: async (ms) => (await mouth.say(murmur(ms, SAMPLE_RATE))).sentAt,
    async say(samples) {
      const { sentAt } = await mouth.say(samples)
      const since = (at: number) => ((samples.length - at) / SAMPLE_RATE) * 1_000
      return {
        from: sentAt - since(samples.findIndex(isAudible)),
        to: sentAt - since(samples.findLastIndex(isAudible)),
      }
    },
    hearsItself(db) {
      echoDb = db
    },
    async type(text, { agoMs } = { agoMs: null }) {
      const attributes = agoMs === null ? {} : { [SENT_AGAIN]: `${agoMs}` }
      await room.localParticipant?.sendText(text, { topic: 'lk.chat', attributes })
    },
    async says(what) {
      const payload = new TextEncoder().encode(JSON.stringify(what))
      await room.localParticipant?.publishData(payload, { reliable: true, topic: LEARNER_TOPIC })
    },
    lastHeardAt: () => heardAt,
    hearsAfter: (at) => until(() => (heardAt > at ? Math.max(heardFrom, at) : null)),
    hearsFor(ms) {
      const before = heardMs
      return until(() => (heardMs - before >= ms ? undefined : null))
    },
    silentFor: (ms, { heardAfter } = { heardAfter: 0 }) =>
      until(() => (heardAt > heardAfter && Date.now() - heardAt >= ms ? heardAt : null)),
    sees: (attribute, is) =>
      until(() => {
        for (const { attributes } of room.remoteParticipants.values()) {
          const value = attributes[attribute]
          if (value !== undefined && is(value)) return value
        }
        return null
      }),
    reads: (caption) =>
      until(() => {
        const found = captions.some(({ text, by }) => text === caption.text && by === caption.by)
        return found ? undefined : null
      }),
    async leave() {
      mouth.close()
      await microphone.close()
      await room.disconnect()
    },
  }
}

/** By so many decibels, of which louder ones are above 0. */
const quieter = (samples: Int16Array, db: number): Int16Array =>
  samples.map((sample) => Math.round(sample * 10 ** (db / 20)))

const isAudible = (sample: number): boolean => Math.abs(sample) > AUDIBLE

type Sound = { samples: Int16Array; at: number; done: (sent: { sentAt: number }) => void }

/** As they come by a network that is not even. */
const MOST_ECHOES = 120 / FRAME_MS

/** A microphone that is always on: what is not spoken is silence. */
function createMouth(source: AudioSource) {
  const sounds: Sound[] = []
  const echoes: Int16Array[] = []
  let isClosed = false
  void (async () => {
    while (!isClosed) {
      const samples = new Int16Array(FRAME_SAMPLES)
      const [sound] = sounds
      if (sound !== undefined) {
        samples.set(sound.samples.subarray(sound.at, sound.at + FRAME_SAMPLES))
        sound.at += FRAME_SAMPLES
      }
      const echo = echoes.shift()
      if (echo !== undefined) samples.forEach((sample, n) => (samples[n] = sample + (echo[n] ?? 0)))
      // Resolves when there is place in its queue, and so keeps time.
      await source.captureFrame(new AudioFrame(samples, SAMPLE_RATE, 1, FRAME_SAMPLES))
      if (sound === undefined || sound.at < sound.samples.length) continue
      sounds.shift()
      // The last frame of it is padded with silence.
      const padMs = ((sound.at - sound.samples.length) / SAMPLE_RATE) * 1_000
      sound.done({ sentAt: Date.now() + source.queuedDuration - padMs })
    }
  })().catch(() => {})
  return {
    say: (samples: Int16Array) =>
      new Promise<{ sentAt: number }>((done) => {
        sounds.push({ samples, at: 0, done })
      }),
    echo(samples: Int16Array) {
      echoes.push(samples)
      // A loudspeaker does not wait for a microphone that is busy.
      if (echoes.length > MOST_ECHOES) echoes.shift()
    },
    close() {
      isClosed = true
    },
  }
}
