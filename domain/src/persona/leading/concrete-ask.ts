import { holds } from '../../graph/conditions.ts'
import { nextAsk } from './ask-next.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import { doubtInTheWay, raiseDoubt } from '../doubts.ts'

/**
 * Asked for something definite, an audience agrees once enough was answered; otherwise it says what is missing.
 */
export function toConcreteAsk(given: Given): Decision | null {
  const { graph, state, heard } = given
  const { agreement } = graph
  if (agreement === null) return toOffer(given)
  const { acts, behaviour, question } = heard.labels
  const isAsked = ASKS_FOR.test(heard.text)
  const isAnswer =
    state.open.what === 'next-step' &&
    heard.words.length > A_FEW &&
    (acts.includes('proposal') || (behaviour === 'input' && NAMES_A_STEP.test(heard.text)))
  if (TRIES_IT.test(heard.text))
    return { intent: 'have a look', parts: [phrase('let-me-see')], open: state.open }
  const isProposed =
    acts.includes('next_step') &&
    question !== 'open' &&
    (NAMES_A_STEP.test(heard.text) || PUSHES.test(heard.text))
  if (!isAsked && !isAnswer && !isProposed) return null
  if (state.agreed && !isAsked)
    return { intent: 'take note', parts: [phrase('all-asked')], open: { what: 'nothing' } }
  if (state.agreed)
    return { intent: 'it has agreed', parts: [phrase('agreed-already')], open: { what: 'nothing' } }
  const doubt = doubtInTheWay(given)
  if (doubt !== null && state.objections[doubt.id] === 'raised')
    return {
      intent: `name what is missing: ${doubt.id}`,
      parts: [phrase('before-yes'), { say: 'objection', id: doubt.id, as: 'raised' }],
      open: { what: 'objection', id: doubt.id, met: [] },
    }
  if (!holds(agreement.reason, given)) return whatIsMissing(given)
  if (doubt !== null) return raiseDoubt(doubt, given)
  if (!holds(agreement.trust, given))
    return {
      intent: 'decline',
      parts: [phrase('decline')],
      open: { what: 'nothing' },
      refuses: true,
    }
  return { intent: 'agree', parts: [phrase('agree')], open: { what: 'nothing' }, agreed: true }
}

/** For a yes, without a word of what comes then. */
const PUSHES =
  /\b(?:you (?:should|must|have to|need to)|do it|say yes|sign|approve|decide|agree|go for it|get started)\b/i

function whatIsMissing(given: Given): Decision {
  const ask = nextAsk(given)
  if (ask === null)
    return {
      intent: 'not yet: too little was understood',
      parts: [phrase('why-should-i')],
      open: { what: 'nothing' },
      refuses: true,
    }
  return {
    intent: 'name what is missing',
    parts: [phrase('before-yes'), { say: 'ask', id: ask }],
    open: { what: 'ask', id: ask, dug: 0 },
    refuses: true,
  }
}

/** In words. */
const A_FEW = 4

/** Who is interviewed offers to come for a day, or to show something. Nothing is promised for it. */
function toOffer({ graph, heard, state }: Given): Decision | null {
  if (graph.useCase !== 'interviews') return null
  if (SHOWS.test(heard.text))
    return { intent: 'let them show it', parts: [phrase('show-me')], open: state.open }
  if (!OFFERS_ITSELF.test(heard.text)) return null
  if (ASKS_TO_COME.test(heard.text))
    return { intent: 'let them come for a day', parts: [phrase('job-trial')], open: state.open }
  return { intent: 'take the offer', parts: [phrase('offer-taken')], open: state.open }
}

const ASKS_FOR =
  /\b(?:would|can|could|will) (?:you|the (?:board|committee|trust)|we) (?:please |all |then |also |possibly |at least )*(?:be willing|be open|be ready|be able to (?:agree|approve)|approve|vote|support|back|sign|invest|try (?:it|this|them)|agree|take (?:a|another) (?:second )?meeting|put (?:it|that|this)|give (?:us|me|it)|come (?:in|on board)|meet|commit|fund|let us|test it|recommend)|\b(?:are|is) (?:you|the committee|the board) (?:in\b|willing|ready|on board)|\bshall we (?:agree|start|do|fix|say)|\bdo we have (?:a deal|your)|\b(?:i(?:'m| am)|we(?:'re| are)) asking (?:you|the board|the committee) (?:to|for) .{0,60}\btonight|\b(?:i|we) (?:want|need|ask) you to (?:approve|vote|support|back|sign|invest|agree|decide)\b|\bcan (?:we|i) (?:start|begin|try it|agree|count|rely|have your)|\bi(?:'d| would) like (?:you|us) to (?:meet|look|approve|vote|agree|decide)|\bwould you like to (?:meet|come|try|join)/i

const NAMES_A_STEP =
  /\b(?:i(?:'d| would) (?:suggest|propose|like)|let(?:'s| us)|next step|my (?:suggestion|proposal)|(?:can|could|would) be tried|(?:a|the) (?:trial|pilot|test)|we (?:could|can) (?:start|begin|try|meet)|you (?:could|can) (?:try|start|test|decide|visit)|i(?:'ll| will) (?:send|come|call|bring)|meet|appointment|sign|vote|decide|approve)\b/i

const TRIES_IT =
  /\b(?:do you want|would you like|want) to (?:try (?:it|this|them)(?: (?:out|on))?|hold|see (?:it|them|one|a|the (?:data|quotes|numbers|figures))|have a (?:look|go)|take a look)\b.{0,60}\?*$|\bwould you like to see (?:it|them|the)\b/i

const SHOWS =
  /\b(?:i can|can i|let me|may i|could i) show you\b|\bgive me a (?:typical )?\p{L}+ and i(?:'ll| will)\b/iu

const ASKS_TO_COME = /\b(?:may|can|could|might) i (?:\w+ ){0,5}(?:trial|taster) \w+/i

const OFFERS_ITSELF =
  /\b(?:trial|taster) (?:day|shift|lesson|week)\b|\bi(?:'d| would) (?:be happy|love|like) to (?:come|start|try|join|work)\b|\bi (?:can|could) (?:come|start) (?:on|next|from|right|in|this|tomorrow|immediately|any)\b|\bwhen (?:can|could) i start\b/i
