import { plain } from '../language/words.ts'
import type { Talk } from '../reading/talk.ts'

/**
 * What nobody says of their own who speaks to a persona: its lines, word for word, and what only its author wrote of
 * it. Who gives something back says "you", and says it in a sentence of their own.
 */
export type OfThePersona = {
  /** Of each word of each sentence said in a turn: whether the persona says it, or its author alone wrote it. */
  takenIn: (sentences: readonly (readonly string[])[], turn: number) => Taken[][]
}

export type Taken = 'said' | 'written' | null

export function ofThePersona({ turns, roleplay: { persona } }: Talk): OfThePersona {
  const lines = turns.flatMap(({ speaker, text }, turn) =>
    speaker === 'persona' ? [{ turn, words: joined(wordsIn(text)) }] : [],
  )
  const whole = new Map<string, number[]>()
  const rows = new Map<string, number[]>()
  /** What it said in a few short sentences, one after the other. */
  const inSeveral: { turn: number; sentences: string[] }[] = []
  /** Those that nobody gives back like this: of itself, or asked. */
  const kept = new Set<string>()
  turns.forEach(({ speaker, text }, turn) => {
    if (speaker !== 'persona') return
    const sentences = sentencesIn(text)
    if (sentences.length > 1 && sentences.flatMap(([words]) => words).length >= A_SENTENCE)
      inSeveral.push({ turn, sentences: sentences.map(([words]) => joined(words)) })
    for (const [sentence, isAsked] of sentences) {
      if (sentence.length >= A_SENTENCE) addTo(whole, joined(sentence), turn)
      for (const row of rowsOf(sentence)) {
        addTo(rows, joined(row), turn)
        if (isAsked || row.some((word) => OF_THE_SPEAKER.test(word))) kept.add(joined(row))
      }
    }
  })
  const written = new Set(
    [...persona.painPoints, ...persona.goals].flatMap((entry) =>
      rowsOf(wordsIn(entry)).map(joined),
    ),
  )
  const isTold = (row: string, turn: number) =>
    lines.some((line) => line.turn < turn && line.words.includes(row))

  function takenIn(sentences: readonly (readonly string[])[], turn: number): Taken[][] {
    const said = sentences.map(joined)
    const over = new Set<number>()
    for (const line of inSeveral) {
      if (line.turn >= turn) break
      said.forEach((_, n) => {
        if (line.sentences.every((one, k) => one === said[n + k]))
          line.sentences.forEach((__, k) => void over.add(n + k))
      })
    }
    return sentences.map((sentence, n) =>
      over.has(n) ? sentence.map((): Taken => 'said') : takenOf(sentence, turn),
    )
  }

  function takenOf(sentence: readonly string[], turn: number): Taken[] {
    const taken = sentence.map((): Taken => null)
    // What is said back at once may be theirs over again; later, nobody finds the same words by chance.
    const reply = lines.find((line) => line.turn > turn)?.turn ?? turn
    const isTheirs = (at: readonly number[] | undefined, least: number) =>
      at?.some((one) => one < turn || (one > reply && sentence.length >= least)) ?? false
    if (isTheirs(whole.get(joined(sentence)), A_ROW)) return taken.fill('said')
    let from = 0
    let isKept = false
    const keys = [...rowsOf(sentence).map(joined), '']
    keys.forEach((key, n) => {
      if (written.has(key) && !isTold(key, turn)) taken.fill('written', n, n + A_ROW)
      if (isTheirs(rows.get(key), A_ROW)) {
        isKept ||= kept.has(key)
        return
      }
      if (isKept) taken.fill('said', from, n + A_ROW - 1)
      from = n + 1
      isKept = false
    })
    return taken
  }

  return { takenIn }
}

/** In words: as many in a row two people do not say by chance; nor a whole sentence of so many. */
const A_ROW = 7
const A_SENTENCE = 5

const OF_THE_SPEAKER = /^(?:i|me|my|mine|we|us|our|ours|myself|(?:i|we)'\p{L}+)$/u

/** Of what is written with a hyphen, each: who speaks does not say it. */
const wordsIn = (text: string): string[] =>
  plain(text)
    .toLowerCase()
    .match(/[\p{L}\p{N}']+/gu) ?? []

/** Each with whether it asks. */
const sentencesIn = (text: string): [string[], boolean][] =>
  [...text.matchAll(/[^.?!]+([.?!]*)/g)].flatMap(([sentence, mark]): [string[], boolean][] => {
    const words = wordsIn(sentence)
    return words.length === 0 ? [] : [[words, mark?.includes('?') ?? false]]
  })

const rowsOf = (words: readonly string[]): string[][] =>
  Array.from({ length: Math.max(0, words.length - A_ROW + 1) }, (_, n) => words.slice(n, n + A_ROW))

const joined = (words: readonly string[]): string => ` ${words.join(' ')} `

function addTo(places: Map<string, number[]>, words: string, turn: number): void {
  places.set(words, [...(places.get(words) ?? []), turn])
}
