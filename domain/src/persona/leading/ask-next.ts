import { holds } from '../../graph/conditions.ts'
import type { Objection } from '../../graph/graph.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import { dueDoubt, raiseDoubt } from '../doubts.ts'
import { givesAway } from './heard-out.ts'
import { factIn, isTold, type Part } from '../state.ts'
import { hasLackedSubstance, isStrong } from './strong-answer.ts'
import { mayTell } from '../telling.ts'

/** What the persona wants to know next, unless a doubt is due; and when there is nothing left, to an end. */
export function askNext(given: Given, before: Part[]): Decision {
  const { agreement } = given.graph
  const { state } = given
  const doubt = doubtNow(given)
  if (doubt !== null) return doubtAfter(before, raiseDoubt(doubt, given))
  const callBack = toCallBack(given, before)
  if (callBack !== null) return callBack
  const ask = nextAsk(given)
  if (ask !== null)
    return {
      intent: 'ask',
      parts: [...before, { say: 'ask', id: ask }],
      open: { what: 'ask', id: ask, dug: 0 },
    }
  // These begin with a word of their own.
  const more = before.filter((part) => part.say !== 'phrase' || part.of !== 'noted')
  const mayPress =
    state.digs.filter((dig) => dig === 'what-next').length < MOST_PRESSING &&
    !state.last.some((part) => part.say === 'phrase' && part.of === 'what-next')
  if (agreement !== null && !state.agreed && holds(agreement.reason, given))
    return mayPress
      ? {
          intent: 'ask what comes next',
          parts: [...more, phrase('what-next')],
          open: { what: 'next-step' },
          digs: 'what-next',
        }
      : {
          intent: 'wait for what comes next',
          parts: [phrase(given.heard.labels.question === 'none' ? 'carry-on' : 'all-asked')],
          open: { what: 'next-step' },
        }
  const isFirst = !state.digs.includes('any-questions')
  if (!isFirst && asksOn(given))
    return {
      intent: 'ask on about what was told',
      parts: [...before, phrase('probe')],
      open: { what: 'nothing' },
      digs: 'probe',
    }
  return {
    intent: 'nothing more to ask',
    parts: isFirst ? [...more, phrase('any-questions')] : [phrase('all-asked')],
    open: { what: 'nothing' },
    ...(isFirst ? { digs: 'any-questions' } : {}),
  }
}

/** With its list at an end, an interviewer still wants to know more of a story. */
const asksOn = ({ graph, state, heard }: Given): boolean =>
  graph.useCase === 'interviews' &&
  heard.labels.question === 'none' &&
  isStrong(heard.text) &&
  state.digs.filter((dig) => dig === 'probe').length < MOST_PROBES

const MOST_PROBES = 4

/** Nobody is asked three times what comes now. */
const MOST_PRESSING = 2

/** Nobody doubts a thing that has hardly been shown. */
export function doubtNow(given: Given): Objection | null {
  const { graph, state } = given
  if (graph.useCase === 'presentations')
    return state.said.length < HEARD_BEFORE_DOUBTS ? null : dueDoubt(given)
  const objections = graph.objections.filter((one) => isInPlace(one, given))
  return dueDoubt({ state, graph: { ...graph, objections } })
}

/** Nobody who has just told what they did is told that they have not done it, nor asked what was asked before. */
function isInPlace({ id }: Objection, { graph, state, heard }: Given): boolean {
  if (graph.useCase !== 'interviews') return true
  if (state.answered.length < ANSWERS_BEFORE_DOUBTS || isStrong(heard.text)) return false
  if (id === 'staying')
    return !graph.facts.some(({ about, says }) => about === 'goal' && STAYS.test(says))
  return id !== 'experience' || hasLackedSubstance(state)
}

const STAYS = /\b(?:stays?|leaves?|still be|long.?term|finish|gives? up)\b/i
const ANSWERS_BEFORE_DOUBTS = 3

/** Things said at length. */
const HEARD_BEFORE_DOUBTS = 3

/** What was said is taken first, in place of the word that leads to a doubt. */
const doubtAfter = (before: Part[], decision: Decision): Decision =>
  before.length === 0
    ? decision
    : { ...decision, parts: [...before, ...decision.parts.filter(({ say }) => say !== 'phrase')] }

/** Once in an interview, to something that was named a while ago: whoever comes back to it has listened. */
function toCallBack({ graph, state, heard }: Given, before: Part[]): Decision | null {
  if (graph.useCase !== 'interviews' || graph.lead === 'learner') return null
  if (state.answered.length < 2 || state.digs.includes('call-back')) return null
  // Who has asked for questions, or hears a new story, does not go back to an old one.
  if (state.digs.includes('any-questions') || isStrong(heard.text)) return null
  const bit = state.mentions
    .slice(0, -1)
    .filter((one) => !givesAway(one, { graph, state }))
    .find((one) => !state.recent.some((line) => line.toLowerCase().includes(lastWordOf(one))))
  if (bit === undefined) return null
  return {
    intent: 'come back to what was said',
    parts: [...before, phrase('call-back', { bit })],
    open: { what: 'nothing' },
    digs: 'call-back',
  }
}

const lastWordOf = (bit: string): string => bit.toLowerCase().split(' ').at(-1) ?? bit

/** Of this stage, or of none; then of those to come. What asking would tell has to be earned as well. */
export function nextAsk(given: Given): string | null {
  const { graph, state } = given
  const left = graph.asks.filter(({ id, reveals }) => {
    if (state.asked.includes(id) || state.answered.includes(id)) return false
    const fact = reveals === undefined ? undefined : factIn(graph, reveals)
    return fact === undefined || isTold(state, fact) || mayTell(given, fact)
  })
  const here = left.find((ask) => ask.in === undefined || ask.in === state.stage)
  return (here ?? left[0])?.id ?? null
}
