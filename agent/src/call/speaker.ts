import { voice } from '@livekit/agents'
import {
  AudioFrame,
  AudioSource,
  LocalAudioTrack,
  type Room,
  TrackPublishOptions,
  TrackSource,
} from '@livekit/rtc-node'

const SAMPLE_RATE = 24_000
/** As it is sent. */
const PIECE_MS = 20
const PIECE_SAMPLES = (SAMPLE_RATE * PIECE_MS) / 1_000
/** Sound that is under way: more would be heard after a hold, less would stutter on a busy machine. */
const QUEUE_MS = 120

type Line = {
  pieces: Int16Array[]
  /** Of samples that make no whole piece yet. */
  rest: Int16Array
  next: number
  hasBegun: boolean
  isWhole: boolean
  isCut: boolean
}

const newLine = (): Line => ({
  pieces: [],
  rest: new Int16Array(0),
  next: 0,
  hasBegun: false,
  isWhole: false,
  isCut: false,
})

/** Who is told what of the voice is heard, to a fiftieth of a second. */
export type Listener = {
  persona: (samples: Int16Array, inMs: number) => void
  personaStops: () => void
}

/**
 * The persona's voice in the room. Unlike the framework's, it loses nothing when it is held and goes on, and
 * knows to a fiftieth of a second what was played.
 */
export class Speaker extends voice.AudioOutput {
  #source = new AudioSource(SAMPLE_RATE, 1, QUEUE_MS)
  #track = LocalAudioTrack.createAudioTrack('voice', this.#source)
  #line: Line | null = null
  #playing: Promise<void> = Promise.resolve()
  #isHeld = false
  #changed = Promise.withResolvers<void>()
  #isClosed = false
  /** Of the last line: when it could be heard first and last, in ms since 1970, and how much was played. */
  played = { startedAt: 0, endedAt: 0, ms: 0 }
  /** When something of it was played, in ms since 1970. */
  lastAt = 0

  #listener: Listener

  constructor(listener: Listener) {
    super(SAMPLE_RATE, undefined, { pause: true })
    this.#listener = listener
  }

  /** Resolves once somebody listens. */
  async publish(room: Room): Promise<void> {
    const options = new TrackPublishOptions()
    options.source = TrackSource.SOURCE_MICROPHONE
    const publication = await room.localParticipant?.publishTrack(this.#track, options)
    await publication?.waitForSubscription()
  }

  /** How much of the line is yet to be heard; of one that is still being made nobody knows. */
  get leftMs(): number {
    if (this.#line === null) return 0
    const { pieces, next, isWhole } = this.#line
    return isWhole ? (pieces.length - next) * PIECE_MS : Number.POSITIVE_INFINITY
  }

  /** What is under way is taken back, and said when it goes on. */
  hold(): void {
    if (this.#isHeld) return
    this.#isHeld = true
    const line = this.#line
    if (line === null || line.next === 0) return
    const queuedMs = this.#source.queuedDuration
    this.#clearQueue()
    line.next = Math.max(0, line.next - Math.ceil(queuedMs / PIECE_MS))
  }

  goOn(): void {
    this.#isHeld = false
    this.#wake()
  }

  override async captureFrame(frame: AudioFrame): Promise<void> {
    await super.captureFrame(frame)
    if (this.#isClosed) return
    if (this.#line === null || this.#line.isWhole) {
      const line = newLine()
      this.#line = line
      this.#playing = this.#play(line).catch(() => this.#finish(line))
    }
    cutIntoPieces(this.#line, frame.data)
    this.#wake()
  }

  override flush(): void {
    super.flush()
    if (this.#line === null || this.#line.isWhole) return
    const { rest } = this.#line
    if (rest.length > 0) cutIntoPieces(this.#line, new Int16Array(PIECE_SAMPLES - rest.length))
    this.#line.isWhole = true
    this.#wake()
  }

  clearBuffer(): void {
    const line = this.#line
    if (line === null) return
    super.flush()
    line.isWhole = true
    line.isCut = true
    this.#wake()
  }

  async close(): Promise<void> {
    this.#isClosed = true
    this.clearBuffer()
    // It still clears the queue of its source.
    await this.#playing
    // With the source alone, a native thread of it would outlive the call.
    await this.#track.close()
  }

  async #play(line: Line): Promise<void> {
    while (!line.isCut) {
      const piece = line.pieces[line.next]
      if (piece === undefined && line.isWhole && !this.#isHeld) {
        // A hold in the last moments takes back what is under way, too.
        await Promise.race([this.#source.waitForPlayout(), this.#changed.promise])
        if (line.next === line.pieces.length && !this.#isHeld) break
        continue
      }
      if (piece === undefined || this.#isHeld) {
        await this.#changed.promise
        continue
      }
      if (!line.hasBegun) {
        line.hasBegun = true
        this.played = { startedAt: Date.now(), endedAt: Date.now(), ms: 0 }
        this.onPlaybackStarted(this.played.startedAt)
      }
      line.next += 1
      this.lastAt = Date.now()
      this.#listener.persona(piece, this.#source.queuedDuration)
      await this.#source.captureFrame(new AudioFrame(piece, SAMPLE_RATE, 1, PIECE_SAMPLES))
    }
    this.#finish(line)
  }

  #finish(line: Line): void {
    if (this.#line !== line) return
    const queuedMs = line.isCut ? this.#source.queuedDuration : 0
    if (line.isCut) this.#clearQueue()
    this.#line = null
    const ms = Math.max(0, line.next * PIECE_MS - queuedMs)
    if (line.hasBegun) this.played = { ...this.played, endedAt: Date.now(), ms }
    this.onPlaybackFinished({ playbackPosition: ms / 1_000, interrupted: line.isCut })
  }

  #clearQueue(): void {
    this.#source.clearQueue()
    this.#listener.personaStops()
  }

  #wake(): void {
    this.#changed.resolve()
    this.#changed = Promise.withResolvers<void>()
  }
}

function cutIntoPieces(line: Line, samples: Int16Array): void {
  const all = new Int16Array(line.rest.length + samples.length)
  all.set(line.rest)
  all.set(samples, line.rest.length)
  let at = 0
  for (; at + PIECE_SAMPLES <= all.length; at += PIECE_SAMPLES)
    line.pieces.push(all.slice(at, at + PIECE_SAMPLES))
  line.rest = all.slice(at)
}
