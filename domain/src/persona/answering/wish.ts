import { type Decision, type Given, phrase } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import { IS_ABOUT, IS_MEANT_FOR, sharedWith } from '../reacting/touches.ts'
import type { Asked } from '../recalling/asked.ts'
import { beforeIt } from './asked-with.ts'
import { wasJustTold } from './just-told.ts'
import { isTold } from '../state.ts'
import { mayTell, nextUntold } from '../telling.ts'

/**
 * Asked what they want, people say what they want, and not what anybody might: the next of their own wishes,
 * or one that they have told already; and where there is none that may be told, that they cannot say yet.
 */
export function toOwnWish(given: Given, opening: Decision['parts'] = []): Decision {
  const { state, graph, heard } = given
  const named = wishNamed(given)
  const isToldOne = graph.facts.some(
    (fact) =>
      fact.about === 'goal' &&
      isTold(state, fact) &&
      sharedWith(heard.text, fact, graph.facts) >= IS_MEANT_FOR,
  )
  if (named === null && isToldOne && saidAWish(given))
    return { intent: 'say the wish again', parts: [phrase('wish-told')], open: state.open }
  const next = named ?? likeliestWish(given) ?? unheardWish(given) ?? nextUntold(given, ['goal'])
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
  const [first] = told
  if (first !== undefined && !saidAWish(given))
    return {
      intent: 'say the wish again',
      parts: [phrase('as-i-said'), { say: 'fact', id: first.id, as: 'again' }],
      open: { what: 'nothing' },
    }
  if (told.length > 0)
    return { intent: 'say the wish again', parts: [phrase('wish-told')], open: state.open }
  return { intent: 'evade: not known', parts: [phrase('evade-need')], open: state.open }
}

/** Of which not even a part was told: who was told a sum has heard of that wish. */
const unheardWish = (given: Given): Fact | null =>
  given.graph.facts.find(
    (fact) => fact.about === 'goal' && !given.state.told.includes(fact.id) && mayTell(given, fact),
  ) ?? null

/** In their last line. */
const saidAWish = ({ graph, state }: Given): boolean =>
  state.last.some(
    (part) =>
      part.say === 'fact' &&
      graph.facts.some(({ id, about }) => id === part.id && about === 'goal'),
  )

/** "You mentioned the two days of leave you lost. What would be fair?": the wish about those. */
function wishNamed(given: Given): Fact | null {
  const { graph, heard, state } = given
  const [best] = graph.facts
    .filter((fact) => fact.about === 'goal' && !isTold(state, fact) && mayTell(given, fact))
    .map((fact) => ({ fact, shared: sharedWith(heard.text, fact, graph.facts) }))
    .filter(({ shared }) => shared >= IS_ABOUT)
    .toSorted((a, b) => b.shared - a.shared)
  return best?.fact ?? null
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

/** "Do you switch back to paper then?": nobody says no to what they wish for. */
export function wishIn(given: Given, { text }: Asked): Fact | null {
  if (SAYS_NO.test(text) || !MIGHT_BE_WISHED.test(text)) return null
  const { facts } = given.graph
  const said = `${text} ${beforeIt(given.heard.text, text)}`
  const isIt = (fact: Fact): boolean =>
    fact.about === 'goal' &&
    mayTell(given, fact) &&
    !SAYS_NO.test(fact.says) &&
    sharedWith(said, fact, facts) >= IS_ABOUT
  return facts.find(isIt) ?? null
}

const MIGHT_BE_WISHED =
  /^(?:and |so |but )*(?:do|would|should|could|shall|can) (?:you|we|i|they)\b(?! (?:know|think|remember|have|see|mind|ever)\b)/

const SAYS_NO = /\b(?:not|\p{L}+n't|never|no|without|instead|less|stop|before|rather)\b/iu
