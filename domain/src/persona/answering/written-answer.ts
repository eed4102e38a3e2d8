import type { Answer } from '../../graph/graph.ts'
import type { Decision, Given } from '../decision.ts'
import type { Asked } from '../recalling/asked.ts'
import type { Part } from '../state.ts'

export const sayWhatWasWritten = ({ id }: Answer): Decision => ({
  intent: 'say what was written for it',
  parts: [{ say: 'answer', id, as: 'asked' }],
  open: { what: 'nothing' },
})

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
