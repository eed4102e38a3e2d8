import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
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
import { AccessToken } from 'livekit-server-sdk'
import type { Product } from './product.ts'

/** Somebody to talk with, on the client that agents have: it hums, and notes how loud others are. */
export type Partner = {
  room: Room
  /** Resolves when somebody is heard from now on. */
  hears: () => Promise<void>
  /** Says of itself what an agent does, such as `lk.agent.state`. */
  tells: (attributes: Record<string, string>) => Promise<void>
  /** Captions: a line of its own, or of somebody else, as it was heard so far or to its end. */
  writesDown: (line: {
    segment: string
    text: string
    of?: string
    isFinal?: boolean
  }) => Promise<void>
  /** A line in the chat. */
  writes: (text: string) => Promise<void>
  /** What others send from now on by a topic, as text: packets of data, and lines of chat. */
  reads: (topic: string) => string[]
  /** Nothing is to be heard of it any more; it stays. */
  fallsSilent: () => Promise<void>
  leave: () => Promise<void>
}

const SAMPLE_RATE = 48_000
const FRAME_SAMPLES = SAMPLE_RATE / 50
const HUM_HERTZ = 330
const LOUDNESS = 12_000
/** Of 32,768: a beep is far above it, what a codec makes of silence below. */
const AUDIBLE = 500

export async function sendPartner(product: Product, roomName: string): Promise<Partner> {
  const room = new Room()
  const listeners = new Set<() => void>()
  // Who has left again before anybody listened has no sound.
  room.on(RoomEvent.TrackSubscribed, (track) => void listen(track, listeners).catch(() => {}))
  const token = await mintToken(product, { room: roomName, identity: 'partner', kind: 'agent' })
  await room.connect(mediaUrl(product), token, { autoSubscribe: true, dynacast: false })
  const source = new AudioSource(SAMPLE_RATE, 1)
  const options = new TrackPublishOptions()
  options.source = TrackSource.SOURCE_MICROPHONE
  const track = LocalAudioTrack.createAudioTrack('hum', source)
  await room.localParticipant?.publishTrack(track, options)
  const breath = new AbortController()
  const hummed = hum(source, breath.signal)
  const read = new Map<string, string[]>()
  const linesOf = (topic: string): string[] => {
    const lines = read.get(topic) ?? []
    read.set(topic, lines)
    return lines
  }
  room.on(RoomEvent.DataReceived, (payload, _from, _kind, topic = '') =>
    linesOf(topic).push(new TextDecoder().decode(payload)),
  )
  room.registerTextStreamHandler('lk.chat', (reader) => {
    reader.readAll().then(
      (line) => linesOf('lk.chat').push(line),
      () => {},
    )
  })
  const me = room.localParticipant
  return {
    room,
    tells: async (attributes) => me?.setAttributes(attributes),
    async writesDown({ segment, text, of, isFinal = true }) {
      const writer = await me?.streamText({
        topic: 'lk.transcription',
        attributes: { 'lk.segment_id': segment, 'lk.transcription_final': String(isFinal) },
        ...(of === undefined ? {} : { senderIdentity: of }),
      })
      await writer?.write(text)
      await writer?.close()
    },
    writes: async (text) => void (await me?.sendText(text, { topic: 'lk.chat' })),
    reads: linesOf,
    async fallsSilent() {
      breath.abort()
      await hummed
    },
    hears: () =>
      new Promise((resolve) => {
        const heard = () => {
          listeners.delete(heard)
          resolve()
        }
        listeners.add(heard)
      }),
    async leave() {
      if (!room.isConnected) return
      breath.abort()
      await hummed
      await room.disconnect()
    },
  }
}

export const mediaUrl = ({ origin }: Product): string => origin.replace('http', 'ws')

type Guest = { room: string; identity: string; kind?: 'agent' | 'standard' }

/** For whoever may do all in the room that one may do in rooms: the server itself gives learners less. */
export async function mintToken(
  { dataFolder }: Product,
  { room, identity, kind = 'standard' }: Guest,
): Promise<string> {
  const text = await readFile(join(dataFolder, 'secrets.json'), 'utf8')
  const secrets = JSON.parse(text) as { mediaApiKey: string; mediaApiSecret: string }
  const token = new AccessToken(secrets.mediaApiKey, secrets.mediaApiSecret, { identity })
  token.kind = kind
  token.addGrant({ roomJoin: true, room, canUpdateOwnMetadata: true })
  return token.toJwt()
}

async function hum(source: AudioSource, signal: AbortSignal): Promise<void> {
  for (let at = 0; !signal.aborted; at += FRAME_SAMPLES) {
    const samples = Int16Array.from(
      { length: FRAME_SAMPLES },
      (_, n) => LOUDNESS * Math.sin((2 * Math.PI * HUM_HERTZ * (at + n)) / SAMPLE_RATE),
    )
    // Resolves when there is place in its queue, and so keeps time.
    await source.captureFrame(new AudioFrame(samples, SAMPLE_RATE, 1, FRAME_SAMPLES))
  }
}

async function listen(track: RemoteTrack, listeners: Set<() => void>): Promise<void> {
  const frames = new AudioStream(track, { sampleRate: SAMPLE_RATE, numChannels: 1 })
  for await (const { data } of frames)
    if (data.some((sample) => Math.abs(sample) > AUDIBLE)) listeners.forEach((heard) => heard())
}
