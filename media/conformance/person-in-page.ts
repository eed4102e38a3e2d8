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
  /** From now on, as a page that has much else to do: what a socket brings waits before it is read. */
  readLate(ms: number): void {
    globalThis.WebSocket = class extends WebSocket {
      constructor(url: string | URL, protocols?: string | string[]) {
        super(url, protocols)
        const wait = (event: Event, again: Event): void => {
          if (!event.isTrusted) return
          event.stopImmediatePropagation()
          setTimeout(() => this.dispatchEvent(again), ms)
        }
        this.addEventListener('message', (event: MessageEvent<unknown>) =>
          wait(event, new MessageEvent('message', { data: event.data })),
        )
        this.addEventListener('close', (event) => wait(event, new CloseEvent('close', event)))
      }
    }
  },

  async come({ url, token, singlePeerConnection }: Ticket): Promise<void> {
    const coming = new Room({ singlePeerConnection, disconnectOnPageLeave: true })
    room.current = coming
    for (const event of Object.values(RoomEvent))
      coming.on(event as 'reconnected', () => void happened.push(event))
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

  /** Publishes a picture that is all of one colour. */
  async show({ colour, source, videoCodec, inSizes = false }: Shown): Promise<void> {
    easel.colour = colour
    if (inSizes) [easel.canvas.width, easel.canvas.height] = LARGE
    const [track] = easel.canvas.captureStream(FRAMES_PER_SECOND).getVideoTracks()
    if (track === undefined) throw new Error('no track')
    await room.current.localParticipant.publishTrack(track, {
      source: SOURCES[source],
      videoCodec,
      simulcast: inSizes,
    })
  },

  /** From now on what is shown has another colour. */
  paint(colour: Colour): void {
    easel.colour = colour
  },

  /** Resolves when somebody's picture, as it was decoded, has that colour. */
  seePicture: ({ of, colour, source }: Omit<Picture, 'videoCodec'> & { of: string }) =>
    until(`a ${colour} picture of ${of}`, () => colourOf(pictureOf(of, source)) === colour),

  /** Resolves when somebody's picture, as it was decoded, is as wide as that. */
  seeWidth: ({ of, pixels }: { of: string; pixels: number }) =>
    until(
      `a picture of ${of}, ${pixels} wide`,
      () => elementOf(pictureOf(of, 'camera'))?.videoWidth === pixels,
    ),

  /** By what somebody's picture is said to be sent. */
  codecOf: (of: string): string | undefined => pictureOf(of, 'camera')?.mimeType,

  hide: async (hidden: boolean): Promise<void> => {
    const track = room.current.localParticipant.getTrackPublication(Track.Source.Camera)
    await (hidden ? track?.mute() : track?.unmute())
  },

  /** Does not want to see somebody's picture for now, or wants to again. */
  look({ at, wanted }: { at: string; wanted: boolean }): void {
    pictureOf(at, 'camera')?.setEnabled(wanted)
  },

  /** Resolves when no new frame of somebody's picture came for a while. */
  async seesNothingNew(of: string): Promise<void> {
    let [frames, since] = [-1, performance.now()]
    await until(`an end of the pictures of ${of}`, () => {
      const element = elementOf(pictureOf(of, 'camera'))
      const now = element?.getVideoPlaybackQuality().totalVideoFrames ?? 0
      if (now !== frames) [frames, since] = [now, performance.now()]
      return performance.now() - since > STILL_MS
    })
  },

  /** Resolves when what somebody's track sounds like is that tone. */
  hearTone: ({ of, hertz }: { of: string; hertz: number }): Promise<void> =>
    until(`${hertz} Hz of ${of}`, () => loudest(microphoneOf(of)) === nearest(hertz)),

  /** Resolves when nothing is heard of somebody. */
  hearSilence: ({ of }: { of: string }): Promise<void> =>
    until(`silence of ${of}`, () => loudest(microphoneOf(of)) === null),

  mute: async (muted: boolean): Promise<void> => {
    const track = room.current.localParticipant.getTrackPublication(Track.Source.Microphone)
    await (muted ? track?.mute() : track?.unmute())
  },

  /** Resolves when somebody is seen as muted, or as not. */
  seesMuted: ({ of, muted }: { of: string; muted: boolean }): Promise<void> =>
    until(
      `${of} ${muted ? 'muted' : 'not muted'}`,
      () => room.current.remoteParticipants.get(of)?.isMicrophoneEnabled === !muted,
    ),

  seesSpeaking: (identity: string): Promise<void> =>
    until(`${identity} speaking`, () =>
      room.current.activeSpeakers.some((one) => one.identity === identity),
    ),

  seesQuality: (identity: string, wanted: string): Promise<void> =>
    until(`${wanted} quality of ${identity}`, () => qualityOf(identity) === wanted),

  /** Resolves when the client has told of that event, since the last time it was asked for. */
  async seesEvent(event: string): Promise<void> {
    await until(event, () => happened.includes(event))
    happened.length = 0
  },

  /** By which protocol one's own microphone goes out, and somebody else's comes in. */
  ways: async ({ of }: { of: string }): Promise<(string | undefined)[]> => {
    const { localParticipant, remoteParticipants } = room.current
    const tracks = [localParticipant, remoteParticipants.get(of)].map(
      (one) => one?.getTrackPublication(Track.Source.Microphone)?.track,
    )
    return Promise.all(tracks.map(async (track) => protocolIn(await track?.getRTCStatsReport())))
  },

  rehearse: (scenario: LiveKit.SimulationScenario): Promise<void> =>
    room.current.simulateScenario(scenario),

  say: (text: string): Promise<unknown> =>
    room.current.localParticipant.sendText(text, { topic: 'talk' }),

  hearText: (text: string): Promise<void> => until(`the text ${text}`, () => texts.includes(text)),

  greet: (destinationIdentity: string): Promise<string> =>
    room.current.localParticipant.performRpc({
      destinationIdentity,
      method: 'greet',
      payload: 'good day',
    }),
}

type Colour = 'red' | 'green' | 'blue'
type Picture = {
  colour: Colour
  source: keyof typeof SOURCES
  videoCodec: 'vp8' | 'h264'
}

type Shown = Picture & {
  /** As clients do it unless they are told not to: large, and in smaller sizes as well. */
  inSizes?: boolean
}

const LARGE: [width: number, height: number] = [960, 540]
const SOURCES = { camera: Track.Source.Camera, screen: Track.Source.ScreenShare }
const FRAMES_PER_SECOND = 15
/** Several frames long. */
const STILL_MS = 1_000

/** What is painted here is shown. */
const easel = { canvas: document.createElement('canvas'), colour: 'red' as Colour }
easel.canvas.width = 320
easel.canvas.height = 240
const brush = easel.canvas.getContext('2d')
// Also when nothing changes: a canvas that nobody paints on has no new frames.
setInterval(() => {
  if (brush === null) return
  brush.fillStyle = easel.colour
  brush.fillRect(0, 0, easel.canvas.width, easel.canvas.height)
}, 1000 / FRAMES_PER_SECOND)

const pictureOf = (of: string, source: keyof typeof SOURCES) => played(of, SOURCES[source])

/**
 * What no element plays, Chromium does not decode. It is not waited for the word that a track is there: for two seconds
 * after a full reconnect livekit-client keeps such words to itself.
 */
function played(
  of: string,
  source: LiveKit.Track.Source,
): LiveKit.RemoteTrackPublication | undefined {
  const publication = room.current.remoteParticipants.get(of)?.getTrackPublication(source)
  if (publication?.track?.attachedElements.length === 0) publication.track.attach()
  return publication
}

function elementOf(
  publication: LiveKit.TrackPublication | undefined,
): HTMLVideoElement | undefined {
  const [element] = publication?.track?.attachedElements ?? []
  return element instanceof HTMLVideoElement ? element : undefined
}

/** That of the three that there is most of in the middle of the picture. */
function colourOf(publication: LiveKit.TrackPublication | undefined): Colour | null {
  const element = elementOf(publication)
  if (element === undefined || element.videoWidth === 0) return null
  const glass = new OffscreenCanvas(1, 1).getContext('2d')
  glass?.drawImage(element, element.videoWidth / 2, element.videoHeight / 2, 1, 1, 0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0] = glass?.getImageData(0, 0, 1, 1).data ?? []
  const most = Math.max(red, green, blue)
  if (most < DARKEST) return null
  return most === red ? 'red' : most === green ? 'green' : 'blue'
}

/** Of 255: "green" is half as bright as the others. */
const DARKEST = 60

declare global {
  interface Window {
    person: typeof person
  }
}
window.person = person

const LOOK_EVERY_MS = 50
/** A reconnect takes some seconds by itself. */
const PATIENCE_MS = 30_000

async function until(what: string, holds: () => boolean): Promise<void> {
  const patience = performance.now() + PATIENCE_MS
  while (!holds()) {
    if (performance.now() > patience) throw new Error(`this did not come: ${what}`)
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS))
  }
}

const qualityOf = (identity: string): string | undefined =>
  [room.current.localParticipant, ...room.current.remoteParticipants.values()].find(
    (one) => one.identity === identity,
  )?.connectionQuality

/** Of the pair of addresses that is in use. */
function protocolIn(report: RTCStatsReport | undefined): string | undefined {
  const entries = [...(report?.values() ?? [])]
  const { selectedCandidatePairId } = entries.find(({ type }) => type === 'transport') ?? {}
  return report?.get(report.get(selectedCandidatePairId)?.localCandidateId)?.protocol
}

const FFT_SIZE = 2048
const QUIETEST_DECIBELS = -60
const ears = new WeakMap<MediaStreamTrack, AnalyserNode>()

const microphoneOf = (identity: string): MediaStreamTrack | undefined =>
  played(identity, Track.Source.Microphone)?.track?.mediaStreamTrack

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
