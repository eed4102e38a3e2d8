import { relativesOf } from '../../language/related-words.ts'
import { stemOf, stemsOf } from '../../language/stems.ts'
import { PAST_VERBS, VERBS } from '../../language/verbs.ts'
import { plain, wordsOf } from '../../language/words.ts'
import type { Asked } from '../recalling/asked.ts'
import { NUMBER_WORDS } from '../facts/number-words.ts'

/**
 * Whether something that is known says yes or no to a question; null when it cannot be told, and then it is
 * said without either.
 */
export function yesOrNo(
  { text, stems }: Pick<Asked, 'text' | 'stems'>,
  says: string,
): 'yes' | 'no' | null {
  if (IS_ONLY_A_THING.test(text) || BEGINS_AS_A_PIECE.test(text) || COMPARES.test(text)) return null
  const aside = new Set(stemsOf(BESIDE_IT.exec(text)?.[0] ?? ''))
  const done = stemOf(IS_DONE.exec(text)?.[1] ?? '')
  const wanted = stems.filter((stem) => !LIGHT.has(stem) && !aside.has(stem))
  if (wanted.length === 0) return null
  // "Have you told anyone about the tablet?": that there is one does not say so.
  if (SAYING.has(done) && !wanted.includes(done)) wanted.push(done)
  const clauses = clausesOf(says).map((clause) => ({
    clause,
    share: shareIn(clause, { wanted, done }),
  }))
  const most = Math.max(...clauses.map(({ share }) => share))
  const meant = clauses.filter(({ share }) => share === most)
  if (most < MOST_OF_IT) return null
  const [{ clause } = { clause: '' }] = meant
  if (meant.length > 1 && new Set(meant.map((one) => isDenied(one.clause))).size > 1) return null
  if (
    isOnlyToBeDone(clause, { text, wanted }) ||
    (IS_A_CONDITION.test(clause) && !IS_A_CONDITION.test(text))
  )
    return null
  if (OTHER.test(text)) return /\bonly\b/i.test(clause) ? 'no' : OTHER.test(clause) ? 'yes' : null
  const judged = judgementsIn(text)
  const isSoJudged = judged.every((word) => wordsOf(clause).includes(word))
  const amounts = amountsIn(text)
  const said = amountsIn(clause)
  if (amounts.length > 0 && said.length > 0)
    return amounts.every((amount) => said.includes(amount)) ? 'yes' : 'no'
  if (!isSoJudged || (amounts.length > 0 && said.length === 0)) return null
  const isOpposite = wanted.some((stem) => hasOppositeIn(clause, stem))
  return isDenied(clause) === isOpposite ? 'yes' : 'no'
}

/** "And from when you moved in?" needs more than yes. */
const IS_ONLY_A_THING = /^(?:and |but |so )*(?:your|the|his|her|my) [\p{L}-]+$/iu

const BEGINS_AS_A_PIECE =
  /^(?:and |but |so )*(?:from|for|with|in|at|about|an?|on|to|of|by|until|since|because|what|how|why|who|where|when|which)\b/i

/** "Were you with him when he died?": that he died is not asked. */
const BESIDE_IT =
  / (?:when|while|after|before|because|since|if|as|by the time) (?:you|he|she|it|they|we|i|your|the|his|her|their|my|somebody|someone)\b.*$/u

/** "Is it the same for them?": what it is compared with is not in it. */
const COMPARES = /\b(?:the same|different|similar)\b/i

/** Whether there is more than what is known. */
const OTHER = /\b(?:other|others|else|another|different|alternatives?|otherwise|instead|besides)\b/i

/** Of the words that were asked for: less, and it may be about something else. */
const MOST_OF_IT = 0.99

/** What does not make a question about something else. */
const LIGHT = new Set(
  stemsOf('ever also still right correct yet already too actually really any own currently'),
)

/** What is said of one thing after the other; a reason and a condition stand for themselves. */
export const clausesOf = (says: string): string[] =>
  plain(says)
    .split(
      /,\s*(?:but|and|so|because|though|although)\s|;\s|\s(?:but|because|although|though|while|whose)\s|\.\s/,
    )
    .filter((clause) => clause.trim() !== '')

function shareIn(clause: string, { wanted, done }: { wanted: string[]; done: string }): number {
  const known = new Set(stemsOf(clause))
  const found = wanted.filter(
    (stem) =>
      known.has(stem) ||
      // Who stopped has not died, though a machine that died has stopped.
      (stem !== done &&
        !DOING.has(stem) &&
        [...known].some((other) => relativesOf(stem).has(other))) ||
      hasOppositeIn(clause, stem),
  )
  return found.length / wanted.length
}

/** "Did he ever die": what is asked of somebody. */
const IS_DONE =
  /\b(?:do|did|does|has|have|had|will|would|can|could) (?:you|he|she|it|they|we|i|that) (?:(?:ever|still|also|really|already|actually|just|\p{L}+ly) )*(\p{L}+)/u

/** A question leaves these out of what it is about, for mostly they only ask: "can you tell me". */
const SAYING = new Set(stemsOf('told tell talked talk explained explain described describe'))

/** What is done has many meanings; a thing that is named otherwise is still that thing. */
export const DOING = new Set([...VERBS, ...PAST_VERBS].map(stemOf))

/** "I was told to clean the filter" does not say whether it was done. */
function isOnlyToBeDone(
  clause: string,
  { text, wanted }: { text: string; wanted: string[] },
): boolean {
  const asked = afterTo(wordsOf(text))
  const words = wordsOf(clause)
  const left = afterTo(words).filter(
    ({ stem, at }) =>
      wanted.includes(stem) &&
      !asked.some((one) => one.stem === stem) &&
      words.slice(Math.max(0, at - A_FEW), at).some((word) => LEAVES_OPEN.has(word)),
  )
  return left.some(({ stem }) => stemsOf(clause).filter((one) => one === stem).length === 1)
}

/** "They offered money if I sign" says nothing of whether it was signed. */
const IS_A_CONDITION = /\b(?:if|unless|whether)\b/i

const afterTo = (words: string[]): { stem: string; at: number }[] =>
  words.flatMap((word, at) => (words[at - 1] === 'to' ? [{ stem: stemOf(word), at }] : []))

/** In words: "told me and Carol to". */
const A_FEW = 5

/** Of which nobody knows yet whether it came to be. */
const LEAVES_OPEN = new Set(
  `told tell tells asked ask asks supposed meant want wants wanted hope hopes hoped need needs needed try
  tries tried trying plan plans planned promised promises allowed ordered advised expected expects going like
  wish wishes refuse refuses refused offered agreed forgot`.split(/\s+/),
)

export const isDenied = (clause: string): boolean =>
  wordsOf(clause).some((word) => DENYING.has(word) || word.endsWith("n't"))

const DENYING = new Set(
  'no not never nobody none nothing neither nor without hardly barely rarely cannot nowhere'.split(
    ' ',
  ),
)

/** Whether that is so is more than whether it is there. */
const JUDGING = new Set(
  `like love enjoy happy satisfied enough always every all only good bad well easy hard want ready better
  worse more less often sometimes usually first last both everybody everyone`.split(/\s+/),
)

const judgementsIn = (text: string): string[] => wordsOf(text).filter((word) => JUDGING.has(word))

const OPPOSITES = new Map(
  `early late|open closed|win lose|own rent|alone together|cheap expensive|more less|before after|inside outside
  |happy unhappy|good bad|full empty|old new|married divorced|married single|more fewer|start stop|leave stay
  |accept refuse|agree disagree|easy difficult|easy hard|safe dangerous|quick slow|fast slow|big small|high low
  |alive dead|healthy ill|guilty innocent|public private|paid unpaid|awake asleep|on off`
    .split('|')
    .flatMap((pair) => {
      const [one = '', other = ''] = pair.trim().split(' ').map(stemOf)
      return [
        [one, other],
        [other, one],
      ] as [string, string][]
    }),
)

const hasOppositeIn = (clause: string, stem: string): boolean => {
  const opposite = OPPOSITES.get(stem)
  const known = stemsOf(clause)
  return opposite !== undefined && known.includes(opposite) && !known.includes(stem)
}

const amountsIn = (text: string): string[] =>
  wordsOf(text).flatMap((word) =>
    word === 'one' ? [] : (NUMBER_WORDS[word] ?? (/^\p{N}+$/u.test(word) ? word : [])),
  )
