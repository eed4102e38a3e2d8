import type { Asked } from '../recalling/asked.ts'
import type { Decision, Given } from '../decision.ts'
import { answerTo } from '../recalling/same-question.ts'
import type { Part } from '../state.ts'

/** Asked what its author wrote an answer to, in nearly these words. */
export const toWhatWasWritten = (given: Given, asked: Asked): Decision | null =>
  writtenFor(given, asked, NEARLY_THESE_WORDS)

/** Less surely: only where nothing that it knows is the answer. */
export const toWhatIsLikelyMeant = (given: Given, asked: Asked): Decision | null =>
  writtenFor(given, asked, LIKELY_THE_SAME)

const NEARLY_THESE_WORDS = 0.8
const LIKELY_THE_SAME = 0.64

function writtenFor({ graph }: Given, asked: Asked, bar: number): Decision | null {
  const found = answerTo(asked, graph.answers)
  if (found === null || found.sure < bar) return null
  return {
    intent: 'say what was written for it',
    parts: [{ say: 'answer', id: found.answer.id, as: 'asked' }],
    open: { what: 'nothing' },
  }
}

/** "Why?", "tell me more", right after it. */
export function toMoreOfWhatWasWritten(
  { graph, state }: Given,
  { stems, wants }: Asked,
): Decision | null {
  const last = state.last.find((part): part is AnswerPart => part.say === 'answer')
  const answer = graph.answers.find(({ id }) => id === last?.id)
  const isLeft = answer?.more.some((way) => !state.recent.some((line) => line.includes(way)))
  if (answer === undefined || isLeft !== true) return null
  if (stems.length > 0 && !ASKS_ON.has(wants)) return null
  return {
    intent: 'say more of what was written for it',
    parts: [{ say: 'answer', id: answer.id, as: 'more' }],
    open: { what: 'nothing' },
  }
}

type AnswerPart = Extract<Part, { say: 'answer' }>

const ASKS_ON: ReadonlySet<Asked['wants']> = new Set(['more', 'meaning', 'example'])
