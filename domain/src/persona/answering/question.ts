import { relativesOf } from '../../language/related-words.ts'
import { stemsOf } from '../../language/stems.ts'
import { answerQuestion } from './answer.ts'
import type { Asked } from '../recalling/asked.ts'
import { askNext } from '../leading/ask-next.ts'
import { toPleasantry } from './courtesy.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import { toExploredDoubt, toHandledDoubt } from '../doubts.ts'
import { isAtTheEnd, wasSaidByThem } from '../reacting/given-back.ts'
import type { Part } from '../state.ts'
import { nextUntold } from '../telling.ts'
import { unknownIn } from './question-kinds.ts'
import { writtenAnswer } from './written-answer.ts'

/** What its author wrote an answer to, before it is taken for anything else. */
export function toWrittenQuestion(given: Given): Decision | null {
  const { heard } = given
  const asked = heard.labels.question === 'none' ? null : heard.asked
  // "Did you find it all right? It's always a nightmare out there." has asked, whatever came after.
  if ((asked === null && !heard.text.includes('?')) || isAnswering(given)) return null
  const answer = writtenAnswer(given, asked)
  return answer === null ? null : withNextAsk(given, answer)
}

/** Before it is taken for a step forward. */
export function toPleasantries(given: Given): Decision | null {
  const { heard } = given
  if (heard.asked === null || heard.labels.question === 'none' || isAnswering(given)) return null
  return toPleasantry(given, heard.asked)
}

/** Whatever was asked: of what was said back, of a doubt that is open, or of anything else. */
export function toQuestion(given: Given): Decision | null {
  const { heard, state } = given
  if (heard.asked === null || heard.labels.question === 'none') return null
  if (isAnswering(given)) return null
  if (CHECKS.test(heard.asked.text)) return toCheck(given)
  const { open } = state
  if (ASKS_IF_ANSWERED.test(heard.asked.text)) {
    const handled = open.what === 'objection' ? toHandledDoubt(given, open) : null
    const of = /^(?:and )?(?:is|are)\b/.test(heard.asked.text) ? 'is-clear' : 'makes-sense'
    return (
      handled ??
      (asksAtTheEnd(heard.text) ? { intent: 'follow it', parts: [phrase(of)], open } : null)
    )
  }
  const behind =
    open.what === 'objection' &&
    unknownIn(heard.asked, heard.text) !== 'need' &&
    (ASKS_FOR_THE_REST.test(heard.asked.text) ||
      isAboutDoubt(given, { asked: heard.asked, id: open.id }))
      ? toExploredDoubt(given, open)
      : null
  const answer = behind ?? answerQuestion(given, heard.asked)
  return withNextAsk(given, answer)
}

/** "There's more to it." "What more is there?" */
const ASKS_FOR_THE_REST =
  /^(?:and |so |but |then )*what (?:(?:more|else) is there|is the (?:rest|other side|whole story)|is it)\b/

/** "Did I get that right?", of what was said before it. */
const CHECKS =
  /^(?:did i (?:get|understand|hear)|have i (?:got|understood)|am i right|is that (?:right|correct|fair|about right|so)|does that sound (?:right|fair)|would that be fair)\b/i

function toCheck(given: Given): Decision {
  if (!given.heard.labels.acts.includes('summary') && given.heard.words.length < A_SUMMARY)
    return { intent: 'confirm', parts: [phrase('yes')], open: given.state.open }
  const untold = isAtTheEnd(given) ? null : nextUntold(given, ['goal', 'pain'])
  const next = untold === null || wasSaidByThem(given, untold) ? null : untold
  return {
    intent: 'confirm the summary',
    parts: [
      phrase('summary-right'),
      ...(next === null ? [] : [{ say: 'fact', id: next.id, as: 'new' } as const]),
    ],
    open: { what: 'nothing' },
  }
}

/** In words: shorter is one thing that they want to be sure of. */
const A_SUMMARY = 15

/** Whether what the learner had said was good enough. */
const ASKS_IF_ANSWERED =
  /^(?:and )?(?:does|do|did|would) (?:that|this|it|these) (?:make sense|answer|help (?:you )?(?:with|to)|count|take (?:the|your|some)|clear|settle|reassure|address|cover)\b|^(?:is|are) (?:that|this|it|you|these) (?:clear|clearer|understandable|with me|reassured)\b/

/** What was asked on the way, and talked over since, is no longer waited for. */
const asksAtTheEnd = (text: string): boolean => !/[.!]\s*$/.test(text)

/** About what worries them, or about nothing else. */
function isAboutDoubt(given: Given, { asked, id }: { asked: Asked; id: string }): boolean {
  const { graph, heard } = given
  const doubt = graph.objections.find((one) => one.id === id)
  const words = new Set(stemsOf(heard.text))
  return (
    (asked.stems.length === 0 && !asked.isYesNo && !given.state.last.some(isFact)) ||
    DOUBTS.test(asked.text) ||
    (doubt?.stems ?? []).some(
      (stem) => words.has(stem) || [...relativesOf(stem)].some((other) => words.has(other)),
    )
  )
}

const isFact = ({ say }: Part): boolean => say === 'fact'

const DOUBTS =
  /\b(?:worr(?:y|ies|ied)|concern(?:s|ed)?|doubts?|risks?|afraid|hesitat\w+|unsure|behind)\b/i

/** A long answer may have "what helped was" in it, which asks nothing of the persona. */
const isAnswering = ({ state, heard }: Given): boolean =>
  (state.open.what === 'ask' || state.open.what === 'objection') &&
  heard.words.length > A_LONG_ANSWER &&
  !/\?["')]?\s*$/.test(heard.text)

/** In words. */
const A_LONG_ANSWER = 25

/** Who answers an interviewer at length and asks something at the end has answered, and is asked the next. */
function withNextAsk(given: Given, answer: Decision): Decision {
  const { graph, state, heard } = given
  const { open } = state
  const asksItself = answer.parts.some(({ say }) => say === 'ask' || say === 'objection')
  if (graph.lead !== 'persona' || open.what !== 'ask' || asksItself) return answer
  const before = heard.words.length - (heard.asked?.text.split(' ').length ?? 0)
  if (before < AN_ANSWER) return answer
  const answered = { ...state, answered: [...state.answered, open.id] }
  const next = askNext({ ...given, state: answered }, [])
  return { ...next, parts: [...answer.parts, ...next.parts], answers: open.id }
}

/** In words, before what is asked. */
const AN_ANSWER = 15
