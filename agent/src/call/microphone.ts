import {
  type AudioFrame,
  AudioStream,
  type RemoteParticipant,
  type RemoteTrack,
  type RemoteTrackPublication,
  type Room,
  RoomEvent,
  TrackKind,
  TrackSource,
} from '@livekit/rtc-node'

/** As it is sent: each piece is a message from the sound library, read and handed on by this process alone. */
const FRAME_MS = 20

type MicrophoneGiven = {
  room: Room
  learnerIdentity: string
  sampleRate: number
  onSound: (frame: AudioFrame) => void
  /** Nothing comes any more, until there is another. */
  onGone?: () => void
}

/** The sound of the learner's microphone, through reloads and changes of it, and of nobody else's. */
export function followMicrophone({
  room,
  learnerIdentity,
  sampleRate,
  onSound,
  onGone,
}: MicrophoneGiven): { close: () => void } {
  let current: { sid: string; stop: () => void } | null = null

  async function pump(track: RemoteTrack, signal: AbortSignal) {
    const format = { sampleRate, numChannels: 1, frameSizeMs: FRAME_MS }
    const frames = new AudioStream(track, format).getReader()
    signal.addEventListener('abort', () => void frames.cancel().catch(() => {}), { once: true })
    for (;;) {
      const { done, value } = await frames.read()
      if (done || signal.aborted) return
      onSound(value)
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
    onGone?.()
  }
  room.on(RoomEvent.TrackSubscribed, onSubscribed)
  room.on(RoomEvent.TrackUnsubscribed, onUnsubscribed)
  const learner = room.remoteParticipants.get(learnerIdentity)
  for (const publication of learner?.trackPublications.values() ?? [])
    if (learner !== undefined && publication.track !== undefined)
      onSubscribed(publication.track, publication, learner)

  return {
    close() {
      room.off(RoomEvent.TrackSubscribed, onSubscribed)
      room.off(RoomEvent.TrackUnsubscribed, onUnsubscribed)
      current?.stop()
    },
  }
}
