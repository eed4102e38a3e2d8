import { type Sense } from '../../language/sense.ts'
import { senseOfTurn } from '../../language/sense-of-turns.ts'
import { meantBy } from '../../language/meant.ts'
import { stemsOf } from '../../language/stems.ts'
import { wordsOf } from '../../language/words.ts'
import { weightOfRow } from '../../language/word-vectors.ts'
import { type Asked, whatIsAsked } from './asked.ts'

/** What a question is known again by. */
export type Shape = {
  wants: Asked['wants']
  isYesNo: boolean
  words: ReadonlySet<string>
  terms: readonly Term[]
  sense: Sense
  /** "Who", "how long"; of what wants a yes or no, that. */
  begins: string
  /** "How do you feel?", "what was he like?" are of whatever was said before. */
  isAboutSomething: boolean
  isOfTheLearner: boolean
  isPast: boolean
  isSupposed: boolean
  isToCome: boolean
  isDenied: boolean
}

/** A word, as far as others may stand for it, and how much it says of what is asked. */
export type Term = { stem: string; row: number | null; weight: number }

export function shapeOf({ text: whole, stems: topic, wants, isYesNo }: Asked): Shape {
  const text = whole.replace(LEADS_IN, '').replace(WHAT_FOR, '').replace(TRAILS_OFF, '')
  const words = wordsOf(text).filter((word) => !WRAPS.has(word))
  const terms = termsOf(text, topic)
  const matters = new Set(topic)
  return {
    wants,
    isYesNo,
    words: new Set(words),
    terms,
    sense: senseOfTurn(text),
    begins: ASKS_FOR.exec(words.join(' '))?.[1] ?? (isYesNo ? 'yes or no' : ''),
    isAboutSomething: terms.some(({ stem }) => matters.has(stem) && !SMALL_VERBS.has(stem)),
    isOfTheLearner: OF_THE_LEARNER.test(text),
    isPast: PAST.test(text),
    isSupposed: SUPPOSED.test(text),
    isToCome: TO_COME.test(text),
    isDenied: DENIED.test(text),
  }
}

/** Of any text: what is said to a question, what stands around it. */
export const termsIn = (text: string): readonly Term[] =>
  termsOf(text, whatIsAsked({ text, form: 'mark-only' }).stems)

function termsOf(text: string, topic: readonly string[]): Term[] {
  const rows = new Map(meantBy(text).map(({ stem, row }) => [stem, row]))
  const matters = new Set(topic)
  const stems = new Set([
    ...stemsOf(text),
    ...wordsOf(text).filter((word) => SMALL_VERBS.has(word)),
  ])
  return [...stems].map((stem) => {
    const row = rows.get(stem) ?? null
    if (SMALL_VERBS.has(stem)) return { stem, row, weight: OF_A_SMALL_VERB }
    const says = row === null ? OF_NO_ROW : weightOfRow(row)
    return { stem, row, weight: matters.has(stem) ? says : says * ONLY_ASKS }
  })
}

/** No stems elsewhere, since they say nothing of what a text is about; but they do of what is asked of it. */
const SMALL_VERBS = new Set(
  'think feel say said tell told like liked love loved know knew need want wanted get got come go went make made take took give try tried use used before after next last first new else'.split(
    ' ',
  ),
)

const OF_A_SMALL_VERB = 0.35
const OF_NO_ROW = 0.6
/** "Usually", "at the moment": there or not, it is the same question. */
const ONLY_ASKS = 0.3

const ASKS_FOR =
  /^(?:(?:in|at|to|for|with|from|by|on|of|about) )?(who|whom|whose|what|when|where|which|why|how(?: (?:long|many|much|often|old|far|soon|big|well|quickly))?)\b/

const OF_THE_LEARNER = /\b(?:i|me|my|mine)\b/i
const PAST = /\b(?:did|was|were|had|happened|said|told|went|felt|got|made|began|started|came)\b/i
const SUPPOSED = /\b(?:would|could|if|might|should)\b/i
const TO_COME = /\b(?:will|going to|gonna|won't|next|tomorrow)\b/i
const DENIED = /\b(?:not|never|no|nobody|nothing)\b|n't\b/i

const LEADS_IN =
  /^(?:(?:so|and|but|well|okay|now) )*(?:i(?:'m| am| was|'ve been)? (?:just )?(?:wonder(?:ing)?|curious|interested)(?: to know| to hear| about| if| whether)?|i(?:'d| would) (?:like|love) to (?:know|hear|understand)(?: about)?|(?:can|could|would) (?:i|you)(?: please)? (?:ask|tell me|say|share|explain)(?: you)?(?: about)?|tell me(?: a (?:bit|little))?(?: more)?(?: about)?|(?:do|would) you mind (?:telling me|me asking|if i ask)) /i

/** "…, so that it's there before you need it?", "… until we meet next week?": why they ask, and for how long. */
const WHAT_FOR = /(?: so (?:that|i can|we can)|(?<! long) until (?:we|next)) .*$/i

const TRAILS_OFF =
  /(?: (?:or|then|again|you guys|by the way|if (?:i (?:can|may|might) ask|you do not mind)))+$/i

/** Around a question, and no part of it. */
const WRAPS = new Set('and so but well then now okay ok right please'.split(' '))
