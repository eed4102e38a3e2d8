import { type Meant, meantBy } from '../../language/meant.ts'
import { type Sense, senseOf } from '../../language/sense.ts'
import { meaningsOf } from '../../language/stems.ts'
import { wordsOf } from '../../language/words.ts'
import type { Fact } from '../facts/facts.ts'
import { type Clause, clausesOf } from './clauses.ts'
import { type FactForm, formOf } from './fact-form.ts'
import { type People, peopleIn, type Somebody, stemsOfPerson } from './people.ts'

/** All that the persona knows, made ready once to be looked through. */
export type Known = { facts: KnownFact[]; people: People; rarity: (stem: string) => number }

export type KnownFact = {
  fact: Fact
  stems: ReadonlySet<string>
  people: readonly Somebody[]
  calledBy: ReadonlySet<string>
  words: ReadonlySet<string>
  meant: Meant
  sense: Sense
  form: FactForm
  /** What each part of it says. */
  clauses: readonly Clause[]
  /** What it goes on from. */
  before: KnownFact | null
  /** Written right before or after it, of the same subject. */
  neighbours: KnownFact[]
}

const READY = new WeakMap<readonly Fact[], Known>()

export function knownOf(facts: readonly Fact[]): Known {
  const ready = READY.get(facts)
  if (ready !== undefined) return ready
  const people = peopleIn(facts)
  const all = facts.map((fact): KnownFact => {
    const inIt = people.inFact.get(fact.id) ?? []
    const meant = meantBy(allSaid(fact))
    const sense = senseOf(fact.says)
    return {
      fact,
      people: inIt,
      stems: new Set([...fact.stems, ...meaningsOf(allSaid(fact))]),
      calledBy: new Set(inIt.flatMap(stemsOfPerson)),
      words: new Set(wordsOf(allSaid(fact))),
      meant,
      sense,
      form: formOf(fact, { facts, sense }),
      clauses: clausesOf(fact.says),
      before: null,
      neighbours: [],
    }
  })
  all.forEach((one, n) => {
    const after = all[n + 1]
    if (after === undefined || after.fact.about !== one.fact.about) return
    one.neighbours.push(after)
    if (!goesOn(after.fact, one.fact)) return
    after.neighbours.push(one)
    after.before = one
  })
  const known = { people, rarity: rarityIn(facts), facts: all }
  READY.set(facts, known)
  return known
}

/** Troubles and goals are lists: there the next has nothing to do with the last. */
const goesOn = (fact: Fact, before: Fact): boolean =>
  fact.about === 'situation' || fact.about === 'background' || fact.thread === before.thread

const allSaid = ({ says, otherWays = [] }: Fact): string => [says, ...otherWays].join(' ')

/** What is in every fact tells none of them apart. */
function rarityIn(facts: readonly Fact[]): (stem: string) => number {
  const counts = new Map<string, number>()
  for (const fact of facts)
    for (const stem of new Set(fact.stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return (stem) => Math.log(1 + (facts.length + 1) / (1 + (counts.get(stem) ?? 0)))
}
