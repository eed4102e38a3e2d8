import { answerQuestion } from '../answering/answer.ts'
import { askNext, nextAsk } from './ask-next.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import { raiseDoubt } from '../doubts.ts'
import { verdictOn } from './judge-answer.ts'
import type { Part } from '../state.ts'
import { stemsOf } from '../../language/stems.ts'
import { wordsOf } from '../../language/words.ts'
import { type AskedIn, lastQuestionIn } from '../../moves/last-question.ts'
import { whatIsAsked } from '../recalling/asked.ts'
import { reaction } from './heard-out.ts'
import { toAboutTheJob } from './of-the-job.ts'
import { recall } from '../recalling/recall.ts'
import { isOfPersona, statementIn } from './take-up.ts'
import { nextUntold } from '../telling.ts'

const NOTHING = { what: 'nothing' } as const

/** A question mark after what is built as a question is one, and so is "do you have a list" at the end. */
export function withItsQuestion(given: Given): Given {
  const { heard, graph, state } = given
  if (heard.labels.question !== 'none' && heard.asked !== null) return given
  const wish = WISHES_TO_KNOW.exec(heard.text)?.[0]
  const asked: AskedIn =
    wish === undefined ? lastQuestionIn(heard.text) : { text: wish, form: 'wh' }
  const isMarked = heard.text.trimEnd().endsWith('?') && asked.form !== 'mark-only'
  const isAtTheEnd =
    (asked.form === 'inverted' || BEGINS_TO_ASK.test(asked.text)) &&
    wordsOf(heard.text).slice(-2).join(' ') === wordsOf(asked.text).slice(-2).join(' ')
  if (!isMarked && !isAtTheEnd && wish === undefined) return given
  const what = whatIsAsked(asked)
  const recalled = recall(what, { facts: graph.facts, topic: state.topic })
  const labels = {
    ...heard.labels,
    question: what.isYesNo ? ('closed' as const) : ('open' as const),
  }
  return { ...given, heard: { ...heard, asked: what, recalled, labels } }
}

const BEGINS_TO_ASK =
  /^(?:how (?:much|many|long|often|old|far)\b.*\b(?:is|are|was|do|does|did|have|has|can|will)\b|(?:what|who|where|when|why|how) (?:is|are|was|were|do|does|did|can|will|would|should|taught|else)\b)/i
const WISHES_TO_KNOW =
  /\bi(?:'d| would) (?:really )?(?:love|like|be interested|be curious) to (?:know|hear|understand) [^.?!]+[.!]?$/i

/** What whoever leads is asked itself: it is answered, and its own question is taken up again once. */
export function toAskedBack(given: Given): Decision | null {
  const { heard, state } = given
  const meant = toDoYouMean(given)
  if (meant !== null) return meant
  if (LOOKS_FOR_QUESTIONS.test(heard.text)) return toWantsToKnow(given)
  if (heard.asked === null || heard.labels.question === 'none' || isStillAnswering(given))
    return null
  if (!heard.text.includes('?') && ASKS_OTHERS.test(heard.text)) return null
  const plain = toOffersToTell(given) ?? toCheck(given) ?? toWantsToKnow(given)
  if (plain !== null) return plain
  if (state.open.what === 'objection') return toAboutDoubt(given)
  return goOn(given, toAboutTheJob(given, heard.asked) ?? answerQuestion(given, heard.asked))
}

/** "You look like you have a question." */
const LOOKS_FOR_QUESTIONS =
  /\b(?:anyone|anybody|somebody|you) (?:\w+ ){0,4}ha(?:ve|s) (?:a|any) questions?\W*(?:so far\W*)?$/i

/** A long answer may have "what helped was" in it, which asks nothing of the persona. */
function isStillAnswering({ state, heard }: Given): boolean {
  const isWaitedFor = state.open.what === 'ask' || state.open.what === 'objection'
  return (
    isWaitedFor &&
    !heard.text.includes('?') &&
    heard.words.length > A_LONG_ANSWER &&
    !ASKS_IN_THE_END.test(heard.text)
  )
}

/** In words. */
const A_LONG_ANSWER = 18
const ASKS_IN_THE_END =
  /(?<!\b(?:saw|knew|know|told|asked|explained?|understood|understand|noticed|out|down|me|him|her|them|see|of|about|that) )\b(?:how|what|where|who|why|when) (?:is|are|was|were|did|do|does|happened|about)\b[^.!]{0,35}$|\b(?:do|did|can|could|would|will|are|have|is|does|what|how|why|when|where|who)\b[^.!]{0,12}\b(?:you|your|it|there|this|here)\b[^.!]{0,45}$/i

/** "I'd like to ask your crew what they think." */
const ASKS_OTHERS =
  /\b(?:like|want|going|plan|have) to ask (?!you\b)|\b(?:i(?:'ll| will)|we(?:'ll| will)) ask (?!you\b)/i

/** "Shall I tell you how?" */
function toOffersToTell({ heard, state }: Given): Decision | null {
  if (!OFFERS_TO_TELL.test(heard.asked?.text ?? '')) return null
  return { intent: 'have it told', parts: [phrase('please-do')], open: state.open }
}

const OFFERS_TO_TELL =
  /^(?:shall|should|may|can|could) i (?:tell|explain|show|give|go on|start|begin|continue|say|add|describe|walk|take you|come back)\b|^(?:would you like|do you want) (?:me to|to hear|to know|an example|more)\b/i

/** In words. */
const A_SHORT_QUESTION = 16
const ASKS_IF_MEANT = /^(?:um+ |so |sorry,? |okay,? )*(?:(?:do|did) )?you mean\b/i

/** "Do you mean at work?" */
function toDoYouMean(given: Given): Decision | null {
  const { heard, state, graph } = given
  const { open } = state
  if (!ASKS_IF_MEANT.test(heard.text)) return null
  if (open.what === 'objection')
    return { intent: 'say what was meant', parts: [phrase('either-is-fine')], open }
  if (open.what !== 'ask') return null
  if (heard.text.includes('?') && wordsOf(statementIn(heard.text, heard.asked)).length > A_SENTENCE)
    return null
  if (heard.words.length > A_SHORT_QUESTION) return null
  const said = new Set(stemsOf(heard.text))
  const ask = graph.asks.find(({ id }) => id === open.id)
  const isIt = stemsOf(ask?.says.join(' ') ?? '').some((stem) => said.has(stem))
  const parts = [phrase(isIt && !/\bor\b/i.test(heard.text) ? 'yes-exactly' : 'either-is-fine')]
  return { intent: 'say what was meant', parts, open }
}

/** "Does that answer it?" */
function toCheck(given: Given): Decision | null {
  const { heard, state } = given
  const asked = heard.asked?.text ?? ''
  if (
    IS_RIGHT.test(heard.text) &&
    (isOfPersona(statementIn(heard.text, heard.asked)) || GIVES_BACK.test(heard.text))
  )
    return { intent: 'confirm the summary', parts: [phrase('summary-right')], open: state.open }
  if (/\b(?:anything|something) (?:missing|unclear|left)\b/i.test(heard.text)) {
    const ask = nextAsk(given)
    return ask === null
      ? { intent: 'nothing is missing', parts: [phrase('nothing-missing')], open: state.open }
      : askNext(given, [phrase('one-more')])
  }
  if (
    /\bwould (?:that|this|it) (?:help|be (?:enough|useful|okay|ok|better|good|something))\b/i.test(
      heard.text,
    )
  )
    return { intent: 'say that it would', parts: [phrase('it-would')], open: state.open }
  if (!IS_ENOUGH.test(asked) && !IS_ENOUGH.test(heard.text)) return null
  if (state.open.what === 'objection') {
    const { id } = state.open
    const settled = { ...state, objections: { ...state.objections, [id]: 'settled' as const } }
    return { ...askNext({ ...given, state: settled }, [phrase('that-answers')]), settles: id }
  }
  if (state.open.what !== 'ask')
    return { intent: 'say that it is enough', parts: [phrase('that-answers')], open: state.open }
  const { id } = state.open
  const answered = { ...state, answered: [...state.answered, id] }
  return { ...askNext({ ...given, state: answered }, [phrase('that-answers')]), answers: id }
}

const IS_RIGHT =
  /\b(?:did i (?:get|understand)|have i got|am i right|is that (?:right|correct|fair|it))\b[^?]*\?*\s*$/i
const GIVES_BACK =
  /\byou (?:want|need|asked|said|have|are looking|look|mean|told|think|would)\b|\b(?:matters|important) (?:most )?to you\b/i
const IS_ENOUGH =
  /\b(?:does|did) (?:that|this|it) (?:answer|help|make sense|count|cover|convince|settle|take)|\bis (?:that|this|it) (?:enough|what you (?:wanted|meant|asked)|okay|ok|all right|a good)/i

/** "What else would you like to know?", "what would convince you?": its next question, or a doubt. */
function toWantsToKnow(given: Given): Decision | null {
  const { heard, state } = given
  if (!WANTS_TO_KNOW.test(heard.text)) return null
  if (state.agreed && /\bneed from (?:me|us)\b/i.test(heard.text))
    return { intent: 'say what it needs', parts: [phrase('needs-from-you')], open: state.open }
  // "What do you need to see after six months?" asks for something of its own.
  if ((heard.asked?.stems.length ?? 0) > 1 && !IN_GENERAL.test(heard.text)) return null
  if (state.agreed)
    return { intent: 'nothing more to ask', parts: [phrase('any-questions')], open: state.open }
  if (state.open.what === 'objection') return explained(given, state.open.id)
  if (given.graph.useCase === 'presentations' && CONVINCES.test(heard.text))
    return toWhatWouldConvince(given)
  const first = takenFirst(given)
  if (first !== null) return first
  if (state.open.what === 'ask' && !state.digs.includes(`again:${state.open.id}`))
    return {
      intent: 'ask again',
      parts: [{ say: 'ask', id: state.open.id }],
      open: state.open,
      digs: `again:${state.open.id}`,
    }
  const doubt = given.graph.objections.find(({ id }) => state.objections[id] === undefined)
  if (DOUBTS.test(heard.text) && doubt !== undefined) return raiseDoubt(doubt, given)
  return askNext(given, [])
}

const CONVINCES = /\bwhat would (?:convince|change your mind)/i

/** A doubt is what speaks against it; what would speak for it is what they wish for. */
function toWhatWouldConvince(given: Given): Decision {
  const wish = nextUntold(given, ['goal'])
  return {
    intent: 'say what would convince',
    parts: [wish === null ? phrase('vaguely-won-over') : { say: 'fact', id: wish.id, as: 'new' }],
    open: given.state.open,
  }
}

/** Who has said who they are, and asks what is wanted next, is not asked again who they are. */
function takenFirst(given: Given): Decision | null {
  const { state, heard } = given
  if (state.open.what !== 'ask') return null
  const statement = statementIn(heard.text, heard.asked)
  if (isOfPersona(statement) || wordsOf(statement).length < A_SENTENCE) return null
  const { id } = state.open
  const after = { ...state, answered: [...state.answered, id], open: NOTHING }
  return { ...askNext({ ...given, state: after }, [reaction(given)]), answers: id }
}

const IN_GENERAL =
  /\b(?:from (?:me|us)|questions?|convince|doubts|by the end|before (?:you|i|we)|about (?:me|us|my)|with me)\b/i
const DOUBTS =
  /\b(?:doubts?|convince|hesitat\w+|concerns?|worried|sceptical|skeptical|worr(?:y|ies) (?:you )?(?:about )?(?:with |about )?(?:me|us))\b/i
const WANTS_TO_KNOW =
  /\bwhat (?:else )?(?:would|do|can|could|did) (?:you|i|the \w+) (?:most |really |still )?(?:(?:like|want|need)(?: to)? (?:know|hear|see)|tell you|need from (?:me|us))|\bwhat(?:'s| is) your (?:next )?question\b|\b(?:are there|do you have|have you got|is there) (?:any |anything )?(?:other |more |further |else )*(?:questions?|you(?:'d| would) like)|\b(?:any|some) (?:other |more |last |final |further )?questions\b|\b(?:anyone|anybody|somebody|you) (?:\w+ ){0,4}ha(?:ve|s) (?:a|any) questions?\b|\bwhat would (?:convince|change your mind)|\bwhat (?:are|were) your (?:doubts|concerns|objections)|\bstill have (?:any )?doubts\b|\bworr(?:y|ies) (?:you )?(?:about )?(?:with |about )?(?:me|us)\b/i

function toAboutDoubt(given: Given): Decision {
  const { heard, state } = given
  const { asked } = heard
  const { open } = state
  if (open.what === 'objection' && !open.met.includes('explored') && ABOUT_DOUBT.test(heard.text))
    return explained(given, open.id)
  if (asked === null) return { intent: 'listen', parts: [phrase('noted')], open }
  const decision = toAboutTheJob(given, asked) ?? answerQuestion(given, asked)
  if (explainsItsQuestion(decision)) return decision
  return { ...decision, parts: decision.parts.filter(({ say }) => say !== 'ask') }
}

const ABOUT_DOUBT =
  /\b(?:which|what) (?:\w+ )?(?:risk|doubt|worr\w+|concern\w*|experience|exactly|makes|do you mean|are you afraid)|\bwhy (?:do|are|is|would|not)\b|\bhow do you mean\b/i

const explained = ({ state }: Given, id: string): Decision => ({
  intent: `say what is behind the doubt: ${id}`,
  parts: [{ say: 'objection', id, as: 'explained' }],
  open: state.open,
})

/** After its answer: on to the next question if the last was answered by the way, or back to it, once. */
function goOn(given: Given, decision: Decision): Decision {
  if (explainsItsQuestion(decision)) return decision
  const { state, heard, graph } = given
  const parts = decision.parts.filter(({ say }) => say !== 'ask')
  const answer = { ...decision, parts }
  const { open } = state
  if (decision.open.what === 'objection') return answer
  if (open.what !== 'ask' || decision.ended !== undefined) return withGoalAsOpen(given, answer)
  const statement = statementIn(heard.text, heard.asked)
  const ask = graph.asks.find(({ id }) => id === open.id)
  const isAnswered =
    !isOfPersona(statement) &&
    wordsOf(statement).length >= A_SENTENCE &&
    verdictOn(statement, ask) === 'answer'
  if (isAnswered) {
    const answered = { ...state, answered: [...state.answered, open.id] }
    const next = nextAsk({ ...given, state: answered })
    if (next === null || graph.asksEvery > 1) return { ...answer, open: NOTHING, answers: open.id }
    return {
      ...answer,
      parts: [...parts, phrase('my-turn'), { say: 'ask', id: next }],
      open: { what: 'ask', id: next, dug: 0 },
      answers: open.id,
    }
  }
  const again = `again:${open.id}`
  if (state.digs.includes(again) || graph.useCase === 'presentations') return { ...answer, open }
  if (state.turns <= 1) return { ...answer, parts: [...parts, phrase('you-begin')], open }
  const back: Part[] = [phrase('back-to-you'), { say: 'ask', id: open.id }]
  return { ...answer, parts: [...parts, ...back], open, digs: again }
}

/** What it had asked is then said already, and needs no other word to lead to it. */
const explainsItsQuestion = ({ parts }: Decision): boolean =>
  parts.some((part) => part.say === 'phrase' && part.of === 'mean-ask')

/** In words. */
const A_SENTENCE = 8

/** Whoever is told what the persona wants to know has been asked it. */
function withGoalAsOpen({ graph, state }: Given, decision: Decision): Decision {
  const told = decision.parts.flatMap((part) => (part.say === 'fact' ? [part.id] : []))
  const ask = graph.asks.find(
    ({ id, reveals }) =>
      reveals !== undefined && told.includes(reveals) && !state.answered.includes(id),
  )
  if (ask === undefined || decision.open.what !== 'nothing') return decision
  return { ...decision, open: { what: 'ask', id: ask.id, dug: 0 }, digs: `told:${ask.id}` }
}
