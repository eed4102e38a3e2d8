import { holds } from '../../graph/conditions.ts'
import { isOnTheOtherSide } from '../../graph/templates/other-side.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import { doubtInTheWay, isMetBy, raiseDoubt, wasHeldOn } from '../doubts.ts'
import type { Objection } from '../../graph/graph.ts'
import { plainActsIn } from '../../moves/plain-acts.ts'
import { wasSaidLately } from '../said-lately.ts'
import type { Open, Part } from '../state.ts'
import { bargains, writtenOut } from './act-of.ts'
import { isConcrete } from './concrete.ts'
import { isEasyToAgree } from './easy-to-agree.ts'
import type { Act } from './wordings.ts'
import { asksIfItSuits, chosenTime, proposesATime } from './times.ts'
import { IS_ABOUT, touches } from './touches.ts'

const NOTHING: Open = { what: 'nothing' }

/** What names a time is answered as to the time, however politely it is put. */
export const toTime = (given: Given): Decision | null =>
  proposesATime(given) ? toNextStep(given) : null

export function toNextStep(given: Given): Decision | null {
  if (asksForLeaveToBegin(given))
    return { intent: 'let them begin', parts: [phrase('go-ahead')], open: given.state.open }
  const decision = toWhatIsProposed(given)
  // "… by Friday. Do you have any questions?": the yes is to the plan, and the question has its own answer.
  return decision?.agreed === true && ASKS_FOR_QUESTIONS.test(given.heard.text)
    ? { ...decision, parts: [...decision.parts, phrase('no-questions')] }
    : decision
}

/** "I'd like to understand how you plan, and then we see if we talk further. Is that okay?": this talk, and none to come. */
const asksForLeaveToBegin = ({ heard, state }: Given): boolean =>
  state.turns <= FIRST_TURNS && WANTS_TO_LEARN.test(heard.text) && IS_THAT_OKAY.test(heard.text)

const FIRST_TURNS = 3
const WANTS_TO_LEARN =
  /\b(?:like|love|want) to (?:first )?(?:understand|learn|hear|know|ask|find out)\b|\bask (?:you )?(?:a few|some|a couple of) /i
const IS_THAT_OKAY =
  /\b(?:is|would) (?:that|this|it) (?:be )?(?:okay|ok|all right|alright|fine|good)(?: (?:with|for|by) you)?\W*$|\b(?:does|how does) (?:that|this) (?:sound|work)(?: (?:okay|ok|all right|alright|fine|good))?(?: (?:for|to) you)?\W*$/i

const ASKS_FOR_QUESTIONS = /\b(?:any|other|more|further) questions\W*$/i

function toWhatIsProposed(given: Given): Decision | null {
  const { heard, state, graph } = given
  const { agreement } = graph
  if (!proposesNextStep(given)) return null
  if (bargains(heard.text)) return null
  if (heard.labels.question === 'open' && !proposesATime(given)) return null
  if (agreement === null)
    return { intent: 'go along with it', parts: [phrase('accept')], open: state.open }
  if (proposesATime(given) && isFreeToMeet(given) && asksIfItSuits(heard.text))
    return {
      intent: 'agree to the time',
      parts: [timeTaken(given)],
      open: NOTHING,
      agreed: true,
      ...settlesWhatIsRaised(given),
    }
  if (state.agreed || isEasyToAgree(given)) {
    const words = writtenOut(heard.text)
    const of = REQUESTS.test(words) ? 'request-granted' : HELPS.test(words) ? 'offer-welcome' : null
    if (of !== null)
      return {
        intent: 'agree',
        parts: [phrase(of)],
        open: NOTHING,
        agreed: true,
        ...settlesWhatIsRaised(given),
      }
  }
  // "So it would call you at night. Would that help you?" asks what it is worth, and for no day.
  if (
    ONLY_WHAT_IT_IS_WORTH.test(writtenOut(heard.text)) &&
    !proposesATime(given) &&
    !isInTheWay(given)
  )
    return { intent: 'say that it would', parts: [phrase('it-would')], open: state.open }
  if (state.agreed && heard.act === 'promise')
    return { intent: 'take the promise', parts: [phrase('promise-taken')], open: NOTHING }
  if (state.agreed)
    return { intent: 'hold to what was agreed', parts: [phrase('still-agreed')], open: NOTHING }
  return answerTo(given, agreement.needs === 'a date')
}

/** A doubt that was said and not met. */
function isInTheWay(given: Given): boolean {
  const doubt = doubtInTheWay(given)
  return doubt !== null && given.state.objections[doubt.id] === 'raised'
}

function timeTaken(given: Given): Part {
  const time = chosenTime(given.heard.text)
  if (time !== null) return phrase('time-chosen', { time })
  return phrase(isGift(given) ? 'offer-welcome' : 'time-suits')
}

/** "From the first of December you do no more nights": a date that they had wished for is nothing that they do. */
const isGift = ({ heard, graph }: Given): boolean =>
  !SENDS_OR_MEETS.test(writtenOut(heard.text)) && touches(heard.text, graph) >= IS_ABOUT

/** A time costs little where people come to agree, and between those who negotiate. */
const isFreeToMeet = (given: Given): boolean =>
  given.state.agreed ||
  isEasyToAgree(given) ||
  (isOnTheOtherSide(given.graph) && given.state.turns > 3 && given.state.patience > 30)

/** Who says yes to a time has let go of the doubt. */
const settlesWhatIsRaised = (given: Given): { settles?: string } => {
  const doubt = doubtInTheWay(given)
  return doubt !== null && given.state.objections[doubt.id] === 'raised'
    ? { settles: doubt.id }
    : {}
}

/** Yes, no, or what still stands between: the same for a fix as for a next step. */
export function answerTo(given: Given, needsDate: boolean): Decision {
  const { heard, state, graph } = given
  const { agreement } = graph
  const agreesEasily = isEasyToAgree(given)
  const doubt = doubtInTheWay(given)
  const isRaised = doubt !== null && state.objections[doubt.id] === 'raised'
  const letsGo = isRaised && (agreesEasily || isMetBy(given, doubt) || wasHeldOn(doubt, state))
  if (isRaised && !letsGo && heard.act === 'promise')
    return { intent: 'take the promise', parts: [phrase('promise-taken')], open: state.open }
  if (isRaised && !letsGo) return raiseDoubt(doubt, given)
  if (agreement !== null && !agreesEasily && !holds(agreement.reason, given))
    return {
      intent: 'not yet: too little was understood',
      parts: [phrase('why-should-i')],
      open: NOTHING,
      refuses: true,
    }
  if (doubt !== null && !isRaised && !isSkipped(given)) return raiseDoubt(doubt, given)
  if (agreement !== null && !agreesEasily && !holds(agreement.trust, given))
    return { intent: 'decline', parts: [phrase('decline')], open: NOTHING, refuses: true }
  const isDefinite =
    isConcrete(heard.text) ||
    IS_A_SUM.test(heard.text) ||
    IS_EACH_TIME.test(heard.text) ||
    // "Does that sound fair?" is about what was said before, with whatever day it has.
    (heard.act === 'asks-for-a-yes' && heard.words.length <= A_BARE_QUESTION) ||
    wasSaidLately('when-exactly', given, 6) ||
    wasSaidLately('when-sent', given, 6)
  if (needsDate && !isDefinite)
    return {
      intent: 'ask for something definite',
      parts: [phrase(isOnlySent(heard.text) ? 'when-sent' : 'when-exactly')],
      open: { what: 'next-step' },
      ...(letsGo ? { settles: idOf(doubt) } : {}),
    }
  return {
    intent: 'agree',
    parts: [phrase('agree')],
    open: NOTHING,
    agreed: true,
    ...(letsGo ? { settles: idOf(doubt) } : {}),
  }
}

const A_BARE_QUESTION = 6

/** "When you see a mistake, you talk to the person alone": a way to act, which has no day. */
const IS_EACH_TIME =
  /\b(?:when(?:ever)? (?:you|somebody|someone|something|that|this|it)|next time|(?:each|every|any) time|from now on|in (?:the )?future|the next (?:mistake|time))\b/i

/** What is paid or waived needs no day to be taken. */
const IS_A_SUM =
  /\b(?:per ?cent|pounds|euros|dollars|refund\w*|waive\w*|discount|for free|free of charge)\b|[£$€%]/i

/** "I can email you the figures" has no day on which one meets. */
const isOnlySent = (text: string): boolean => {
  const words = writtenOut(text)
  return SENDS.test(words) && !MEETS_OR_CALLS.test(words)
}

const SENDS = /\b(?:send|email|e-mail|mail|forward|post)\b/
const MEETS_OR_CALLS =
  /\b(?:meet|meeting|call|ring|talk|speak|visit|come|demo|appointment|sit down|see you)\b/

const idOf = (doubt: Objection | null): string => doubt?.id ?? ''

/** A doubt that was not said yet stays unsaid when what is proposed is what the persona had wished for. */
const isSkipped = (given: Given): boolean =>
  isWonOver(given) ||
  isSmallStep(given) ||
  (isEasyToAgree(given) &&
    (MEETS.test(given.heard.text) ||
      touches(given.heard.text, given.graph) >= IS_ABOUT ||
      given.state.rapport >= given.graph.temper.rapport + MORE_TRUST))

/** To have something sent or to talk again binds nobody, once a good deal was understood. */
export const isSmallStep = (given: Given): boolean =>
  (SENDS_OR_MEETS.test(writtenOut(given.heard.text)) || proposesATime(given)) &&
  !BINDS.test(given.heard.text) &&
  given.state.rapport >= A_GOOD_TALK &&
  given.state.told.length >= MUCH_TOLD

const SENDS_OR_MEETS =
  /\b(?:send|show|email|mail|page|one-pager|call|ring|talk|meet|visit|come by|look at|put you in touch|introduce|demo|meeting|example|reference|see it|take you there|suit you|sit down)\b/

const BINDS = /\b(?:sign|buy|order|contract|install|switch|subscri\w+|pay|commit|start)\b|[£$€]/i

const A_GOOD_TALK = 68
const MUCH_TOLD = 3

/** Who was met in one doubt, and has come to trust, does not look for another. */
const isWonOver = (given: Given): boolean => {
  const { rapport, objections } = given.state
  const wasMet = Object.values(objections).includes('settled')
  return wasMet && rapport >= (proposesATime(given) ? SOME_TRUST : MUCH_TRUST)
}

/** Who names a time wants to meet: that asks less than what is bought. */
const SOME_TRUST = 60

const MUCH_TRUST = 85

/** To see each other again asks little of anybody. */
const MEETS =
  /\b(?:meet|see each other|see you|come (?:again|back)|appointment|same time|talk again|speak again|next session)\b/i

/** Above the rapport that the talk began with. */
const MORE_TRUST = 8

function proposesNextStep(given: Given): boolean {
  const { heard, state } = given
  const { acts, behaviour, reflection } = heard.labels
  const act = heard.act
  if (proposesATime(given)) return true
  // "It loses value anyway, would you agree?" wants assent, and proposes nothing.
  if (
    ASKS_ASSENT.test(heard.text) &&
    !LOOKS_AHEAD.test(writtenOut(heard.text.replace(ASKS_ASSENT, '')))
  )
    return false
  if (act === 'asks-for-a-yes')
    return (
      acts.includes('summary') ||
      (state.moves.proposal ?? 0) > 0 ||
      LOOKS_AHEAD.test(writtenOut(heard.text)) ||
      state.open.what === 'next-step' ||
      state.agreed
    )
  if (isInvitation(heard.text) || REQUESTS.test(writtenOut(heard.text))) return true
  if (act !== null && !PROPOSING.has(act)) return false
  // "So you need to be there by six" gives back, and proposes nothing.
  if (act === null && reflection !== 'none') return false
  if (acts.includes('next_step'))
    return (
      LOOKS_AHEAD.test(writtenOut(heard.text)) &&
      (act !== null || isConcrete(heard.text) || plainActsIn(heard.text).includes('next_step'))
    )
  return (
    state.open.what === 'next-step' &&
    (acts.includes('proposal') || act !== null || (behaviour === 'input' && isConcrete(heard.text)))
  )
}

const ASKS_ASSENT = /\b(?:would|do|don't|wouldn't) you agree\W*$/i

/** "Could you talk to Leah before Friday?" wants something done, and not to be told. */
const REQUESTS =
  /\b(?:could|can|would|will) you (?:please |maybe |perhaps |possibly |also |then |just )*(?:talk (?:to|with)|speak (?:to|with)|apologi[sz]e|try (?:it|that|to|out|this)|come (?:to|on|in|at|by|back)|arrive|finish|promise|wait|hand in|stop|ring|call)\b|\b(?:(?:could|can|would|will) you|(?:are|would) you (?:be )?(?:willing|ready|prepared|happy) to) (?:please |maybe |perhaps |also |then |just )*(?:keep a (?:note|diary|log|list|record)|write (?:it|that|this|them|everything) down|note (?:it|that|this|them) down|go easy|cut down|drink less)\b/

const HELPS = /\b(?:does|would) that help\b/

const ONLY_WHAT_IT_IS_WORTH =
  /\b(?:would|could|might) (?:that|this|it|something like (?:that|this)) (?:help|be (?:useful|helpful|of (?:use|help|value|interest))|make (?:a difference|things easier|it easier))(?: (?:to|for) (?:you|your \p{L}+)| you)?\W*$/u

/** Thanks and wishes go along with a proposal as well as with anything. */
const PROPOSING: ReadonlySet<Act> = new Set<Act>(['promise', 'offer', 'thanks', 'warmth', 'wish'])

/** Of something that somebody does from now on. */
const LOOKS_AHEAD =
  /\b(?:will|shall|let us|going to|can (?:we|i|you)|could (?:we|i|you)|(?:we|i|you) (?:can|could)|would (?:you|it|that|we|like)|how about|what about|what if|suggest|propose|from now|tomorrow|tonight|next|until|by (?:mon|tues|wednes|thurs|fri|satur|sun)\w*|start|as a next step|ill|you (?:talk|come|inject|start|call|send|bring)|agree|deal|book|set up|arrange|schedule)\b/

/** "Would you come again on Thursday?": whatever else it asks, it proposes. */
const isInvitation = (text: string): boolean =>
  /\b(?:would you (?:like to )?(?:come|meet|join)|shall we (?:meet|say|talk|do)|can we (?:meet|talk)|will you come)\b/i.test(
    text,
  ) && isConcrete(text)
