import { nextInThread, answerQuestion } from './answer.ts'
import { askNext } from './ask-next.ts'
import { type Decision, type Given, phrase } from './decision.ts'
import { dueDoubt, keepDoubt, raiseDoubt, toExploredDoubt, toHandledDoubt } from './doubts.ts'
import { toEnding } from './endings.ts'
import type { Fact } from './facts.ts'
import { judgeAnswer } from './judge-answer.ts'
import {
  askAgain,
  toAccusation,
  toImpatience,
  toRudeness,
  toSilence,
  toStepsOutOfTheRole,
  toWhatWasNotUnderstood,
} from './out-of-turn.ts'
import { confirm, toEmpathy, toWhatWasGivenBack } from './reacting/given-back.ts'
import { toNextStep } from './reacting/next-step.ts'
import { toProposal } from './reacting/offers.ts'
import { toInformation, toPlainAct, toPleasantry, toScript } from './reacting/reactions.ts'
import { toSmallWords } from './reacting/small-words.ts'
import { toUnmarkedQuestion } from './reacting/unmarked-question.ts'
import { factIn, isTold, type Open, type Part } from './state.ts'
import { stemsOf } from '../language/stems.ts'

const NOTHING: Open = { what: 'nothing' }

/** The first that has something to say about it. Safety comes before the role, and the role before the talk. */
const RESPONSES: ((given: Given) => Decision | null)[] = [
  toEnding,
  toSilence,
  toStepsOutOfTheRole,
  toWhatWasNotUnderstood,
  toRudeness,
  toImpatience,
  toMistake,
  toScript,
  toNextStep,
  toAdviceAsQuestion,
  toQuestion,
  toFirstHello,
  toAccusation,
  toUnmarkedQuestion,
  toAnswer,
  toPlainAct,
  toWhatWasGivenBack,
  toProposal,
  toEmpathy,
  toBeginning,
  toPleasantry,
  toSmallWords,
  toStatement,
]

export function decide(given: Given): Decision {
  for (const respond of RESPONSES) {
    const decision = respond(given)
    if (decision !== null)
      return tellMore(given, takeAnswer(given, keepAsk(given, keepDoubt(given, decision))))
  }
  return { intent: 'wait', parts: [phrase('go-on')], open: given.state.open }
}

/** Who leads by asking does not forget a question because it was asked something itself. */
function keepAsk({ graph, state }: Given, decision: Decision): Decision {
  if (graph.lead === 'learner' || state.open.what !== 'ask') return decision
  if (decision.open.what !== 'nothing' || decision.answers !== undefined) return decision
  return { ...decision, open: state.open }
}

/** Who is led by the other one takes as an answer whatever is said to what it asked. */
function takeAnswer({ graph, state, heard }: Given, decision: Decision): Decision {
  const { open } = state
  if (graph.lead === 'persona' || open.what !== 'ask') return decision
  if (heard.words.length === 0 || heard.labels.question !== 'none') return decision
  const isWaiting =
    decision.open.what === 'ask' && decision.open.id === open.id && decision.open.dug > open.dug
  if (isWaiting) return decision
  const isOver = decision.open.what === 'ask' && decision.open.id === open.id
  return { ...decision, answers: open.id, open: isOver ? NOTHING : decision.open }
}

/** How much is said in one answer is a matter of temper. */
function tellMore(given: Given, decision: Decision): Decision {
  const { graph, state } = given
  const news = decision.parts.flatMap((part) =>
    part.say === 'fact' && part.as === 'new' ? [part.id] : [],
  )
  const last = decision.parts.at(-1)
  if (last?.say !== 'fact' || news.length === 0) return decision
  if (news.length >= graph.temper.factsInAnAnswer) return decision
  const told = { ...state, told: [...state.told, ...news] }
  const fact = factIn(graph, last.id)
  const next = fact === undefined ? null : nextInThread({ ...given, state: told }, fact)
  if (next === null) return decision
  return tellMore(given, { ...decision, parts: [...decision.parts, tell(next)] })
}

// What was asked

/** "Have you thought about…?" is an offer, whatever its form. */
function toAdviceAsQuestion(given: Given): Decision | null {
  const { behaviour, question, acts } = given.heard.labels
  return behaviour === 'input' && question !== 'none' && acts.includes('proposal')
    ? toProposal(given)
    : null
}

function toQuestion(given: Given): Decision | null {
  if (given.heard.asked === null || given.heard.labels.question === 'none') return null
  if (isAnswering(given)) return null
  if (CHECKS.test(given.heard.asked.text) && !given.heard.isMistaken)
    return confirm(given, 'summary-right')
  const { open } = given.state
  const behind = open.what === 'objection' ? toExploredDoubt(given, open) : null
  return behind ?? answerQuestion(given, given.heard.asked)
}

/** "Did I get that right?", of what was said before it. */
const CHECKS =
  /^(?:did i (?:get|understand|hear)|have i (?:got|understood)|am i right|is that (?:right|correct|fair|about right)|does that sound (?:right|fair)|would that be fair)\b/i

/** A long answer may have "what helped was" in it, which asks nothing of the persona. */
const isAnswering = ({ state, heard }: Given): boolean =>
  (state.open.what === 'ask' || state.open.what === 'objection') &&
  heard.words.length > A_LONG_ANSWER &&
  !/\?["')]?\s*$/.test(heard.text)

/** In words. */
const A_LONG_ANSWER = 25

/** Whoever is asked along with the greeting may greet first. */
function toFirstHello({ state, heard }: Given): Decision | null {
  if (state.open.what !== 'ask' || state.turns > 1 || heard.words.length > A_HELLO) return null
  if (!/^(?:hi|hello|hey|good (?:morning|afternoon|evening)|thank you|thanks)\b/i.test(heard.text))
    return null
  return {
    intent: 'greet back, and ask again',
    parts: [phrase('greet-back'), ...askAgain(state)],
    open: state.open,
  }
}

/** In words. */
const A_HELLO = 14

/** To what the persona had asked itself, or to its doubt. */
function toAnswer(given: Given): Decision | null {
  const { state, heard, graph } = given
  if (state.open.what === 'objection') return toHandledDoubt(given, state.open)
  if (state.open.what !== 'ask') return null
  const { id, dug } = state.open
  if (graph.lead === 'persona') return toAnswerOfLed(given, state.open)
  const isNothing = heard.labels.behaviour === 'other' && heard.words.length < 4
  if (!isNothing || dug > 0 || SAYS_YES_OR_NO.test(heard.text)) return null
  return {
    intent: 'wait for the answer',
    parts: [phrase('waiting')],
    open: { what: 'ask', id, dug: dug + 1 },
  }
}

const SAYS_YES_OR_NO = /^(?:yes|yeah|yep|no|nope|sure|of course|certainly|absolutely|exactly)\b/i

function toAnswerOfLed(
  { state, heard, graph }: Given,
  ask: Extract<Open, { what: 'ask' }>,
): Decision {
  if (heard.labels.behaviour === 'other' && heard.words.length < 4)
    return { intent: 'wait for the answer', parts: [phrase('waiting')], open: state.open }
  return judgeAnswer({ graph, state, heard, ask })
}

// What was said back

/** Before anything else that was meant by it: what is wrong is put right. */
function toMistake(given: Given): Decision | null {
  if (!given.heard.isMistaken) return null
  const right = factToCorrect(given)
  if (right === null) return null
  return {
    intent: 'correct it',
    parts: [
      phrase('not-quite'),
      { say: 'fact', id: right.id, as: isTold(given.state, right) ? 'again' : 'new' },
    ],
    open: given.state.open,
  }
}

/** The one of those told that has a number, and shares a word with what was said. */
function factToCorrect({ state, heard, graph }: Given): Fact | null {
  const words = new Set(heard.words)
  const said = new Set(stemsOf(heard.text))
  const told = state.told.map((id) => factIn(graph, id)).filter((fact) => fact !== undefined)
  return (
    told.findLast((fact) => fact.stems.some((stem) => words.has(stem) || words.has(`${stem}s`))) ??
    graph.facts.find(
      ({ reveal, stems }) => reveal.when === 'asked' && stems.some((stem) => said.has(stem)),
    ) ??
    null
  )
}

const tell = (fact: Fact): Part => ({ say: 'fact', id: fact.id, as: 'new' })

// The rest

function toBeginning(given: Given): Decision | null {
  const { heard, state, graph } = given
  const { acts } = heard.labels
  const greets =
    acts.includes('greeting') ||
    acts.includes('introduction') ||
    acts.includes('agenda') ||
    acts.includes('permission')
  if (!greets) return null
  if (graph.lead === 'persona' && state.open.what === 'nothing')
    return askNext(
      given,
      acts.includes('greeting') && state.turns <= 1 ? [phrase('greet-back')] : [],
    )
  const parts = [
    ...(acts.includes('greeting') && state.turns <= 2
      ? [
          phrase(state.learner.name === null ? 'greet-back' : 'greet-back-named', {
            name: state.learner.name ?? '',
          }),
        ]
      : []),
    phrase(
      acts.includes('agenda') || acts.includes('permission')
        ? 'go-ahead'
        : acts.includes('introduction')
          ? 'what-is-it-about'
          : 'how-can-i-help',
    ),
  ]
  return { intent: 'greet', parts, open: NOTHING }
}

/** Who listens to somebody who leads takes it in; who leads by asking asks on. */
function toStatement(given: Given): Decision | null {
  const { heard, state, graph } = given
  if (graph.lead === 'learner') return toInformation(given)
  const doubt = dueDoubt(given)
  if (doubt !== null) return raiseDoubt(doubt, given)
  const isTurnToAsk = state.turns % graph.asksEvery === 0
  return isTurnToAsk || heard.words.length > LONG_ENOUGH
    ? askNext(given, [phrase('noted')])
    : { intent: 'let them go on', parts: [phrase('go-on')], open: NOTHING }
}

/** In words: then a listener has something to ask. */
const LONG_ENOUGH = 40
