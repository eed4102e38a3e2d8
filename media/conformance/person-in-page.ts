// Runs in the browser: somebody in a room, by way of livekit-client as it is published.
import type * as LiveKit from 'livekit-client'

declare const LivekitClient: typeof LiveKit
const { Room, RoomEvent, Track } = LivekitClient

type Ticket = { url: string; token: string; singlePeerConnection: boolean }

const room = { current: new Room() }
const audio = new AudioContext()
const happened: string[] = []
const texts: string[] = []

const person = {
  async come({ url, token, singlePeerConnection }: Ticket): Promise<void> {
    const coming = new Room({ singlePeerConnection, disconnectOnPageLeave: true })
    room.current = coming
    for (const event of Object.values(RoomEvent))
      coming.on(event as 'reconnected', () => void happened.push(event))
    // What no element plays, Chromium does not decode.
    coming.on(RoomEvent.TrackSubscribed, (track) => void track.attach())
    coming.registerTextStreamHandler('talk', (reader) => {
      void reader.readAll().then((text) => texts.push(text))
    })
    coming.registerRpcMethod(
      'greet',
      async ({ payload, callerIdentity }) => `${payload}, ${callerIdentity}`,
    )
    await coming.connect(url, token)
  },

  /** Publishes a microphone in which one tone is heard. */
  async sing(hertz: number): Promise<string> {
    await audio.resume()
    const voice = new OscillatorNode(audio, { frequency: hertz })
    const loudness = new GainNode(audio, { gain: 0.5 })
    const microphone = audio.createMediaStreamDestination()
    voice.connect(loudness).connect(microphone)
    voice.start()
    const [track] = microphone.stream.getAudioTracks()
    if (track === undefined) throw new Error('no track')
    const { trackSid } = await room.current.localParticipant.publishTrack(track, {
      source: Track.Source.Microphone,
    })
    return trackSid
  },

  /** Resolves when what somebody's track sounds like is that tone. */
  async hearTone({ of, hertz }: { of: string; hertz: number }): Promise<void> {
    for (;;) {
      if (loudest(microphoneOf(of)) === nearest(hertz)) return
      await nextLook()
    }
  },

  /** Resolves when nothing is heard of somebody. */
  async hearSilence({ of }: { of: string }): Promise<void> {
    while (loudest(microphoneOf(of)) !== null) await nextLook()
  },

  mute: async (muted: boolean): Promise<void> => {
    const track = room.current.localParticipant.getTrackPublication(Track.Source.Microphone)
    await (muted ? track?.mute() : track?.unmute())
  },

  /** Resolves when somebody is seen as muted, or as not. */
  async seesMuted({ of, muted }: { of: string; muted: boolean }): Promise<void> {
    while (room.current.remoteParticipants.get(of)?.isMicrophoneEnabled === muted) await nextLook()
  },

  async seesSpeaking(identity: string): Promise<void> {
    while (!room.current.activeSpeakers.some((one) => one.identity === identity)) await nextLook()
  },

  async seesQuality(identity: string): Promise<string> {
    for (;;) {
      const quality =
        identity === room.current.localParticipant.identity
          ? room.current.localParticipant.connectionQuality
          : room.current.remoteParticipants.get(identity)?.connectionQuality
      if (quality !== undefined && quality !== 'unknown') return quality
      await nextLook()
    }
  },

  /** Resolves when the client has told of that event, since the last time it was asked for. */
  async seesEvent(event: string): Promise<void> {
    while (!happened.includes(event)) await nextLook()
    happened.length = 0
  },

  rehearse: (scenario: LiveKit.SimulationScenario): Promise<void> =>
    room.current.simulateScenario(scenario),

  say: (text: string): Promise<unknown> =>
    room.current.localParticipant.sendText(text, { topic: 'talk' }),

  async hearText(): Promise<string> {
    for (;;) {
      const text = texts.shift()
      if (text !== undefined) return text
      await nextLook()
    }
  },

  greet: (destinationIdentity: string): Promise<string> =>
    room.current.localParticipant.performRpc({
      destinationIdentity,
      method: 'greet',
      payload: 'good day',
    }),

  /** What becomes of a camera. */
  async showPicture(): Promise<'published' | string> {
    const [track] = document.createElement('canvas').captureStream(5).getVideoTracks()
    if (track === undefined) throw new Error('no track')
    return room.current.localParticipant.publishTrack(track, { source: Track.Source.Camera }).then(
      () => 'published',
      (refused: Error) => refused.message,
    )
  },

  leave: (): Promise<void> => room.current.disconnect(),
}

declare global {
  interface Window {
    person: typeof person
  }
}
window.person = person

const LOOK_EVERY_MS = 50
const nextLook = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))

const FFT_SIZE = 2048
const QUIETEST_DECIBELS = -60
const ears = new WeakMap<MediaStreamTrack, AnalyserNode>()

const microphoneOf = (identity: string): MediaStreamTrack | undefined =>
  room.current.remoteParticipants.get(identity)?.getTrackPublication(Track.Source.Microphone)?.track
    ?.mediaStreamTrack

function earFor(track: MediaStreamTrack): AnalyserNode {
  const known = ears.get(track)
  if (known !== undefined) return known
  const ear = new AnalyserNode(audio, { fftSize: FFT_SIZE, smoothingTimeConstant: 0 })
  audio.createMediaStreamSource(new MediaStream([track])).connect(ear)
  ears.set(track, ear)
  return ear
}

/** The place in the spectrum where most of the energy is, or null in silence. */
function loudest(track: MediaStreamTrack | undefined): number | null {
  if (track === undefined) return null
  void audio.resume()
  const spectrum = new Float32Array(FFT_SIZE / 2)
  earFor(track).getFloatFrequencyData(spectrum)
  const peak = Math.max(...spectrum)
  return peak > QUIETEST_DECIBELS ? spectrum.indexOf(peak) : null
}

const nearest = (hertz: number): number => Math.round((hertz * FFT_SIZE) / audio.sampleRate)
