import type { AudioFrame } from '@livekit/rtc-node'

/** A sentence that is spoken before anybody knows whether it will be said. */
export type PreparedSound = {
  text: string
  /** All of it, from the beginning, as it comes. Fails as its source does. */
  frames: () => AsyncGenerator<AudioFrame>
  drop: () => void
}

type Speak = (text: string, signal: AbortSignal) => AsyncIterable<AudioFrame>

export function prepareSound(text: string, speak: Speak): PreparedSound {
  const dropped = new AbortController()
  const kept: AudioFrame[] = []
  let changed = Promise.withResolvers<void>()
  let state: 'coming' | 'whole' | { failed: unknown } = 'coming'
  const tell = () => {
    changed.resolve()
    changed = Promise.withResolvers<void>()
  }
  void (async () => {
    for await (const frame of speak(text, dropped.signal)) {
      kept.push(frame)
      tell()
    }
    state = 'whole'
  })()
    .catch((failed: unknown) => {
      state = { failed }
    })
    .finally(tell)

  return {
    text,
    async *frames() {
      for (let at = 0; ; at += 1) {
        while (at >= kept.length && state === 'coming') await changed.promise
        const frame = kept[at]
        if (frame !== undefined) yield frame
        else if (typeof state === 'object') throw state.failed
        else return
      }
    },
    drop: () => dropped.abort(),
  }
}
