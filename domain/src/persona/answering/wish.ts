import { type Decision, type Given, phrase } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import { wasJustTold } from './just-told.ts'
import { isTold } from '../state.ts'
import { mayTell, nextUntold } from '../telling.ts'

/**
 * Asked what they want, people say what they want, and not what anybody might: the next of their own wishes,
 * or one that they have told already; and where there is none that may be told, that they cannot say yet.
 */
export function toOwnWish(given: Given, opening: Decision['parts'] = []): Decision {
  const { state, graph } = given
  const next = likeliestWish(given) ?? nextUntold(given, ['goal'])
  if (next !== null)
    return {
      intent: 'tell',
      parts: [...opening, { say: 'fact', id: next.id, as: 'new' }],
      open: { what: 'nothing' },
    }
  const told = graph.facts.filter(
    (fact: Fact) => fact.about === 'goal' && state.told.includes(fact.id) && mayTell(given, fact),
  )
  const known = told.filter((fact) => !wasJustTold(given, fact))
  const meant = known.find(({ id }) => given.heard.recalled.some(({ fact }) => fact.id === id))
  const again = meant ?? known[0]
  if (again !== undefined)
    return {
      intent: 'say the wish again',
      parts: [{ say: 'fact', id: again.id, as: 'again' }],
      open: { what: 'nothing' },
    }
  if (told.length > 0)
    return { intent: 'say the wish again', parts: [phrase('wish-told')], open: state.open }
  return { intent: 'evade: not known', parts: [phrase('evade-need')], open: state.open }
}

/** "Where would you like to be in five years?": of several wishes the one with that in it, and not the first. */
const likeliestWish = (given: Given): Fact | null =>
  given.heard.recalled.find(
    ({ fact, likely, fit }) =>
      fact.about === 'goal' &&
      !isTold(given.state, fact) &&
      mayTell(given, fact) &&
      likely >= LIKELY &&
      fit >= SHARES_WORDS,
  )?.fact ?? null

const LIKELY = 0.3
const SHARES_WORDS = 0.4
