import { holds } from '../../graph/conditions.ts'
import { nextAsk } from '../leading/ask-next.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import { doubtInTheWay, raiseDoubt } from '../doubts.ts'
import type { Open } from '../state.ts'
import { isOpenTo } from '../telling.ts'
import { bargains, writtenOut } from './act-of.ts'
import { isConcrete } from './concrete.ts'
import { isEasyToAgree } from './easy-to-agree.ts'
import { answerTo, isSmallStep } from './next-step.ts'
import { IS_ABOUT, IS_MEANT_FOR, touches } from './touches.ts'

const NOTHING: Open = { what: 'nothing' }

/** What was offered, promised or advised. */
export function toProposal(given: Given): Decision | null {
  const { heard, graph } = given
  const act = heard.act
  const isOffer = act === 'offer' || act === 'promise' || act === 'advice'
  const isProposal =
    heard.labels.acts.includes('proposal') && act === null && isOfSomebody(heard.text)
  if ((!isOffer && !isProposal) || graph.agreement === null) return null
  // Who listens to a presentation has heard of offers all along: it asks, and doubts when it is time.
  if (graph.lead === 'persona') return null
  if (graph.offers === 'resisted') return toAdviceOrHelp(given)
  if (bargains(heard.text))
    return {
      intent: 'not for a yes alone',
      parts: [phrase('why-should-i')],
      open: NOTHING,
      refuses: true,
    }
  if (isKept(given))
    return { intent: 'take the promise', parts: [phrase('promise-taken')], open: NOTHING }
  if (isTooEarly(given))
    return {
      intent: 'too early for an offer',
      parts: [phrase('too-early')],
      open: NOTHING,
      refuses: true,
    }
  if (isAFix(given)) return answerTo(given, false)
  return toOffer(given)
}

/** "It takes an hour" is news: an offer has somebody in it who does something. */
const isOfSomebody = (text: string): boolean =>
  /\b(?:i|we|you|our|let us|lets|let's|would|could|should|offer\w*|suggest\w*)\b/i.test(text)

/** Advice that nobody asked for is resisted; what somebody would do themselves is help. */
function toAdviceOrHelp(given: Given): Decision {
  const { heard } = given
  const act = heard.act
  const isHelp = (act === 'offer' || act === 'promise') && !ADVISES.test(writtenOut(heard.text))
  if (isHelp)
    return {
      intent: 'take the help',
      parts: [
        phrase(
          act === 'promise'
            ? 'promise-taken'
            : isOpenTo(given, 45)
              ? 'offer-welcome'
              : 'interested',
        ),
      ],
      open: NOTHING,
    }
  return {
    intent: 'push back at advice',
    parts: [phrase('advice'), ...(isOpenTo(given, 60) ? [] : [phrase('sustain')])],
    open: NOTHING,
  }
}

const ADVISES =
  /\b(?:you (?:should|could|need|must|have to|might)|recommend|advise|suggest|what if you)\b/

/** What somebody says that they will do, once the talk is some turns old, is taken and no reason to doubt. */
function isKept(given: Given): boolean {
  const { heard, state, graph } = given
  if (state.agreed) return true
  return (
    heard.act === 'promise' &&
    !heard.labels.acts.includes('next_step') &&
    graph.useCase !== 'customer-service' &&
    state.open.what !== 'next-step' &&
    isEasyToAgree(given)
  )
}

function isTooEarly(given: Given): boolean {
  const { state, graph } = given
  if (touches(given.heard.text, graph) >= IS_MEANT_FOR || isEasyToAgree(given)) return false
  const needed = graph.useCase === 'customer-service' || graph.useCase === 'legal' ? 1 : 2
  return !holds({ told: 'anything', atLeast: needed }, { graph, state })
}

/** Who has come to have something put right takes what puts it right, and then it is settled. */
function isAFix({ heard, graph }: Given): boolean {
  if (graph.useCase !== 'customer-service' && graph.useCase !== 'legal') return false
  const act = heard.act
  if (act === 'promise' || act === 'offer') return true
  const isDefinite = isConcrete(heard.text) || /\p{N}/u.test(heard.text)
  return act === null && isDefinite && seesToIt(heard.text)
}

export const seesToIt = (text: string): boolean => SEES_TO_IT.test(writtenOut(text))

const SEES_TO_IT =
  /\b(?:(?:i|we) (?:will|can|could|would|take|send|pay|give|do)|you (?:get|will))\b/

function toOffer(given: Given): Decision {
  const { heard, graph, state } = given
  const isWanted = touches(heard.text, graph) >= IS_ABOUT
  const welcome = phrase(
    isWanted && state.rapport >= graph.temper.rapport ? 'offer-welcome' : 'interested',
  )
  const doubt = doubtInTheWay(given)
  const isDoubted =
    doubt !== null &&
    !(isWanted && isEasyToAgree(given)) &&
    !isSmallStep(given) &&
    (state.objections[doubt.id] === undefined || state.open.what === 'objection')
  if (doubt !== null && isDoubted) return raiseDoubt(doubt, given)
  const ask = isEasyToAgree(given) ? null : nextAsk(given)
  if (ask !== null)
    return {
      intent: 'ask about the offer',
      parts: [welcome, { say: 'ask', id: ask }],
      open: { what: 'ask', id: ask, dug: 0 },
    }
  if (isEasyToAgree(given))
    return { intent: 'like the offer', parts: [welcome], open: { what: 'next-step' } }
  return {
    intent: 'ask what comes next',
    parts: [phrase('what-next')],
    open: { what: 'next-step' },
  }
}
