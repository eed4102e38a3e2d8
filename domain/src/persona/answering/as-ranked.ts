import { closeness } from '../../language/related-words.ts'
import type { Decision, Given } from '../decision.ts'
import { cut } from '../facts/cut.ts'
import type { Fact } from '../facts/facts.ts'
import type { Asked } from '../recalling/asked.ts'
import { isForOneThing } from '../recalling/one-thing.ts'
import { factIn, isTold } from '../state.ts'
import { mayTell } from '../telling.ts'
import { evade, SAID_BY_ANYBODY } from './evade.ts'
import { elaborationOf } from './follow-up.ts'
import { cannotBeMeant, isFear } from './is-answer-to.ts'
import { wasJustTold } from './just-told.ts'
import { namesTheUnknown } from './names-the-unknown.ts'
import { isOfNothing } from './general-question.ts'
import { knownOf } from '../recalling/known.ts'
import { whoseMind } from './whose-mind.ts'

/**
 * What is told for want of an answer (the next of what happened, what is written beside it, nothing at all) gives way
 * to what is far likelier to be the answer, even where that is not likely. Of questions by others, eleven are answered
 * better so for each that is answered worse; of those that got nothing, as many right as wrong.
 */
export function asRanked(given: Given, asked: Asked, decision: Decision): Decision {
  const isHeld = decision.intent === 'answer from the text'
  if (!isHeld && !FOR_WANT_OF_AN_ANSWER.has(decision.intent)) return decision
  const chosen = decision.parts.flatMap((part) => (part.say === 'fact' ? [part.id] : []))
  // "As I said": of what has hardly to do with it that is said to nobody.
  const isSaidAgain = (id: string) =>
    given.state.told.includes(id) && likelyIs(given, id) < NO_ANSWER
  const isHeardAgain = isHeld && chosen.some((id) => wouldBeHeardAgain(given, asked, id))
  if (isHeld && !isHeardAgain && (asked.wants === 'reason' || !chosen.some(isSaidAgain)))
    return decision
  const instead =
    chosen.length === 0 ? insteadOfNothing(given, asked, decision) : insteadOf(given, asked, chosen)
  if (instead !== null)
    return {
      intent: 'tell what is nearest',
      parts: [{ say: 'fact', id: instead.id, as: 'new' }],
      open: { what: 'nothing' },
    }
  return isHeld ? evade(given, asked) : decision
}

/** A whole sentence that they heard a moment ago; of a sum or a name in it only that is said. */
function wouldBeHeardAgain(given: Given, asked: Asked, id: string): boolean {
  const fact = factIn(given.graph, id)
  return (
    fact !== undefined &&
    asked.wants !== 'reason' &&
    !BY_WHEN.test(asked.text) &&
    isTold(given.state, fact) &&
    wasJustTold(given, fact) &&
    cut(fact.says, asked) === null
  )
}

/** What one has to keep to is said as often as it is asked for. */
const BY_WHEN = /\b(?:by when|until when|have to|has to|must|deadline|due)\b/

/** What is said or told where nothing was found that answers. */
export const FOR_WANT_OF_AN_ANSWER: ReadonlySet<string> = new Set([
  'evade: not known',
  SAID_BY_ANYBODY,
  'nothing more to it',
  'say whether it is so',
  'tell',
  'tell more',
  'tell what happened',
  'tell what is nearest',
  'tell what is related',
])

const NO_ANSWER = 0.1

function insteadOf(given: Given, asked: Asked, chosen: readonly string[]): Fact | null {
  const best = likeliestUntold(given, asked)
  if (asked.wants === 'reason') return null
  if (best === null || isOfNothing(asked) || chosen.includes(best.fact.id)) return null
  const least = Math.max(
    leastFor(asked, best.fact, INSTEAD_OF_ANOTHER),
    ...chosen.map((id) => FAR * likelyIs(given, id)),
  )
  return best.likely >= least ? best.fact : null
}

function insteadOfNothing(given: Given, asked: Asked, { intent }: Decision): Fact | null {
  const last = factIn(given.graph, given.state.topic.at(-1) ?? '')
  const isWhyOfThat = asked.wants === 'reason' && asked.isAboutTopic && last !== undefined
  const elaboration = isWhyOfThat ? elaborationOf(given, last) : null
  if (elaboration !== null) return elaboration
  const { people } = knownOf(given.graph.facts)
  const isOfAMind = whoseMind(asked.text, given.heard.text, people) !== null
  if (isOfAMind || (asked.isYesNo && namesTheUnknown(given))) return null
  const best = likeliestUntold(given, asked)
  if (best === null || isOfAnotherKind(asked, best)) return null
  // What anybody would say to it is better than nothing, and less than what may well be the answer.
  const least = Math.max(
    leastFor(asked, best.fact, insteadOfSilence(asked)),
    intent === SAID_BY_ANYBODY ? INSTEAD_OF_WHAT_ANYBODY_SAYS : 0,
  )
  return best.likely >= least ? best.fact : null
}

/** "Is there a night shift?": that there is one by day is no answer. */
const isOfAnotherKind = ({ text, stems }: Asked, { fact, likely }: Ranked): boolean =>
  likely < SURE_OF_IT &&
  /^(?:and |so |but )*(?:is|are|was|were) there\b/.test(text) &&
  !fact.stems.some((stem) => closeness(stems[0] ?? '', stem) >= RELATED)

const SURE_OF_IT = 0.6
const RELATED = 0.45

/** A number or a name that may be another is worse than none; a no that is not so is worse than what has to do with it. */
function insteadOfSilence({ wants, isYesNo }: Asked): number {
  if (wants === 'reason') return A_REASON
  if (wants === 'place' || wants === 'time') return A_PLACE_OR_TIME
  if (isForOneThing({ wants })) return NEVER
  return isYesNo ? INSTEAD_OF_A_NO : INSTEAD_OF_NOTHING
}

/** Of troubles there are few, and whoever asks for one has asked for each of them. */
const leastFor = ({ wants }: Asked, { about }: Fact, least: number): number =>
  wants === 'trouble' && about === 'pain' ? A_TROUBLE : least

const INSTEAD_OF_ANOTHER = 0.2
const INSTEAD_OF_NOTHING = 0.25
const INSTEAD_OF_A_NO = 0.3
const INSTEAD_OF_WHAT_ANYBODY_SAYS = 0.35
const A_REASON = 0.35
const A_PLACE_OR_TIME = 0.4
const NEVER = Infinity
const A_TROUBLE = 0.15
const FAR = 2

type Ranked = { fact: Fact; likely: number }

const likelyIs = ({ heard }: Given, id: string): number =>
  heard.recalled.find(({ fact }) => fact.id === id)?.likely ?? 0

/** A wish is told to whoever asks for one. */
function likeliestUntold(given: Given, asked: Asked): Ranked | null {
  const { wants } = asked
  const [best] = given.heard.recalled
    .filter(
      ({ fact }) =>
        !isTold(given.state, fact) &&
        mayTell(given, fact) &&
        (fact.about !== 'goal' || wants === 'wish') &&
        (!isFear(fact) || wants === 'trouble') &&
        !cannotBeMeant(asked, fact),
    )
    .toSorted((a, b) => b.likely - a.likely)
  return best ?? null
}
