import { stt } from '@livekit/agents'
import { AudioFrame } from '@livekit/rtc-node'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Sound } from './voices.ts'

export type HeardEvent = {
  type: stt.SpeechEventType
  text: string
  confidence: number
  atMs: number
}

/** Says something to a recogniser as a microphone would, and keeps what it answers, with times. */
export function talkTo(stream: stt.SpeechStream): {
  /** At the pace of speech. Answers when the last of it was given. */
  say: (sound: Sound, options?: { pace?: number }) => Promise<number>
  events: HeardEvent[]
  /** Of what was said: a noise is told to have been none. */
  finals: () => string[]
  /** The event that is or will be the nth of its type. */
  nth: (type: stt.SpeechEventType, n: number) => Promise<HeardEvent>
  /** When the stream has ended. */
  over: Promise<void>
} {
  const events: HeardEvent[] = []
  const heard = new EventTarget()
  const of = (type: stt.SpeechEventType) => events.filter((event) => event.type === type)
  const over = (async () => {
    for await (const { type, alternatives } of stream) {
      const { text = '', confidence = 0 } = alternatives?.[0] ?? {}
      events.push({ type, text, confidence, atMs: performance.now() })
      heard.dispatchEvent(new Event('heard'))
    }
  })()
  return {
    async say({ samples, rate }, { pace = 1 } = {}) {
      const length = (rate * FRAME_MS) / 1000
      const start = performance.now()
      for (let at = 0; at + length <= samples.length; at += length) {
        stream.pushFrame(new AudioFrame(samples.slice(at, at + length), rate, 1, length))
        const due = start + ((at + length) / rate) * (1000 / pace)
        const early = due - performance.now()
        if (early > 0) await sleep(early)
      }
      return performance.now()
    },
    events,
    finals: () =>
      of(stt.SpeechEventType.FINAL_TRANSCRIPT).flatMap(({ text }) => (text === '' ? [] : [text])),
    async nth(type, n) {
      for (;;) {
        const event = of(type)[n - 1]
        if (event !== undefined) return event
        await new Promise((resolve) => heard.addEventListener('heard', resolve, { once: true }))
      }
    },
    over,
  }
}

const FRAME_MS = 20

/** Of the words said, the part that was not heard as said. */
export function wordErrors(said: string, heard: string): { errors: number; words: number } {
  const [a, b] = [wordsOf(said), wordsOf(heard)]
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [i, word] of a.entries()) {
    const next = [i + 1]
    for (const [j, other] of b.entries()) {
      const swap = (row[j] ?? 0) + (word === other ? 0 : 1)
      next.push(Math.min(swap, (row[j + 1] ?? 0) + 1, (next[j] ?? 0) + 1))
    }
    row = next
  }
  return { errors: row.at(-1) ?? 0, words: a.length }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[a-z']+/g) ?? []
