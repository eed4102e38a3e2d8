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
/** By then nothing of what was played can still be on its way back. */
const GONE_AFTER_PIECES = 300
/** What of a line is under way and not yet played is less: what waits longer is not heard, for there is no microphone. */
const MOST_WAITING_PIECES = 30
/** The canceller finds by itself how late a sound comes back, as long as it is no later than half a second. */
const FINDS_WITHIN_PIECES = 40
/** The latest that comes back, and what it learns from. */
const MOST_PLAYED_PIECES = 220 + LEARNS_FROM_PIECES
/** A little is left for it to find: networks grow faster as well. */
const LEFT_TO_FIND_PIECES = 10
/** Of the loud part of a sound, so much was the persona: then nobody else said anything in it. */
const OWN_SHARE = 0.6

export type Echo = Listener & {
  /** Takes what comes from the loudspeaker out of the learner's sound, where it stands. */
  clean: (frame: AudioFrame) => void
  /** Whether there is a loudspeaker that the microphone hears, as far as it is known. */
  comesBack: () => boolean
  /** It takes a second and a half of its first line until one can know, and another where it may. */
  isKnown: () => boolean
  /** Whether what came to the microphone in the last so many ms was the persona, and hardly anybody else. */
  wasOwn: (lastMs: number) => boolean
  close: () => void
}

/**
 * The persona never hears itself: what it plays is taken out of what the learner's microphone brings back, by
 * the canceller of WebRTC, the one that browsers have. Theirs does not reach a loudspeaker beside the machine,
 * and some people turn it off. How late the sound comes back is found before it is asked.
 */
export function openEcho(): Echo {
  const apm = openCanceller()
  /** Played and not yet heard: one for each piece of the microphone, so that both go by one clock. */
  let queue: Int16Array[] = []
  let quietPieces = GONE_AFTER_PIECES
  const comesBack = createComesBack()
  /** As far as it may have to be told again, of both sides, the newest last. */
  const played: (Int16Array | null)[] = []
  const heardBefore: Int16Array[] = []
  /** The canceller is told what was played so much later; null while it is spared. */
  let shift: number | null = null

  function cleanPiece(heard: Int16Array, sampleRate: number) {
    const now = queue.shift() ?? null
    quietPieces = now === null ? quietPieces + 1 : 0
    if (quietPieces > GONE_AFTER_PIECES) return
    played.push(now)
    if (played.length > MOST_PLAYED_PIECES) played.shift()
    heardBefore.push(heard.slice())
    if (heardBefore.length > LEARNS_FROM_PIECES) heardBefore.shift()
    comesBack.take({ played: now, heard })
    const wanted = comesBack.is() ? shiftFor(comesBack.latePieces(), shift) : null
    // It hears what it was spared first, to know the way from the loudspeaker.
    if (wanted !== null && wanted !== shift) learn(wanted, sampleRate)
    shift = wanted
    if (shift !== null) cancel(heard, { shift, ago: 0, sampleRate })
  }

  function learn(from: number, sampleRate: number) {
    for (let ago = heardBefore.length - 1; ago > 0; ago -= 1) {
      const heard = heardBefore[heardBefore.length - 1 - ago]
      if (heard !== undefined) cancel(heard.slice(), { shift: from, ago, sampleRate })
    }
  }

  function cancel(heard: Int16Array, by: { shift: number; ago: number; sampleRate: number }) {
    const piece = played[played.length - 1 - by.shift - by.ago] ?? null
    apm.plays(piece === null ? SILENCE : atTwiceTheRate(piece))
    apm.hears(heard, by.sampleRate)
  }

  return {
    persona(samples) {
      for (let at = 0; at < samples.length; at += PLAYED_SAMPLES)
        queue.push(samples.subarray(at, at + PLAYED_SAMPLES))
      while (queue.length > MOST_WAITING_PIECES) queue.shift()
    },
    personaStops() {
      queue = []
    },
    clean({ data, sampleRate }) {
      const size = sampleRate / PIECES_A_SECOND
      for (let at = 0; at + size <= data.length; at += size)
        cleanPiece(data.subarray(at, at + size), sampleRate)
    },
    comesBack: comesBack.is,
    isKnown: comesBack.isKnown,
    wasOwn: (lastMs) => comesBack.share(Math.ceil((lastMs * PIECES_A_SECOND) / 1_000)) >= OWN_SHARE,
    close: apm.close,
  }
}

/** As it was, while the canceller can find the rest. */
function shiftFor(late: number, before: number | null): number {
  const rest = late - (before ?? 0)
  if (rest >= 0 && rest <= FINDS_WITHIN_PIECES) return before ?? 0
  return Math.max(0, late - LEFT_TO_FIND_PIECES)
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
