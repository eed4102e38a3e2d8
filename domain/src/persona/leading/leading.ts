import type { Ask } from '../../graph/graph.ts'
import { askNext, doubtNow, nextAsk } from './ask-next.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import { raiseDoubt } from '../doubts.ts'
import { holdDoubt, toDoubtMet } from './doubt-met.ts'
import { listening, NOTHING, openAsk, reaction } from './heard-out.ts'
import { NERVOUS, verdictOn, whatIsLacking } from './judge-answer.ts'
import { GREETS, isNotCaught, toAgain, toHello, toNervous } from './led-beginning.ts'
import { toAskedBack, withItsQuestion } from './asked-back.ts'
import { toConcreteAsk } from './concrete-ask.ts'
import { toParting } from './parting.ts'
import { stemsOf } from '../../language/stems.ts'
import { toTouched } from './touched.ts'
import { isOfPersona } from './take-up.ts'

/** The first that has something to say, for who leads by asking: an interviewer, or an audience. */
const RESPONSES: ((given: Given) => Decision | null)[] = [
  toParting,
  toNervous,
  toAgain,
  toHello,
  toDoubtMet,
  toConcreteAsk,
  toAskedBack,
  toAnswer,
  toGivenBack,
  toSmallWords,
  toSaid,
]

/** What is said to whoever leads is heard as said to its question. Safety and manners are not decided here. */
export function toLed(said: Given): Decision | null {
  if (said.graph.lead === 'learner') return null
  const given = withItsQuestion(said)
  const { heard, state } = given
  const { acts } = heard.labels
  if (acts.includes('rudeness')) return null
  if (acts.includes('keyword_list') && state.open.what !== 'ask') return null
  if (state.open.what === 'nothing' && isNotCaught(given) && !NERVOUS.test(heard.text)) return null
  if (state.patience <= WARNS_AT && !state.warned) return null
  for (const respond of RESPONSES) {
    const decision = respond(given)
    if (decision !== null) return decision
  }
  return null
}

/** As everywhere: then it says that it is about to hang up. */
const WARNS_AT = 20

// Answers

function toAnswer(given: Given): Decision | null {
  const ask = openAsk(given)
  const { state, heard, graph } = given
  if (
    ask === undefined ||
    state.open.what !== 'ask' ||
    isOfPersona(heard.text) ||
    isPraise(heard.text)
  )
    return null
  const { dug } = state.open
  const verdict = verdictOn(heard.text, ask)
  if (verdict === 'answer') {
    const lacks = dug > 0 ? null : whatIsLacking(heard.text, { graph, ask, digs: state.digs })
    if (lacks === null) return takeAnswer(given, ask)
    return {
      intent: `dig: ${lacks}`,
      parts: [phrase(`dig-${lacks}`)],
      open: { what: 'ask', id: ask.id, dug: 1 },
      digs: lacks,
    }
  }
  if (verdict === 'nervous')
    return { intent: 'calm them', parts: [phrase('no-hurry')], open: state.open }
  if (verdict === 'refusal' || dug > 0 || state.digs.includes(`wait:${ask.id}`))
    return leave(given, ask)
  const says = { nothing: 'waiting', stuck: 'no-hurry', elsewhere: 'dig-subject' }[verdict]
  return {
    intent: 'wait for the answer',
    parts: [phrase(says)],
    open: state.open,
    digs: `wait:${ask.id}`,
  }
}

/** It counts as answered, and the talk goes on. */
function takeAnswer(given: Given, ask: Ask): Decision {
  const { graph, state } = given
  const after = {
    ...given,
    state: { ...state, answered: [...new Set([...state.answered, ask.id])] },
  }
  const touched = toTouched(given)
  if (touched !== null) return { ...touched, answers: ask.id }
  const goesOn = graph.asksEvery === 1 || state.turns % graph.asksEvery === 0
  if (!goesOn && doubtNow(after) === null)
    return {
      intent: 'take the answer, and listen',
      parts: listening(given),
      open: NOTHING,
      answers: ask.id,
    }
  return { ...askNext(after, [reaction(given)]), answers: ask.id }
}

/** Nobody is asked a third time: it goes on to something else, and what was not told stays untold. */
function leave(given: Given, ask: Ask): Decision {
  const next = askNext(given, [phrase('let-be')])
  return { ...next, intent: `let it be: ${ask.id}` }
}

// What was no answer

/** Sympathy, or what it said itself, said back. It is thanked for, or so. */
function toGivenBack({ heard, state }: Given): Decision | null {
  const { acts, reflection, behaviour } = heard.labels
  if (acts.includes('summary'))
    return { intent: 'confirm the summary', parts: [phrase('summary-right')], open: state.open }
  if (acts.includes('empathy'))
    return { intent: 'take the sympathy', parts: [phrase('sympathy-taken')], open: state.open }
  if (isPraise(heard.text))
    return { intent: 'take the praise', parts: [phrase('praise-taken')], open: state.open }
  if (acts.includes('apology') && isOfPersona(heard.text))
    return { intent: 'take the apology', parts: [phrase('apology-taken')], open: state.open }
  if (isOfPersona(heard.text) && SAYS_HOW_YOU_ARE.test(heard.text))
    return { intent: 'it was heard', parts: [phrase('heard')], open: state.open }
  if (reflection === 'none' || behaviour !== 'reflection' || !/\byou/i.test(heard.text)) return null
  return {
    intent: 'it was heard',
    parts: [phrase(reflection === 'complex' ? 'understood' : 'heard')],
    open: state.open,
  }
}

const isPraise = (text: string): boolean =>
  text.length < LONGEST_PRAISE && PRAISES.test(text) && !/\b(?:i|we|my|our)\b/i.test(text)

/** In characters. */
const LONGEST_PRAISE = 90
const PRAISES =
  /^(?:wow|oh|um+|well|okay)?,? ?(?:that(?:'s| is| sounds)|what an?|how) (?:really |so |very |quite )?(?:impressive|great|amazing|interesting|lovely|nice|kind|remarkable|wonderful|fascinating)\b/i

const SAYS_HOW_YOU_ARE =
  /\b(?:you(?:'re| are) (?:worried|afraid|concerned|tired|sceptical|under|looking|saying)|you (?:want|need|feel|look|seem|like|sound)|you must (?:be|feel|miss|have)|it (?:sounds|seems|must)|that must)\b/i

function toSmallWords(given: Given): Decision | null {
  const { heard, graph, state } = given
  if (heard.words.length > A_FEW || heard.labels.behaviour === 'question') return null
  if (state.open.what === 'objection') return holdDoubt(given, state.open)
  if (graph.useCase === 'presentations')
    return { intent: 'leave the word to them', parts: [phrase('your-turn')], open: state.open }
  return askNext(given, [])
}

/** In words. */
const A_FEW = 3

/** An audience listens before it asks; an interviewer asks. */
function toSaid(given: Given): Decision | null {
  const { state, graph } = given
  if (state.open.what === 'objection') return holdDoubt(given, state.open)
  if (graph.useCase !== 'presentations') return askNext(given, [reaction(given)])
  const told = state.said.filter((one) => !GREETS.test(one))
  const words = told.join(' ').split(/\s+/).length
  const hasBegun = told.length >= 2 || words >= ENOUGH_TO_ASK
  const doubt = hasBegun ? doubtNow(given) : null
  if (doubt !== null) return raiseDoubt(doubt, given)
  const touched = toTouched(given)
  if (touched !== null) return { ...touched, ...answersUnasked(given) }
  if (hasBegun && (state.turns % graph.asksEvery === 0 || words >= ENOUGH_TO_ASK))
    return askNext(given, [reaction(given)])
  return { intent: 'let them go on', parts: listening(given), open: NOTHING }
}

/** What it would have asked next need not be asked of who has just said it. */
function answersUnasked(given: Given): Pick<Decision, 'answers'> {
  const next = given.graph.asks.find(({ id }) => id === nextAsk(given))
  const said = new Set(stemsOf(given.heard.text))
  return next?.stems.some((stem) => said.has(stem)) === true ? { answers: next.id } : {}
}

/** In words. */
const ENOUGH_TO_ASK = 60
