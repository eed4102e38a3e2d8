import { closeness } from '../../language/related-words.ts'
import { type Meant, meantBy, nearestToStem } from '../../language/meant.ts'
import { meaningsOf } from '../../language/stems.ts'
import { wordsOf } from '../../language/words.ts'
import type { Asked } from './asked.ts'
import type { Fact } from '../facts/facts.ts'
import { type Focus, focusOf } from './focus.ts'
import { isOfKind, type OfKind } from './kinds-of-answer.ts'
import {
  isRelationStem,
  type People,
  peopleIn,
  type Somebody,
  stemsOfPerson,
  whoIsMeant,
} from './people.ts'
import { isContrary } from './contraries.ts'
import { isSaidOfOneself } from './said-of-oneself.ts'
import { likelihoodsOf, type Signs } from './weighing.ts'
import { OF_SUBJECT, weightOf } from './word-weights.ts'

export type Recalled = {
  fact: Fact
  /** From 0 to 1, and a little over: how much of what was asked it is about. */
  fit: number
  /** From 0 to 1: that it is the answer, and no other, nor none. */
  likely: number
  /** Not so where it is only about the same: asked when, it says how. */
  answers: boolean
}

export type Memory = {
  facts: readonly Fact[]
  /** Of what was told last. */
  topic: readonly string[]
}

/**
 * What the persona knows of what was asked: what answers it first, then what only has to do with it, each
 * best first. A word counts by how rare it is among the facts, and a relative of it for less.
 */
export function recall(asked: Asked, memory: Memory): Recalled[] {
  const known = knownOf(memory.facts)
  const question = questionOf(asked, { known, topic: memory.topic })
  const near = asked.isAboutTopic ? nearTo(memory) : NOBODY
  const judged = known.facts.map((one) => judge(one, { question, isNear: near.has(one.fact.id) }))
  return weighed(judged)
    .filter(({ fit, answers }) => answers || fit >= LEAST_FIT)
    .sort((a, b) => Number(b.answers) - Number(a.answers) || b.likely - a.likely || b.fit - a.fit)
}

/** Below, it is about something else that happens to share a word. */
const LEAST_FIT = 0.4
/** Where it has just what was asked for, a when or a how many, less has to be said of the rest. */
const FITS_WITH_KIND = 0.46
const FITS = 0.58
const FITS_YES_OR_NO = 0.62
const RIGHT_KIND = 0.1
const NEAR_TO_TOPIC = 0.15
/** Told of somebody else. */
const WRONG_PERSON = 0.55
const CONTRARY = 0.55
/** "When did she die?", asked of what tells when she was ill. */
const WITHOUT_THE_VERB = { yes: 0.62, open: 0.75, no: 0.75 }
/** "What was your flight number?", asked of what tells of the flight. */
const WITHOUT_THE_THING = 0.6
/** "Can you drive?", asked of "my father drives a taxi". */
const OF_OTHERS = 0.7
const A_REAL_RELATIVE = 0.5

/** The likeliest answers if it is likely enough; others do beside it, and never without it. */
function weighed(judged: readonly Judged[]): Judged[] {
  if (judged.some(({ isPlain }) => isPlain)) return [...judged]
  const likely = likelihoodsOf(judged.map(({ signs }) => signs))
  const most = Math.max(0, ...likely)
  return judged.map((one, n) => ({
    ...one,
    likely: likely[n] ?? 0,
    answers: most >= LIKELY && (likely[n] === most || one.answers),
  }))
}

/** With less, more answers are told, and too many of them are wrong. */
const LIKELY = 0.36

// What is known, made ready once

type Known = { facts: KnownFact[]; people: People; rarity: (stem: string) => number }
type KnownFact = {
  fact: Fact
  stems: ReadonlySet<string>
  people: readonly Somebody[]
  calledBy: ReadonlySet<string>
  words: ReadonlySet<string>
  meant: Meant
}

const READY = new WeakMap<readonly Fact[], Known>()

function knownOf(facts: readonly Fact[]): Known {
  const ready = READY.get(facts)
  if (ready !== undefined) return ready
  const people = peopleIn(facts)
  const known = {
    people,
    rarity: rarityIn(facts),
    facts: facts.map((fact) => {
      const inIt = people.inFact.get(fact.id) ?? []
      return {
        fact,
        people: inIt,
        stems: new Set([...fact.stems, ...meaningsOf(allSaid(fact))]),
        calledBy: new Set(inIt.flatMap(stemsOfPerson)),
        words: new Set(wordsOf(allSaid(fact))),
        meant: meantBy(allSaid(fact)),
      }
    }),
  }
  READY.set(facts, known)
  return known
}

const allSaid = ({ says, otherWays = [] }: Fact): string => [says, ...otherWays].join(' ')

/** What is in every fact tells none of them apart. */
function rarityIn(facts: readonly Fact[]): (stem: string) => number {
  const counts = new Map<string, number>()
  for (const fact of facts)
    for (const stem of new Set(fact.stems)) counts.set(stem, (counts.get(stem) ?? 0) + 1)
  return (stem) => Math.log(1 + (facts.length + 1) / (1 + (counts.get(stem) ?? 0)))
}

// What is asked

type Question = {
  asked: Asked
  terms: { stem: string; weight: number; isOfPerson: boolean }[]
  total: number
  words: ReadonlySet<string>
  meant: Meant
  /** What an answer cannot do without. */
  focus: Focus
  /** The persona itself, and nobody else. */
  isOfYou: boolean
  /** Whom "he" or "she" means. */
  who: Somebody | null
}

function questionOf(
  asked: Asked,
  { known, topic }: { known: Known; topic: readonly string[] },
): Question {
  const { people, rarity } = known
  const ofPeople = new Set(people.all.flatMap(stemsOfPerson))
  const terms = asked.stems
    .map((stem) => ({
      stem,
      isOfPerson: ofPeople.has(stem),
      weight: rarity(stem) * weightOf(stem, asked.wants) * (ofPeople.has(stem) ? A_NAME : 1),
    }))
    .filter(({ weight }) => weight > 0)
  return {
    asked,
    terms,
    total: terms.reduce((sum, { weight }) => sum + weight, 0),
    words: new Set(wordsOf(asked.text)),
    meant: meantBy(asked.text),
    focus: focusOf(asked.text),
    isOfYou: /\b(?:you|your)\b/i.test(asked.text) && terms.every(({ isOfPerson }) => !isOfPerson),
    who: whoIsMeant(asked.text, { people, topic }),
  }
}

/** It says of whom, and not what. */
const A_NAME = 0.6

const NOBODY: ReadonlySet<string> = new Set()

/** "Why did it fail?" asks about what was just told, or what was written next to it. */
function nearTo({ topic, facts }: Memory): ReadonlySet<string> {
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

// Whether one answers the other

type Judged = Recalled & {
  likely: number
  signs: Signs
  /** Known by how it is said, and nothing is to be weighed. */
  isPlain: boolean
}

function judge(
  known: KnownFact,
  { question, isNear }: { question: Question; isNear: boolean },
): Judged {
  const { fact } = known
  const { asked, terms, total } = question
  const signs: Signs = {
    fit: 0,
    kind: isOfKind(fact.says, asked),
    meant: 0,
    leastMeant: 1,
    isYesNo: asked.isYesNo,
    isStrayWish: fact.about === 'goal' && asked.wants !== 'wish',
  }
  const { kind } = signs
  const unlikely = { fact, fit: 0, answers: false, likely: 0, signs, isPlain: false }
  if (isSaidOfOneself(fact.says, asked))
    return { ...unlikely, fit: 1, answers: true, likely: 1, isPlain: true }
  if (total === 0) {
    const isMeant = (isNear || isToldOf(question.who, known)) && kind !== 'no'
    return {
      ...unlikely,
      fit: isMeant ? LEAST_FIT + RIGHT_KIND : 0,
      answers: isMeant && kind === 'yes',
      isPlain: true,
    }
  }
  let found = 0
  let best = 0
  for (const { stem, weight } of terms) {
    const close = closestIn(stem, known)
    const byWords = Math.max(close, ofItsSubject(stem, fact))
    const byMeaning = nearestToStem(stem, { from: question.meant, to: known.meant })
    found += byWords * weight
    best = Math.max(best, close)
    signs.meant += (Math.max(byWords, byMeaning * OF_LIKE_MEANING) * weight) / total
    const isMissed = Math.min(1, weight) * (1 - Math.max(byWords, byMeaning))
    signs.leastMeant = Math.min(signs.leastMeant, 1 - isMissed)
  }
  if (best === 0) return unlikely
  const share =
    (found / total) *
    (isOfSomebodyElse(known, question) ? WRONG_PERSON : 1) *
    (hasAll(question.focus.thing, known) ? 1 : WITHOUT_THE_THING) *
    (hasAll(question.focus.verb, known) ? 1 : WITHOUT_THE_VERB[kind]) *
    (question.isOfYou && isOnlyOfOthers(known) ? OF_OTHERS : 1) *
    (isContrary(question.words, known.words) ? CONTRARY : 1)
  signs.fit =
    share +
    (kind === 'yes' ? RIGHT_KIND : 0) +
    (isNear ? NEAR_TO_TOPIC : 0) +
    ofSubject(fact, asked)
  return {
    ...unlikely,
    fit: signs.fit,
    answers: kind !== 'no' && signs.fit >= leastFor(kind, asked),
  }
}

/** A word of like meaning is not the word. */
const OF_LIKE_MEANING = 0.8

const leastFor = (kind: OfKind, { isYesNo }: Asked): number =>
  kind === 'yes' ? FITS_WITH_KIND + RIGHT_KIND : isYesNo ? FITS_YES_OR_NO : FITS

/** Of somebody who is in it, all that they are called counts, also where it only says "he". */
const closestIn = (stem: string, { stems, calledBy }: KnownFact): number =>
  calledBy.has(stem) ? 1 : Math.max(closestTo(stem, stems), ofRelation(stem, calledBy))

const ofRelation = (stem: string, calledBy: ReadonlySet<string>): number => {
  if (!isRelationStem(stem)) return 0
  const close = closestTo(stem, calledBy)
  return close >= SURELY_THE_SAME ? close : 0
}

const SURELY_THE_SAME = 0.8

const ofItsSubject = (stem: string, { about }: Fact): number =>
  OF_SUBJECT[about]?.has(stem) === true ? WHERE_IT_IS_WRITTEN : 0

const WHERE_IT_IS_WRITTEN = 0.7

function closestTo(stem: string, stems: ReadonlySet<string>): number {
  if (stems.has(stem)) return 1
  let best = 0
  for (const other of stems) best = Math.max(best, closeness(stem, other))
  return best
}

const hasAll = (stems: readonly string[], known: KnownFact): boolean =>
  stems.every((stem) => weightOf(stem) === 0 || closestIn(stem, known) >= A_REAL_RELATIVE)

const isOnlyOfOthers = ({ fact, people }: KnownFact): boolean =>
  people.length > 0 && !/\b(?:I|we|me|us|I'm|I've|I'd|we're|we've|our)\b/i.test(fact.says)

const isToldOf = (who: Somebody | null, { people }: KnownFact): boolean =>
  who !== null && people.includes(who)

/** Asked of the daughter, what is known of the boss is no answer. */
function isOfSomebodyElse(known: KnownFact, { who, terms }: Question): boolean {
  if (who !== null) return !known.people.includes(who)
  const persons = terms.filter(({ isOfPerson }) => isOfPerson)
  return persons.length > 0 && persons.every(({ stem }) => closestIn(stem, known) < 0.5)
}

/** What is wished for is written among the goals, and what goes wrong among the troubles. */
function ofSubject({ about }: Fact, { wants }: Asked): number {
  if (wants === 'wish') return about === 'goal' ? 0.08 : 0
  if (wants === 'trouble' || wants === 'effect') return about === 'pain' ? 0.08 : 0
  return 0
}
