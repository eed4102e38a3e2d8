import type { Tone } from '../voice.ts'
import type { Phrases } from './phrases.ts'

/** What is said, and what more there is to it for whoever asks on: "how do you mean?", "such as?" */
export type More = Readonly<Record<string, string>>

export type PhrasesWithMore = Record<string, { any: More } & Partial<Record<Tone, More>>>

export const linesOf = (phrases: PhrasesWithMore): Phrases =>
  Object.fromEntries(
    Object.entries(phrases).map(([of, { any, ...toned }]) => [
      of,
      {
        ...Object.fromEntries(
          Object.entries(toned).map(([tone, more]) => [tone, Object.keys(more)]),
        ),
        any: Object.keys(any),
      },
    ]),
  )
