import { type Decision, type Given, phrase } from './decision.ts'
import { verdictOn } from './judge-answer.ts'
import type { Open } from './state.ts'

/** To what a persona had asked that does not lead the talk: it is taken, and the word goes back. */
export function toAnswerOf(
  { graph, heard }: Given,
  open: Extract<Open, { what: 'ask' }>,
): Decision {
  const ask = graph.asks.find(({ id }) => id === open.id)
  const verdict = verdictOn(heard.text, ask)
  if (open.dug > 0 || verdict === 'answer')
    return {
      intent: 'take the answer',
      parts: [phrase('noted-turn')],
      open: { what: 'nothing' },
      answers: open.id,
    }
  const says =
    verdict === 'elsewhere' ? 'dig-subject' : verdict === 'refusal' ? 'noted-turn' : 'waiting'
  return {
    intent: 'wait for the answer',
    parts: [phrase(says)],
    open: verdict === 'refusal' ? { what: 'nothing' } : { ...open, dug: open.dug + 1 },
  }
}
