import { closeness } from '../../language/related-words.ts'
import type { Given } from '../decision.ts'
import type { Fact } from '../facts/facts.ts'
import { sharedWith } from '../reacting/touches.ts'
import type { Asked } from '../recalling/asked.ts'
import { asksOnly } from '../recalling/focus.ts'
import { isTold } from '../state.ts'
import { mayTell } from '../telling.ts'
import { isFear } from './is-answer-to.ts'
import { isOnlyOfThem } from './only-of-them.ts'

/** What of the text has most to do with a question that nothing surely answers. */
export type Related = {
  fact: Fact
  /** Not from 0 to 1: several signs together, so that none of them decides alone. */
  nearness: number
  /** In words that are not in everything this persona says. */
  shared: number
  /** Of what the question names, from 0 to 1. */
  covers: number
  /** That it is the answer. */
  likely: number
  isNews: boolean
}

/** The one that is nearest, told or not: why it is said, docs/decisions/036-precision-first.md measures. */
export function relatedTo(given: Given, asked: Asked): Related | null {
  const { graph, state, heard } = given
  const known = new Map(heard.recalled.map((one) => [one.fact.id, one]))
  const named = asked.stems.filter((stem) => !asksOnly(stem))
  const all = graph.facts
    .filter(
      (fact) =>
        mayTell(given, fact) &&
        !isOnlyOfThem(asked, fact) &&
        (!isFear(fact) || asked.wants === 'trouble'),
    )
    .map((fact): Related => {
      const { likely, fit } = known.get(fact.id) ?? { likely: 0, fit: 0 }
      const shared = sharedWith(asked.text, fact, graph.facts)
      const covers = shareOf(named, fact)
      return {
        fact,
        nearness: likely + 0.25 * Math.min(3, shared) + 0.3 * fit + 0.2 * covers,
        shared,
        covers,
        likely,
        isNews: !isTold(state, fact),
      }
    })
    .filter(({ shared, likely }) => shared >= A_WORD || likely >= LIKELY_ALONE)
    .toSorted((a, b) => b.nearness - a.nearness)
  return all[0] ?? null
}

/** Without a word in common it has to be nearly the answer. */
const LIKELY_ALONE = 0.45

/** At least one, or one that has to do with it. */
const A_WORD = 0.6

const shareOf = (named: readonly string[], { stems }: Fact): number =>
  named.length === 0
    ? 0
    : named.filter((one) => stems.some((other) => closeness(one, other) >= RELATED)).length /
      named.length

const RELATED = 0.45
