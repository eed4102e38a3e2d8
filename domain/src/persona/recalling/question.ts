import { type Meant, meantBy } from '../../language/meant.ts'
import { middleOf, type Sense, senseOf } from '../../language/sense.ts'
import { stemOf } from '../../language/stems.ts'
import { wordsOf } from '../../language/words.ts'
import { type Asked, WANTS } from './asked.ts'
import { A_TRAIT } from './fact-form.ts'
import { type Focus, focusOf } from './focus.ts'
import { FRAMES } from './frames.ts'
import type { Known, KnownFact } from './known.ts'
import { type QuestionClause, questionClauseOf } from './question-clause.ts'
import { type Somebody, stemsOfPerson, whoIsMeant } from './people.ts'
import { weightOf } from './word-weights.ts'

/** A question, made ready to be held against what is known. */
export type Question = {
  asked: Asked
  terms: { stem: string; weight: number; isOfPerson: boolean }[]
  /** Of all weights. */
  total: number
  words: ReadonlySet<string>
  stems: ReadonlySet<string>
  meant: Meant
  sense: Sense
  /** What an answer cannot do without. */
  focus: Focus
  /** What is counted or picked from: "how many vans", "which bank". */
  noun: string | null
  /** The persona itself, and nobody else. */
  isOfYou: boolean
  saysYou: boolean
  isPast: boolean
  /** As a sentence with a gap. */
  clause: QuestionClause | null
  /** Whom "he" or "she" means. */
  who: Somebody | null
  /** What was just told, and what was written next to it, where that is meant by "it" or "there". */
  near: ReadonlySet<string>
  /** What was just told, whatever is meant. */
  told: KnownFact | null
  /** Of that and the question together. */
  senseWithTold: Sense
  /** Of `FRAMES`: what it asks for, and how many facts tell that. */
  frames: { frame: number; tellers: number }[]
  /** What it means and how it is asked, as numbers that the matcher weighs. */
  traits: Float64Array
}

export function questionOf(
  asked: Asked,
  { known, topic }: { known: Known; topic: readonly string[] },
): Question {
  const { people, rarity, facts } = known
  const { text } = asked
  const ofPeople = new Set(people.all.flatMap(stemsOfPerson))
  const terms = asked.stems
    .map((stem) => ({
      stem,
      isOfPerson: ofPeople.has(stem),
      weight: rarity(stem) * weightOf(stem, asked.wants) * (ofPeople.has(stem) ? A_NAME : 1),
    }))
    .filter(({ weight }) => weight > 0)
  const meant = meantBy(text)
  const sense = senseOf(text)
  const told = facts.find(({ fact }) => fact.id === topic.at(-1)) ?? null
  const bare = text.toLowerCase().replace(LEADS_IN, '')
  const noun = NOUN.exec(bare)?.[1]
  return {
    asked,
    terms,
    total: terms.reduce((sum, { weight }) => sum + weight, 0),
    words: new Set(wordsOf(text)),
    stems: new Set(asked.stems),
    meant,
    sense,
    focus: focusOf(text),
    noun: noun === undefined || weightOf(stemOf(noun)) === 0 ? null : stemOf(noun),
    isOfYou: /\b(?:you|your)\b/i.test(text) && terms.every(({ isOfPerson }) => !isOfPerson),
    saysYou: /\b(?:you|your|yours)\b/.test(bare),
    isPast: /\b(?:did|was|were|had|happened|went)\b/.test(bare),
    clause: questionClauseOf(text),
    who: whoIsMeant(text, { people, topic }),
    near: asked.isAboutTopic ? nearTo(facts, topic) : NOTHING,
    told,
    senseWithTold: told === null ? sense : middleOf([told.sense, sense]),
    frames: FRAMES.flatMap(({ asks }, frame) =>
      asks.test(text)
        ? [{ frame, tellers: facts.filter(({ form }) => form.frames.has(frame)).length }]
        : [],
    ),
    traits: Float64Array.from([
      ...sense,
      ...oneOf(HOW.length + 1, HOW.findIndex((how) => how.test(bare)) + 1),
      ...oneOf(WANTS.length, WANTS.indexOf(asked.wants)),
      A_TRAIT,
    ]),
  }
}

const NOTHING: ReadonlySet<string> = new Set()

/** "Why did it fail?" asks about what was just told, or what was written next to it. */
function nearTo(known: readonly KnownFact[], topic: readonly string[]): ReadonlySet<string> {
  const facts = known.map(({ fact }) => fact)
  const at = facts.findIndex(({ id }) => id === topic.at(-1))
  const about = facts[at]?.about
  if (about === undefined) return NOTHING
  return new Set(
    facts
      .slice(Math.max(0, at - 1), at + 4)
      .filter((fact) => fact.about === about)
      .map(({ id }) => id),
  )
}

/** It says of whom, and not what. */
const A_NAME = 0.6

const oneOf = (size: number, at: number): number[] =>
  Array.from({ length: size }, (_, n) => (n === at ? A_TRAIT : 0))

const LEADS_IN =
  /^(?:(?:and|so|but|well|okay|then|or|in|on|at|for|to|from|by|with|of|since|until) )*/

const NOUN =
  /^(?:what|which|how many|how much)(?: (?:kind|sort|type|other|exact|particular))?(?: of)? ([\p{L}-]+)/u

/** How a question begins; the first that fits. */
const HOW = [
  /^how (?:many|much|big|large|high|far|close|fast)\b|^what (?:do|did|does|would|will) (?:\p{L}+ ){1,3}(?:pay|cost|earn|charge|owe|spend)\b/u,
  /^how long\b|^since when/,
  /^how old\b/,
  /^how (?:often|frequently|soon|quickly)\b/,
  /^how\b/,
  /^when\b|^what (?:time|day|date|year|month)\b/,
  /^where\b/,
  /^who/,
  /^why\b|^how come|^what (?:is |was |are )?(?:the )?reasons?/,
  /^which\b/,
  /^what(?: (?:is|are|was|were|do|does|did|has|have|had|would|will|can|could|should|happens|happened|made|makes|went|goes|else|exactly)\b|'|$)/,
  /^what\b/,
  /^(?:do|does|did)\b/,
  /^(?:is|are|was|were|am)\b/,
  /^(?:has|have|had)\b/,
  /^(?:can|could|would|will|should|may|might|must)\b/,
  /^(?:tell|describe|explain|talk|walk|say)\b/,
]
