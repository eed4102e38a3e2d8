import type { Answer } from '../../graph/graph.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import { factIn, isTold, type Part } from '../state.ts'
import { mayTell } from '../telling.ts'

/** What its author wrote for it, or the fact that they said is the answer: that is told to who has earned it. */
export function sayWhatWasWritten(given: Given, { id, tells }: Answer, intent: string): Decision {
  const { graph, state } = given
  const fact = tells === null ? undefined : factIn(graph, tells)
  if (fact === undefined) return said(given, { part: { say: 'answer', id, as: 'asked' }, intent })
  if (!mayTell(given, fact))
    return { intent: 'keep it back', parts: [phrase('not-yet')], open: state.open }
  const part: Part = { say: 'fact', id: fact.id, as: isTold(state, fact) ? 'again' : 'new' }
  return said(given, { part, intent })
}

/** Who leads by asking still waits for an answer of their own. */
export const said = (
  { graph, state }: Given,
  { part, intent }: { part: Part; intent: string },
): Decision => ({
  intent,
  parts: [part],
  open: graph.lead === 'persona' ? state.open : { what: 'nothing' },
})
