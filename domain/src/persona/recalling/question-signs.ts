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
  const asked = question.terms.map((term) => ({
    ...placed(term, book),
    near: book.nearnessOf(term),
  }))
  const own = new Set(question.terms.map(({ stem }) => stem))
  const besides = (text: string) =>
    termsIn(text)
      .filter(({ stem }) => !own.has(stem))
      .map((term) => placed(term, book))
  const [turn, before] = [besides(around.said), besides(around.before)]
  const senses = by === 'sense' ? sensesOf(question, around.said) : null
  const named = new Set([...turn, ...before].flatMap(({ place }) => place ?? []))
  const [turnInAsked, beforeInAsked, askedInSays] = [
    sharesOf(turn, { book, in: 'asked' }),
    sharesOf(before, { book, in: 'asked' }),
    sharesOf(asked, { book, in: 'says' }),
  ]
  const all = book.entries.map((entry, n) => {
    const inAnyWay = shareIn(asked, { entry: n, by: 'rare' })
    const inTheTurn = turnInAsked[n] as number
    const inWhatWasSaid = beforeInAsked[n] as number
    const inWhatIsSaid = askedInSays[n] as number
    const first =
      OF_SENSE * (senses?.near(entry) ?? 0) +
      inAnyWay +
      0.2 * inTheTurn +
      0.1 * inWhatWasSaid +
      0.1 * inWhatIsSaid
    return { entry, n, inAnyWay, inTheTurn, inWhatWasSaid, inWhatIsSaid, first }
  })
  const byTheirWays = theMost(all, { by: ({ first }) => first, count: LOOKED_AT }).map((one) => {
    const near = one.entry.ways.map((way) => nearnessOfWay(question, { asked, way }))
    const ways = theMost(near, { by: ({ near }) => near, count: 2 })
    return { ...one, ways, first: one.first * 0.7 + (ways[0]?.near ?? 0) }
  })
  return theMost(byTheirWays, { by: ({ first }) => first, count: WEIGHED }).flatMap(
    ({ entry, n, ways: [best, second], inAnyWay, inTheTurn, inWhatWasSaid, inWhatIsSaid }) => {
      if (best === undefined || countsAnother(question, best.way.shape)) return []
      const { way, ofAsked, ofWay } = best
      const { shape } = way
      const missed = Math.max(
        0,
        ...asked.map(({ weight, near }) => weight * (1 - nearestAmong(near.toPlaces, way.places))),
      )
      return {
        entry,
        signs: {
          ...senses?.signs(entry, missed),
          ofAsked,
          ofWay,
          ofBoth: Math.sqrt(ofAsked * ofWay),
          words: inCommon(question.words, shape.words),
          sameOfAsked: sameShare(asked, way),
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
          inAnyWay: shareIn(asked, { entry: n, by: 'weight' }),
          rareInAnyWay: inAnyWay,
          inWhatIsSaid,
          turnAsked: inTheTurn,
          turnSaid: sharedBy(turn, entry.says),
          beforeAsked: inWhatWasSaid,
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

type WayNear = { way: Way; ofAsked: number; ofWay: number; near: number }

/** How much of the question is in this way of asking, of this way in the question, and the words of both. Written out, as `shareIn`: each is run for hundreds of them. */
function nearnessOfWay(
  { words }: Shape,
  { asked, way }: { asked: readonly Weighed[]; way: Way },
): WayNear {
  let [total, found] = [0, 0]
  for (const { weight, near } of asked) {
    total += weight
    found += weight * nearestAmong(near.toPlaces, way.places)
  }
  const ofAsked = total === 0 ? 0 : found / total
  const ofWay = ofWhatIsIn(way, (_, place) => nearestOf(asked, place))
  const near = Math.sqrt(ofAsked * ofWay) + 0.5 * inCommon(words, way.shape.words)
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

/** How much of the question is in all ways of asking for an answer together. */
function shareIn(
  terms: readonly Weighed[],
  { entry, by }: { entry: number; by: 'weight' | 'rare' },
): number {
  let [total, found] = [0, 0]
  for (const { [by]: weight, near } of terms) {
    total += weight
    found += weight * (near.toEntries[entry] as number)
  }
  return total === 0 ? 0 : found / total
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

const rareShare = (asked: readonly Weighed[], { way, book }: { way: Way; book: Book }): number =>
  shareOf(
    way.places.map((place, n) => ({ place, weight: way.shape.terms[n]?.weight ?? 0 })),
    ({ place, weight }) => weight * (book.rarity[place] ?? 1),
    ({ place }) => nearestOf(asked, place),
  )

/** "Did you speak with her?": of what this way names and the question does not, how much was just talked of. */
const namedOfWhatIsLacking = (
  asked: readonly Weighed[],
  { way, book, named }: { way: Way; book: Book; named: ReadonlySet<number> },
): number => {
  const lacking = way.places
    .map((place, n) => ({ place, weight: way.shape.terms[n]?.weight ?? 0 }))
    .filter(({ place }) => nearestOf(asked, place) < IS_THERE)
  return lacking.length === 0
    ? 1
    : shareOf(
        lacking,
        ({ place, weight }) => weight * (book.rarity[place] ?? 1),
        ({ place }) => (named.has(place) ? 1 : 0),
      )
}

const IS_THERE = 0.5

function nearestOf(terms: readonly Weighed[], place: number): number {
  let best = 0
  for (const { near } of terms) {
    const much = near.toPlaces[place] as number
    if (much > best) best = much
  }
  return best
}

function inCommon(one: ReadonlySet<string>, other: ReadonlySet<string>): number {
  let common = 0
  for (const word of one) if (other.has(word)) common += 1
  return common / Math.max(1, one.size + other.size - common)
}

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
