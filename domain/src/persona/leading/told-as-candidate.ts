import { stemsOf } from '../../language/stems.ts'
import { answerQuestion } from '../answering/answer.ts'
import { isFear } from '../answering/is-answer-to.ts'
import { toWhatTheyDid } from '../answering/what-came-of-it.ts'
import { ASKED_OF_CANDIDATES, type AskedOfCandidates } from './asked-of-candidates.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import { isTold, type Part } from '../state.ts'
import { namedInTheSameBreath } from '../answering/put-off.ts'
import { asksForWorkOfNow } from '../answering/who-it-is.ts'
import { IS_ABOUT } from '../reacting/touches.ts'
import { mayTell } from '../telling.ts'
import { yesOrNo } from '../answering/yes-or-no.ts'

const NOTHING = { what: 'nothing' } as const

// What is asked in every interview

/** Told from what is written; in general where nothing of one's own is. */
export function toUsual(given: Given): Decision | null {
  const { heard, state } = given
  const { asked } = heard
  if (asked === null || heard.labels.question === 'none') return null
  const text = questionsIn(heard.text) ?? asked.text
  const found = A_CASE.test(heard.text) ? WHAT_IT_WOULD_DO : usualIn(asked.text, text)
  if (found === undefined) return null
  const { says } = found
  const did = says === 'own-after-mistake' ? toWhatTheyDid(given, asked) : null
  if (did !== null) return did
  const own = ownFact(given, found) ?? ownTrouble(given, says)
  // What came after it is more than that they said so.
  const isOpen = ASKS_FOR_MORE.has(says) && own !== undefined && isTold(state, own)
  if (own !== undefined && (!isOpen || asked.isYesNo || state.digs.includes(says)))
    return isHardToSay(given, { says, own }) ? reserve(own) : tellOf(given, own)
  if (state.digs.filter((dig) => dig === says).length >= MOST_IN_GENERAL) return null
  return { intent: `answer in general: ${says}`, parts: [phrase(says)], open: NOTHING, digs: says }
}

/** "An example: a string breaks before the concert. What do you do?": not for a living. */
const A_CASE =
  /(?:\b(?:example|case|suppose|imagine|let's say|picture this|scenario)\b[^?]*|\b(?:breaks|fails|comes in|arrives|calls|refuses|complains|shouts|starts|falls|is late|are late|goes wrong|stops)\b[^?]*[.:;,] ?(?:so |and )?)what do you do\b/i

const WHAT_IT_WOULD_DO = ASKED_OF_CANDIDATES.find(({ says }) => says === 'what-i-would-do')

/** "If two of them had a row, what would you do?": what was said before it narrows what could be about anything. */
function usualIn(asked: string, whole: string): AskedOfCandidates | undefined {
  const found = ASKED_OF_CANDIDATES.find(({ asks }) => asks.test(asked))
  return found === undefined || found.says === 'what-i-would-do'
    ? (ASKED_OF_CANDIDATES.find(({ asks }) => asks.test(whole)) ?? found)
    : found
}

/** What was told of oneself before is no example of it. */
const ASKS_FOR_MORE: ReadonlySet<string> = new Set(['own-after-mistake', 'own-example'])

const MOST_IN_GENERAL = 2

/** "You'd have to criticise people you know. How do you handle that?": who finds that hard says so. */
function ownTrouble(given: Given, says: string): Fact | undefined {
  if (!says.startsWith('what-i-would') || given.heard.asked?.isAboutTopic !== true) return undefined
  const named = namedInTheSameBreath(given, IS_ABOUT)
  return named?.about === 'pain' ? named : undefined
}

const questionsIn = (text: string): string | null =>
  text
    .match(/[^.?!]*\?/g)
    ?.join(' ')
    .trim() ?? null

/** What was not told yet comes first, and a reason before that. */
function ownFact(
  { graph, state, heard }: Given,
  { told, of = ['situation', 'background'] }: AskedOfCandidates,
): Fact | undefined {
  const fitting = graph.facts.filter(
    ({ says, about }) => of.includes(about) && told.test(says) && !isFear({ says }),
  )
  const asked = new Set(heard.asked?.stems)
  const shared = ({ stems }: Fact) => stems.filter((stem) => asked.has(stem)).length
  fitting.sort((a, b) => shared(b) - shared(a))
  const fresh = fitting.filter((fact) => !isTold(state, fact))
  const withReason = /\bwhy|\bwhat happened\b/i.test(heard.text)
    ? fresh.find(({ says }) => /\bbecause\b/.test(says))
    : undefined
  return withReason ?? fresh[0] ?? fitting[0]
}

function tellOf({ state, heard }: Given, own: Fact): Decision {
  const { asked } = heard
  const isSame = asked?.isYesNo === true && DISMISSED.test(asked.text) && DISMISSED.test(own.says)
  const verdict = isSame ? 'yes' : asked?.isYesNo === true ? yesOrNo(asked, own.says) : null
  if (isTold(state, own))
    return verdict === 'yes' || (asked?.isYesNo === true && !DENIES.test(own.says))
      ? { intent: 'confirm', parts: [phrase('yes')], open: NOTHING }
      : { intent: 'say it again', parts: [{ say: 'fact', id: own.id, as: 'again' }], open: NOTHING }
  return {
    intent: 'tell its own',
    parts: [
      ...(verdict === 'yes' ? [phrase('yes-and')] : []),
      { say: 'fact', id: own.id, as: 'new' },
    ],
    open: NOTHING,
  }
}

const DENIES = /\b(?:nobody|no one|never|not|no|\p{L}+n't|without)\b/iu
const DISMISSED = /\b(?:dismissed|fired|sacked|let (?:you )?go|laid off|redundant)\b/i

/** "Why is that?", "what happened?": what it had just told, and nothing that stands beside it. */
export function toBareWhy({ heard, state, graph }: Given): Decision | null {
  const { asked } = heard
  const last = graph.facts.find(({ id }) => id === state.topic.at(-1))
  if (asked === null || last === undefined || !BARE_WHY.test(asked.text)) return null
  // "Have you ever made a mistake? What happened?" asks for that one.
  if (/\?.*\?/.test(heard.text)) return null
  if (state.digs.some((dig) => dig === `${KEPT}${last.id}`)) return null
  return { intent: 'nothing more to it', parts: [phrase('own-why')], open: NOTHING }
}

const BARE_WHY =
  /^(?:and |so |but )*(?:why(?: (?:is|was) (?:that|it|this))?|how come|what happened(?: (?:there|then))?)$/i

/** "Have you ever built anything?": whoever built a boat has. */
export function toHaveYouEver({ heard, state, graph }: Given): Decision | null {
  const { asked } = heard
  if (asked === null || !HAVE_YOU_EVER.test(asked.text)) return null
  const own = graph.facts.find(
    (fact) =>
      fact.about === 'background' &&
      DEEDS.test(fact.says) &&
      fact.stems.some((stem) => asked.stems.includes(stem)),
  )
  if (own === undefined) return null
  return {
    intent: 'say that it has',
    parts: [
      phrase('yes-and'),
      { say: 'fact', id: own.id, as: isTold(state, own) ? 'again' : 'new' },
    ],
    open: NOTHING,
  }
}

const HAVE_YOU_EVER = /^(?:and |so |but )*(?:have you (?:ever |already )?|did you ever )\p{L}+/iu

// What is not easily said

/** Once, and only to somebody who asks how it came about and not for the thing itself. */
const isHardToSay = (
  { state, heard }: Given,
  { says, own }: { says: string; own: Fact },
): boolean =>
  says === 'own-left' &&
  heard.asked?.isYesNo === false &&
  PAINFUL.test(own.says) &&
  !isTold(state, own) &&
  !state.digs.some((dig) => dig.startsWith(KEPT))

const PAINFUL =
  /\b(?:let go|dismissed|fired|sacked|mistake|warned|failed|burn(?:t|ed)? ?out|left (?:last|because|after)|quit|breakdown|quarrel\w*|conflict|bullied|prison|drinking)\b/i
const KEPT = 'kept:'

const reserve = (own: Fact): Decision => ({
  intent: 'say that it is not easy to say',
  parts: [phrase('own-reserve')],
  open: NOTHING,
  digs: `${KEPT}${own.id}`,
})

/** "I'd rather hear it from you", "what happened?": whoever is asked kindly, or again, opens up. */
export function toOpensUp(given: Given): Decision | null {
  const { state, heard, graph } = given
  const kept = state.digs.findLast((dig) => dig.startsWith(KEPT))?.slice(KEPT.length)
  const own = graph.facts.find(({ id }) => id === kept)
  if (own === undefined || isTold(state, own) || !INVITES_TO_TELL.test(heard.text)) return null
  return {
    intent: 'open up',
    parts: [phrase('own-opens-up'), { say: 'fact', id: own.id, as: 'new' }],
    open: NOTHING,
  }
}

const INVITES_TO_TELL =
  /\bwhat (?:exactly )?(?:happened|was it|do you mean|went wrong)\b|\bmore to (?:it|that)\b|\brather hear\b|\bwon't bite\b|\byou can (?:tell|say|be)\b|\btake your time\b|\bno (?:rush|pressure|hurry)\b|\bdon't worry\b|\b(?:it's|that's|it is) (?:ok|okay|all right|alright|fine)\b|\bgo on\b|\btell me\b|\blistening\b|\b(?:everybody|everyone|we all)\b|\bhonest\w*\b|\bappreciate\b|\bunderstand\b|\bwhy\b|\bpast\b/i

// Who it is, and what was named

/** "Tell me about yourself": from the beginning, and what hurts is not what anybody begins with. */
export function toAboutItself(given: Given): Decision | null {
  const { graph, state, heard } = given
  if (!ABOUT_YOURSELF.test(heard.text) || state.digs.includes('told-itself')) return null
  const told = graph.facts
    .filter(
      (fact) =>
        fact.about === 'background' &&
        !isTold(state, fact) &&
        !PAINFUL.test(fact.says) &&
        !/\b(?:reported|because)\b/.test(fact.says) &&
        mayTell(given, fact),
    )
    .slice(0, TOLD_AT_FIRST)
  if (told.length === 0) return null
  return {
    intent: 'tell who it is',
    parts: told.map((fact): Part => ({ say: 'fact', id: fact.id, as: 'new' })),
    open: NOTHING,
    digs: 'told-itself',
  }
}

const TOLD_AT_FIRST = 3
const ABOUT_YOURSELF =
  /\b(?:about yourself|something about you|who are you|introduce yourself|who you are|your background|your (?:cv|career|story)|walk me through(?! (?:how|what|the steps)\b)|bit about you)\b/i

/** "Tell me about the bicycle shop, what do you do there?": of what was named, and of nothing else. */
export function toWhatWasNamed(given: Given): Decision | null {
  const { graph, state, heard } = given
  const { asked } = heard
  // "There" is where the talk is, or else where it came to last in its life.
  const nearness = (fact: Fact) =>
    state.topic.includes(fact.id) ? graph.facts.length : graph.facts.indexOf(fact)
  if (asked === null || heard.labels.question === 'none') return null
  if (!ASKS_OF_WORK.test(heard.text) || asksForWorkOfNow(asked.text)) return null
  const named = new Set(stemsOf(heard.text).filter((stem) => !OF_ANY_WORK.has(stem)))
  const about = graph.facts
    .filter(({ about: subject }) => subject === 'background' || subject === 'situation')
    .map((fact) => ({ fact, shared: fact.stems.filter((stem) => named.has(stem)).length }))
    .filter(({ fact, shared }) => shared > 0 || (named.size === 0 && WORKS.test(fact.says)))
    .sort((a, b) => b.shared - a.shared || nearness(b.fact) - nearness(a.fact))
    .map(({ fact }) => fact)
  const isNews = ({ stems }: Fact) =>
    stems.filter((stem) => !named.has(stem) && !OF_ANY_WORK.has(stem)).length >= NEWS
  const untold = (fact: Fact) => !isTold(state, fact) && mayTell(given, fact)
  const fresh =
    about.find((fact) => untold(fact) && isNews(fact)) ??
    (about.length > 0
      ? graph.facts.find(
          (fact) => untold(fact) && fact.about === 'background' && DEEDS.test(fact.says),
        )
      : undefined)
  if (fresh !== undefined)
    return {
      intent: 'tell of what was named',
      parts: [{ say: 'fact', id: fresh.id, as: 'new' }],
      open: NOTHING,
    }
  if (about[0] === undefined) return null
  const known = about[0]
  const wasJustSaid = state.recent
    .slice(-JUST_SAID)
    .some((line) => line.includes(known.says.slice(1)))
  const isWork = WORKS.test(known.says)
  const asksForTheirPart = /\byour part\b/i.test(heard.text)
  if (wasJustSaid && asksForTheirPart) return null
  return wasJustSaid
    ? {
        intent: 'say how it is there',
        parts: [phrase(isWork ? 'own-work' : 'own-ask-more')],
        open: NOTHING,
      }
    : { intent: 'say it again', parts: [{ say: 'fact', id: known.id, as: 'again' }], open: NOTHING }
}

/** In lines: nobody says the same again so soon. */
const JUST_SAID = 6
const ASKS_OF_WORK =
  /^and (?:before|after|since|then|at|in|now)\b|^(?:.*[.,!?] ?)?(?:and |so |okay,? |now )*(?:tell me|talk|what about|let's talk)\b.{0,12}\b(?:about|of)\b|\bwhat (?:do|did|are|were|have) you (?:been )?(?:do|doing|done)\b(?! (?:when|if|then|about|differently|next|after|in your (?:free|spare)))|\byour (?:part|job|work|role|tasks?) (?:at|in|there|now|like)\b|\bwhat(?:'s| is| was| were) your (?:\p{L}+ )?(?:job|work|role|tasks?|duties)\b/iu
/** In words that were not in the question. */
const NEWS = 2
const DEEDS =
  /\bI(?:'ve| have)? (?:led|built|wrote|written|rewrote|trained|organi[sz]ed|set up|ran|introduced|planned|taught)\b/
const WORKS =
  /\b(?:I(?:'ve| have)? (?:work(?:ed)?|do|did|run|ran|led|lead|managed?|look(?:ed)? after|teach|taught|drive|drove|cook(?:ed)?|sell|sold|been)|I was an?)\b/
const OF_ANY_WORK = new Set(
  stemsOf(
    'tell talk about job work working role task do doing day days all there now moment current currently last time little bit more yourself mean leave let please thank good know like what exactly first start experience',
  ),
)

/** What it wants is told to who asks for wishes, and is no answer to anything else. */
export function toWithoutGoals(given: Given): Decision | null {
  const { heard } = given
  const { asked } = heard
  const [best] = heard.recalled
  if (asked === null || heard.labels.question === 'none' || best?.fact.about !== 'goal') return null
  if (asked.wants === 'wish' || ASKS_FOR_WISHES.test(heard.text)) return null
  const recalled = heard.recalled.filter(({ fact }) => fact.about !== 'goal')
  return answerQuestion({ ...given, heard: { ...heard, recalled } }, asked)
}

const ASKS_FOR_WISHES =
  /\b(?:want|wish|hop(?:e|ing)|look(?:ing)? for|expect\w*|goals?|aims?|matters?|important|need|like to|salary|earn|dream|questions?)\b/i
