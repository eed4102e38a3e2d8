import { cut } from '../facts/cut.ts'
import { isOnTheOtherSide } from '../../graph/templates/other-side.ts'
import { type Given, phrase } from '../decision.ts'
import { wasSaidLately } from '../said-lately.ts'
import type { Asked } from '../recalling/asked.ts'
import { isOfKind } from '../recalling/kinds-of-answer.ts'
import { isForOneThing, isForOneThingOrWhy } from '../recalling/one-thing.ts'
import type { Part } from '../state.ts'
import { saysNoMore } from './is-answer-to.ts'
import { wasJustTold } from './just-told.ts'
import { isPresumed } from './presumed.ts'
import type { Unknown } from './question-kinds.ts'
import { type Related, relatedTo } from './related.ts'
import { vaguelyTold } from './told-vaguely.ts'

export type Unanswered = { asked: Asked; kind: Unknown; who: string | null }

/** What has to do with it: what is news is told, what was told is said again or is all there is. */
export function fromWhatIsRelated(given: Given, { asked, kind, who }: Unanswered): Part[] | null {
  if (who !== null || asked.stems.length === 0 || NO_FACT_IS_MEANT.has(kind)) return null
  if (asked.isYesNo && (isPresumed(given.heard.text) || !IS_ASKED_OF_FACTS.has(kind))) return null
  const related = relatedTo(given, asked)
  if (related === null) return null
  return related.isNews
    ? newsOf(given, { asked, kind, related })
    : toldOf(given, { asked, kind, related })
}

function newsOf(
  given: Given,
  { asked, kind, related }: { asked: Asked; kind: Unknown; related: Related },
): Part[] | null {
  const { fact, nearness, shared, likely, covers } = related
  if (kind === 'opinion' && saysNoMore(fact, asked)) return null
  if (kind === 'likeness' && fact.about === 'goal') return null
  // A name, a sum, a date: whoever asks for one of these is not served with what has none.
  if (IS_NARROW.has(kind) || isForOneThingOrWhy(asked)) {
    const isSuch = isOfKind(fact.says, asked) === 'yes' && shared >= ONE_WORD && likely >= SOMEWHAT
    return isSuch && !isReserved(given) ? [{ say: 'fact', id: fact.id, as: 'new' }] : null
  }
  // "Does Petter know?" is not answered by who he is.
  const isOfAWord = asked.stems.length < 2 && kind !== 'there-is' && kind !== 'trouble'
  if (ASKS_IF_THERE_IS.test(asked.text) && covers < 1) return null
  const isOpen =
    (asked.isYesNo && !isOfAWord) ||
    likely >= SOMEWHAT ||
    ASKS_OPENLY.test(asked.text) ||
    ASKS_TO_BE_TOLD.test(asked.text)
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
  const isNamed = shared >= ONE_WORD || (asked.stems.length === 1 && likely >= MOST_LIKELY)
  if (!isNamed || asked.wants === 'reason') return null
  const isAllOfIt = covers === 1 && nearness >= PLAINLY_ABOUT_IT
  const isMeant = isForOneThing(asked)
    ? nearness >= NEAR && isOfKind(fact.says, asked) === 'yes' && cut(fact.says, asked) !== null
    : isAllOfIt && (asked.isYesNo || (likely >= LIKELY && fact.about !== 'goal'))
  const isHeardAgain = asked.isYesNo && wasJustTold(given, fact)
  if (isMeant && !isHeardAgain && !isInTheLastLine(given, fact.id))
    return [{ say: 'fact', id: fact.id, as: 'again' }]
  if (isAllOfIt && isHeardAgain && !DENIES.test(asked.text) && !WAS_TOLD.test(asked.text))
    return [phrase('just-said-so')]
  return isAllOfIt && !asked.isYesNo && ASKS_FOR_MORE_OF_IT.has(kind) && wasJustTold(given, fact)
    ? [phrase(toldAlready(kind, asked))]
    : null
}

/** "Are you sure you didn't …?": a yes would mean the opposite. */
const DENIES = /\b(?:sure|not|no|never)\b/

/** "Have you told anyone about the tablet?": that there is one was no answer. */
const WAS_TOLD =
  /^(?:have|has|did|had) \p{L}+\b.*\b(?:told|tell|talked?|spoken|speak|asked|reported|mentioned)\b/u

const LIKELY = 0.5
const MOST_LIKELY = 0.65

/** Which of them, of what kind, and how it was done, is another question than what there is. */
const toldAlready = (kind: Unknown, { text }: Asked): string =>
  vaguelyTold(kind, text) ?? 'evade-told'

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

/** A witness, an opponent and an interviewer give away nothing that was not asked for. */
export const isReserved = ({ graph }: Given): boolean =>
  graph.useCase === 'interviews' ||
  isOnTheOtherSide(graph) ||
  (graph.temper.volunteers === 0 && graph.lead === 'learner')

const ONE_WORD = 1
