import { closenessOf } from '../../language/meant.ts'
import type { Decision, Given } from '../decision.ts'
import type { Fact, FactSubject } from '../facts/facts.ts'
import type { Asked } from '../recalling/asked.ts'
import { isTold } from '../state.ts'
import { mayTell } from '../telling.ts'
import { telling } from './held-in-the-text.ts'

/** "Why is four hours so important to you?": who wants something wants it because of a trouble that they have. */
export function toWhyItIsWished(given: Given, asked: Asked): Decision | null {
  if (!ASKS_WHY_IT_MATTERS.test(asked.text) || isSaidWhy(given)) return null
  const wish = wishNamed(given)
  const trouble = wish === null ? null : troubleBehind(given, wish)
  return trouble === null ? null : telling(given, trouble)
}

const ASKS_WHY_IT_MATTERS =
  /^(?:and |so |but )*(?:why (?:is|are|do|does|would|did) |what (?:makes|made|makes it|made it) ).*\b(?:important|matters?|need|want|priority|crucial|critical|essential|hop(?:e|ing) for|looking for)\b/

/** Where the text says why, that is the reason. */
function isSaidWhy({ heard }: Given): boolean {
  const [best] = heard.recalled
  return (
    best?.answers === true && (!IS_NO_REASON.has(best.fact.about) || SAYS_WHY.test(best.fact.says))
  )
}

/** That somebody applies, or wants to, is what the reason is asked for. */
const IS_NO_REASON: ReadonlySet<FactSubject> = new Set(['goal', 'situation'])

const SAYS_WHY = /\b(?:because|since|so (?:that|I|we)|in order to)\b/i

/** Whoever asks why has named it. */
const wishNamed = ({ heard }: Given): Fact | null =>
  heard.recalled.find(({ fact, likely }) => fact.about === 'goal' && likely >= SOMEWHAT_LIKELY)
    ?.fact ?? null

const SOMEWHAT_LIKELY = 0.3

function troubleBehind(given: Given, wish: Fact): Fact | null {
  const { graph, state } = given
  const [best] = graph.facts
    .filter((fact) => fact.about === 'pain' && mayTell(given, fact))
    .map((fact) => ({ fact, near: closenessOf(wish.says, fact.says) }))
    .filter(({ near }) => near >= NEAR)
    .map(({ fact, near }) => ({ fact, worth: isTold(state, fact) ? near - NEWS : near }))
    .toSorted((a, b) => b.worth - a.worth)
  return best?.fact ?? null
}

/** Farther from it, they have to do with something else. */
const NEAR = 0.02
/** What was not told yet is worth more. */
const NEWS = 0.1
