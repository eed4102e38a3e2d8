import { type Book, type Entry, type Nearness, nearestAmong, type Way } from './question-book.ts'
import { sensesOf } from './question-senses.ts'
import { type Shape, type Term, termsIn } from './question-shape.ts'
import { theMost } from '../../language/the-most.ts'

/** In what talk something is asked: the whole turn it is part of, and what was said to that person before. */
export type Around = { said: string; before: string }

/** What speaks for an answer being the one that is asked for. What each is worth is learned. */
export type QuestionSigns = Readonly<Record<string, number>>

/** By what it is known: of people whose answers the table of senses was learned from, also by that. */
export type By = 'sense' | 'words'

export type Nearby = { entry: Entry; signs: QuestionSigns }

/** Whose words have little to do with it are not looked at way by way, and of those the nearest are weighed. */
const [LOOKED_AT, WEIGHED] = [60, 25]
/** Of its sense, beside its words. */
const OF_SENSE = 1.5

export function nearbyIn(
  question: Shape,
  { book, around, by }: { book: Book; around: Around; by: By },
): Nearby[] {
  const asked = askedIn(question, book)
  const own = new Set(question.terms.map(({ stem }) => stem))
  const besides = (text: string) =>
    termsIn(text)
      .filter(({ stem }) => !own.has(stem))
      .map((term) => placed(term, book))
  const [turn, before] = [besides(around.said), besides(around.before)]
  const senses = by === 'sense' ? sensesOf(question, around) : null
  const named = new Set([...turn, ...before].flatMap(({ place }) => place ?? []))
  const [turnInAsked, beforeInAsked, askedInSays] = [
    sharesOf(turn, { book, in: 'asked' }),
    sharesOf(before, { book, in: 'asked' }),
    sharesOf(asked.terms, { book, in: 'says' }),
  ]
  const inAnyWay = sharesIn(asked, { book, by: 'rare' })
  const first = Float64Array.from(
    book.entries,
    (entry, n) =>
      OF_SENSE * (senses?.near(entry) ?? 0) +
      at(inAnyWay, n) +
      0.2 * at(turnInAsked, n) +
      0.1 * at(beforeInAsked, n) +
      0.1 * at(askedInSays, n),
  )
  const lookedAt = theMost([...first.keys()], { by: (n) => at(first, n), count: LOOKED_AT })
  const byTheirWays = lookedAt.map((n) => {
    const entry = book.entries[n] as Entry
    const near = entry.ways.map((way) => nearnessOfWay(asked, way))
    const ways = theMost(near, { by: ({ near }) => near, count: 2 })
    return { entry, n, ways, much: at(first, n) * 0.7 + (ways[0]?.near ?? 0) }
  })
  const inAll = sharesIn(asked, { book, by: 'weight' })
  return theMost(byTheirWays, { by: ({ much }) => much, count: WEIGHED }).flatMap(
    ({ entry, n, ways: [best, second] }) => {
      if (best === undefined || countsAnother(question, best.way.shape)) return []
      const { way, ofAsked, ofWay } = best
      const { shape } = way
      const missed = Math.max(
        0,
        ...asked.terms.map(
          ({ weight, near }) => weight * (1 - nearestAmong(near.toPlaces, way.places)),
        ),
      )
      return {
        entry,
        signs: {
          ...senses?.signs(entry, missed),
          ofAsked,
          ofWay,
          ofBoth: Math.sqrt(ofAsked * ofWay),
          words: inCommon(asked, way),
          sameOfAsked: sameShare(asked.terms, way),
          sameOfWay: ofWhatIsIn(way, (stem) => own.has(stem)),
          clash: wantsAnother(question, shape) ? 1 : 0,
          form: question.isYesNo === shape.isYesNo ? 1 : 0,
          learner: question.isOfTheLearner === shape.isOfTheLearner ? 1 : 0,
          begins: question.begins !== '' && question.begins === shape.begins ? 1 : 0,
          past: question.isPast === shape.isPast ? 1 : 0,
          supposed: question.isSupposed === shape.isSupposed ? 1 : 0,
          toCome: question.isToCome === shape.isToCome ? 1 : 0,
          denied: question.isDenied === shape.isDenied ? 1 : 0,
          missed,
          length: Math.min(
            3,
            shape.terms.reduce((sum, { weight }) => sum + weight, 0),
          ),
          rareOfWay: rareShare(asked, { way, book }),
          inAnyWay: at(inAll, n),
          rareInAnyWay: at(inAnyWay, n),
          inWhatIsSaid: at(askedInSays, n),
          turnAsked: at(turnInAsked, n),
          turnSaid: sharedBy(turn, entry.says),
          beforeAsked: at(beforeInAsked, n),
          beforeSaid: sharedBy(before, entry.says),
          lackNamed: namedOfWhatIsLacking(asked, { way, book, named }),
          second: second?.near ?? 0,
          bare: question.isAboutSomething ? 0 : 1,
        },
      }
    },
  )
}

type Placed = Term & { place: number | null; rare: number }
type Weighed = Placed & { near: Nearness }

function placed(term: Term, book: Book): Placed {
  const place = book.placeOf(term.stem)
  return { ...term, place, rare: term.weight * (place === null ? 1 : (book.rarity[place] ?? 1)) }
}

/** A question as its book reads it: how many words it has, which of all words they are, and its terms. */
type AskedIn = {
  terms: readonly Weighed[]
  words: { count: number; among: Uint8Array }
  /** From 0 to 1, by place: how near the nearest of the terms comes to it. */
  nearest: Float32Array
}

function askedIn({ terms, words }: Shape, book: Book): AskedIn {
  const asked = terms.map((term) => ({ ...placed(term, book), near: book.nearnessOf(term) }))
  const nearest = new Float32Array(book.rarity.length)
  for (const { near } of asked)
    for (let place = 0; place < nearest.length; place += 1) {
      const much = near.toPlaces[place] as number
      if (much > (nearest[place] as number)) nearest[place] = much
    }
  return { terms: asked, words: { count: words.size, among: book.among(words) }, nearest }
}

type WayNear = { way: Way; ofAsked: number; ofWay: number; near: number }

/** How much of the question is in this way of asking, of this way in the question, and the words of both. Written out: it is run for hundreds of them. */
function nearnessOfWay(asked: AskedIn, way: Way): WayNear {
  let [total, found] = [0, 0]
  for (const { weight, near } of asked.terms) {
    total += weight
    found += weight * nearestAmong(near.toPlaces, way.places)
  }
  const ofAsked = total === 0 ? 0 : found / total
  const ofWay = ofWhatIsIn(way, (_, place) => at(asked.nearest, place))
  const near = Math.sqrt(ofAsked * ofWay) + 0.5 * inCommon(asked, way)
  return { way, ofAsked, ofWay, near }
}

function shareOf<One>(
  all: readonly One[],
  weightOf: (one: One) => number,
  much: (one: One) => number,
): number {
  let total = 0
  let found = 0
  for (const one of all) {
    const weight = weightOf(one)
    total += weight
    found += weight * much(one)
  }
  return total === 0 ? 0 : found / total
}

/** Of each answer: how much of the question is in all ways of asking for it together. */
function sharesIn(
  { terms }: AskedIn,
  { book, by }: { book: Book; by: 'weight' | 'rare' },
): Float64Array {
  const shares = new Float64Array(book.entries.length)
  let total = 0
  for (const { [by]: weight, near } of terms) {
    total += weight
    for (let n = 0; n < shares.length; n += 1)
      shares[n] = at(shares, n) + weight * (near.toEntries[n] as number)
  }
  return total === 0 ? shares : shares.map((found) => found / total)
}

/** The same of each answer, from those in which a word stands: most have none. */
function sharesOf(
  terms: readonly Placed[],
  { book, in: where }: { book: Book; in: 'asked' | 'says' },
): Float64Array {
  const shares = new Float64Array(book.entries.length)
  let total = 0
  for (const { place, rare } of terms) {
    total += rare
    if (place === null) continue
    for (const n of book.standsIn[where][place] ?? []) shares[n] = (shares[n] as number) + rare
  }
  return total === 0 ? shares : shares.map((found) => found / total)
}

/** Only the words themselves. */
const sharedBy = (terms: readonly Placed[], places: readonly number[]): number =>
  shareOf(
    terms,
    ({ rare }) => rare,
    ({ place }) => (place !== null && places.includes(place) ? 1 : 0),
  )

const sameShare = (terms: readonly Weighed[], { places }: Way): number =>
  shareOf(
    terms,
    ({ weight }) => weight,
    ({ place }) => (place !== null && places.includes(place) ? 1 : 0),
  )

function ofWhatIsIn(
  { shape, places }: Way,
  much: (stem: string, place: number) => number | boolean,
): number {
  let total = 0
  let found = 0
  for (let n = 0; n < shape.terms.length; n += 1) {
    const { stem, weight } = shape.terms[n] as Term
    total += weight
    found += weight * Number(much(stem, places[n] ?? 0))
  }
  return total === 0 ? 0 : found / total
}

const rareShare = ({ nearest }: AskedIn, { way, book }: { way: Way; book: Book }): number =>
  shareOf(
    way.places.map((place, n) => ({ place, weight: way.shape.terms[n]?.weight ?? 0 })),
    ({ place, weight }) => weight * (book.rarity[place] ?? 1),
    ({ place }) => at(nearest, place),
  )

/** "Did you speak with her?": of what this way names and the question does not, how much was just talked of. */
const namedOfWhatIsLacking = (
  { nearest }: AskedIn,
  { way, book, named }: { way: Way; book: Book; named: ReadonlySet<number> },
): number => {
  const lacking = way.places
    .map((place, n) => ({ place, weight: way.shape.terms[n]?.weight ?? 0 }))
    .filter(({ place }) => at(nearest, place) < IS_THERE)
  return lacking.length === 0
    ? 1
    : shareOf(
        lacking,
        ({ place, weight }) => weight * (book.rarity[place] ?? 1),
        ({ place }) => (named.has(place) ? 1 : 0),
      )
}

const IS_THERE = 0.5

function inCommon({ words: { count, among } }: AskedIn, { words }: Way): number {
  let common = 0
  for (let n = 0; n < words.length; n += 1) common += among[words[n] as number] as number
  return common / Math.max(1, count + words.length - common)
}

const at = (numbers: Float64Array | Float32Array, n: number): number => numbers[n] as number

/** "How many people work for you?" is not "how much work would it be?". */
const countsAnother = ({ words }: Shape, other: Shape): boolean =>
  (words.has('many') && other.words.has('much')) || (words.has('much') && other.words.has('many'))

/** "How many" is not "since when"; where a question says no kind, it may be any. */
const wantsAnother = (one: Shape, other: Shape): boolean =>
  one.wants !== other.wants && (OF_ONE_THING.has(one.wants) || OF_ONE_THING.has(other.wants))

const OF_ONE_THING: ReadonlySet<Shape['wants']> = new Set([
  'number',
  'age',
  'tenure',
  'duration',
  'time',
  'person',
  'place',
  'reason',
  'opinion',
])
