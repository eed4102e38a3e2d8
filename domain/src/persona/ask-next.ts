import { holds } from '../graph/conditions.ts'
import { type Decision, type Given, phrase } from './decision.ts'
import { dueDoubt, raiseDoubt } from './doubts.ts'
import { factIn, isTold, type Part } from './state.ts'
import { mayTell } from './telling.ts'

/** What the persona wants to know next, unless a doubt is due; and when there is nothing left, to an end. */
export function askNext(given: Given, before: Part[]): Decision {
  const doubt = dueDoubt(given)
  if (doubt !== null) return raiseDoubt(doubt, given)
  const ask = nextAsk(given)
  const { agreement } = given.graph
  if (ask === null && agreement !== null && !given.state.agreed && holds(agreement.reason, given))
    return {
      intent: 'ask what comes next',
      parts: [...before, phrase('what-next')],
      open: { what: 'next-step' },
    }
  if (ask === null)
    return {
      intent: 'nothing more to ask',
      parts: [...before, phrase('any-questions')],
      open: { what: 'nothing' },
    }
  return {
    intent: 'ask',
    parts: [...before, { say: 'ask', id: ask }],
    open: { what: 'ask', id: ask, dug: 0 },
  }
}

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
