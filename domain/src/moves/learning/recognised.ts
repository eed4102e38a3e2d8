import { seeded, seedOf } from './random.ts'

/** As a recogniser writes it: no marks, no capitals. */
export const withoutMarks = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[’‘]/g, "'")
    .replaceAll(
      /(?<![\p{L}\p{N}])['"]|['"](?![\p{L}\p{N}])|[^\p{L}\p{N}'\s-]|(?<!\p{L})-|-(?!\p{L})/gu,
      ' ',
    )
    .replaceAll(/\s+/g, ' ')
    .trim()

/** As one writes it that heard badly: without marks, a filler or a false start more, a word wrong or lost. */
export function misheard(text: string): string {
  const random = seeded(seedOf(text))
  const words: string[] = []
  for (const word of withoutMarks(text).split(' ')) {
    const luck = random()
    if (luck < 0.03) continue
    if (luck < 0.06) words.push(wrong(word, random()))
    else {
      if (luck < 0.12) words.push(pick(FILLERS, random()))
      else if (luck < 0.15) words.push(word)
      words.push(word)
    }
  }
  return words.join(' ')
}

const FILLERS = ['um', 'uh', 'like', 'you know', 'i mean', 'so', 'well', 'er', 'sort of']

function wrong(word: string, luck: number): string {
  if (Object.hasOwn(SOUND_ALIKE, word)) return SOUND_ALIKE[word] ?? word
  return word.length < 4 ? pick(SMALL_WORDS, luck) : pick(BIG_WORDS, luck)
}

const pick = (list: readonly string[], luck: number): string =>
  list[Math.floor(luck * list.length)] ?? ''

const SOUND_ALIKE: Record<string, string> = {
  your: "you're",
  "you're": 'your',
  their: 'there',
  there: 'their',
  do: 'to',
  to: 'do',
  would: 'wood',
  how: 'who',
  what: 'but',
  are: 'our',
  is: 'his',
  it: 'at',
  and: 'in',
  the: 'a',
  for: 'four',
  know: 'no',
  where: 'were',
  were: 'where',
  does: 'dose',
  "that's": 'that',
  "what's": 'what',
}
const SMALL_WORDS = ['a', 'the', 'in', 'at', 'to', 'and', 'or', 'it', 'on', 'as']
const BIG_WORDS = [
  'market',
  'better',
  'matter',
  'paper',
  'letter',
  'sunday',
  'water',
  'other',
  'center',
  'later',
  'number',
  'order',
]
