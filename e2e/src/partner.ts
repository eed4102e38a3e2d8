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
  room.on(RoomEvent.TrackSubscribed, (track) => void listen(track, listeners))
  await room.connect(product.origin.replace('http', 'ws'), await tokenFor(product, roomName), {
    autoSubscribe: true,
    dynacast: false,
  })
  const source = new AudioSource(SAMPLE_RATE, 1)
  const options = new TrackPublishOptions()
  options.source = TrackSource.SOURCE_MICROPHONE
  const track = LocalAudioTrack.createAudioTrack('hum', source)
  await room.localParticipant?.publishTrack(track, options)
  const breath = new AbortController()
  const hummed = hum(source, breath.signal)
  return {
    room,
    hears: () =>
      new Promise((resolve) => {
        const heard = () => {
          listeners.delete(heard)
          resolve()
        }
        listeners.add(heard)
      }),
    async leave() {
      breath.abort()
      await hummed
      await room.disconnect()
    },
  }
}

async function tokenFor({ dataFolder }: Product, room: string): Promise<string> {
  const text = await readFile(join(dataFolder, 'secrets.json'), 'utf8')
  const secrets = JSON.parse(text) as { mediaApiKey: string; mediaApiSecret: string }
  const token = new AccessToken(secrets.mediaApiKey, secrets.mediaApiSecret, {
    identity: 'partner',
  })
  token.kind = 'agent'
  token.addGrant({ roomJoin: true, room })
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
