import { isOnTheOtherSide } from '../../graph/templates/other-side.ts'
import { type Given, phrase } from '../decision.ts'
import { wasSaidLately } from '../said-lately.ts'
import { sharedWith } from '../reacting/touches.ts'
import type { Asked } from '../recalling/asked.ts'
import { isOfKind } from '../recalling/kinds-of-answer.ts'
import { isForOneThing, isForOneThingOrWhy } from '../recalling/one-thing.ts'
import { isTold, type Part } from '../state.ts'
import { mayTell, nextUntold } from '../telling.ts'
import { wasJustTold } from './just-told.ts'
import { isPresumed } from './presumed.ts'
import { isStillAbout, nearestTo, sharingMost } from './put-off.ts'
import type { Unknown } from './question-kinds.ts'
import { type Related, relatedTo } from './related.ts'

export type Unanswered = { asked: Asked; kind: Unknown; who: string | null }

/**
 * Before anybody says that they do not know: what the text holds of the same thing. It may be no whole answer, but it
 * is about what was asked, which no way of not knowing is.
 */
export function nearInstead(given: Given, unanswered: Unanswered): Part[] | null {
  const { asked, kind } = unanswered
  const tried = kind === 'tried' ? whatWasTried(given) : null
  if (tried !== null) return tried
  const whole = isReserved(given) || asked.wants === 'reason' ? null : nearlyWhole(given, asked)
  if (whole !== null) return [whole]
  const related = fromWhatIsRelated(given, unanswered)
  if (related !== null) return related
  if (isReserved(given)) return null
  if (GOING_ON.test(asked.text)) return [phrase('something-is')]
  if (kind === 'own-reason' && WANTS_IT.test(asked.text)) return whyTheyWantIt(given)
  return askedOn(given, asked)
}

/** A witness, an opponent and an interviewer give away nothing that was not asked for. */
const isReserved = ({ graph }: Given): boolean =>
  graph.useCase === 'interviews' ||
  isOnTheOtherSide(graph) ||
  (graph.temper.volunteers === 0 && graph.lead === 'learner')

// What has to do with it

function fromWhatIsRelated(given: Given, { asked, kind, who }: Unanswered): Part[] | null {
  if (who !== null || asked.stems.length === 0 || NO_FACT_IS_MEANT.has(kind)) return null
  if (asked.isYesNo && (isPresumed(given.heard.text) || !IS_ASKED_OF_FACTS.has(kind))) return null
  const related = relatedTo(given, asked)
  if (related === null) return null
  return related.isNews ? newsOf(given, { asked, kind, related }) : toldOf(given, { asked, kind, related })
}

function newsOf(
  given: Given,
  { asked, kind, related }: { asked: Asked; kind: Unknown; related: Related },
): Part[] | null {
  const { fact, nearness, shared, likely, covers } = related
  // A name, a sum, a date: whoever asks for one of these is not served with what has none.
  if (IS_NARROW.has(kind) || isForOneThingOrWhy(asked)) {
    const isSuch = isOfKind(fact.says, asked) === 'yes' && shared >= A_WORD && likely >= SOMEWHAT
    return isSuch && !isReserved(given) ? [{ say: 'fact', id: fact.id, as: 'new' }] : null
  }
  // "Does Petter know?" is not answered by who he is.
  const isOfAWord = asked.stems.length < 2 && kind !== 'there-is' && kind !== 'trouble'
  if (ASKS_IF_THERE_IS.test(asked.text) && covers < 1) return null
  const isOpen = (asked.isYesNo && !isOfAWord) || likely >= SOMEWHAT || ASKS_OPENLY.test(asked.text) || ASKS_TO_BE_TOLD.test(asked.text)
  if (!isOpen || nearness < leastNearness(given, asked)) return null
  const told: Part = { say: 'fact', id: fact.id, as: 'new' }
  const isSurer = nearness >= PLAINLY_ABOUT_IT || asked.isYesNo
  return isSurer || wasSaidLately('what-i-can-say', given, 6)
    ? [told]
    : [phrase('what-i-can-say'), told]
}

function leastNearness(given: Given, { isYesNo, text }: Asked): number {
  if (isReserved(given)) return PLAINLY_ABOUT_IT
  if (isYesNo) return NEAR_FOR_YES_OR_NO
  return ASKS_TO_BE_TOLD.test(text) ? NEAR_ENOUGH_TO_TELL : NEAR
}

/** Set by reading what was told at each: from there on it was about what was asked more often than not. */
const NEAR = 0.6
const NEAR_ENOUGH_TO_TELL = 0.35
const NEAR_FOR_YES_OR_NO = 0.7
const PLAINLY_ABOUT_IT = 0.9

/** Of a shift by day it is no answer whether there is one by night. */
const ASKS_IF_THERE_IS = /^(?:and |so |but )*(?:is|are|was|were) there\b/

/** That it is the answer: with less, what shares a word says something else about it. */
const SOMEWHAT = 0.2

/** Whatever is known of it is wanted. */
const ASKS_OPENLY =
  /^(?:and |so |but )*(?:(?:what|how) about|how (?:important|urgent|bad|serious|big a|close|difficult|hard)|what is (?:happening|going on) with|what do you (?:know|remember)|how (?:do|are|is) .*\b(?:plan(?:ned)?|work|handled?|run|manage|organi[sz]ed?)\b)/

/** "Walk me through a Monday at the desk": anything of it will do. */
const ASKS_TO_BE_TOLD =
  /^(?:and |so |but )*(?:(?:can|could|would) you )?(?:please )?(?:just )?(?:tell me|talk (?:to me|me through)|walk me through|describe|explain)\b(?! (?:what|how|why|who|when|where|which|if|whether)\b)/

const IS_NARROW: ReadonlySet<Unknown> = new Set([
  'name',
  'name-of-own',
  'age-of-others',
  'how-often',
  'cost',
  'which',
  'own-fact',
  'own-past',
  'own-what',
  'done',
])

/** What was asked for is said again; of the rest of it, that there is no more. */
function toldOf(
  given: Given,
  { asked, kind, related }: { asked: Asked; kind: Unknown; related: Related },
): Part[] | null {
  const { fact, nearness, covers, shared, likely } = related
  const isNamed = shared >= A_WORD || (asked.stems.length === 1 && likely >= MOST_LIKELY)
  if (!isNamed || asked.wants === 'reason') return null
  const isAllOfIt = covers === 1 && nearness >= PLAINLY_ABOUT_IT
  const isMeant = isForOneThing(asked)
    ? nearness >= NEAR && isOfKind(fact.says, asked) === 'yes'
    : isAllOfIt && (asked.isYesNo || (likely >= LIKELY && fact.about !== 'goal'))
  if (isMeant && !isInTheLastLine(given, fact.id))
    return [{ say: 'fact', id: fact.id, as: 'again' }]
  return isAllOfIt && ASKS_FOR_MORE_OF_IT.has(kind) && wasJustTold(given, fact)
    ? [phrase('evade-told')]
    : null
}

const LIKELY = 0.5
const MOST_LIKELY = 0.65

/** To these it is an answer that no more is known. */
const ASKS_FOR_MORE_OF_IT: ReadonlySet<Unknown> = new Set([
  'anything',
  'own-past',
  'said',
  'story',
  'which',
])

const isInTheLastLine = ({ state }: Given, id: string): boolean =>
  state.last.some((part) => part.say === 'fact' && part.id === id)

/** What goes on in somebody, or might be one day, stands in no text. */
const NO_FACT_IS_MEANT: ReadonlySet<Unknown> = new Set([
  'looking-back',
  'hypothetical',
  'imagined',
  'plan',
  'preference',
  'next-step',
  'suits',
  'suits-either',
  'about-you',
  'about-me',
  'tenure',
  'news',
  'news-of-others',
  'days',
  'takeaway',
])

/** A yes or no that may be taken from what is so; not whether they would, and not what they think. */
const IS_ASKED_OF_FACTS: ReadonlySet<Unknown> = new Set([
  'tried',
  'either',
  'own-either',
  'there-is',
  'did-not-know',
  'yes-no',
  'yes-no-do',
  'yes-no-have',
  'yes-no-own',
  'yes-no-past',
  'yes-no-them',
  'about-life',
  'opinion-yes-no',
  'trouble',
])

// What was meant, nearly

/** All that they ask about is in it, whatever was asked for: then it is what was meant, and told or not, it is said. */
function nearlyWhole(given: Given, asked: Asked): Part | null {
  const { graph, state, heard } = given
  const isNumber = asked.wants === 'number'
  const found = heard.recalled.find(
    ({ fact, fit }) =>
      fit >= ALL_OF_IT &&
      mayTell(given, fact) &&
      fact.about !== 'goal' &&
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
function askedOn(given: Given, { stems, text }: Asked): Part[] | null {
  if (!isStillAbout(given, stems)) return null
  const both = `${given.state.putOff} ${text}`
  const fact =
    nearestTo(given, text) ??
    sharingMost(given, text) ??
    nearestTo(given, both) ??
    sharingMost(given, both)
  return [fact === null ? phrase('evade-still') : { say: 'fact', id: fact.id, as: 'new' }]
}
