import { stemsOf } from '../../language/stems.ts'
import type { Asked } from '../recalling/asked.ts'
import { askNext, nextAsk } from '../leading/ask-next.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import { asksToChoose } from '../reacting/asks-to-choose.ts'
import { bareQuestion } from '../recalling/bare-question.ts'
import { isTold, type Part } from '../state.ts'
import { mayTell, nextUntold } from '../telling.ts'

/** What people ask each other around the matter: small talk, offers, favours, and whether that was all. */
export function toCourtesy(given: Given, asked: Asked): Decision | null {
  const text = bareQuestion(asked.text)
  return (
    toWhatItWantsToKnow(given, text) ??
    toWhatIsMissing(given, text) ??
    toSmallTalk(given, { text, asked }) ??
    toFavour(given, text)
  )
}

/** What proposes nothing, whatever it sounds like: a cup of coffee, a word before, a paper by Friday. */
export const toPleasantry = (given: Given, asked: Asked): Decision | null => {
  const text = bareQuestion(asked.text)
  return toSmallTalk(given, { text, asked }) ?? toFavour(given, text)
}

const say = (intent: string, of: string, { state }: Given): Decision => ({
  intent,
  parts: [phrase(of)],
  open: state.open,
})

// Leave

export const HAS_TIME =
  /\b(?:do|have) you (?:have |got )?(?:a (?:few|couple of|quick)? ?(?:minutes?|moments?|seconds?)|(?:two|five|ten|fifteen) minutes|(?:some |any )?time (?:now|for me|to talk))|\bis (?:this|now|it) (?:still |really )?an? (?:good|bad|okay|ok|convenient|right) (?:time|moment)\b/

export function toLeave(given: Given, asked: Asked): Decision | null {
  const { labels } = given.heard
  const asksLeave =
    labels.acts.includes('permission') && labels.spin === 'none' && TO_GO_ON.test(asked.text)
  const asksToSpeak = MAY_I_SPEAK.test(asked.text)
  if (asked.isYesNo && IS_A_GOOD_TIME.test(asked.text)) return say('give leave', 'good-time', given)
  return asked.isYesNo && (asksLeave || asksToSpeak || HAS_TIME.test(asked.text))
    ? say('give leave', 'go-ahead', given)
    : null
}

/** "Is now still all right for ten minutes?", "is it okay to talk?" */
const IS_A_GOOD_TIME =
  /^is (?:this|now|it) (?:still |really )?(?:an? (?:good|okay|ok|convenient|right) (?:time|moment)\b|(?:good|okay|ok|fine|convenient|all right|alright)(?: (?:now|still))?(?: (?:for (?:you|me|us|a|an|two|five|ten|fifteen|twenty|our|this)\b.*|to (?:talk|speak|chat)(?: (?:now|for \p{L}+ minutes))?))?$)/u

const MAY_I_SPEAK =
  /^(?:may|can|could) (?:i|we) (?:just |maybe )?(?:be (?:honest|frank|open|direct)|ask (?:you )?(?:something|a|one|some|another)|say something|add something|interrupt)\b|\bmind if i (?:ask|say|take)\b/

/** Leave to talk; to come on Thursday is another thing. */
const TO_GO_ON =
  /\b(?:i|we)\b.*\b(?:ask|question|start|begin|talk|speak|notes?|record|share|show|go (?:on|ahead)|tell|say|interrupt|explain|jump|take (?:you|a))\b/

// Questions of its own

const YOUR_QUESTIONS =
  /\b(?:any|other|more|further|what|which|have|got) (?:\p{L}+ ){0,2}questions?\b|\bwhat (?:else )?(?:would|do|did|should) you (?:\p{L}+ )?(?:like|want|need|wish) to (?:know|ask|hear)\b|\bwant to ask me\b|\banything (?:else )?(?:you|that you) (?:would like|want|need) to (?:know|ask)\b|\bwhat (?:else )?do (?:you|the \p{L}+) (?:\p{L}+ )?(?:want|need) to know\b/u

function toWhatItWantsToKnow(given: Given, text: string): Decision | null {
  if (!YOUR_QUESTIONS.test(text) || /\b(?:can|could|may) i ask\b/.test(text)) return null
  if (given.graph.lead === 'persona') return askNext(given, [])
  // What was wanted has been agreed on.
  if (given.state.agreed) return say('nothing to ask', 'no-questions', given)
  const ask = nextAsk(given)
  if (ask !== null)
    return {
      intent: 'ask',
      parts: [{ say: 'ask', id: ask }],
      open: { what: 'ask', id: ask, dug: 0 },
    }
  const wish = given.graph.facts.find(
    (fact) =>
      fact.about === 'goal' &&
      WANTS_TO_KNOW.test(fact.says) &&
      !isTold(given.state, fact) &&
      mayTell(given, fact),
  )
  return wish === undefined
    ? say('nothing to ask', 'no-questions', given)
    : { intent: 'tell', parts: [told(wish)], open: { what: 'nothing' } }
}

const WANTS_TO_KNOW = /\b(?:find out|know|understand|hear|learn|see (?:if|whether|how|that))\b/i

// Whether that was all

const MISSING =
  /\banything (?:else )?(?:missing|left|(?:that )?(?:i|we) (?:have |can |could |should )?(?:forgotten|missed|left out|forgot|do|help)|(?:that )?you (?:still )?(?:need|want|miss|would need))\b|\bdid (?:i|we) (?:forget|miss)\b|\bis that (?:all|everything)\b|\bis there (?:anything|something|any other thing) (?:else )?(?:on your mind|(?:that )?(?:i|we) (?:can|could) (?:still )?do|(?:that )?you (?:still )?need)|\banything else (?:for you|from me|i can|(?:that )?we owe you)\b|^is there anything else$/

/** Of what was agreed: their troubles were told before. */
const WORRIES_LEFT =
  /\b(?:anything|something) else(?: that)?(?: is|'s)? (?:still )?(?:worr\w+|bother\w+|troubl\w+|concern\w+|bugging)\b/

/** Whatever is still to be told is wanted here. */
const REST =
  /\banything (?:else )?(?:(?:that )?(?:i|we) should know|(?:that )?you (?:would like|want) (?:me to know|to (?:add|tell|say|share))|to add)\b|\bwhat (?:am i|are we) missing\b|\bsomething you would like me to know\b|^is there (?:anything|something) (?:else )?(?:that )?you (?:want|would like) to (?:say|add|tell)\b(?! to (?:that|this|him|her|them))/

function toWhatIsMissing(given: Given, text: string): Decision | null {
  if (REST.test(text)) {
    const next = nextUntold(given, ['pain', 'goal', 'situation', 'background'])
    return next === null
      ? say('nothing more to it', 'nothing-missing', given)
      : { intent: 'tell', parts: [told(next)], open: { what: 'nothing' } }
  }
  if (given.state.agreed && WORRIES_LEFT.test(text))
    return say('nothing more to it', 'nothing-missing', given)
  if (!MISSING.test(text)) return null
  const wish = nextUntold(given, ['goal'])
  const said = new Set(stemsOf(given.heard.text))
  const isGranted =
    wish?.stems.some((stem) => said.has(stem)) === true ||
    (wish !== null && wasPutRight(given, wish))
  return wish?.about === 'goal' && !isGranted && given.graph.lead === 'learner'
    ? {
        intent: 'name what is missing',
        parts: [phrase('one-more-thing'), told(wish)],
        open: { what: 'nothing' },
      }
    : say('nothing more to it', 'nothing-missing', given)
}

/** What they had wished for was spoken of on the way to what was agreed: asked for it again, they were not listened to. */
function wasPutRight({ graph, state }: Given, { stems }: { stems: readonly string[] }): boolean {
  if (!state.agreed) return false
  if (graph.useCase === 'customer-service') return true
  const said = new Set(state.said.flatMap((line) => stemsOf(line)))
  return stems.filter((stem) => said.has(stem)).length >= stems.length / 2
}

// Small talk

const SMALL_TALK: [string, RegExp][] = [
  [
    'small-drink',
    /^(?:(?:do|would) you (?:want|like|fancy|care)|(?:can|could|may|shall) i (?:get|bring|offer|make|pour)|how about|want)\b.*\b(?:coffee|tea|water|drink|biscuits?|something to (?:drink|eat))\b/,
  ],
  [
    'small-seat',
    /\b(?:take|have|like|grab) a seat\b|^(?:please |do |would you like to |want to )*sit down\b|\bcomfortable there\b/,
  ],
  [
    'small-journey',
    /^how did you (?:get|come) (?:here|to us)\b|\bfind (?:us|it|me|the (?:place|office|building|room|way)|your way)\b.*\b(?:all right|okay|ok|easily|well|here)\b|\bfind your way\b|^did you find the [a-z]+ (?:all right|alright|okay|ok|easily)\b|\b(?:how was|did you have|good|was) (?:your|the|a) (?:good |long )?(?:journey|trip|drive|flight|way here)\b|\bget here (?:all right|okay|easily)\b|\bhow was (?:the traffic|the journey|getting here)\b/,
  ],
  [
    'small-weather',
    /\bweather\b|\b(?:rain|raining|sunny|cold|hot|snowing) (?:outside|today|out there)\b/,
  ],
  [
    'small-weekend',
    /\bhow (?:was|is) (?:your|the) (?:weekend|holidays?|vacation)\b|\b(?:good|nice|pleasant|great) (?:weekend|holidays?|vacation)\b|\bplans for the (?:weekend|holidays?)\b/,
  ],
  [
    'small-taste',
    /\b(?:football|soccer|movies?|films?|music|sports?|hobby|hobbies|favou?rite (?:food|colou?r|book|film|movie|song|team|dish))\b/,
  ],
]

function toSmallTalk(
  given: Given,
  { text, asked }: { text: string; asked: Asked },
): Decision | null {
  const isKnown = given.heard.recalled.some(({ answers }) => answers)
  const found = SMALL_TALK.find(([, pattern]) => pattern.test(text))
  if (found === undefined && (asked.wants === 'wellbeing' || HOW_IT_IS.test(text)) && !isKnown)
    return say('say how it is', 'how-i-am', given)
  // What the weather was like on a day that matters is no small talk.
  if (found === undefined || (isKnown && IS_ABOUT_A_LIFE.has(found[0]))) return null
  if (found[0] === 'small-weather' && /\b(?:was|were)\b/.test(text)) return null
  const isHow = found[0] === 'small-journey' && text.startsWith('how')
  return say('small talk', isHow ? 'small-journey-how' : found[0], given)
}

const HOW_IT_IS = /^how (?:are|is) (?:things|everything|life)(?: (?:with you|today|going))?$/

/** What somebody may have written down. */
const IS_ABOUT_A_LIFE = new Set(['small-weather', 'small-weekend', 'small-taste'])

// Favours and offers

const OFFERS_TO_TELL =
  /^(?:shall|should|may|can|could|do you want me to|would you like me to|want me to) ?(?:i|we)? ?(?:just |quickly |maybe |briefly )?(?:tell|show|explain|walk|describe|start|begin|go on|continue|add|say something|give you an example|answer)\b|^(?:do you want|would you like|want) to (?:hear|know|see (?:how|what|why|it))\b/

const OFFERS_TO_TRY =
  /^(?:do you want|would you like|want|care|do you fancy) to (?:try|hold|have a (?:look|go)|look|test|see|join|use)\b/

const OFFERS_SOMETHING =
  /^(?:shall|should|may|can|could) (?:i|we) (?:just |maybe |also |then |at least )?(?:send|give|bring|get|email|mail|share|leave(?! it (?:at|there|like|as))|write|check|put|pass|forward|drop|print|note|copy|draft|order)\b|^(?:do you want|would you like) me to\b/

const ASKS_A_FAVOUR =
  /^(?:can|could|would|will) you (?:please |maybe |perhaps |possibly |just |also )*(?:send|bring|email|mail|fill|sign|forward|share|keep|stay|hold|wait|put|pass|prepare|make|get|do|note|write (?:it|that|this|them)|check|look (?:at|into|it)|try to|let me (?:have|know)|give me (?:a|one|two|until|till|the) (?:\p{L}+ )?(?:week|day|days|call|ring|moment|minute|minutes|time|chance|copy|document|contract|file|list|receipt|photos?))\b/u

/** What the talk is about is decided, and not done by the way: "will you put the thirty thousand to the board?" */
const IS_TO_BE_DECIDED =
  /\b(?:your support|support (?:it|us|me|this|that|them)|approv(?:e|al)|vote|recommend\w*|trustees|board|committee|proposal|deal|decision|commit\w*|invest\w*|fund(?:s|ing)?|discount|refund|an exception|promotion|money|pounds|euros|dollars|hundred|thousand|million|sign (?:for|off|(?:the|a|an|our|this) (?:contract|agreement|order)))\b|[£$€]|\d,?000\b|\d\s?k\b/

/** Sooner, who is sold something does no favours. */
const OBLIGING_FROM = 50

/** What is sent or set up as the next step is for the agreement to decide. */
const isAgreedOn = ({ heard, state }: Given): boolean =>
  heard.labels.acts.includes('next_step') || state.open.what === 'next-step'

function toFavour(given: Given, text: string): Decision | null {
  if (asksToChoose(given.heard.text)) return null
  if (OFFERS_TO_TELL.test(text)) return say('let them tell', 'offer-to-tell', given)
  if (OFFERS_TO_TRY.test(text)) return say('let them show', 'offer-to-try', given)
  if (OFFERS_SOMETHING.test(text) && !isAgreedOn(given))
    return say('take the offer', 'offer-of-something', given)
  if (!ASKS_A_FAVOUR.test(text) || IS_TO_BE_DECIDED.test(text)) return null
  const isWary = given.graph.useCase === 'sales' && given.state.earned < OBLIGING_FROM
  return isWary
    ? say('put off a favour', 'request-not-yet', given)
    : say('do a favour', 'request-granted', given)
}

const told = (fact: { id: string }): Part => ({ say: 'fact', id: fact.id, as: 'new' })
