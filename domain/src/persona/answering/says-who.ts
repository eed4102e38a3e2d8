import type { Graph } from '../../graph/graph.ts'
import { wordsOf } from '../../language/words.ts'
import type { Fact } from '../facts/facts.ts'
import { knownOf } from '../recalling/known.ts'

/** "Who decides how many?": it is about somebody, be it themselves or a whole team; a house or a day is nobody. */
export function saysWho({ facts, persona }: Graph, fact: Fact): boolean {
  if (SAYS_WHO.test(fact.says)) return true
  const house = new Set(wordsOf(persona.role))
  return knownOf(facts).facts.some(
    (one) =>
      one.fact === fact &&
      one.people.some(({ calledBy }) =>
        [...calledBy].every((name) => !house.has(name) && !DAYS.test(name)),
      ),
  )
}

const DAYS = /^(?:mon|tues|wednes|thurs|fri|satur|sun)days?$/

const SAYS_WHO =
  /\b(?:I|we|my|our|me|us|he|she|they|who|nobody|somebody|someone|everybody|everyone|team|owner|manager|boss|lead|head|director|partner|landlord|doctor|nurse|teacher|mother|father|\p{L}{3,}(?:[^r]er|or|ist|ant|yee)s?)\b/u
