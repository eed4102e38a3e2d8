import type { Graph } from '../graph/graph.ts'
import { closeness } from '../language/related-words.ts'
import { meaningsOf } from '../language/stems.ts'
import { likeness, NO_ROW, rowOfWord, weightOfRow } from '../language/word-vectors.ts'
import { wordsOf } from '../language/words.ts'
import { sentenceSpans, type Span } from './evidence.ts'
import { inFigures } from './numbers.ts'

/** A word that carries what is meant: the same, a relative, or one of like meaning is known by it. */
export type Term = { stem: string; row: number; weight: number }

/** What a fact is known by: each way in which it may be told, by its terms and word for word. */
export type Known = { id: string; isWish: boolean; ways: { terms: Term[]; words: string }[] }

/** Where in a text facts are told. */
export type Told = { id: string; span: Span }

/** All facts of a graph, made ready to be looked for. */
export function knownFacts({ facts, asks }: Pick<Graph, 'facts' | 'asks'>): Known[] {
  // What somebody wants is told by asking for it, too.
  const askedWith = (id: string) => asks.flatMap((ask) => (ask.reveals === id ? ask.says : []))
  const known = facts.map(({ id, about, says, otherWays = [] }) => ({
    id,
    isWish: about === 'goal',
    ways: [says, ...otherWays, ...askedWith(id)].map((way) => ({
      terms: termsOf(way),
      words: rowOfWords(way),
    })),
  }))
  const counts = new Map<string, number>()
  for (const { ways } of known)
    for (const stem of new Set(ways.flatMap(({ terms }) => terms.map((term) => term.stem))))
      counts.set(stem, (counts.get(stem) ?? 0) + 1)
  // What this persona says of everything tells none of it apart.
  const rarity = ({ stem }: Term) => 1 / (1 + COMMONNESS * ((counts.get(stem) ?? 1) - 1))
  for (const { ways } of known)
    for (const { terms } of ways) for (const term of terms) term.weight *= rarity(term)
  return known
}

/** As it is looked for in a text that is written in the same way. */
const rowOfWords = (text: string): string => ` ${wordsOf(text).join(' ')} `

const COMMONNESS = 0.25

/** In order, each once. */
export function termsOf(text: string): Term[] {
  const terms = new Map<string, Term>()
  for (const word of inFigures(wordsOf(sameWords(text))))
    for (const stem of /^\d/.test(word) ? [word] : meaningsOf(word)) {
      if (terms.has(stem)) continue
      const row = rowOfWord(word)
      // Names and numbers are in no table, and say much.
      const weight = isFigure(stem)
        ? Number(stem) <= 12
          ? OF_A_SMALL_NUMBER
          : OF_A_NAME
        : row === NO_ROW
          ? OF_A_NAME
          : LEAST + (1 - LEAST) * weightOfRow(row)
      terms.set(stem, { stem, row, weight: VAGUE.has(stem) ? weight * OF_VAGUE : weight })
    }
  return [...terms.values()]
}

const sameWords = (text: string): string =>
  text
    .replaceAll(/(\d),(?=\d{3}\b)/g, '$1')
    .replaceAll(/\bno one\b/gi, 'nobody')
    .replaceAll(/\btwice\b/gi, 'double')

const isFigure = (stem: string): boolean => /^\d+$/.test(stem)

const OF_A_NAME = 0.8
const OF_A_SMALL_NUMBER = 0.4
const LEAST = 0.15
const OF_VAGUE = 0.35

const VAGUE = new Set(
  meaningsOf(
    `work time people day week month year want need feel help use find look change talk start try keep new old big
    small live place part way deal put call long best important move set end last turn reach happen job lot today
    worry understand find out hard problem trouble person somebody always never next ago`,
  ),
)

/**
 * Which facts a text tells, in whatever words. A short answer tells what it was asked for: then the words of
 * the question count as well. In doubt it tells nothing.
 */
export function factsToldIn(
  text: string,
  known: readonly Known[],
  question: readonly Term[] = [],
): Told[] {
  const pieces = sentenceSpans(text).map((span) => {
    const words = text.slice(span.start, span.end)
    return { span, terms: termsOf(words), words: rowOfWords(words), asks: /\?\W*$/.test(words) }
  })
  const pairs = pieces.slice(1).map((piece, n) => {
    const before = pieces[n] as Piece
    return {
      span: { start: before.span.start, end: piece.span.end },
      terms: [...before.terms, ...piece.terms],
      words: '',
      asks: before.asks || piece.asks,
    }
  })
  const short = pieces.slice(0, 2).filter(({ terms }) => terms.length <= A_SHORT_ANSWER)
  return known.flatMap(({ id, isWish, ways }) => {
    const enough = isWish ? OF_A_WISH : ENOUGH
    const found =
      pieces.find((piece) => ways.some((way) => isToldBy(piece, way, enough))) ??
      pairs.find((pair) => ways.some((way) => isToldBy(pair, way, OF_TWO))) ??
      (question.length === 0
        ? undefined
        : short.find((piece) => ways.some((way) => isAnsweredBy(piece, way, question))))
    return found === undefined ? [] : [{ id, span: found.span }]
  })
}

/** Where a text tells a fact of which it is known that it does: in the sentence that says most of it. */
export function toldAt(text: string, { id, ways }: Known): Told {
  const of = ({ start, end }: Span): number => {
    const terms = termsOf(text.slice(start, end))
    return Math.max(...ways.map((way) => fitOf(terms, way.terms).share))
  }
  const spans = sentenceSpans(text).map((span) => ({ span, most: of(span) }))
  return { id, span: spans.reduce((best, one) => (one.most > best.most ? one : best)).span }
}

/** What somebody gives back or asks about in so many words: a yes to it tells it. */
export const factsNamedIn = (text: string, known: readonly Known[]): string[] => {
  const terms = termsOf(text)
  return known.flatMap(({ id, ways }) => {
    const isNamed = ways.some((way) => {
      const { share, found, matches } = fitOf(terms, way.terms)
      return share >= MUCH && found >= SAYS_SOMETHING && matches >= 2
    })
    return isNamed ? [id] : []
  })
}

type Piece = { span: Span; terms: readonly Term[]; words: string; asks: boolean }
type Way = Known['ways'][number]

function isToldBy({ terms, words, asks }: Piece, way: Way, enough: number): boolean {
  if (hasAllOf(words, way.words)) return true
  const fit = fitOf(terms, way.terms)
  return (
    fit.share >= (asks ? MUCH : enough) &&
    fit.found >= (fit.share >= MOST_OF_IT ? LEAST_SAID : SAYS_SOMETHING) &&
    fit.same >= OF_ITS_OWN &&
    fit.matches >= 2
  )
}

/** What was asked and what was said, together; the answer brings a name, a number or a thing of its own. */
function isAnsweredBy({ terms, asks }: Piece, way: Way, question: readonly Term[]): boolean {
  if (asks) return false
  const answer = fitOf(terms, way.terms)
  if (answer.same < OF_ITS_OWN || answer.share < OF_AN_ANSWER) return false
  const both = fitOf([...question, ...terms], way.terms)
  return both.share >= MUCH && both.found >= SAYS_SOMETHING && both.share > answer.share
}

/** In terms. */
const A_SHORT_ANSWER = 6
const ENOUGH = 0.48
/** A wish shares its words with the trouble that it comes of. */
const OF_A_WISH = 0.56
/** In two sentences more words come together by chance. */
const OF_TWO = 0.58
const MUCH = 0.65
const OF_AN_ANSWER = 0.2
/** In weights of terms: what is told in one common word may be chance. */
const SAYS_SOMETHING = 0.95
/** Of a short fact all that there is may be little. */
const MOST_OF_IT = 0.62
const LEAST_SAID = 0.65
const OF_ITS_OWN = 0.35

/** Word for word. */
const hasAllOf = (said: string, way: string): boolean =>
  way.split(' ').length - 2 >= FEW_WORDS && said.includes(way)

const FEW_WORDS = 2

/**
 * How much of a fact some words come near to. Where they have next to nothing in common word for word, likeness
 * alone is chance, and is not looked for.
 */
export function fitOf(said: readonly Term[], way: readonly Term[]): Fit {
  const stems = new Set(said.map(({ stem }) => stem))
  const same = way.reduce((sum, { stem, weight }) => (stems.has(stem) ? sum + weight : sum), 0)
  if (same < LEAST_IN_COMMON) return NO_FIT
  let total = 0
  let found = 0
  let matches = 0
  for (const term of way) {
    const best = stems.has(term.stem) ? 1 : nearest(term, said)
    total += term.weight
    found += term.weight * best
    if (best >= A_MATCH) matches += 1
  }
  const share = total === 0 ? 0 : found / total
  return {
    share: isOfOtherNumbers(said, way) ? share * OTHER_NUMBERS : share,
    found,
    same,
    matches,
  }
}

const NO_FIT: Fit = { share: 0, found: 0, same: 0, matches: 0 }
/** In weights of terms. */
const LEAST_IN_COMMON = 0.15

/** Its share, its weight, the weight of what is the very same, and how many of its terms. */
export type Fit = { share: number; found: number; same: number; matches: number }

const A_MATCH = 0.5

/** "Eight per cent" is not what is known of ten per cent. */
function isOfOtherNumbers(said: readonly Term[], way: readonly Term[]): boolean {
  const known = way.filter(({ stem }) => isFigure(stem))
  const told = said.filter(({ stem }) => isFigure(stem))
  return (
    known.length > 0 &&
    told.length > 0 &&
    !known.some(({ stem }) => told.some((one) => one.stem === stem))
  )
}

const OTHER_NUMBERS = 0.75

function nearest(term: Term, said: readonly Term[]): number {
  let best = 0
  for (const other of said) {
    best = Math.max(best, OF_A_RELATIVE * closeness(other.stem, term.stem))
    if (other.row === NO_ROW || term.row === NO_ROW) continue
    const like = likeness(other.row, term.row)
    if (like > ALIKE)
      best = Math.max(best, Math.min(MOST_ALIKE, (like - ALIKE) / (1 - ALIKE) + ALIKE_IS))
  }
  return best
}

const OF_A_RELATIVE = 0.8
/** Below, two words are as near as any two. */
const ALIKE = 0.42
const ALIKE_IS = 0.3
const MOST_ALIKE = 0.8
