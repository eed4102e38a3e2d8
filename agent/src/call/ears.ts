import {
  AudioStream,
  type RemoteParticipant,
  type RemoteTrack,
  type RemoteTrackPublication,
  type Room,
  RoomEvent,
  TrackKind,
  TrackSource,
} from '@livekit/rtc-node'
import { type Attention, createHearing, type HearingGiven } from './hearing.ts'

const SAMPLE_RATE = 16_000

type EarsGiven = HearingGiven & { room: Room; learnerIdentity: string }

export type Ears = { attend: (to: Attention) => void; close: () => Promise<void> }

/** Listens to the learner's microphone, through reloads and changes of it, and to nobody else. */
export function createEars({ room, learnerIdentity, ...given }: EarsGiven): Ears {
  const hearing = createHearing(given)
  let current: { sid: string; stop: () => void } | null = null

  async function pump(track: RemoteTrack, signal: AbortSignal) {
    const frames = new AudioStream(track, { sampleRate: SAMPLE_RATE, numChannels: 1 }).getReader()
    signal.addEventListener('abort', () => void frames.cancel().catch(() => {}), { once: true })
    for (;;) {
      const { done, value } = await frames.read()
      if (done || signal.aborted) return
      hearing.push(value)
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
    hearing.breakOff()
  }
  room.on(RoomEvent.TrackSubscribed, onSubscribed)
  room.on(RoomEvent.TrackUnsubscribed, onUnsubscribed)
  const learner = room.remoteParticipants.get(learnerIdentity)
  for (const publication of learner?.trackPublications.values() ?? [])
    if (learner !== undefined && publication.track !== undefined)
      onSubscribed(publication.track, publication, learner)

  return {
    attend: hearing.attend,
    async close() {
      room.off(RoomEvent.TrackSubscribed, onSubscribed)
      room.off(RoomEvent.TrackUnsubscribed, onUnsubscribed)
      current?.stop()
      await hearing.close()
    },
  }
}
