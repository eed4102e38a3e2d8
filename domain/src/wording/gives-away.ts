import { relativesOf } from '../language/related-words.ts'
import { stemOf, stemsOf } from '../language/stems.ts'
import { plain, wordsOf } from '../language/words.ts'
import { type Amount, amountsIn, isNumberWord } from './amounts.ts'
import { isCommon } from './common-words.ts'

/** What is in some words, for comparing them with others. */
export type Content = { stems: Set<string>; names: Set<string>; amounts: Amount[] }

export function contentOf(text: string): Content {
  return { stems: new Set(contentStems(text)), names: namesIn(text), amounts: amountsIn(text) }
}

type Surroundings = {
  /** What the persona has said, or may say. */
  open: Content
  /** What the learner has said: who gives back a word of theirs has not told it to them. */
  heard: Content
}

/**
 * Whether somebody who hears the text knows something of the secret, and by what. A number, a name or a rare
 * word is enough; of common words it takes the greater part.
 */
export function givesAwayContent(
  said: Content,
  secret: Content,
  { open, heard }: Surroundings,
): string | null {
  const amount = secret.amounts.find((one) => isAmountTold(one, { said, open, heard, secret }))
  if (amount !== undefined) return `${amount.value}`
  const closed = [...secret.stems].filter((stem) => !open.stems.has(stem))
  const name = [...secret.names].find(
    (one) =>
      !open.names.has(one) &&
      !open.stems.has(stemOf(one)) &&
      isNameSaid(one, said) &&
      !isNameSaid(one, heard),
  )
  if (name !== undefined) return name
  const rare = closed.find(
    (stem) => !isCommon(stem) && said.stems.has(stem) && !heard.stems.has(stem),
  )
  if (rare !== undefined) return rare
  // What may be said openly hints at nothing.
  const hints = [...said.stems].filter((stem) => !open.stems.has(stem))
  const weights = closed.map((stem) => weightIn(hints, stem))
  const told = weights.reduce((sum, weight) => sum + weight, 0)
  const count = weights.filter((weight) => weight > 0).length
  return count >= LEAST_WORDS && told / closed.length >= GREATER_PART
    ? closed.filter((stem) => weightIn(hints, stem) > 0).join(', ')
    : null
}

const LEAST_WORDS = 2
const GREATER_PART = 0.5
const OF_A_RELATIVE = 0.7

function weightIn(said: readonly string[], stem: string): number {
  if (said.includes(stem)) return 1
  return said.some((other) => isRelated(stem, other)) ? OF_A_RELATIVE : 0
}

/** Words for the same, or of the same root: "competitor" and "competition". */
export const isRelated = (stem: string, other: string): boolean =>
  relativesOf(stem).has(other) ||
  (stem.length >= SAME_ROOT && stem.slice(0, SAME_ROOT) === other.slice(0, SAME_ROOT))

const SAME_ROOT = 6

/** Up to here a number is said by the way, "two minutes"; above, hardly anybody hits on it by chance. */
export const EVERYDAY_NUMBER = 12

function isAmountTold(
  { value, of }: Amount,
  { said, open, heard, secret }: Surroundings & { said: Content; secret: Content },
): boolean {
  if (open.amounts.some((other) => other.value === value)) return false
  return said.amounts.some((other) => {
    if (other.value !== value) return false
    if (other.of.some((stem) => of.includes(stem) && !IDIOMS.has(stem))) return true
    if (value <= EVERYDAY_NUMBER)
      return [...secret.stems].some(
        (stem) =>
          !open.stems.has(stem) && !IDIOMS.has(stem) && said.stems.has(stem) && !isCommon(stem),
      )
    return !heard.amounts.some((theirs) => theirs.value === value)
  })
}

/** Counted by everybody. */
export const IDIOMS: ReadonlySet<string> = new Set(
  stemsOf(
    'minute minutes second seconds moment things thing time times word words question questions sides way',
  ),
)

const isNameSaid = (name: string, { names, stems }: Content): boolean =>
  names.has(name) || stems.has(stemOf(name))

/** "No-show" means more than its halves. */
function contentStems(text: string): string[] {
  const words = wordsOf(text).filter((word) => !word.split('-').every(isNumberWord))
  const compounds = words
    .filter((word) => word.includes('-'))
    .map((word) => word.replaceAll('-', ''))
  return stemsOf([...words, ...compounds].join(' '))
}

/** Written with a capital where no sentence begins, in lower case. */
const namesIn = (text: string): Set<string> =>
  new Set(
    [...plain(text).matchAll(CAPITALISED)]
      .map(([word]) => word.replace(/'s$/, ''))
      .filter((word) => !NO_NAMES.has(word.split("'")[0] ?? ''))
      .map((word) => word.toLowerCase()),
  )

const CAPITALISED =
  /(?<=[\p{L}\p{N},;'-]\s["'(]?|\b(?:Mr|Mrs|Ms|Dr)\.\s)\p{Lu}[\p{L}\p{N}]*(?:['-][\p{L}\p{N}]+)*/gu

/** Days and months are said by everybody who looks for one. */
const NO_NAMES = new Set(
  `I Mr Mrs Ms Dr OK Okay Monday Tuesday Wednesday Thursday Friday Saturday Sunday January February March April
  May June July August September October November December English God AI TV`.split(/\s+/),
)
