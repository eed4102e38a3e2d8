import { type Given, phrase } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import { sharedWith } from '../reacting/touches.ts'
import type { Asked } from '../recalling/asked.ts'
import { isOfKind } from '../recalling/kinds-of-answer.ts'
import { isForOneThingOrWhy } from '../recalling/one-thing.ts'
import { isTold, type Part } from '../state.ts'
import { mayTell, nextUntold } from '../telling.ts'
import { isFear, saysNoMore } from './is-answer-to.ts'
import { namesTheUnknown } from './names-the-unknown.ts'
import { isPresumed } from './presumed.ts'
import { isStillAbout, nearestTo, sharingMost } from './put-off.ts'
import type { Unknown } from './question-kinds.ts'
import { fromWhatIsRelated, isReserved, type Unanswered } from './telling-related.ts'

/**
 * Before anybody says that they do not know: what the text holds of the same thing. It may be no whole answer, but it
 * is about what was asked, which no way of not knowing is.
 */
export function nearInstead(given: Given, unanswered: Unanswered): Part[] | null {
  const { asked, kind } = unanswered
  if (asked.isYesNo && namesTheUnknown(given)) return null
  const tried = kind === 'tried' ? whatWasTried(given) : null
  if (tried !== null) return tried
  const whole =
    isReserved(given) || asked.wants === 'reason' ? null : nearlyWhole(given, unanswered)
  if (whole !== null) return [whole]
  const related = fromWhatIsRelated(given, unanswered)
  if (related !== null) return related
  const same = OF_THE_SAME_THING.has(kind) ? ofTheSameThing(given, asked) : null
  if (same !== null) return [{ say: 'fact', id: same.id, as: 'new' }]
  if (isReserved(given)) return null
  const near = nearOfItsKind(given, unanswered)
  if (near !== null) return [near]
  if (GOING_ON.test(asked.text)) return [phrase('something-is')]
  if (kind === 'own-reason' && WANTS_IT.test(asked.text)) return whyTheyWantIt(given)
  return askedOn(given, asked)
}

// What is near, by the kind of the question

/** Nobody denies what the text says something about; and of a story, a part is better than none. */
function nearOfItsKind(given: Given, { asked, kind, who }: Unanswered): Part | null {
  if (who !== null) return null
  const mayBeNear = DENIES.has(kind)
    ? asked.stems.length > (asked.isYesNo ? 1 : 0) && !isPresumed(given.heard.text)
    : IS_TOLD_IN_PART.has(kind)
  const fact = mayBeNear && !ASKS_IF_ANY.test(asked.text) ? nearestTo(given, asked.text) : null
  return fact === null ? null : { say: 'fact', id: fact.id, as: 'new' }
}

/** What is known of the same thing, though it is no answer. */
const ofTheSameThing = (given: Given, { stems }: Asked): Fact | null =>
  given.heard.recalled.find(
    ({ fact, answers }) =>
      !answers &&
      (fact.about === 'situation' || fact.about === 'background') &&
      !isTold(given.state, fact) &&
      mayTell(given, fact) &&
      fact.stems.filter((stem) => stems.includes(stem)).length >= SAME_THING,
  )?.fact ?? null

/** Words in common: one may be chance. */
const SAME_THING = 2

/** Of these, what is known of the same thing may be what was meant. */
const OF_THE_SAME_THING: ReadonlySet<Unknown> = new Set(['own', 'own-past', 'own-fact', 'story'])

const ASKS_IF_ANY = /^(?:is|are|was|were) there (?:any|one|some)\b/

const IS_TOLD_IN_PART: ReadonlySet<Unknown> = new Set(['story', 'effect'])

/** What is said to these says no, or that nothing has happened. */
const DENIES: ReadonlySet<Unknown> = new Set([
  'tried',
  'either',
  'own-either',
  'news-of-others',
  'there-is',
  'yes-no',
  'yes-no-do',
  'yes-no-have',
  'yes-no-past',
  'yes-no-them',
])

// What was meant, nearly

/** All that they ask about is in it, whatever was asked for: then it is what was meant, and told or not, it is said. */
function nearlyWhole(given: Given, { asked, kind }: Unanswered): Part | null {
  const { graph, state, heard } = given
  const isNumber = asked.wants === 'number'
  const found = heard.recalled.find(
    ({ fact, fit }) =>
      fit >= ALL_OF_IT &&
      mayTell(given, fact) &&
      fact.about !== 'goal' &&
      !isFear(fact) &&
      (kind !== 'opinion' || !saysNoMore(fact, asked)) &&
      (!isForOneThingOrWhy(asked) || isOfKind(fact.says, asked) === 'yes') &&
      fact.stems.filter((stem) => !asked.stems.includes(stem)).length >= NEWS &&
      (isNumber
        ? sharedWith(asked.text, fact, graph.facts) >= A_WORD
        : !isTold(state, fact) && sharedWith(asked.text, fact, graph.facts) >= SEVERAL_WORDS),
  )
  if (found === undefined) return null
  return { say: 'fact', id: found.fact.id, as: isTold(state, found.fact) ? 'again' : 'new' }
}

/** In words that were not in the question. */
const NEWS = 2

const ALL_OF_IT = 0.9
const A_WORD = 1
const SEVERAL_WORDS = 1.9

// Of some kinds

function whatWasTried(given: Given): Part[] | null {
  const fact = given.graph.facts.find(
    (one) => HAS_TRIED.test(one.says) && !isTold(given.state, one) && mayTell(given, one),
  )
  return fact === undefined || isReserved(given)
    ? null
    : [phrase('yes-and'), { say: 'fact', id: fact.id, as: 'new' }]
}

const HAS_TRIED =
  /\b(?:tried|tested|piloted|experimented|(?:had|did|ran) (?:a|an|one) (?:\p{L}+ )?(?:trial|pilot|test|attempt|go)|attempted|gave it a (?:go|try)|went to (?:a|an|see)|saw (?:a|an) )/iu

const GOING_ON = /\b(?:something|anything) (?:else )?(?:going on|wrong|the matter|up)\b/

const WANTS_IT =
  /\byou (?:really )?(?:want|would like|are (?:leaving|calling|looking|thinking|cancelling)|need)\b/

/** Why they want it, is what has happened to them. */
function whyTheyWantIt(given: Given): Part[] | null {
  const { graph, state } = given
  const next = nextUntold(given, ['pain'])
  if (next !== null) return [{ say: 'fact', id: next.id, as: 'new' }]
  const told = graph.facts.find(
    (fact) => fact.about !== 'goal' && fact.about !== 'background' && isTold(state, fact),
  )
  return told === undefined
    ? null
    : [phrase('as-i-said'), { say: 'fact', id: told.id, as: 'again' }]
}

/** Who asks on about what was put off gets what stands near it, or hears that it is not for want of will. */
function askedOn(given: Given, { stems, text, isYesNo }: Asked): Part[] | null {
  if (!isStillAbout(given, stems)) return null
  const both = `${given.state.putOff} ${text}`
  const fact =
    nearestTo(given, text) ??
    sharingMost(given, text) ??
    nearestTo(given, both) ??
    sharingMost(given, both)
  if (fact !== null) return [{ say: 'fact', id: fact.id, as: 'new' }]
  // Whether it was so is another question each time.
  return isYesNo ? null : [phrase('evade-still')]
}
