import { type FlitePool, sharedFlitePool } from './pool.ts'

// More words in one run save nothing, and a word that spoils its run spoils fewer others.
const WORDS_A_RUN = 20
const SILENCE = 'PAU'

/**
 * How words are pronounced, in CMU's phones as PocketSphinx's dictionary has them: `onboarding` is
 * `AA N B AO R D IH NG`. A word that has nothing to pronounce is left out.
 */
export async function phonesOf(
  words: string[],
  pool: FlitePool = sharedFlitePool(),
): Promise<Map<string, string>> {
  const sayable = [...new Set(words)].filter((word) => spelling(word) !== '')
  const runs = Array.from({ length: Math.ceil(sayable.length / WORDS_A_RUN) }, (_, run) =>
    sayable.slice(run * WORDS_A_RUN, (run + 1) * WORDS_A_RUN),
  )
  const pronounced = await Promise.all(runs.map((run) => pronounceTogether(run, pool)))
  return new Map(pronounced.flat().filter(([, phones]) => phones !== ''))
}

type Pronounced = [word: string, phones: string]

async function pronounceTogether(words: string[], pool: FlitePool): Promise<Pronounced[]> {
  // As questions, since a full stop may make an abbreviation of a short word.
  const text = words.map((word) => `${spelling(word)}?`).join(' ')
  const spoken = readPhones(await pool.run({ type: 'phones', text }))
  if (spoken.length === words.length) return words.map((word, at) => [word, spoken[at] ?? ''])
  return Promise.all(words.map((word) => pronounce(word, pool)))
}

async function pronounce(word: string, pool: FlitePool): Promise<Pronounced> {
  return [word, readPhones(await pool.run({ type: 'phones', text: spelling(word) })).join(' ')]
}

/** The phones between silences. */
const readPhones = (printed: string): string[] =>
  printed
    .toUpperCase()
    .split(SILENCE)
    // Flite's schwa, which CMU's dictionary does not tell from the vowel of "but".
    .map((phones) => phones.trim().replace(/\bAX\b/g, 'AH'))
    .filter((phones) => phones !== '')

const spelling = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/[^A-Za-z0-9']/g, '')
    .slice(0, LONGEST_WORD)

const LONGEST_WORD = 60
