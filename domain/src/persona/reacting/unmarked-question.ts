import { askedIn } from '../../moves/asked.ts'
import { heardIn } from '../../moves/heard.ts'
import { lastQuestionIn } from '../../moves/last-question.ts'
import { answerQuestion } from '../answer.ts'
import { whatIsAsked } from '../asked.ts'
import type { Decision, Given } from '../decision.ts'
import { recall } from '../recall.ts'

/** Who ends with the words of a question has asked one, though nothing else about it sounded like one. */
export function toUnmarkedQuestion(given: Given): Decision | null {
  const { heard, state, graph } = given
  if (graph.lead === 'persona' || heard.labels.question !== 'none') return null
  if (heard.labels.acts.some((act) => act === 'role_break' || act === 'greeting')) return null
  const repaired = REPAIRS.exec(heard.text)?.[1]
  if (repaired === undefined && (CHECKS.test(heard.text) || !endsAsking(heard.text))) return null
  const act = heard.act
  if (act === 'offer' || act === 'promise' || act === 'asks-for-a-yes') return null
  const asked = whatIsAsked(lastQuestionIn(repaired ?? heard.text))
  const recalled = recall(asked, { facts: graph.facts, topic: state.topic })
  return answerQuestion({ ...given, heard: { ...heard, asked, recalled } }, asked)
}

/** "I was asking how long the bus takes." */
const REPAIRS =
  /\b(?:i was asking|i'm asking|im asking|i am asking|i asked|my question (?:was|is)) (?:you )?((?:what|how|who|when|where|why|which)\b.+)$/i

/** Of what was said before it, and of nothing that the persona knows. */
const CHECKS =
  /\b(?:did i|have i|am i|is (?:that|it|this) (?:\w+ )?(?:right|correct|fair|okay|ok|all right|enough|clear)|are you (?:interested|okay|ok)|does that|would that)\b[^?]*$/i

/** In words: longer is told, and only begins like a question. */
const LONGEST_QUESTION = 14

function endsAsking(text: string): boolean {
  const words = heardIn(text)
  const last = askedIn(words).at(-1)
  if (last === undefined || last.form === 'tag' || last.form === 'mark-only') return false
  return last.to === words.length && last.to - last.from <= LONGEST_QUESTION
}
