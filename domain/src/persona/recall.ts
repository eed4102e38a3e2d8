import { stemsOf } from '../language/stems.ts'
import { wordsOf } from '../language/words.ts'
import { relativesOf } from '../language/related-words.ts'
import type { Asked, Wants } from './asked.ts'
import type { Fact } from './facts.ts'

/** What does not answer is about the same thing all the same. */
export type Recalled = { fact: Fact; fit: number; answers: boolean }

/**
 * What the persona knows of what was asked, best first. A word in common counts by how rare it is among
 * the facts, a relative of it for less, and what answers the kind of question for a little more.
 */
export function recall(asked: Asked, { facts, topic }: Memory): Recalled[] {
  const rarity = rarityIn(facts)
  const total = asked.stems.reduce((sum, stem) => sum + rarity(stem), 0)
  const near = asked.isAboutTopic ? nearTo(topic, facts) : NOBODY
  return facts
    .map((fact) => ({
      fact,
      fit: fitOf(asked, { fact, rarity, total }) + (near.has(fact.id) ? nearness(asked, fact) : 0),
    }))
    .filter(({ fit }) => fit >= LEAST_FIT)
    .map((one) => ({ ...one, answers: one.fit >= ANSWERS_FROM }))
    .sort((a, b) => b.fit - a.fit)
}

export type Memory = {
  facts: readonly Fact[]
  /** Of what was told last. */
  topic: readonly string[]
}

const NOBODY: ReadonlySet<string> = new Set()

/** "Why did it fail?" asks about what was just told, or what was written next to it. */
function nearTo(topic: readonly string[], facts: readonly Fact[]): ReadonlySet<string> {
  const at = facts.findIndex(({ id }) => id === topic.at(-1))
  if (at === -1) return NOBODY
  const { about } = facts[at] as Fact
  return new Set(
    facts
      .slice(Math.max(0, at - 1), at + 4)
      .filter((fact) => fact.about === about)
      .map(({ id }) => id),
  )
}

function nearness({ wants, stems }: Asked, { says }: Fact): number {
  if (stems.length === 0) return isOfKind(says, wants) ? LEAST_FIT + RIGHT_KIND : 0
  return isOfKind(says, wants) ? 2 * RIGHT_KIND : RIGHT_KIND
}

/** Below, it is about something else that happens to share a word. */
const LEAST_FIT = 0.4
const ANSWERS_FROM = 0.6
const OF_A_RELATIVE = 0.7
const RIGHT_KIND = 0.15
/** Who asks for a name is not helped by a sentence without one. */
const WRONG_KIND = 0.35

function fitOf(
  { stems, wants }: Asked,
  { fact, rarity, total }: { fact: Fact; rarity: (stem: string) => number; total: number },
): number {
  const special = SPECIAL[wants]?.(fact.says)
  if (special === true) return 1
  if (total === 0) return 0
  const known = new Set(fact.stems)
  let found = 0
  for (const stem of stems) {
    if (known.has(stem)) found += rarity(stem)
    else if (fact.stems.some((other) => relativesOf(stem).has(other)))
      found += OF_A_RELATIVE * rarity(stem)
  }
  if (found === 0) return 0
  const share = found / total + (counts(wants, { says: fact.says, stems }) ? RIGHT_KIND : 0)
  if (isOfKind(fact.says, wants)) return share + RIGHT_KIND
  return needsKind(wants) ? share * WRONG_KIND : share
}

/** "How many vans": a number stands right before them. */
function counts(wants: Wants, { says, stems }: { says: string; stems: string[] }): boolean {
  if (wants !== 'number') return false
  const words = wordsOf(says)
  return words.some((word, n) => {
    if (!NUMBER.test(word)) return false
    const after = new Set(stemsOf(words.slice(n + 1, n + 4).join(' ')))
    return stems.some((stem) => after.has(stem))
  })
}

/** What is asked without a word of the answer in it. */
const SPECIAL: Partial<Record<Wants, (says: string) => boolean>> = {
  age: (says) =>
    /^I'm (?:\p{N}{2}|(?:twenty|thirty|forty|fifty|sixty|seventy|eighty)(?:-\w+)?)(?:$|[\s.,])(?! (?:years|minutes|hours|days|weeks|months|miles))/iu.test(
      says,
    ) || /\byears old\b/i.test(says),
  tenure: (says) =>
    /\b(?:I've|I have|I) (?:been|run|worked|driven|taught|led|managed|served|practised|practiced|had|lived)\b.*\b(?:for|since)\b|\bI have \p{N}+ years\b|\b\p{N}+ years (?:in|as|of)\b/iu.test(
      says,
    ),
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
  /(?<!^)(?<!\b(?:in|at|from|near|of) (?:the )?)\b\p{Lu}\p{Ll}+|\b(?:boss|wife|husband|manager|director|owner|ceo|cfo|chief|father|mother|sister|brother|dad|mum|mom|parents?|team|colleagues?|trainees?|staff|committee|trustees|supervisor|somebody)\b/u

const EVIDENCE: Partial<Record<Wants, RegExp>> = {
  number: NUMBER,
  duration: SPAN,
  time: MOMENT,
  person: SOMEBODY,
  place: PLACE,
  reason: CAUSE,
}

const isOfKind = (says: string, wants: Wants): boolean => EVIDENCE[wants]?.test(says) ?? false

const needsKind = (wants: Wants): boolean =>
  wants === 'number' ||
  wants === 'duration' ||
  wants === 'time' ||
  wants === 'place' ||
  wants === 'person'
