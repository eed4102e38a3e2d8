import type { SphinxPronunciation } from './sphinx.ts'

/** The words of a roleplay as the recogniser gets them, and how its author spells them. */
export type RoleplayWords = {
  /** Tells these words from those of other calls. */
  of: string
  pronounced: SphinxPronunciation[]
  spelling: Map<string, string>
}

export const NO_WORDS: RoleplayWords = { of: '', pronounced: [], spelling: new Map() }

// More would make ordinary words be taken for them.
const MOST_WORDS = 200
const SHORTEST = 3
const LONGEST = 30

/** From names and phrases: "Meridian Freightways", "slow onboarding". */
export async function roleplayWords(
  phrases: string[],
  phonesOf: (words: string[]) => Promise<Map<string, string>>,
): Promise<RoleplayWords> {
  const spelling = new Map<string, string>()
  for (const word of phrases.flatMap((phrase) => phrase.match(/[\p{L}][\p{L}'’]*/gu) ?? [])) {
    const key = plain(word)
    if (key.length < SHORTEST || key.length > LONGEST || spelling.has(key)) continue
    if (spelling.size < MOST_WORDS) spelling.set(key, word)
  }
  const keys = [...spelling.keys()].toSorted()
  if (keys.length === 0) return NO_WORDS
  const phones = await phonesOf(keys)
  const pronounced = keys.flatMap((word) => {
    const of = phones.get(word)
    return of === undefined ? [] : [{ word, phones: of }]
  })
  return { of: keys.join(' '), pronounced, spelling }
}

/** As the dictionary writes: small letters of English, and apostrophes. */
const plain = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/’/g, "'")
    .replace(/[^A-Za-z']/g, '')
    .toLowerCase()
