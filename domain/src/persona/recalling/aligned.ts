import { nearestToStem } from '../../language/meant.ts'
import { closeness } from '../../language/related-words.ts'
import type { Fact } from '../facts/facts.ts'
import type { Clause } from './clauses.ts'
import { isOfKind } from './kinds-of-answer.ts'
import type { Known, KnownFact } from './known.ts'
import { stemsOfPerson } from './people.ts'
import type { Question } from './question.ts'
import type { QuestionClause } from './question-clause.ts'

/** How well that part of a fact which fits a question best does so; each from 0 to 1. */
export type Alignment = {
  fact: Fact
  /** Whether it says what is asked of whom. */
  subject: number
  verb: number
  /** How much of what else the question names is in it; -1 where it names nothing else. */
  rest: number
  /** Whether it fills the gap. */
  gap: number
  fit: number
  /** Whether any part of the fact is said of whom is asked. */
  subjectOfAny: number
}

/**
 * A question held against each clause as a sentence against a sentence: the same is done, by the same, to the same, and
 * what is asked for stands in the gap. "Who changed the plan" finds "Karin changed the tour plan", and not the plan.
 */
export function alignedWith(question: Question, known: Known): Alignment[] {
  const { clause: asked } = question
  if (asked === null) return []
  return known.facts.map((one) => {
    const all = one.clauses.map((clause) =>
      alignmentOf({ question, asked, known, one, clause, inIt: wordsIn(question, clause) }),
    )
    const best = all.reduce((most, other) => (other.fit > most.fit ? other : most), NO_FIT)
    return {
      ...best,
      fact: one.fact,
      subjectOfAny: Math.max(0, ...all.map(({ subject }) => subject)),
    }
  })
}

type Fit = Omit<Alignment, 'fact' | 'subjectOfAny'>

const NO_FIT: Fit = { subject: 0, verb: 0, rest: 0, gap: 0, fit: 0 }

/** "The contract was signed in 2022" does not say who signed it. */
export const saysNotByWhom = (
  { clause }: Question,
  { verb, subject }: Pick<Alignment, 'verb' | 'subject'>,
): boolean =>
  clause !== null &&
  clause.wh === 'who' &&
  clause.gap === 'subject' &&
  verb >= 0.8 &&
  subject <= BY_NOBODY

/** What is sure to be the answer, whatever else speaks for another. */
export function answeredSurely(
  { clause }: Question,
  aligned: readonly Alignment[],
): ReadonlySet<string> {
  const most = Math.max(0, ...aligned.map(({ fit }) => fit))
  const found =
    most >= SURELY
      ? aligned.filter(({ fit }) => fit >= most - AS_WELL)
      : clause !== null && asksWhatIsSaid(clause)
        ? onlyOf(aligned)
        : []
  return new Set(found.map(({ fact }) => fact.id))
}

/** Of 50 questions of the corpus that find a fact which fits so well, 49 are answered by it. */
const SURELY = 0.6
const AS_WELL = 0.02

/** "What does your insurance say": the only thing that is said of it, and not what the landlord says. */
const onlyOf = (aligned: readonly Alignment[]): readonly Alignment[] => {
  const all = aligned.filter(({ subjectOfAny }) => subjectOfAny === 1)
  return all.length === 1 ? all : []
}

const asksWhatIsSaid = ({ wh, gap, verb, subject, rest }: QuestionClause): boolean =>
  wh === 'what' &&
  gap === 'other' &&
  SAYS.has(verb) &&
  subject !== null &&
  subject.stems.length > 0 &&
  !isYou(subject.text) &&
  !rest.includes('name')

const SAYS = new Set('say answer repli tell respond claim write offer promis suggest'.split(' '))

// One clause

type Pair = {
  question: Question
  asked: QuestionClause
  known: Known
  one: KnownFact
  clause: Clause
  inIt: (stem: string) => number
}

function alignmentOf(pair: Pair): Fit {
  const { asked } = pair
  const verb = verbFits(pair)
  const subject = subjectFits(pair)
  const rest = restFits(pair)
  const gap = gapFits(pair, verb)
  const named = rest === -1 ? (isTold(asked) ? NOTHING_ELSE : TOO_LITTLE) : rest
  return {
    subject,
    verb,
    rest,
    gap,
    fit: verb * (0.3 + 0.7 * subject) * named * (0.4 + 0.6 * gap),
  }
}

/** Where nothing but somebody and a verb is named, it has to be a verb that tells much: "where did you train?" */
const isTold = ({ gap, verb }: QuestionClause): boolean => gap === 'other' && !SAYS_LITTLE.has(verb)
const NOTHING_ELSE = 0.7
const TOO_LITTLE = 0.5

const SAYS_LITTLE = new Set(
  'take put work want think see need like us give tell find keep'.split(' '),
)

const near = (stem: string, stems: readonly string[]): number =>
  Math.max(0, ...stems.map((other) => closeness(stem, other)))

/** A word of like meaning is not the word. */
const OF_LIKE_MEANING = 0.8

const wordsIn = (question: Question, { subject, verb, rest, meant }: Clause) => {
  const stems = [...subject.stems, verb, ...rest]
  return (stem: string): number =>
    Math.max(
      near(stem, stems),
      OF_LIKE_MEANING * nearestToStem(stem, { from: question.meant, to: meant }),
    )
}

// Verbs

/** What only joins somebody to something: another one will do. */
const LIGHT = new Set('be have do go get make happen come'.split(' '))

function verbFits({ question, asked, clause }: Pair): number {
  if (isPictured(asked, clause)) return 1
  if (LIGHT.has(asked.verb) || asksForLikeness(asked)) {
    if (asked.verb === clause.verb) return 0.8
    const isOfBeing = asked.verb === 'be' || asked.verb === 'have'
    return isOfBeing && (LIGHT.has(clause.verb) || clause.isPassive) ? 0.7 : 0.4
  }
  const ofVerb = clause.meant.filter(({ stem }) => stem === clause.verb)
  return Math.max(
    closeness(asked.verb, clause.verb),
    0.5 * near(asked.verb, clause.rest),
    OF_LIKE_MEANING * nearestToStem(asked.verb, { from: question.meant, to: ofVerb }),
  )
}

const asksForLikeness = ({ wh, gap, verb, subject }: QuestionClause): boolean =>
  wh === 'what' && gap === 'other' && verb === 'look' && subject?.isSelf === false

/** "What does the suitcase look like?": what it is. */
const isPictured = (asked: QuestionClause, { verb, own, rest }: Clause): boolean =>
  asksForLikeness(asked) && verb === 'be' && !IS_SOMEWHERE.test(own) && rest.length > 1

const IS_SOMEWHERE = /^(?:in|on|at|from|for|with|about|not|to|by)\b/i

// Whose it is

const isYou = (text: string): boolean => /\byou\b/.test(text)

function subjectFits({ question, asked, one, clause }: Pair): number {
  const { subject, isPassive } = clause
  const named = asked.subject
  if (named === null) {
    // "I was promised new buses" does not say by whom.
    if (isPassive) return BY_SOMEBODY.test(clause.own) ? 0.8 : BY_NOBODY
    return subject.isSelf ? 0.7 : NOBODY_KNOWN.test(subject.text) ? 0.2 : 1
  }
  if (named.stems.length === 0) {
    if (isYou(named.text))
      return subject.isSelf ? 1 : /\b(?:my|our)\b/i.test(subject.text) ? 0.4 : 0
    if (question.who !== null) return one.people.includes(question.who) && !subject.isSelf ? 1 : 0
    return question.near.has(one.fact.id) ? 0.8 : 0.5
  }
  const isUnnamed = subject.stems.length === 0 && !subject.isSelf
  const stems = isUnnamed ? one.people.flatMap(stemsOfPerson) : subject.stems
  const isLoose =
    LIGHT.has(asked.verb) || asksForLikeness(asked) || isPassive || clause.verb === 'have'
  const asSubject = near(named.head, stems)
  const fit =
    asSubject < 0.5 && isLoose
      ? Math.max(asSubject, 0.6 * near(named.head, clause.rest))
      : asSubject
  // "The dealer from the next town" is the dealer, and only has to do with the town.
  return near(named.head, [subject.head]) < 0.5 ? 0.8 * fit : fit
}

const BY_NOBODY = 0.1
const BY_SOMEBODY = /(?:^| )by (?:the|a|an|my|our|his|her|\p{Lu})/u
const NOBODY_KNOWN = /\b(?:somebody|someone|people|others)\b/i

// What else is named

/** What only says of what kind the answer is. */
const KIND = new Set('time dai date year month kind sort old'.split(' '))

function restFits({ asked, known, one, clause, inIt }: Pair): number {
  const { subject, noun, object } = asked
  const before = one.before?.stems ?? NONE
  const others = [
    ...asked.rest,
    ...(subject?.stems.filter((stem) => stem !== subject.head) ?? []),
  ].map((stem) => ({
    stem,
    value: Math.max(inIt(stem), OF_LIKE_MEANING * near(stem, [...before])),
  }))
  const counted =
    noun === '' || KIND.has(noun)
      ? []
      : [{ stem: noun, value: near(noun, [...clause.subject.stems, ...clause.rest]) }]
  let total = 0
  let sum = 0
  for (const { stem, value } of [...others, ...counted]) {
    total += known.rarity(stem)
    sum += known.rarity(stem) * value
  }
  if (total === 0) return -1
  // "I put my hand over the price tag" says nothing of where the bills are put.
  const isOfElse =
    asked.gap === 'other' &&
    object !== '' &&
    clause.object !== '' &&
    inIt(object) < 1 &&
    near(object, [clause.object]) < 0.5
  return (sum / total) * (isOfElse ? 0.5 : 1)
}

const NONE: ReadonlySet<string> = new Set()

// What is asked for

function gapFits({ question, asked, clause }: Pair, verb: number): number {
  const { preposition, subject } = asked
  const { own } = clause
  const lacks = preposition !== '' && !own.toLowerCase().split(' ').includes(preposition)
  const given = new Set([
    ...question.stems,
    asked.verb,
    asked.noun,
    ...(subject?.stems ?? []),
    ...asked.rest,
  ])
  const saysNothing = asked.gap === 'other' && clause.rest.every((stem) => given.has(stem))
  if (lacks || saysNothing) return 0
  const isSaid =
    asked.wh === 'what' && asked.gap === 'other' && !LIGHT.has(asked.verb) && verb >= 0.8
  if (isPictured(asked, clause) || isSaid) return 1
  if (asked.wh === 'who' && asked.gap === 'subject' && clause.subject.isSelf) return 1
  switch (isOfKind(whereItStands(asked, clause), question.asked)) {
    case 'yes':
      return 1
    case 'open':
      return 0.5
    case 'no':
      return 0
  }
}

/** Who does it is its subject, and a time, a place or somebody else stands after the verb. */
function whereItStands({ wh, gap }: QuestionClause, { subject, own, text }: Clause): string {
  if (wh === 'who' && gap === 'subject') return `so ${subject.text} is`
  if (wh === 'who') return `It is ${own.replaceAll(/\b(?:myself|somebody|someone)\b/g, '')}`
  return wh === 'when' || wh === 'where' || wh === 'how long' ? `It is ${own}` : text
}
