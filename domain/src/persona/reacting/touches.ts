import type { Graph } from '../../graph/graph.ts'
import { relativesOf } from '../../language/related-words.ts'
import { stemsOf } from '../../language/stems.ts'
import type { Fact, FactSubject } from '../facts/facts.ts'

/** From here on it is about that, and from there it is plainly meant for it. */
export const IS_ABOUT = 1
export const IS_MEANT_FOR = 1.6

/** A relative of a word says less than the word. */
const OF_A_RELATIVE = 0.6

/** How far what was said touches something that the persona wants or suffers from; 0 is not at all. */
export const touches = (
  text: string,
  { facts }: Pick<Graph, 'facts'>,
  subjects: FactSubject[] = ['goal', 'pain'],
): number =>
  Math.max(
    0,
    ...facts
      .filter(({ about }) => subjects.includes(about))
      .map((fact) => sharedWith(text, fact, facts)),
  )

/** What the two have in common, in words that are not in everything this persona says. */
export function sharedWith(text: string, fact: Fact, facts: readonly Fact[]): number {
  const said = saidIn(text)
  return fact.stems
    .filter((stem) => !SAYS_LITTLE.has(stem) && isRare(stem, facts))
    .reduce((sum, stem) => {
      if (said.has(stem)) return sum + 1
      return [...relativesOf(stem)].some((other) => said.has(other)) ? sum + OF_A_RELATIVE : sum
    }, 0)
}

/** The same words are held against one fact after the other. */
let last: { text: string; said: ReadonlySet<string> } | null = null

function saidIn(text: string): ReadonlySet<string> {
  if (last?.text !== text)
    last = { text, said: new Set(stemsOf(text).filter((stem) => !SAYS_LITTLE.has(stem))) }
  return last.said
}

const isRare = (stem: string, facts: readonly Fact[]): boolean =>
  (countsIn(facts).get(stem) ?? 0) <= Math.max(2, facts.length / 4)

/** In how many facts each stem is: counted once for a persona, and asked for at every word. */
const COUNTS = new WeakMap<readonly Fact[], Map<string, number>>()

function countsIn(facts: readonly Fact[]): Map<string, number> {
  const ready = COUNTS.get(facts)
  if (ready !== undefined) return ready
  const counts = new Map<string, number>()
  for (const { stems } of facts)
    for (const stem of new Set(stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  COUNTS.set(facts, counts)
  return counts
}

/** Words that two sentences may share without being about the same. */
const SAYS_LITTLE: ReadonlySet<string> = new Set(
  stemsOf(
    `want need get make take give go come know think say tell talk find see look thing people work good new
    time day week month year hour minute today tomorrow monday tuesday wednesday thursday friday saturday
    sunday one two three four five six seven eight nine ten hundred thousand pounds euros dollars something
    somebody anybody everybody help problem start year way much many more call last next first`,
  ),
)
