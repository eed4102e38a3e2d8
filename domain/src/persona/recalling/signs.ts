import type { Alignment } from './aligned.ts'
import { nearestTo, nearestToStem } from '../../language/meant.ts'
import { alike } from '../../language/sense.ts'
import { closeness } from '../../language/related-words.ts'
import { theMost } from '../../language/the-most.ts'
import { weightOfRow } from '../../language/word-vectors.ts'
import type { Asked } from './asked.ts'
import { isContrary } from './contraries.ts'
import { isOfKind } from './kinds-of-answer.ts'
import type { Known, KnownFact } from './known.ts'
import { isRelationStem } from './people.ts'
import type { Question } from './question.ts'
import { OF_SUBJECT, weightOf } from './word-weights.ts'

/** By what it is judged whether a fact answers a question; what each is worth is learned (`matcher.json`). */
export type Signs = Record<string, number>

/** Of each fact, and by how much it is ahead of the others. */
export function signsOf(
  question: Question,
  { known: { facts }, aligned }: { known: Known; aligned: readonly Alignment[] },
): Signs[] {
  const compared = new Map(facts.map((known) => [known, compare(question, known)]))
  const signs = facts.map((one, n) =>
    signsOfOne(question, { known: one, compared, aligned: aligned[n] }),
  )
  for (const name of RIVALLED) {
    const values = signs.map((one) => one[name] as number)
    const [most = 0, second = 0] = theMost([0, 0, ...values], { by: (value) => value, count: 2 })
    values.forEach((value, n) => {
      ;(signs[n] as Signs)[`${name}Ahead`] = value - (value === most ? second : most)
    })
  }
  return signs
}

/** Each word of a question held against all words of a fact, once. */
type Compared = {
  /** Of each term: as such, or by a relative. */
  inWords: number[]
  /** Of each term: by a word of like meaning. */
  inMeaning: number[]
  /** Of each term, either way. */
  own: number[]
  weighed: number
}

function compare(question: Question, known: KnownFact): Compared {
  const { terms, meant } = question
  const nearest = meant.map(({ row }) => nearestTo(row, known.meant))
  const inWords = terms.map(({ stem }) => closestIn(stem, known))
  const inMeaning = terms.map(({ stem }) =>
    meant.reduce((best, one, n) => (one.stem === stem ? Math.max(best, at(nearest, n)) : best), 0),
  )
  let total = 0
  let sum = 0
  meant.forEach(({ row }, n) => {
    total += weightOfRow(row)
    sum += weightOfRow(row) * at(nearest, n)
  })
  return {
    inWords,
    inMeaning,
    own: inWords.map((value, n) => Math.max(value, OF_LIKE_MEANING * at(inMeaning, n))),
    weighed: total === 0 ? 0 : sum / total,
  }
}

/** What is asked for with a word of its own; whether a fact has it can be told the better, the narrower it is. */
const NARROW = ['number', 'time', 'duration', 'person', 'place', 'reason', 'anything'] as const

const RIVALLED = [
  'alignFit',
  'words',
  'meant',
  'vectors',
  'weighed',
  'sense',
  'least',
  'before',
  'around',
  'strongestMeant',
]

/** A word of like meaning is not the word. */
const OF_LIKE_MEANING = 0.8
const WHERE_IT_IS_WRITTEN = 0.7

function signsOfOne(
  question: Question,
  {
    known,
    compared,
    aligned,
  }: {
    known: KnownFact
    compared: ReadonlyMap<KnownFact, Compared>
    aligned: Alignment | undefined
  },
): Signs {
  const { fact, form, before } = known
  const { asked, terms, total, focus, noun } = question
  const { about } = fact
  const kind = isOfKind(fact.says, asked)
  const { inWords, inMeaning, own, weighed } = compared.get(known) ?? NOT_COMPARED
  const bySubject = terms.map(({ stem }) => (OF_SUBJECT[about]?.has(stem) === true ? 1 : 0))
  const both = own.map((value, n) => Math.max(value, at(bySubject, n) * WHERE_IT_IS_WRITTEN))
  const inBefore = before === null ? [] : (compared.get(before)?.own ?? [])
  const around = inWords.map((value, n) =>
    Math.max(value, ...known.neighbours.map((one) => at(compared.get(one)?.inWords ?? [], n))),
  )
  const share = (values: readonly number[]) =>
    total === 0 ? 0 : terms.reduce((sum, { weight }, n) => sum + weight * at(values, n), 0) / total
  const least = (values: readonly number[]) =>
    Math.min(1, ...terms.map(({ weight }, n) => 1 - Math.min(1, weight) * (1 - at(values, n))))
  const most = (values: readonly number[]) =>
    Math.max(0, ...terms.map(({ weight }, n) => Math.min(2, weight) * at(values, n)))
  const heaviest = terms.reduce(
    (best, { weight }, n) => (weight > (terms[best]?.weight ?? 0) ? n : best),
    0,
  )
  const shareOfWords = share(inWords)
  const shareOfBoth = share(both)
  const shareOfOwn = share(own)
  const leastOfBoth = least(both)
  const back = backwards(question, known)
  const told = question.frames.filter(({ frame }) => form.frames.has(frame))
  const near = signsOfSense(question, { known, isOfKind: kind === 'yes' })
  const narrow = signsOfNarrow(asked.wants, kind)
  const isOfTrouble = asked.wants === 'trouble' || asked.wants === 'effect'
  // One by one, though many: a spread in the middle makes an object of this size several times as dear.
  return {
    // How much of the question is in it
    words: shareOfWords,
    exact: share(terms.map(({ stem }) => is(known.stems.has(stem)))),
    meant: shareOfBoth,
    vectors: share(inMeaning),
    weighed,
    subject: share(bySubject),
    around: share(around),
    before: share(inBefore),
    gained: share(own.map((value, n) => Math.max(value, at(inBefore, n)))) - shareOfOwn,
    least: leastOfBoth,
    leastWords: least(inWords),
    strongest: most(inWords),
    strongestMeant: most(both),
    missed: total * (1 - shareOfBoth),
    matched: both.filter((value) => value >= 0.5).length,
    terms: terms.length,
    total,
    first: own[0] ?? -1,
    last: own.at(-1) ?? -1,
    heaviest: both[heaviest] ?? -1,
    // How near all of it is to all of the question
    sense: near.sense,
    senseSquared: near.senseSquared,
    senseOfKind: near.senseOfKind,
    senseBefore: near.senseBefore,
    senseAround: near.senseAround,
    // And of it in the question
    back: back.share,
    news: back.news,
    length: Math.min(30, form.length),
    // What an answer needs
    verb: leastFound(focus.verb, { question, known }),
    thing: leastFound(focus.thing, { question, known }),
    hasVerb: is(focus.verb.length > 0),
    hasThing: is(focus.thing.length > 0),
    noun: noun === null ? -1 : found(noun, { question, known }),
    kindYes: is(kind === 'yes'),
    kindNo: is(kind === 'no'),
    numberYes: narrow.numberYes,
    numberNo: narrow.numberNo,
    timeYes: narrow.timeYes,
    timeNo: narrow.timeNo,
    durationYes: narrow.durationYes,
    durationNo: narrow.durationNo,
    personYes: narrow.personYes,
    personNo: narrow.personNo,
    placeYes: narrow.placeYes,
    placeNo: narrow.placeNo,
    reasonYes: narrow.reasonYes,
    reasonNo: narrow.reasonNo,
    anythingYes: narrow.anythingYes,
    anythingNo: narrow.anythingNo,
    wordsOfKind: kind === 'yes' ? shareOfWords : 0,
    meantOfKind: kind === 'yes' ? shareOfBoth : 0,
    wordsOfYesNo: asked.isYesNo ? shareOfWords : 0,
    leastOfYesNo: asked.isYesNo ? leastOfBoth : 0,
    squared: shareOfBoth ** 2,
    frame: question.frames.length === 0 ? 0 : told.length / question.frames.length,
    frames: question.frames.length,
    frameRare: Math.max(0, ...told.map(({ tellers }) => 1 / tellers)),
    frameAll:
      question.frames.length === 0
        ? 0
        : told.length === question.frames.length
          ? 1
          : told.length > 0
            ? 0
            : -1,
    // Of whom, and of what
    isOfElse: is(isOfSomebodyElse(question, known)),
    isOfOthersOnly: is(question.isOfYou && isOnlyOfOthers(known)),
    person: question.who === null ? 0 : known.people.includes(question.who) ? 1 : -1,
    contrary: is(isContrary(question.words, known.words)),
    you: is(question.saysYou),
    youAndI: is(question.saysYou && form.isOfMyself),
    past: is(question.isPast),
    samePast: is(question.isPast === form.isPast),
    yesNo: is(asked.isYesNo),
    aboutTopic: is(asked.isAboutTopic),
    // Where it is written
    goal: is(about === 'goal'),
    pain: is(about === 'pain'),
    situation: is(about === 'situation'),
    wishOfGoal: is(asked.wants === 'wish' && about === 'goal'),
    wishOfElse: is(asked.wants === 'wish' && about !== 'goal'),
    strayWish: is(asked.wants !== 'wish' && about === 'goal'),
    troubleOfPain: is(isOfTrouble && about === 'pain'),
    troubleOfElse: is(isOfTrouble && about !== 'pain'),
    isFirst: is(form.place === 0),
    place: Math.min(6, form.place),
    depth: Math.min(3, form.depth),
    // Whether what is asked is said of it in one clause.
    alignFit: aligned?.fit ?? 0,
  }
}

/** Made once: most of them are nothing, whatever is asked. */
const SIGNS_OF_NARROW = new Map<string, SignsOfNarrow>()

type SignsOfNarrow = Record<`${(typeof NARROW)[number]}${'Yes' | 'No'}`, number>

function signsOfNarrow(asked: Asked['wants'], kind: ReturnType<typeof isOfKind>): SignsOfNarrow {
  const key = `${asked} ${kind}`
  const known =
    SIGNS_OF_NARROW.get(key) ??
    (Object.fromEntries(
      NARROW.flatMap((wants) => [
        [`${wants}Yes`, is(asked === wants && kind === 'yes')],
        [`${wants}No`, is(asked === wants && kind === 'no')],
      ]),
    ) as SignsOfNarrow)
  SIGNS_OF_NARROW.set(key, known)
  return known
}

function signsOfSense(
  { sense }: Question,
  { known, isOfKind }: { known: KnownFact; isOfKind: boolean },
) {
  const near = alike(sense, known.sense)
  return {
    sense: near,
    senseSquared: near * Math.abs(near),
    senseOfKind: isOfKind ? near : 0,
    senseBefore: known.before === null ? -1 : alike(sense, known.before.sense),
    senseAround: Math.max(-1, ...known.neighbours.map((one) => alike(sense, one.sense))),
  }
}

const NOT_COMPARED: Compared = { inWords: [], inMeaning: [], own: [], weighed: 0 }

const is = (so: boolean): number => (so ? 1 : 0)
const at = (values: readonly number[], n: number): number => values[n] ?? 0

type Pair = { question: Question; known: KnownFact }

/** From 0 to 1: whether a word of the question is in it, as such or in other words. */
const found = (stem: string, pair: Pair): number =>
  Math.max(closestIn(stem, pair.known), OF_LIKE_MEANING * nearestOf(stem, pair))

const leastFound = (stems: readonly string[], pair: Pair): number =>
  stems.length === 0
    ? -1
    : Math.min(...stems.map((stem) => (weightOf(stem) === 0 ? 0.5 : found(stem, pair))))

const nearestOf = (stem: string, { question, known }: Pair): number =>
  nearestToStem(stem, { from: question.meant, to: known.meant })

/** How much of the fact is in the question, and how many of its words are not: an answer says something new. */
function backwards({ stems, meant }: Question, known: KnownFact): { share: number; news: number } {
  let total = 0
  let sum = 0
  let news = 0
  for (const { row, stem } of known.meant) {
    const near = stems.has(stem) ? 1 : nearestTo(row, meant)
    total += weightOfRow(row)
    sum += weightOfRow(row) * near
    if (near < 0.5) news += 1
  }
  return { share: total === 0 ? 0 : sum / total, news: Math.min(8, news) }
}

/** Of somebody who is in it, all that they are called counts, also where it only says "he". */
const closestIn = (stem: string, { stems, calledBy }: KnownFact): number =>
  calledBy.has(stem) ? 1 : Math.max(closestTo(stem, stems), ofRelation(stem, calledBy))

const ofRelation = (stem: string, calledBy: ReadonlySet<string>): number => {
  if (!isRelationStem(stem)) return 0
  const close = closestTo(stem, calledBy)
  return close >= SURELY_THE_SAME ? close : 0
}

const SURELY_THE_SAME = 0.8

function closestTo(stem: string, stems: ReadonlySet<string>): number {
  if (stems.has(stem)) return 1
  let best = 0
  for (const other of stems) best = Math.max(best, closeness(stem, other))
  return best
}

const isOnlyOfOthers = ({ fact, people }: KnownFact): boolean =>
  people.length > 0 && !/\b(?:I|we|me|us|I'm|I've|I'd|we're|we've|our)\b/i.test(fact.says)

/** Asked of the daughter, what is known of the boss is no answer. */
function isOfSomebodyElse({ who, terms }: Question, known: KnownFact): boolean {
  if (who !== null) return !known.people.includes(who)
  const persons = terms.filter(({ isOfPerson }) => isOfPerson)
  return persons.length > 0 && persons.every(({ stem }) => closestIn(stem, known) < 0.5)
}
