import type { Reveal } from '../persona/facts/facts.ts'
import type { Possible } from './can-hold.ts'
import { canBeTold, HIGHEST_RAPPORT } from './possible.ts'
import { untoldIn, whyNever } from './waits.ts'
import { isInCircle, reachableFrom, type Ways } from './ways.ts'

/** What keeps a fact from ever being told, in plain sentences: one for all of those that wait for each other. */
export function validateFacts(possible: Possible): string[] {
  const { facts } = possible.graph
  const circleOf = circlesIn(waitsIn(possible))
  return facts.flatMap((fact) => {
    const { id, says, reveal } = fact
    if (says.trim() === '') return [`Fact "${id}" has no words.`]
    if (reveal.when === 'asked' || canBeTold(fact, possible)) return []
    const circle = circleOf(id)
    if (circle.length === 0)
      return [`Fact "${id}" can never be told: ${whyUntold(reveal, possible)}.`]
    return circle[0] === id ? [inCircle(circle)] : []
  })
}

function whyUntold(reveal: Exclude<Reveal, { when: 'asked' }>, possible: Possible): string {
  if (reveal.when === 'so') return whyNever(reveal.if, possible)
  const wanted = reveal.rapport + possible.graph.temper.guard
  return `it wants a rapport of ${wanted}, and there is no more than ${HIGHEST_RAPPORT}`
}

/** For which facts each of them waits in vain. */
const waitsIn = (possible: Possible): Ways =>
  new Map(
    possible.graph.facts
      .filter(({ id }) => !possible.tellable.has(id))
      .map(({ id, reveal }) => [id, reveal.when === 'so' ? untoldIn(reveal.if, possible) : []]),
  )

/** Those that a fact waits for and that wait for it, itself among them; none, where it does not wait for itself. */
function circlesIn(waits: Ways): (id: string) => string[] {
  const ids = [...waits.keys()]
  const waitedFor = new Map(ids.map((id) => [id, reachableFrom(id, waits)]))
  const waitsFor = (id: string, other: string) => waitedFor.get(id)?.has(other) === true
  return (id) =>
    isInCircle(id, waits) ? ids.filter((other) => waitsFor(id, other) && waitsFor(other, id)) : []
}

function inCircle(circle: string[]): string {
  const names = IN_A_ROW.format(circle.map((id) => `"${id}"`))
  return circle.length === 1
    ? `Fact ${names} can never be told: it waits for itself.`
    : `Facts ${names} can never be told: they wait for each other.`
}

const IN_A_ROW = new Intl.ListFormat('en-GB', { type: 'conjunction' })
