import type { Decision, Given } from '../decision.ts'
import type { Asked } from '../recalling/asked.ts'
import { isTold } from '../state.ts'
import { mayTell } from '../telling.ts'

/** "What did you think it was?", "what went through your mind?": what they say that they thought. */
export function toWhatWasThought(given: Given, { text }: Asked): Decision | null {
  const { graph, state } = given
  if (!ASKS_WHAT_WAS_THOUGHT.test(text)) return null
  const thoughts = graph.facts.filter(
    (fact) => fact.about !== 'goal' && I_THOUGHT.test(fact.says) && mayTell(given, fact),
  )
  const fact = thoughts.find((one) => !isTold(state, one)) ?? thoughts[0]
  if (fact === undefined) return null
  const as = isTold(state, fact) ? 'again' : 'new'
  return {
    intent: 'say what it thought',
    parts: [{ say: 'fact', id: fact.id, as }],
    open: { what: 'nothing' },
  }
}

/** Not of somebody or something that it names: "what did you think of the plan?" */
const ASKS_WHAT_WAS_THOUGHT =
  /^(?:and |so |but )*(?:what did you think(?: (?:it|that|this) was| was (?:happening|going on|wrong))?(?: (?:then|at the time|at that moment|that day))?$|what (?:was going|went|goes|ran|was running) through your (?:mind|head)|did you think (?:it|that|this) was )/

const I_THOUGHT =
  /\bI (?:\p{L}+ )*?(?:thought|feared|was (?:sure|convinced|certain))\b|^thought that I\b/u
