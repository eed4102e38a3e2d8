import type { AudioFrame } from '@livekit/rtc-node'
import { FfiHandle } from '@livekit/rtc-ffi-bindings'
import { createComesBack } from './comes-back.ts'
import type { Listener } from './speaker.ts'

/** The canceller takes a hundredth of a second at a time. */
const PIECES_A_SECOND = 100
const REFERENCE_RATE = 48_000
const SILENCE = new Int16Array(REFERENCE_RATE / PIECES_A_SECOND)
const PLAYED_SAMPLES = SILENCE.length / 2
/** It knows the way within a second. */
const LEARNS_FROM_PIECES = 200

type Piece = { played: Int16Array | null; heard: Int16Array }
/** By then nothing of what was played can still be on its way back. */
const GONE_AFTER_PIECES = 150

export type Echo = Listener & {
  /** Takes what comes from the loudspeaker out of the learner's sound, where it stands. */
  clean: (frame: AudioFrame) => void
  close: () => void
}

/**
 * The persona never hears itself: what it plays is taken out of what the learner's microphone brings back, by
 * the canceller of WebRTC, the one that browsers have. Theirs does not reach a loudspeaker beside the machine,
 * and some people turn it off. It finds by itself how late the sound comes back, up to half a second.
 */
export function openEcho(): Echo {
  const apm = openCanceller()
  /** Played and not yet heard: one for each piece of the microphone, so that both go by one clock. */
  let queue: Int16Array[] = []
  let quietPieces = GONE_AFTER_PIECES
  const comesBack = createComesBack()
  /** What the canceller was spared. Should it be needed, it hears this first, to know the way from the loudspeaker. */
  let spared: Piece[] = []

  function cleanPiece(heard: Int16Array, sampleRate: number) {
    const played = queue.shift() ?? null
    quietPieces = played === null ? quietPieces + 1 : 0
    if (quietPieces > GONE_AFTER_PIECES) {
      spared = []
      return
    }
    comesBack.take({ played, heard })
    if (!comesBack.is()) {
      spared.push({ played, heard: heard.slice() })
      if (spared.length > LEARNS_FROM_PIECES) spared.shift()
      return
    }
    for (const piece of spared) cancel(piece, sampleRate)
    spared = []
    cancel({ played, heard }, sampleRate)
  }

  function cancel({ played, heard }: Piece, sampleRate: number) {
    apm.plays(played === null ? SILENCE : atTwiceTheRate(played))
    apm.hears(heard, sampleRate)
  }

  return {
    persona(samples) {
      for (let at = 0; at < samples.length; at += PLAYED_SAMPLES)
        queue.push(samples.subarray(at, at + PLAYED_SAMPLES))
    },
    personaStops() {
      queue = []
    },
    clean({ data, sampleRate }) {
      const size = sampleRate / PIECES_A_SECOND
      for (let at = 0; at + size <= data.length; at += size)
        cleanPiece(data.subarray(at, at + size), sampleRate)
    },
    close: apm.close,
  }
}

/** In the sound library, which has no class for it: asked for in its own language, in the version that we pin. */
function openCanceller() {
  const library = soundLibrary()
  const { apm } = library.request<{ apm: { handle: { id: bigint } } }>({
    message: {
      case: 'newApm',
      value: {
        echoCancellerEnabled: true,
        gainControllerEnabled: false,
        highPassFilterEnabled: false,
        noiseSuppressionEnabled: false,
      },
    },
  })
  const handle = new FfiHandle(apm.handle.id)

  function take(
    which: 'apmProcessStream' | 'apmProcessReverseStream',
    { samples, sampleRate }: { samples: Int16Array; sampleRate: number },
  ) {
    const bytes = new Uint8Array(samples.buffer, samples.byteOffset, samples.byteLength)
    const { error } = library.request<{ error?: string }>({
      message: {
        case: which,
        value: {
          apmHandle: handle.handle,
          dataPtr: library.retrievePtr(bytes),
          size: bytes.length,
          sampleRate,
          numChannels: 1,
        },
      },
    })
    if (error) throw new Error(error)
  }
  return {
    plays: (samples: Int16Array) =>
      take('apmProcessReverseStream', { samples, sampleRate: REFERENCE_RATE }),
    hears: (samples: Int16Array, sampleRate: number) =>
      take('apmProcessStream', { samples, sampleRate }),
    close: () => handle.dispose(),
  }
}

/** It is there from the first room, track or sound of a process on. */
function soundLibrary(): NonNullable<typeof globalThis._ffiClientInstance> {
  const library = globalThis._ffiClientInstance
  if (library === undefined) throw new Error('Nothing has used the sound library yet.')
  return library
}

/** What this adds lies above all that people say, and the canceller does not look there. */
function atTwiceTheRate(samples: Int16Array): Int16Array {
  const made = new Int16Array(2 * samples.length)
  for (const [at, sample] of samples.entries()) {
    made[2 * at] = sample
    made[2 * at + 1] = (sample + (samples[at + 1] ?? sample)) >> 1
  }
  return made
}
