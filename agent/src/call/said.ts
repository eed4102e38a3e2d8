import { beyond } from './beyond.ts'

/** What a recogniser says. The confidences are 0 to 1, of all of it and of the last word, where it has them. */
export type Words = { text: string; confidence: number | null; endConfidence?: number | null }

/** A sound that begins so long after a turn is none of it: what the recogniser had to add, it has added. */
const ADDED_WITHIN_MS = 1_500

/** What is being said, by what a recogniser makes of it, until it is a turn. Times in ms since 1970. */
export function createSaid() {
  let now = nothing()
  /** What has been a turn before the recogniser was sure of it: it says it once more. */
  let taken = { text: '', at: 0 }
  const text = () => [...now.finals, now.partial].filter((part) => part !== '').join(' ')

  return {
    text,
    endConfidence: () => now.endConfidence,

    /** Whether the recogniser has still to say what was in a sound that ended then. */
    isAwaited: (endedAt: number) => Math.max(now.finalAt, now.perhapsAt) < endedAt,

    /** A sound, and with it something new, unless the recogniser still has to say what was taken. */
    sounds(at: number) {
      if (at - taken.at > ADDED_WITHIN_MS) taken.text = ''
      this.begins(at)
    },

    /** A sound, or words without one: however late those are. False when something began before. */
    begins(at: number): boolean {
      const isFirst = now.startedAt === null
      now.startedAt ??= at
      return isFirst
    },

    /** What is new in these words; null when it is what was taken already, and nothing more. */
    newIn({ text: words, isFinal }: Words & { isFinal: boolean }): string | null {
      const added = beyond(taken.text, words.trim())
      if (!isFinal || added !== '' || taken.text === '') return added
      taken.text = ''
      return null
    },

    /** The part that was a guess until now. `words` are what is new in it. */
    final(words: string, { confidence, endConfidence }: Omit<Words, 'text'>) {
      taken.text = ''
      now.finalAt = Date.now()
      now.partial = ''
      if (words === '') return
      now.endConfidence = endConfidence ?? null
      now.finals.push(words)
      if (confidence !== null) now.confidences.push(confidence)
    },

    guess(words: string) {
      // Other words than what may have been all: it was not.
      if (words !== now.partial) now.perhapsAt = 0
      now.partial = words
      now.endConfidence = null
    },

    /** False when there is nothing new in it. */
    perhapsAll({ text: words, confidence, endConfidence = null }: Words): boolean {
      now.partial = beyond(taken.text, words.trim())
      if (now.partial === '') return false
      now.perhapsAt = Date.now()
      now.perhapsConfidence = confidence
      now.endConfidence = endConfidence
      return true
    },

    /** Once for the same words. */
    isToPrepare(words: string): boolean {
      if (words === '' || words === now.prepared) return false
      now.prepared = words
      return true
    },

    /** All of it, of which nothing is waiting any more; null when there is none. */
    take(): { text: string; startedAt: number | null; confidence: number | null } | null {
      const words = text()
      const { startedAt, partial, perhapsConfidence, confidences: sure } = now
      // The last part may not have been told for certain yet.
      const confidences =
        partial === '' || perhapsConfidence === null ? sure : [...sure, perhapsConfidence]
      now = nothing()
      taken = { text: partial, at: Date.now() }
      if (words === '') return null
      const sum = confidences.reduce((all, one) => all + one, 0)
      const confidence = confidences.length === 0 ? null : sum / confidences.length
      return { text: words, startedAt, confidence }
    },

    forget() {
      now = nothing()
      taken.text = ''
    },
  }
}

const nothing = (): {
  finals: string[]
  partial: string
  confidences: number[]
  startedAt: number | null
  finalAt: number
  perhapsAt: number
  perhapsConfidence: number | null
  endConfidence: number | null
  /** What was told to be perhaps all. */
  prepared: string
} => ({
  finals: [],
  partial: '',
  confidences: [],
  startedAt: null,
  finalAt: 0,
  perhapsAt: 0,
  perhapsConfidence: null,
  endConfidence: null,
  prepared: '',
})
