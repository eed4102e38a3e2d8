import { holds } from '../../graph/conditions.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import { doubtInTheWay, isMetBy, raiseDoubt, wasHeldOn } from '../doubts.ts'
import type { Objection } from '../../graph/graph.ts'
import { wasSaidLately } from '../said-lately.ts'
import type { Open } from '../state.ts'
import { bargains, writtenOut } from './act-of.ts'
import { isConcrete } from './concrete.ts'
import { isEasyToAgree } from './easy-to-agree.ts'
import { IS_ABOUT, touches } from './touches.ts'

const NOTHING: Open = { what: 'nothing' }

export function toNextStep(given: Given): Decision | null {
  const { heard, state, graph } = given
  const { agreement } = graph
  if (!proposesNextStep(given)) return null
  if (heard.labels.question === 'open' || bargains(heard.text)) return null
  if (agreement === null)
    return { intent: 'go along with it', parts: [phrase('accept')], open: state.open }
  if (state.agreed && heard.act === 'promise')
    return { intent: 'take the promise', parts: [phrase('promise-taken')], open: NOTHING }
  if (state.agreed)
    return { intent: 'hold to what was agreed', parts: [phrase('still-agreed')], open: NOTHING }
  return answerTo(given, agreement.needs === 'a date')
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
  const isDefinite = isConcrete(heard.text) || wasSaidLately('when-exactly', given, 6)
  if (needsDate && !isDefinite)
    return {
      intent: 'ask for something definite',
      parts: [phrase('when-exactly')],
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

const idOf = (doubt: Objection | null): string => doubt?.id ?? ''

/** A doubt that was not said yet stays unsaid when what is proposed is what the persona had wished for. */
const isSkipped = (given: Given): boolean =>
  isWonOver(given) ||
  (isEasyToAgree(given) &&
    (MEETS.test(given.heard.text) ||
      touches(given.heard.text, given.graph) >= IS_ABOUT ||
      given.state.rapport >= given.graph.temper.rapport + MORE_TRUST))

/** Who was met in one doubt, and has come to trust, does not look for another. */
const isWonOver = ({ state }: Given): boolean =>
  state.rapport >= MUCH_TRUST && Object.values(state.objections).includes('settled')

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
  if (act === 'asks-for-a-yes')
    return (
      LOOKS_AHEAD.test(writtenOut(heard.text)) || state.open.what === 'next-step' || state.agreed
    )
  if (isInvitation(heard.text)) return true
  if (act !== null && act !== 'promise' && act !== 'offer') return false
  // "So you need to be there by six" gives back, and proposes nothing.
  if (act === null && reflection !== 'none') return false
  if (acts.includes('next_step')) return LOOKS_AHEAD.test(writtenOut(heard.text))
  return (
    state.open.what === 'next-step' &&
    (acts.includes('proposal') || act !== null || (behaviour === 'input' && isConcrete(heard.text)))
  )
}

/** Of something that somebody does from now on. */
const LOOKS_AHEAD =
  /\b(?:will|shall|let us|going to|can (?:we|i|you)|could (?:we|i|you)|(?:we|i|you) (?:can|could)|would (?:you|it|that|we|like)|how about|what about|what if|suggest|propose|from now|tomorrow|tonight|next|until|by (?:mon|tues|wednes|thurs|fri|satur|sun)\w*|start|as a next step|ill|you (?:talk|come|inject|start|call|send|bring)|agree|deal|book|set up|arrange|schedule)\b/

/** "Would you come again on Thursday?": whatever else it asks, it proposes. */
const isInvitation = (text: string): boolean =>
  /\b(?:would you (?:like to )?(?:come|meet|join)|shall we (?:meet|say|talk|do)|can we (?:meet|talk)|will you come)\b/i.test(
    text,
  ) && isConcrete(text)
