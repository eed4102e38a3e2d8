import { holds } from '../../graph/conditions.ts'
import { stemsOf } from '../../language/stems.ts'
import type { Asked } from '../recalling/asked.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import { doubtInTheWay, raiseDoubt } from '../doubts.ts'
import { toInvitation } from './invitation.ts'
import { IS_ABOUT, touches } from '../reacting/touches.ts'
import { NOT_HOW } from '../reacting/wordings.ts'
import { bareQuestion } from '../recalling/bare-question.ts'

/** "Could you live with that?", "is that a deal?", "how does that sound?": yes or no to what was offered. */
export function toAcceptance(given: Given, asked: Asked): Decision | null {
  const text = bareQuestion(asked.text)
  const invited = toInvitation(given, text)
  if (invited !== null) return invited
  if (/^(?:would|do) you agree$/.test(text) && !given.heard.labels.acts.includes('proposal'))
    return { intent: 'half agree', parts: [phrase('half-agreed')], open: given.state.open }
  if (OFFERS_IF.test(text)) return toOfferAsQuestion(given)
  const asksForYes = ASKS_FOR_YES.test(text) || isPlanWithOkay(given.heard.text)
  if (!asksForYes && !ASKS_HOW_IT_SOUNDS.test(text)) return null
  const { state, graph, heard } = given
  // "How would you feel about that?" is about them, unless something was just offered.
  const isOffered =
    heard.labels.acts.includes('proposal') || (state.moves.proposal ?? 0) > 0 || state.agreed
  if (/\bfeel\b/.test(text) && !isOffered) return null
  const yes = asksForYes ? 'accept' : 'sounds-good'
  const no = asksForYes ? 'accept-doubtful' : 'sounds-doubtful'
  const { agreement } = graph
  if (agreement === null || graph.lead === 'persona' || state.agreed)
    return answer(isWilling(given) ? yes : no, given)
  if (fitsAWish(given)) return { ...answer(yes, given), open: { what: 'next-step' } }
  const doubt = doubtInTheWay(given)
  if (doubt !== null && holds(agreement.reason, given)) return raiseDoubt(doubt, given)
  if (!holds(agreement.reason, given) || !holds(agreement.trust, given))
    return { ...answer(no, given), refuses: true }
  return { ...answer(yes, given), open: { what: 'next-step' } }
}

/** A plan, and "okay?" at the end of it. Looked for from there: a monologue is long, and has many beginnings. */
function isPlanWithOkay(text: string): boolean {
  const end = text.search(OKAY_AT_THE_END)
  return end !== -1 && SEVEN_WORDS.test(text.slice(0, end))
}

const OKAY_AT_THE_END =
  /(?<!\b(?:is|are|was|were|feel|feels|feeling|doing) (?:\p{L}+ )?\p{L}+|\b(?:is|are|was|were|feel|feels|feeling|doing)) (?:okay|ok|alright|all right|agreed)\?\s*$/iu
const SEVEN_WORDS = /(?:\S+ ){6}\S*$/

/** "What if I make a list …?": whoever had wished for it takes it, and a look costs nothing. */
function toOfferAsQuestion(given: Given): Decision | null {
  const { graph, heard, state } = given
  if (graph.lead === 'persona' || graph.offers !== 'weighed') return null
  const isWished = touches(heard.text, graph) >= IS_ABOUT
  if (!isWished && !SHOWS.test(heard.text)) return null
  const of = isWished && state.rapport >= graph.temper.rapport ? 'offer-welcome' : 'offer-to-try'
  return { intent: 'like the offer', parts: [phrase(of)], open: { what: 'next-step' } }
}

const OFFERS_IF = /^(?:what if|how about if|suppose|what about if|and if) (?:i|we)\b/

const SHOWS = /\b(?:show|see|visit|look at|try|test)\b/i

const answer = (of: string, { state }: Given): Decision => ({
  intent: of.endsWith('doubtful') ? 'not sure of it yet' : 'accept it',
  parts: [phrase(of)],
  open: state.open,
})

/** Trust enough, where there is nothing that has to be agreed. */
const WILLING_FROM = 45

const isWilling = (given: Given): boolean =>
  given.state.agreed || given.state.earned >= WILLING_FROM || fitsAWish(given)

/** What was offered is what they came for: two words of a wish are in it. */
function fitsAWish({ graph, heard }: Given): boolean {
  const said = new Set(stemsOf(heard.text))
  return graph.facts.some(
    ({ about, stems }) => about === 'goal' && stems.filter((stem) => said.has(stem)).length >= 2,
  )
}

const THAT = '(?:it|that|this|these|those|such a thing)'

const ASKS_FOR_YES = new RegExp(
  [
    String.raw`\b(?:could|can|would) you (?:live with|accept|take|agree to|settle for|manage|do with) (?!.*\b(?:off|with you|care)\b)(?:${THAT}|\p{L}+)`,
    String.raw`^is (?:${THAT}) (?:a deal|a fair deal|okay|ok|all right|alright|acceptable|fine|enough|manageable|affordable|doable|realistic|reasonable|fair)(?: (?:with|for|by) you)?`,
    String.raw`^(?:does|would|could|can|will) ${THAT} (?:work${NOT_HOW}|be okay|be ok|be all right|be alright|be fine|be acceptable|be enough|be fair|be good|be better|suit|do|be a deal|fit)\b`,
    String.raw`^(?:does|would) ${THAT} (?:seem|look) (?:fair|okay|ok|all right|alright|reasonable|acceptable|sensible)\b`,
    String.raw`^(?:do|have) we (?:have )?(?:got )?(?:a deal|an agreement)\b`,
    String.raw`^(?:do|can) (?:i|we) have your word\b`,
    String.raw`^can (?:i|we) (?:count|rely|depend) on (?:you|it|that|this)\b`,
    String.raw`^are we (?:good|okay|ok|agreed|all right|all set|done|sorted)\b`,
    String.raw`^(?:are|would) you (?:be )?(?:okay|ok|happy|fine|all right|comfortable|in agreement|on board) with ${THAT}`,
    String.raw`^(?:can|could|shall) we leave it (?:at|like|as) (?:that|this|it is)\b`,
    String.raw`^(?:do you agree|can we agree|would you be (?:willing|open|ready|prepared) to)\b`,
    String.raw`^(?:do you want to|would you like to|would you|will you) (?:come|meet|join|see me|start|take)\b`,
    String.raw`^would \p{L}+ (?:percent|pounds|euros|dollars|hours|days) (?:help|do|be enough)\b`,
  ].join('|'),
  'u',
)

const ASKS_HOW_IT_SOUNDS =
  /^(?:how (?:does|would) (?:that|this|it) (?:sound|look|strike|seem|sit with you|suit you)|how (?:do|would) you (?:like|feel about) (?:that|this|it)$|does (?:that|this|it) sound|what do you say|what would you say to (?:that|this|it)|is that (?:something|interesting)|(?:does|would|could) (?:that|this|it) (?:touch|solve|fix|speak to|go some way|get at) |what is your first thought)\b/
