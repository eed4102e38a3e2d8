import { nextInThread } from '../answering/follow-up.ts'
import { askNext } from '../leading/ask-next.ts'
import { type Decision, type Given, phrase } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import { factIn, type Open } from '../state.ts'
import { isOpenTo, mayTell, nextUntold } from '../telling.ts'

const NOTHING: Open = { what: 'nothing' }

/** "Okay", "mm-hm", "right": who tells something goes on with it, and else the talk is the other one's to lead. */
export function toSmallWords(given: Given): Decision | null {
  const { heard, state, graph } = given
  if (heard.labels.behaviour !== 'other') return null
  if (graph.lead === 'persona') return askNext(given, [])
  if (heard.words.length > FEW) return null
  const next = state.agreed ? null : toGoOnWith(given)
  if (next !== null)
    return {
      intent: 'go on unasked',
      parts: [{ say: 'fact', id: next.id, as: 'new' }],
      open: NOTHING,
      volunteers: true,
    }
  if (state.agreed)
    return { intent: 'let it stand', parts: [phrase('noted-turn')], open: state.open }
  return { intent: 'leave the word to them', parts: [phrase('your-turn')], open: state.open }
}

/** In words. */
const FEW = 4

/** The rest of what was begun; and who came because something has happened begins to tell it. */
function toGoOnWith(given: Given): Fact | null {
  const { state, graph } = given
  if (state.volunteered >= graph.temper.volunteers || !isOpenTo(given, 45)) return null
  const last = factIn(graph, state.topic.at(-1) ?? '')
  const rest = last === undefined ? null : nextInThread(given, last)
  if (rest !== null && rest.thread === last?.thread) return rest
  const comesToTell = graph.useCase === 'customer-service' || graph.useCase === 'legal'
  if (!comesToTell) return null
  const next = nextUntold(given, ['situation', 'pain'])
  return next !== null && mayTell(given, next) ? next : null
}
