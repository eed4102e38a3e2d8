import type { Page } from 'playwright-core'

/**
 * A mouth before a page's microphone, and ears at its speaker. What is said goes in as sound, what is heard
 * is what the page has decoded; all times are those of one clock in the page, in seconds.
 */
export type PageAudio = {
  /** Resolves when it has been said, with the time of its last audible sample. */
  say: (wav: Buffer) => Promise<{ startedAt: number; endedAt: number }>
  now: () => Promise<number>
  /** The first sound heard after that time, and all of it until it is quiet for a while: a line, if nothing else is said. */
  hear: (of: { since: number; quietMs?: number; withinMs?: number }) => Promise<Heard>
  /** Resolves with the time at which something is heard after that one, while it goes on. */
  begins: (since: number, withinMs?: number) => Promise<number>
  /** Resolves with the time since which nothing has been heard for so long. */
  quiet: (of: { since: number; forMs: number; withinMs?: number }) => Promise<number>
}

export type Heard = { startedAt: number; endedAt: number; wav: Buffer }

/** What is kept of what is heard. */
const HEARD_RATE = 16_000

/** Has to be called before the page is opened. */
export async function giveVoice(page: Page): Promise<PageAudio> {
  await page.addInitScript(inPage, HEARD_RATE)
  const call = <Answer>(name: string, argument: unknown): Promise<Answer> =>
    page.evaluate(
      ([method, given]) => (globalThis as unknown as InPage).colloquyVoice[method]?.(given),
      [name, argument] as const,
    ) as Promise<Answer>
  return {
    say: (wav) => call('say', wav.toString('base64')),
    now: () => call('now', null),
    begins: (since, withinMs = PATIENCE_MS) => call('begins', { since, withinMs }),
    quiet: ({ since, forMs, withinMs = PATIENCE_MS }) => call('quiet', { since, forMs, withinMs }),
    hear: async ({ since, quietMs = LINE_IS_OVER_MS, withinMs = PATIENCE_MS }) => {
      const startedAt = await call<number>('begins', { since, withinMs })
      const endedAt = await call<number>('quiet', { since: startedAt, forMs: quietMs, withinMs })
      const samples = await call<string>('soundBetween', {
        from: startedAt - 0.2,
        to: endedAt + 0.3,
      })
      return { startedAt, endedAt, wav: wavOf(Buffer.from(samples, 'base64')) }
    },
  }
}

const PATIENCE_MS = 20_000

/** Longer than the pause between two sentences, of which the first may be too short to be understood alone. */
const LINE_IS_OVER_MS = 1_200

type InPage = { colloquyVoice: Record<string, (argument: unknown) => unknown> }

/** Runs in the page, before its own scripts: what it uses has to stand in it. */
function inPage(rate: number): void {
  const LOUD = 0.01
  const CHUNK = 1024
  const context = new AudioContext({ sampleRate: 48_000 })
  const mouth = context.createMediaStreamDestination()
  const chunks: { at: number; samples: Int16Array; isLoud: boolean }[] = []
  const listeners = new Set<() => void>()

  const devices = navigator.mediaDevices
  const ask = devices.getUserMedia.bind(devices)
  devices.getUserMedia = async (wanted) => {
    if (!wanted?.audio) return ask(wanted)
    await context.resume()
    return new MediaStream(mouth.stream.getAudioTracks().map((track) => track.clone()))
  }

  const Connection = globalThis.RTCPeerConnection
  globalThis.RTCPeerConnection = class extends Connection {
    constructor(configuration?: RTCConfiguration) {
      super(configuration)
      this.addEventListener('track', ({ track }) => {
        if (track.kind === 'audio') listenTo(track)
      })
    }
  }

  // One for all that plays, also at once: a track stays a while after whoever spoke in it is gone.
  const tap = context.createScriptProcessor(CHUNK, 1, 1)
  tap.onaudioprocess = ({ inputBuffer, playbackTime }) => keep(inputBuffer, playbackTime)
  // Without a way out it is never asked to work.
  tap.connect(context.destination)

  function listenTo(track: MediaStreamTrack): void {
    void context.resume()
    const source = context.createMediaStreamSource(new MediaStream([track]))
    source.connect(tap)
    track.addEventListener('ended', () => source.disconnect())
  }

  function keep(sound: AudioBuffer, at: number): void {
    const heard = sound.getChannelData(0)
    const step = context.sampleRate / rate
    const samples = new Int16Array(Math.floor(heard.length / step))
    let loudest = 0
    for (let n = 0; n < samples.length; n += 1) {
      let sum = 0
      for (let k = 0; k < step; k += 1) sum += heard[n * step + k] ?? 0
      const value = sum / step
      loudest = Math.max(loudest, Math.abs(value))
      samples[n] = Math.round(Math.max(-1, Math.min(1, value)) * 32_767)
    }
    chunks.push({ at, samples, isLoud: loudest > LOUD })
    for (const listener of listeners) listener()
  }

  /** Asked again with every piece of sound that comes, and while none comes. */
  function until<Value>(find: () => Value | null, withinMs: number, what: string): Promise<Value> {
    return new Promise((resolve, reject) => {
      const timer = setTimeout(() => {
        stop()
        reject(new Error(`${what} within ${withinMs} ms`))
      }, withinMs)
      const look = () => {
        const found = find()
        if (found === null) return
        stop()
        resolve(found)
      }
      const stop = () => {
        listeners.delete(look)
        clearTimeout(timer)
        clearInterval(again)
      }
      const again = setInterval(() => look(), 100)
      listeners.add(look)
      look()
    })
  }

  const seconds = CHUNK / context.sampleRate
  const voice = {
    now: () => context.currentTime,
    async say(base64: string) {
      await context.resume()
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
      const sound = await context.decodeAudioData(bytes.buffer)
      const source = context.createBufferSource()
      source.buffer = sound
      source.connect(mouth)
      const samples = sound.getChannelData(0)
      const first = samples.findIndex((value) => Math.abs(value) > LOUD)
      const last = samples.findLastIndex((value) => Math.abs(value) > LOUD)
      const beginsAt = context.currentTime + 0.05
      const ended = new Promise((resolve) => source.addEventListener('ended', resolve))
      source.start(beginsAt)
      await ended
      return {
        startedAt: beginsAt + first / sound.sampleRate,
        endedAt: beginsAt + last / sound.sampleRate,
      }
    },
    begins: ({ since, withinMs }: { since: number; withinMs: number }) =>
      until(
        () => chunks.find(({ at, isLoud }) => isLoud && at > since)?.at ?? null,
        withinMs,
        'nothing was heard',
      ),
    quiet: ({ since, forMs, withinMs }: { since: number; forMs: number; withinMs: number }) =>
      until(
        () => {
          const last = chunks.findLast(({ at, isLoud }) => isLoud && at >= since)
          const end = last === undefined ? since : last.at + seconds
          return context.currentTime - end > forMs / 1000 ? end : null
        },
        withinMs + 60_000,
        'it did not become quiet',
      ),
    soundBetween({ from, to }: { from: number; to: number }) {
      const wanted = chunks.filter(({ at }) => at >= from && at <= to)
      let letters = ''
      for (const { samples } of wanted)
        for (const byte of new Uint8Array(samples.buffer)) letters += String.fromCharCode(byte)
      return btoa(letters)
    },
  }
  Object.assign(globalThis, { colloquyVoice: voice })
}

function wavOf(samples: Buffer): Buffer {
  const header = Buffer.alloc(44)
  header.write('RIFF', 0)
  header.writeUInt32LE(36 + samples.length, 4)
  header.write('WAVEfmt ', 8)
  header.writeUInt32LE(16, 16)
  header.writeUInt16LE(1, 20)
  header.writeUInt16LE(1, 22)
  header.writeUInt32LE(HEARD_RATE, 24)
  header.writeUInt32LE(HEARD_RATE * 2, 28)
  header.writeUInt16LE(2, 32)
  header.writeUInt16LE(16, 34)
  header.write('data', 36)
  header.writeUInt32LE(samples.length, 40)
  return Buffer.concat([header, samples])
}
