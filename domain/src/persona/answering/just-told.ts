import { wordsOf } from '../../language/words.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import type { Asked, Wants } from '../recalling/asked.ts'
import { isOfKind } from '../recalling/kinds-of-answer.ts'
import { isForOneThingOrWhy } from '../recalling/one-thing.ts'
import type { Part } from '../state.ts'
import { type Unknown, unknownIn } from './question-kinds.ts'

/** Whether it was told whole a short while ago: then nobody says it again to another question. */
export function wasJustTold({ state }: Given, { says }: Pick<Fact, 'says'>): boolean {
  const wanted = [...new Set(wordsOf(says))]
  if (wanted.length === 0) return false
  return state.recent.slice(-LATELY).some((line) => {
    const said = new Set(wordsOf(line))
    return wanted.filter((word) => said.has(word)).length / wanted.length >= MOST_OF_IT
  })
}

/** In lines of the persona: nobody has forgotten by then that they heard it. */
const LATELY = 30

/** Of its words: it is told in other ones than it was written in. */
const MOST_OF_IT = 0.8

/** Nobody denies what they said a moment ago; what was in the very last line is only pointed at. */
export function holdTo(
  { state }: Given,
  { asked, again }: { asked: Asked; again: Extract<Part, { say: 'fact' }> },
): Decision {
  const facts = state.last.flatMap((part) => (part.say === 'fact' ? [part.id] : []))
  const wasLast = facts.length === 1 && facts[0] === again.id
  if (!wasLast)
    return {
      intent: 'say it again',
      parts: [phrase('as-i-said'), again],
      open: { what: 'nothing' },
    }
  const isSo = asked.isYesNo && !DENIES.test(asked.text)
  return {
    intent: 'hold to what it just said',
    parts: [phrase(isSo ? 'just-said-so' : 'just-said')],
    open: state.open,
  }
}

/** "Are you sure you didn't …?": a yes would mean the opposite. */
const DENIES = /\b(?:sure|not|no|never|\p{L}+n't)\b/iu

/** Then what was told is about something else that shares a word with the question, or says less than is asked. */
export function isNoAnswerAgain(
  { heard }: Given,
  { asked, fact }: { asked: Asked; fact: Fact },
): boolean {
  const found = heard.recalled.find((one) => one.fact.id === fact.id)
  const kind = isOfKind(fact.says, asked)
  // The number itself: whoever asks for it again wants to hear it.
  if (kind === 'yes' && ASKS_FOR_ONE.has(asked.wants) && fact.about !== 'goal') return false
  return (
    found === undefined ||
    fact.about === 'goal' ||
    found.fit < SURELY_MEANT ||
    found.likely < SURELY_LIKELY ||
    kind === 'no' ||
    (kind === 'open' && isForOneThingOrWhy(asked)) ||
    asked.wants === 'effect' ||
    asked.wants === 'tenure' ||
    ASKS_FOR_MORE.has(unknownIn(asked, heard.text)) ||
    ASKS_HOW_IT_WENT.test(asked.text) ||
    ASKS_WHAT_ABOUT_IT.test(asked.text) ||
    ASKS_WHICH_OF_THEM.test(asked.text) ||
    (!asked.isYesNo && fact.stems.filter((stem) => !asked.stems.includes(stem)).length < NEWS)
  )
}

/** "How did you go about it?": that it was done is what they have heard. */
const ASKS_HOW_IT_WENT =
  /^(?:and |so |but )*how (?:exactly )?(?:did|do|does|would|could|can|will) (?:you|he|she|they|it|that|this)\b/

/** "What did they hate about it?" */
const ASKS_WHAT_ABOUT_IT =
  /^(?:and |so |but )*(?:what|which part) .*\b(?:about|of) (?:it|that|this|them|those|him|her)\b/

/** That there are two is what they have heard. */
const ASKS_WHICH_OF_THEM =
  /^(?:and |so )*(?:which (?:of (?:them|those|these|the)|ones?|two|three|four|five)|what (?:kind|sort|type|make|brand) of)\b/

const ASKS_FOR_ONE: ReadonlySet<Wants> = new Set(['number', 'age'])

const SURELY_MEANT = 0.95
const SURELY_LIKELY = 0.7

/** In words that were not in the question. */
const NEWS = 2

/** What it was like, and what is thought of it, is not said by that it was. */
const ASKS_FOR_MORE: ReadonlySet<Unknown> = new Set([
  'likeness',
  'feelings',
  'past-feelings',
  'opinion',
  'preference',
  'imagined',
  'hypothetical',
  'worth',
  'looking-back',
])
