import type { CallToTake, SpokenTurn } from '@colloquy/contract/desk'
import { asideFor } from '../persona/asides.ts'
import type { Next } from '../persona/chat-talk.ts'

type Meeting = {
  call: Pick<CallToTake, 'seed' | 'turns' | 'carriedTurns'>
  /** The talk so far. */
  turns: readonly SpokenTurn[]
  /** Whether the learner was there before its agent, or has come to it. */
  how: 'here' | 'came'
  /** Nobody has met the learner in this call before. */
  isFirst: boolean
  /** What was said to the learner while nothing got to them. */
  unheard?: string | null | undefined
}

/** What the persona says when the learner is there: it begins, or excuses itself and goes on. */
export function firstWords({ call, turns, how, isFirst, unheard = null }: Meeting): Next[] {
  const isUntouched = turns.length === call.carriedTurns
  const isUnanswered = turns.at(-1)?.speaker === 'trainee'
  const more: Next[] = isUntouched ? opening(turns) : isUnanswered ? [{ cue: 'answer' }] : []
  if (turns.length === 0 || (isUntouched && isFirst)) return more
  const isTaken = how === 'here' && call.turns.length === turns.length && !isFirst
  const excuse = isTaken ? (more.length > 0 ? 'taken-over-answering' : 'taken-over') : 'back'
  const line = asideFor(excuse, `${call.seed}/${turns.length}`)
  const again: Next[] = unheard === null ? [] : [{ cue: 'again', line: unheard }]
  return [{ cue: 'aside', line }, ...again, ...more]
}

/**
 * Of a drill that is to say once more what it said last, so that one knows where one is. It was told already, and
 * stands in the talk as it was heard: of a line that was cut, that much.
 */
function opening(carried: readonly SpokenTurn[]): Next[] {
  const learnersLast = carried.findLastIndex(({ speaker }) => speaker === 'trainee')
  const said = carried.slice(learnersLast + 1).filter(({ played }) => played?.cue !== 'aside')
  if (said.length > 0) return [{ cue: 'again', line: said.map(({ text }) => text).join(' ') }]
  return [{ cue: learnersLast === -1 ? 'greeting' : 'answer' }]
}
