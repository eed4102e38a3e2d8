import type { DecoderChild } from './decoder-child.ts'
import type { FromDecoder } from './messages.ts'
import { type DecoderPool, NoDecoder } from './pool.ts'
import { joined, lengthOf } from './sound.ts'
import type { SphinxPronunciation, SphinxWord } from './sphinx.ts'

/** What one person says in one go. Its sound is kept until it is understood: a process may die of it. */
export type Utterance = {
  hear: (sound: Int16Array) => void
  /** The end, as it seems. Rejects when it cannot be recognised. */
  end: () => Promise<SphinxWord[]>
  /** How long sound waits already to be understood: more than a moment on a busy machine. */
  behindMs: () => number
  /** It was not the end: what `end` answered is forgotten. */
  goOn: () => void
  /** Gives the process back. Nothing is heard any more. */
  release: () => void
}

export type UtteranceOptions = {
  pool: DecoderPool
  words: { of: string; pronounced: SphinxPronunciation[] }
  /** Of the call: read when it begins, written when it is understood. */
  voice: { mean: Float32Array | null }
  onPartial: (words: string) => void
}

// A pause that turns out to be none costs a second recognition of all that was said before it, at a sixth
// of its time. Of what is longer, the part before the pause is done with instead.
const SAMPLES_TO_HEAR_AGAIN = 6 * 16_000
// With which the part after a pause begins: silence to measure the noise by.
const SAMPLES_OF_PAUSE = 2_560
const ATTEMPTS = 3
const SAMPLES_PER_MS = 16

let lastId = 0

export function beginUtterance({ pool, words, voice, onPartial }: UtteranceOptions): Utterance {
  const stopping = new AbortController()
  let child: DecoderChild | null = null
  let failure: Error | null = null
  let attempts = 0
  /** Of parts that are done with. */
  let before: SphinxWord[] = []
  let understood: SphinxWord[] = []
  /** Of the part that is not. */
  let sound: Int16Array[] = []
  let id = 0
  let phase: 'hearing' | 'ending' | 'ended' | 'cutting' = 'hearing'
  let ending = anEnding()
  let cutAt = 0
  let isOver = false
  let isSearching = false
  /** Of `sound`, in samples. */
  let listenedTo = 0
  let partial = ''
  let endingAt = 0
  void findProcess()

  return {
    hear(samples) {
      sound.push(samples)
      if (phase === 'hearing') child?.send({ type: 'sound', id, sound: samples })
    },

    end() {
      ending = anEnding()
      isOver = true
      if (failure !== null) ending.reject(failure)
      if (phase === 'hearing') finish()
      return ending.promise
    },

    behindMs() {
      if (phase === 'ended' || failure !== null) return 0
      const waitingMs = (lengthOf(sound) - listenedTo) / SAMPLES_PER_MS
      return phase === 'ending' ? Math.max(waitingMs, Date.now() - endingAt) : waitingMs
    },

    goOn() {
      isOver = false
      const isLong = lengthOf(sound) > SAMPLES_TO_HEAR_AGAIN
      if (phase === 'ending' && isLong) {
        phase = 'cutting'
        cutAt = sound.length
      } else if (phase === 'ending' || phase === 'ended') {
        if (phase === 'ended' && isLong) {
          before = understood
          sound = [lastOf(sound)]
        }
        begin()
        if (child === null && !isSearching) void findProcess()
      }
    },

    release() {
      stopping.abort()
      ending.reject(new Error('Not wanted any more'))
      letGo()
    },
  }

  async function findProcess(): Promise<void> {
    isSearching = true
    try {
      const found = await pool.take({ words: words.of, signal: stopping.signal })
      // Between the taking and our turn it may have become unwanted.
      if (stopping.signal.aborted) return pool.giveBack(found)
      child = found
      child.listener = { says: understand, gone: startOver }
      begin()
    } catch (reason) {
      fail(reason as Error)
    } finally {
      isSearching = false
    }
  }

  function begin(): void {
    phase = 'hearing'
    listenedTo = 0
    partial = ''
    lastId += 1
    id = lastId
    const isAll = before.length === 0
    child?.send({ type: 'begin', id, words, mean: voice.mean, isAll, sound: joined(sound) })
    if (isOver) finish()
  }

  function finish(): void {
    phase = 'ending'
    endingAt = Date.now()
    child?.send({ type: 'end', id })
  }

  function understand(message: Exclude<FromDecoder, { type: 'ready' }>): void {
    if (message.id !== id) return
    if (message.type === 'partial') {
      listenedTo = message.samples
      if (message.words === partial) return
      partial = message.words
      const spoken = before.map(({ word }) => word).join(' ')
      return onPartial(`${spoken} ${message.words}`.trim())
    }
    voice.mean = message.heard.mean
    if (phase === 'cutting') {
      before = [...before, ...message.heard.words]
      sound = [lastOf(sound.slice(0, cutAt)), ...sound.slice(cutAt)]
      return begin()
    }
    phase = 'ended'
    understood = [...before, ...message.heard.words]
    ending.resolve(understood)
  }

  /** The process has died, perhaps of this very sound: another one hears it from the beginning. */
  function startOver(): void {
    letGo()
    attempts += 1
    if (attempts >= ATTEMPTS) fail(new NoDecoder('Processes that recognise die of this sound'))
    else if (phase !== 'ended') void findProcess()
  }

  function letGo(): void {
    if (child !== null) pool.giveBack(child)
    child = null
  }

  function fail(reason: Error): void {
    failure = reason
    ending.reject(reason)
  }
}

/** Its failure is nobody's but of who waits for it. */
function anEnding(): PromiseWithResolvers<SphinxWord[]> {
  const ending = Promise.withResolvers<SphinxWord[]>()
  ending.promise.catch(() => {})
  return ending
}

const lastOf = (sound: Int16Array[]): Int16Array => joined(sound).slice(-SAMPLES_OF_PAUSE)
