import {
  AudioFrame,
  AudioSource,
  AudioStream,
  LocalAudioTrack,
  type LocalTrackPublication,
  type RemoteTrack,
  Room,
  RoomEvent,
  type RoomOptions,
  TrackPublishOptions,
  TrackSource,
} from '@livekit/rtc-node'
import { onTestFinished } from 'vitest'
import type { Target } from './target.ts'
import { type Person, tokenFor } from './tokens.ts'
import { SAMPLE_RATE, shareOfTone, toneSamples } from './tone.ts'

/**
 * An unmodified @livekit/rtc-node in the room. Gone when the test is over. Its library is never put away (`dispose`):
 * what is collected after that throws, into whatever runs by then, and the process ends with its file anyway.
 */
export async function comeNative(
  target: Target,
  person: Person,
  { autoSubscribe = true, singlePeerConnection }: NativeWishes = {},
): Promise<Room> {
  const room = new Room()
  onTestFinished(() => room.disconnect())
  const options = { autoSubscribe, dynacast: false } as RoomOptions
  if (singlePeerConnection !== undefined)
    (options as { singlePeerConnection?: boolean }).singlePeerConnection = singlePeerConnection
  await room.connect(target.url, await tokenFor(target, person), options)
  return room
}

export type NativeWishes = { autoSubscribe?: boolean; singlePeerConnection?: boolean }

const FRAME_MS = 20

export type Singing = { publication: LocalTrackPublication; stop: () => Promise<void> }

/** Publishes a microphone in which one tone is heard, until the test is over. */
export async function sing(room: Room, hertz: number): Promise<Singing> {
  const source = new AudioSource(SAMPLE_RATE, 1)
  const track = LocalAudioTrack.createAudioTrack('microphone', source)
  const options = new TrackPublishOptions()
  options.source = TrackSource.SOURCE_MICROPHONE
  const publication = await (room.localParticipant?.publishTrack(track, options) ??
    Promise.reject(new Error('not connected')))
  const breath = new AbortController()
  const sung = (async () => {
    const length = (SAMPLE_RATE * FRAME_MS) / 1000
    for (let at = 0; !breath.signal.aborted; at += length)
      // Resolves when there is place in its queue, and so keeps time.
      await source.captureFrame(
        new AudioFrame(toneSamples(hertz, at, length), SAMPLE_RATE, 1, length),
      )
  })()
  const stop = async () => {
    breath.abort()
    await sung
  }
  onTestFinished(stop)
  return { publication, stop }
}

/** The track of somebody, subscribed to already or soon. */
export async function trackOf(room: Room, identity: string): Promise<RemoteTrack> {
  const there = room.remoteParticipants.get(identity)?.trackPublications.values() ?? []
  for (const { track } of there) if (track !== undefined) return track
  const { promise, resolve } = Promise.withResolvers<RemoteTrack>()
  room.on(RoomEvent.TrackSubscribed, (track, _publication, participant) => {
    if (participant.identity === identity) resolve(track)
  })
  return promise
}

const MOSTLY = 0.8
/** Half a second: no click or transition lasts as long. */
const FRAMES_IN_A_ROW = 50

/** Resolves when what is decoded is that tone, and nothing else, for half a second. */
export async function hearTone(track: RemoteTrack, hertz: number): Promise<void> {
  const stream = new AudioStream(track, { sampleRate: SAMPLE_RATE, numChannels: 1 })
  const reader = stream.getReader()
  let inARow = 0
  while (inARow < FRAMES_IN_A_ROW) {
    const { done, value } = await reader.read()
    if (done) throw new Error(`the track ended before ${hertz} Hz were heard`)
    inARow = shareOfTone(value.data, hertz) > MOSTLY ? inARow + 1 : 0
  }
  await reader.cancel()
}
