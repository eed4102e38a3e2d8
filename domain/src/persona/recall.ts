import { relativesOf } from '../language/related-words.ts'
import type { Asked, Wants } from './asked.ts'
import type { Fact } from './facts.ts'

export type Recalled = { fact: Fact; fit: number }

/**
 * What the persona knows of what was asked, best first. A word in common counts by how rare it is among
 * the facts, a relative of it for less, and what answers the kind of question for a little more.
 */
export function recall(asked: Asked, facts: readonly Fact[]): Recalled[] {
  const rarity = rarityIn(facts)
  const total = asked.stems.reduce((sum, stem) => sum + rarity(stem), 0)
  if (total === 0) return []
  return facts
    .map((fact) => ({ fact, fit: fitOf(asked, { fact, rarity, total }) }))
    .filter(({ fit }) => fit >= LEAST_FIT)
    .sort((a, b) => b.fit - a.fit)
}

/** Below, it is about something else that happens to share a word. */
const LEAST_FIT = 0.4
const OF_A_RELATIVE = 0.7
const RIGHT_KIND = 0.15

function fitOf(
  { stems, wants }: Asked,
  { fact, rarity, total }: { fact: Fact; rarity: (stem: string) => number; total: number },
): number {
  const known = new Set(fact.stems)
  let found = 0
  for (const stem of stems) {
    if (known.has(stem)) found += rarity(stem)
    else if (fact.stems.some((other) => relativesOf(stem).has(other)))
      found += OF_A_RELATIVE * rarity(stem)
  }
  if (found === 0) return 0
  const share = found / total
  return share + (isOfKind(fact.says, wants) ? RIGHT_KIND : needsKind(wants) ? -RIGHT_KIND : 0)
}

/** What is in every fact tells none of them apart. */
function rarityIn(facts: readonly Fact[]): (stem: string) => number {
  const counts = new Map<string, number>()
  for (const fact of facts)
    for (const stem of fact.stems) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return (stem) => Math.log(1 + (facts.length + 1) / (1 + (counts.get(stem) ?? 0)))
}

const NUMBER =
  /\p{N}|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen|eighteen|nineteen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand|million|half|dozen|couple|twice)\b/iu
const SPAN = /\b(?:years?|months?|weeks?|days?|hours?|minutes?|since|fortnight)\b/i
const MOMENT =
  /\b(?:\p{N}{4}|january|february|march|april|may|june|july|august|september|october|november|december|monday|tuesday|wednesday|thursday|friday|saturday|sunday|week|month|year|today|tomorrow|tonight|yesterday|morning|evening|ago|since|until|by|christmas|spring|summer|autumn|winter|quarter)\b/iu
const CAUSE = /\b(?:because|since|so that|due to|after|as|that's why|wants?|to \w+)\b/i
const PLACE = /\b(?:in|at|from|near|to) (?:the )?\p{Lu}/u
const SOMEBODY =
  /(?<!^)\b\p{Lu}\p{Ll}+|\b(?:boss|wife|husband|manager|director|owner|ceo|cfo|chief|father|mother|sister|brother|team|colleagues?|trainees?|staff|committee|trustees|supervisor|somebody)\b/u

const EVIDENCE: Partial<Record<Wants, RegExp>> = {
  number: NUMBER,
  duration: new RegExp(`${SPAN.source}`, 'i'),
  time: MOMENT,
  person: SOMEBODY,
  place: PLACE,
  reason: CAUSE,
}

export const isOfKind = (says: string, wants: Wants): boolean =>
  EVIDENCE[wants]?.test(says) ?? false

const needsKind = (wants: Wants): boolean =>
  wants === 'number' || wants === 'duration' || wants === 'place' || wants === 'person'
