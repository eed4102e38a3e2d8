import { lastQuestionIn } from '../../moves/last-question.ts'
import type { Decision, Given } from '../decision.ts'
import { whatIsAsked } from '../recalling/asked.ts'
import { isOfKind } from '../recalling/kinds-of-answer.ts'
import { isForOneThing } from '../recalling/one-thing.ts'
import { recall } from '../recalling/recall.ts'
import { factIn, isTold, type Part } from '../state.ts'
import { mayTell } from '../telling.ts'
import { isAnswerTo } from './is-answer-to.ts'

/** The first of two that are asked in one breath. From the beginning of a sentence, and not from every letter of it. */
export const TWO_QUESTIONS =
  /(?<![^.?!])([^.?!]{10,}?)(?:\?|,) (?:and |or |but )?(?:so )?(?:who|what|how|when|where|why|which|do|does|did|is|are|was|were|have|has|can|could)\b[^?]*\?\s*$/i

/**
 * "How many tanks do you have, and who looks after them?": whoever knows both says both. Only a number, a name, a time
 * or the like, for with anything longer nobody would wait for the second.
 */
export function withTheFirst(given: Given, decision: Decision): Decision {
  const { heard, graph, state } = given
  const first = TWO_QUESTIONS.exec(heard.text)?.[1]
  if (first === undefined || !decision.parts.every(isPlain) || tells(given, decision))
    return decision
  const question = lastQuestionIn(`${first}?`)
  const asked = whatIsAsked(question)
  if (asked.stems.length === 0 || !isForOneThing(asked)) return decision
  const found = recall(asked, { facts: graph.facts, topic: state.topic }).find(
    ({ fact, answers, likely }) =>
      answers &&
      likely >= LIKELY &&
      isOfKind(fact.says, asked) === 'yes' &&
      isAnswerTo(given, { asked, fact }) &&
      mayTell(given, fact) &&
      !decision.parts.some((part) => part.say === 'fact' && part.id === fact.id),
  )
  if (found === undefined) return decision
  const { fact } = found
  const part: Part = {
    say: 'fact',
    id: fact.id,
    as: isTold(state, fact) ? 'again' : 'new',
    to: question,
  }
  return { ...decision, parts: [part, ...decision.parts] }
}

const LIKELY = 0.45

const isPlain = ({ say }: Part): boolean => say === 'fact' || say === 'phrase'

/** Somebody who tells much has answered as much as anybody takes in. */
const tells = ({ graph }: Given, { parts }: Decision): boolean =>
  parts.filter((part) => part.say === 'fact' && factIn(graph, part.id) !== undefined).length > 1
