import { stemsOf } from '../language/stems.ts'
import { type Decision, type Given, phrase } from './decision.ts'
import type { Fact } from './facts/facts.ts'
import { isTold } from './state.ts'
import { mayTell } from './telling.ts'

/** Offered what they had wished for, nobody says "not yet" or comes with a doubt: it is welcomed, and named. */
export function welcomeWish(given: Given, decision: Decision): Decision {
  const hesitates = decision.parts.some(
    (part) =>
      (part.say === 'objection' && part.as === 'raised') ||
      (part.say === 'phrase' && TURNS_DOWN.has(part.of)),
  )
  const { graph, state, heard } = given
  if (!hesitates || graph.lead === 'persona' || graph.offers !== 'weighed') return decision
  if (state.open.what === 'objection' || DENIES.test(heard.text)) return decision
  const wish = graph.facts.find((fact) => isOffered(fact, heard.text))
  if (wish === undefined) return decision
  const isNamed = !isTold(state, wish) && mayTell(given, wish)
  return {
    intent: 'welcome what it wished for',
    parts: [
      phrase('wished-for'),
      ...(isNamed ? [{ say: 'fact', id: wish.id, as: 'new' } as const] : []),
    ],
    open: { what: 'next-step' },
  }
}

const TURNS_DOWN: ReadonlySet<string> = new Set(['why-should-i', 'too-early'])

/** Most of the words by which they wish for it. */
function isOffered({ about, says }: Fact, text: string): boolean {
  if (about !== 'goal') return false
  const stems = [...new Set(stemsOf(says))]
  const said = new Set(stemsOf(text))
  const shared = stems.filter((stem) => said.has(stem)).length
  return shared >= LEAST && shared >= stems.length / 2
}

/** In words: one may be there by chance. */
const LEAST = 2

const DENIES = /\b(?:not|never|cannot|no longer|\p{L}+n't|unfortunately|but (?:i|we))\b/iu
