import { lastQuestionIn } from '../../moves/last-question.ts'
import { type Middle, middleOf, type Sense } from '../../language/sense.ts'
import { senseOfTurn } from '../../language/sense-of-turns.ts'
import { likeness } from '../../language/word-vectors.ts'
import middles from '../../roleplays/middles.json' with { type: 'json' }
import { whatIsAsked } from './asked.ts'
import { type Shape, shapeOf, type Term, termsIn } from './question-shape.ts'

/** By what people ask it, and what is said to that. */
export type Askable = {
  asked: readonly string[]
  says?: readonly string[]
  middle?: Middle | null
}

/**
 * Everything that can be asked of somebody, read once. Each word of it has a place, so that how near a word of a
 * question comes to all of them is one row of numbers, whatever the number of ways in which something is asked.
 */
export type Book = {
  entries: readonly Entry[]
  /** In the very words; of two, the one that its author put first. */
  inTheVeryWords: (shape: Shape) => Askable | null
  /** These are answers that the table of senses was learned from, more or less. */
  isLearned: boolean
  /** Null where no word stands there. */
  placeOf: (stem: string) => number | null
  /** Of all words in which anything is asked, by their numbers, whether they are among these: 1 or 0. */
  among: (words: ReadonlySet<string>) => Uint8Array
  /** By place: of which answers a word is asked, and in which it is said. */
  standsIn: Record<'asked' | 'says', readonly (readonly number[])[]>
  /** From 0 to 1, by place: words that stand in few answers tell which one is meant. */
  rarity: Float64Array
  nearnessOf: (term: Term) => Nearness
}

/** From 0 to 1: how near a word comes to each place, and to the nearest word that each answer is asked by. */
export type Nearness = { toPlaces: Float32Array; toEntries: Float32Array }

export type Entry = {
  one: Askable
  ways: readonly Way[]
  /** Of all ways together, and of what is said. */
  asked: readonly number[]
  says: readonly number[]
  sense: Sense
  sensesOfSays: readonly Sense[]
}

/** The places of its terms, in their order, and the numbers of its words. */
export type Way = { shape: Shape; places: readonly number[]; words: readonly number[] }

/** Any author may write down a few that somebody else has thought of, too. */
const MANY = 100
const LEARNED = new Set(Object.values(middles).flatMap((of) => Object.keys(of)))

const READ = new WeakMap<readonly Askable[], Book>()

export function bookOf(all: readonly Askable[]): Book {
  const read = READ.get(all) ?? readBook(all)
  READ.set(all, read)
  return read
}

/** Of a few that one question is held against: read for that question, and kept by nobody. */
export const bookOfFew = (few: readonly Askable[]): Book => readBook(few, readAnew)

/** The same in parts, each short: what takes longest is to read each answer, and each is read once. */
export function* readInParts(all: readonly Askable[]): Generator<void> {
  for (const one of all) {
    readOne(one)
    yield
  }
  bookOf(all)
  yield
}

/** What an answer is asked by and says, before anything has a place. */
type ReadOne = {
  shapes: readonly Shape[]
  says: readonly Term[]
  sense: Sense
  sensesOfSays: readonly Sense[]
}

const READ_ONES = new WeakMap<Askable, ReadOne>()

function readOne(one: Askable): ReadOne {
  const read = READ_ONES.get(one) ?? readWith(one, waysOf(one.asked))
  READ_ONES.set(one, read)
  return read
}

const readAnew = (one: Askable): ReadOne => readWith(one, one.asked.map(shapeOfWay))

function readWith({ says = [], middle }: Askable, shapes: readonly Shape[]): ReadOne {
  return {
    shapes,
    says: termsIn(says.join(' ')),
    sense: middleOf(
      shapes.map(({ sense }) => sense),
      middle ?? null,
    ),
    sensesOfSays: says.map(senseOfTurn),
  }
}

function readBook(all: readonly Askable[], read: (one: Askable) => ReadOne = readOne): Book {
  const places = new Map<string, number>()
  const rows: (number | null)[] = []
  const placeFor = ({ stem, row }: Term): number => {
    const known = places.get(stem)
    if (known !== undefined) return known
    places.set(stem, rows.length)
    return rows.push(row) - 1
  }
  const numbers = new Map<string, number>()
  const numberFor = (word: string): number => {
    const number = numbers.get(word) ?? numbers.size
    numbers.set(word, number)
    return number
  }
  const entries = all.map((one): Entry => {
    const { shapes, says, sense, sensesOfSays } = read(one)
    const ways = shapes.map((shape) => ({
      shape,
      places: shape.terms.map(placeFor),
      words: [...shape.words].map(numberFor),
    }))
    return {
      one,
      ways,
      asked: [...new Set(ways.flatMap((way) => way.places))],
      says: says.map(placeFor),
      sense,
      sensesOfSays,
    }
  })
  const byWords = new Map(
    entries
      .toReversed()
      .flatMap(({ one, ways }) => ways.map(({ shape }) => [keyOf(shape), one] as const)),
  )
  const standsIn = {
    asked: whereTheyStand(
      entries.map(({ asked }) => asked),
      rows.length,
    ),
    says: whereTheyStand(
      entries.map(({ says }) => says),
      rows.length,
    ),
  }
  return {
    entries,
    standsIn,
    inTheVeryWords: (shape) =>
      shape.words.size === 0 ? null : (byWords.get(keyOf(shape)) ?? null),
    isLearned:
      all.length >= MANY &&
      all.filter(({ asked }) => LEARNED.has(asked[0] ?? '')).length > all.length / 4,
    placeOf: (stem) => places.get(stem) ?? null,
    among(words) {
      const those = new Uint8Array(numbers.size)
      for (const word of words) {
        const number = numbers.get(word)
        if (number !== undefined) those[number] = 1
      }
      return those
    },
    rarity: rarityOf(standsIn.asked, entries.length),
    nearnessOf: nearnessIn({ places, rows, entries }),
  }
}

const keyOf = ({ words }: Shape): string => [...words].toSorted().join(' ')

const SHAPES = new WeakMap<readonly string[], Shape[]>()

function waysOf(asked: readonly string[]): Shape[] {
  const ready = SHAPES.get(asked) ?? asked.map(shapeOfWay)
  SHAPES.set(asked, ready)
  return ready
}

const shapeOfWay = (text: string): Shape => shapeOf(whatIsAsked(lastQuestionIn(text)))

function whereTheyStand(placesOf: readonly (readonly number[])[], count: number): number[][] {
  const standsIn = Array.from({ length: count }, (): number[] => [])
  for (const [n, places] of placesOf.entries())
    for (const place of new Set(places)) standsIn[place]?.push(n)
  return standsIn
}

function rarityOf(standsIn: readonly (readonly number[])[], count: number): Float64Array {
  const all = Math.log(count + 1)
  return Float64Array.from(
    standsIn,
    (those) => Math.log((count + 1) / Math.max(1, those.length)) / all,
  )
}

/** Up to here, words are no more alike than any two. */
const LEAST_LIKENESS = 0.2
/** Of a word in place of another, against the word itself. */
const ONLY_NEAR = 0.9
/** The words of some talks; then it begins anew. */
const MOST_KEPT = 500

function nearnessIn({
  places,
  rows,
  entries,
}: {
  places: ReadonlyMap<string, number>
  rows: readonly (number | null)[]
  entries: readonly Entry[]
}): (term: Term) => Nearness {
  const kept = new Map<string, Nearness>()
  return ({ stem, row }) => {
    const key = `${stem} ${row}`
    const known = kept.get(key)
    if (known !== undefined) return known
    const toPlaces = Float32Array.from(rows, (other) =>
      row === null || other === null
        ? 0
        : (Math.max(0, likeness(row, other) - LEAST_LIKENESS) / (1 - LEAST_LIKENESS)) * ONLY_NEAR,
    )
    const own = places.get(stem)
    if (own !== undefined) toPlaces[own] = 1
    const near = {
      toPlaces,
      toEntries: Float32Array.from(entries, ({ asked }) => nearestAmong(toPlaces, asked)),
    }
    if (kept.size >= MOST_KEPT) kept.clear()
    kept.set(key, near)
    return near
  }
}

/** How near it comes to the nearest of some places. */
export function nearestAmong(toPlaces: Float32Array, places: readonly number[]): number {
  let best = 0
  for (let n = 0; n < places.length; n += 1) {
    const much = toPlaces[places[n] as number] as number
    if (much > best) best = much
  }
  return best
}
