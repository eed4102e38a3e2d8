import { wordsOf } from '../language/words.ts'
import { toInterviewer } from './leading/as-candidate.ts'
import { type Decision, type Given, phrase } from './decision.ts'
import { keepDoubt, toHandledDoubt } from './doubts.ts'
import { toEnding } from './endings.ts'
import type { Fact } from './facts/facts.ts'
import { nextBeside } from './answering/follow-up.ts'
import { toLed } from './leading/leading.ts'
import { toMistake } from './answering/mistake.ts'
import { toMoreOfIt } from './answering/more-of-it.ts'
import {
  toAccusation,
  toAnotherLanguage,
  toImpatience,
  toRudeness,
  toSilence,
  toStepsOutOfTheRole,
  toWhatWasNotUnderstood,
} from './out-of-turn.ts'
import { toOwnDecision } from './answering/own-decision.ts'
import { toOwnHours } from './answering/own-hours.ts'
import { toPleasantries, toQuestion, toWrittenQuestion } from './answering/question.ts'
import { toWhatIsAskedBesides } from './reacting/asked-besides.ts'
import { toAcrossTheTable } from './reacting/across-the-table.ts'
import { toContactAskedFor, toWhatIsAskedFor } from './reacting/asked-for.ts'
import { toCheck } from './reacting/checks.ts'
import { toEmpathy, toWhatWasGivenBack } from './reacting/given-back.ts'
import { toOwnMatter, toWhatHurtThem } from './reacting/own-matter.ts'
import { toNextStep, toTime } from './reacting/next-step.ts'
import { toProposal } from './reacting/offers.ts'
import { toScale } from './reacting/on-a-scale.ts'
import { toInformation, toPlainAct, toPleasantry, toScript } from './reacting/reactions.ts'
import { toSmallWords } from './reacting/small-words.ts'
import { welcomeWish } from './welcomed-wish.ts'
import { toLost } from './lost.ts'
import { A_BREATH, toStory } from './answering/story.ts'
import { toUnmarkedQuestion } from './reacting/unmarked-question.ts'
import { toWhetherSafe } from './answering/whether-safe.ts'
import { toWhatWasWaitedFor } from './reacting/waited-for.ts'
import { factIn, type Open, type Part } from './state.ts'
import { toTheLine } from './the-line.ts'
import { mayTell } from './telling.ts'

const NOTHING: Open = { what: 'nothing' }

/** The first that has something to say about it. Safety comes before the role, and the role before the talk. */
const RESPONSES: ((given: Given) => Decision | null)[] = [
  toEnding,
  toSilence,
  toStepsOutOfTheRole,
  toAnotherLanguage,
  toWhetherSafe,
  toLost,
  toWrittenQuestion,
  toMoreOfIt,
  toTheLine,
  toLed,
  toInterviewer,
  toWhatWasNotUnderstood,
  toRudeness,
  toImpatience,
  toMistake,
  toScript,
  toStory,
  toWhatWasWaitedFor,
  toAcrossTheTable,
  toContactAskedFor,
  toScale,
  toOwnHours,
  toWhatIsAskedBesides,
  toTime,
  toOwnDecision,
  toWhatHurtThem,
  toPleasantries,
  toCheck,
  toNextStep,
  toWhatIsAskedFor,
  toAdviceAsQuestion,
  toQuestion,
  toAccusation,
  toUnmarkedQuestion,
  toAnswer,
  toPlainAct,
  toWhatWasGivenBack,
  toProposal,
  toEmpathy,
  toOwnMatter,
  toBeginning,
  toPleasantry,
  toSmallWords,
  toInformation,
]

export function decide(given: Given): Decision {
  for (const respond of RESPONSES) {
    const decision = respond(given)
    if (decision !== null)
      return tellMore(
        given,
        takeAnswer(given, keepDoubt(given, onlyEarned(given, welcomeWish(given, decision)))),
      )
  }
  return { intent: 'wait', parts: [phrase('go-on')], open: given.state.open }
}

/** Whatever it was asked by: what has not been earned is kept back. */
function onlyEarned(given: Given, decision: Decision): Decision {
  const { graph, state } = given
  const told = [...state.told]
  const parts = decision.parts.filter((part) => {
    const fact = part.say === 'fact' ? factIn(graph, part.id) : undefined
    if (fact === undefined || told.includes(fact.id)) return true
    if (!mayTell({ graph, state: { ...state, told } }, fact)) return false
    told.push(fact.id)
    return true
  })
  if (parts.length === decision.parts.length) return decision
  if (parts.some(({ say }) => say !== 'phrase')) return { ...decision, parts }
  return { intent: 'keep it back', parts: [phrase('not-yet')], open: state.open }
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
  const next = fact === undefined ? null : nextBeside({ ...given, state: told }, fact)
  if (next === null) return decision
  const facts = [...news.flatMap((id) => factIn(graph, id) ?? []), next]
  if (wordsOf(facts.map(({ says }) => says).join(' ')).length > A_BREATH) return decision
  return tellMore(given, { ...decision, parts: [...decision.parts, tell(next)] })
}

const tell = (fact: Fact): Part => ({ say: 'fact', id: fact.id, as: 'new' })

/** "Have you thought about…?" is an offer, whatever its form. */
function toAdviceAsQuestion(given: Given): Decision | null {
  const { behaviour, question, acts } = given.heard.labels
  if (ASKS_WHAT_WAS.test(given.heard.text)) return null
  return behaviour === 'input' && question !== 'none' && acts.includes('proposal')
    ? toProposal(given)
    : null
}

/** "Have you tried any software before?" */
const ASKS_WHAT_WAS = /\b(?:ever|before|already|in the past|previously|earlier)\W*$/i

/** To what the persona had asked itself, or to its doubt. */
function toAnswer(given: Given): Decision | null {
  const { state, heard } = given
  if (state.open.what === 'objection') return toHandledDoubt(given, state.open)
  if (state.open.what !== 'ask') return null
  const { id, dug } = state.open
  const isNothing = heard.labels.behaviour === 'other' && heard.words.length < 4
  if (!isNothing || dug > 0 || SAYS_YES_OR_NO.test(heard.text)) return null
  return {
    intent: 'wait for the answer',
    parts: [phrase('waiting')],
    open: { what: 'ask', id, dug: dug + 1 },
  }
}

const SAYS_YES_OR_NO = /^(?:yes|yeah|yep|no|nope|sure|of course|certainly|absolutely|exactly)\b/i

function toBeginning(given: Given): Decision | null {
  const { heard, state } = given
  const { acts } = heard.labels
  const greets =
    acts.includes('greeting') ||
    acts.includes('introduction') ||
    acts.includes('agenda') ||
    acts.includes('permission')
  if (!greets) return null
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
