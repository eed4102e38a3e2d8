import { withItsQuestion } from './asked-back.ts'
import { nextAsk } from './ask-next.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import { toParting } from './parting.ts'
import { IS_ABOUT, sharedWith } from '../reacting/touches.ts'
import {
  toAboutItself,
  toBareWhy,
  toHaveYouEver,
  toOpensUp,
  toUsual,
  toWhatWasNamed,
  toWithoutGoals,
} from './told-as-candidate.ts'

/** Who is interviewed wants the job, tells of itself what it knows, and invents nothing. */
export function toInterviewer(said: Given): Decision | null {
  const { graph } = said
  if (graph.useCase !== 'interviews' || graph.lead === 'persona') return null
  const given = withItsQuestion(said)
  const { heard } = given
  if (heard.labels.acts.includes('rudeness')) return null
  return (
    toParting(given) ??
    toItsAnswer(given) ??
    toYourQuestions(given) ??
    toOffer(given) ??
    toCondition(given) ??
    toSmallTalk(given) ??
    toAboutItself(given) ??
    toOpensUp(given) ??
    toBareWhy(given) ??
    toHaveYouEver(given) ??
    toUsual(given) ??
    toWhatWasNamed(given) ??
    toWithoutGoals(given)
  )
}

/** To what it had asked itself, or on top of what was agreed: that is good to know. */
function toItsAnswer({ heard, state }: Given): Decision | null {
  if (heard.labels.question !== 'none' || heard.words.length < A_FEW || heard.text.includes('?'))
    return null
  const hasAsked = state.last.some(
    (part) => part.say === 'ask' || (part.say === 'phrase' && part.of === 'own-question'),
  )
  if (!hasAsked && !state.agreed) return null
  return { intent: 'take the answer', parts: [phrase('own-answer')], open: { what: 'nothing' } }
}

/** In words. */
const A_FEW = 4

/** "Do you have any questions for us?": its own, one after the other. */
function toYourQuestions(given: Given): Decision | null {
  const { graph, heard, state } = given
  const hasAsked =
    state.digs.includes('own-question') || graph.asks.some(({ id }) => state.asked.includes(id))
  if (!ANY_QUESTIONS.test(heard.text) && !(hasAsked && MORE.test(heard.text))) return null
  const ask = nextAsk(given)
  if (ask !== null)
    return {
      intent: 'ask its own question',
      parts: [phrase('own-yes'), { say: 'ask', id: ask }],
      open: state.open,
    }
  const isFirst = !state.digs.includes('own-question')
  return {
    intent: isFirst ? 'ask what anybody would' : 'nothing more to ask',
    parts: [phrase(isFirst ? 'own-question' : 'own-no-more')],
    open: { what: 'nothing' },
    digs: 'own-question',
  }
}

const MORE = /(?:^|[.!] )(?:um+,? |okay,? |and )*(?:anything|something|what) else\W*$/i
const ANY_QUESTIONS =
  /\b(?:do you have|have you got|are there|any) (?:any )?(?:other |more |further )?questions?\b|\bwhat (?:else )?(?:would you like|do you want|can i tell you|would you want) (?:to (?:know|ask)\b)?.{0,20}(?:from|about|for) (?:us|me|the|this)\b|\b(?:any|some)thing (?:else )?(?:that )?(?:you(?:'d| would) like|you want) to (?:ask|know)\b|\byour (?:next )?question\b/i

/** A day to come, or the job: that is what it came for. Doubts it has said are settled before. */
function toOffer({ heard, state, graph }: Given): Decision | null {
  if (!INVITES.test(heard.text) || graph.agreement === null) return null
  if (Object.values(state.objections).includes('raised') || state.agreed) return null
  if (state.turns < SOME_TURNS) return null
  return { intent: 'agree', parts: [phrase('agree')], open: { what: 'nothing' }, agreed: true }
}

const SOME_TURNS = 4
const INVITES =
  /\b(?:we|i)(?:'d| would) (?:like|love|be happy) to (?:invite you|have you|offer you the|see you again)\b.*\b(?:day|shift|week|job|post|position|monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|round)\b|\b(?:come|invite you|have you) (?:\p{L}+ ){0,4}(?:for|to) an? (?:trial|second|taster)\b|\byou(?:'ve| have) got the job\b/iu

/** "The shifts begin at four. Could you live with that?": who wants the job can, but for its pay, of which they have a wish. */
function toCondition({ heard, graph, state }: Given): Decision | null {
  if (!IS_IT_ALL_RIGHT.test(heard.text) || OF_PAY.test(heard.text)) return null
  const speaksAgainst = graph.facts.some(
    (fact) => fact.about !== 'background' && sharedWith(heard.text, fact, graph.facts) >= IS_ABOUT,
  )
  return speaksAgainst
    ? null
    : { intent: 'take it as it is', parts: [phrase('own-condition')], open: state.open }
}

const IS_IT_ALL_RIGHT =
  /\b(?:could|can|would) you (?:live|cope|manage|be (?:okay|ok|fine|happy|comfortable|all right)) with (?:that|it|this|them|those|these)\W*$|\b(?:is|are|would) (?:(?:that|this|it|they|those|these|the|such) ?)(?:\p{L}+ ){0,3}(?:be )?(?:a problem|all right|alright|okay|ok|fine|an issue) (?:for|with) you\W*$/iu

const OF_PAY = /\b(?:pay|paid|salary|wages?|earn|pounds|euros|dollars)\b|[£$€]/i

function toSmallTalk({ heard, state }: Given): Decision | null {
  if (state.turns > SOME_TURNS || heard.labels.question === 'none') return null
  if (DRINK.test(heard.text))
    return { intent: 'take the drink', parts: [phrase('drink')], open: state.open }
  if (/\bnervous\b|\bexcited\b/i.test(heard.asked?.text ?? ''))
    return { intent: 'say how it feels', parts: [phrase('own-nervous')], open: state.open }
  if (!JOURNEY.test(heard.asked?.text ?? '')) return null
  return { intent: 'say how the way was', parts: [phrase('journey')], open: state.open }
}

const DRINK =
  /\b(?:would you like|do you want|can i (?:get|offer) you|care for)\b.*\b(?:coffee|tea|water|drink)\b/i
const JOURNEY =
  /\b(?:journey|trip|your way|the way here|find (?:us|it|your way|the (?:place|office|building|entrance|workshop|shop|studio|site|address))|get here|traffic|parking|drive here)\b/i
