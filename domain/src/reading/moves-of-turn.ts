import { stemsOf } from '../language/stems.ts'
import { plain, wordsOf } from '../language/words.ts'
import { ACTS, type Act, type Labels } from '../moves/labels.ts'
import { movesIn } from '../moves/moves-in.ts'
import { plainActsIn } from '../moves/plain-acts.ts'
import { onlyAsked, withPlainActs } from '../persona/hear.ts'
import { actOf } from '../persona/reacting/act-of.ts'
import { withAskedPlainly } from './asked-plainly.ts'
import { evidenceAt, type Span } from './evidence.ts'
import type { ReadMove } from './reading.ts'

type Given = {
  turn: number
  previous: string | undefined
  /** What the turn does as a whole: what a turn does is judged by all of it, the parts say where. */
  whole: Labels
  /** Stems of what the persona said lately. */
  told: ReadonlySet<string>
}

/** What was done by a turn, one after the other, each with the words that did it. */
export function movesOfTurn(text: string, given: Given): ReadMove[] {
  const parts = partsOf(text, given.previous)
  const labelled = parts.map(({ span, labels }): ReadMove => {
    const at = evidenceAt(given.turn, text, span)
    return { ...labelsOfPart(at.quote, labels, given), text: at.quote, at, isRepeated: false }
  })
  const asked = withLastQuestion(withoutAfterthoughts(withLeadIns(text, labelled)), given.whole)
  return withAskedPlainly(withOneReflectionARow(withWholeActs(asked, given.whole)), text)
}

/** Of what was not said to the persona only what would end a talk is heard. */
export function movesOfForeign(turn: number, text: string, whole: Labels): ReadMove[] {
  const acts = whole.acts.filter((act) => STILL_HEARD.has(act))
  if (acts.length === 0) return []
  const at = evidenceAt(turn, text, { start: 0, end: text.length })
  return [{ ...NOTHING_DONE, acts, text: at.quote, at, isRepeated: false }]
}

const STILL_HEARD: ReadonlySet<Act> = new Set<Act>(['distress', 'stop', 'rudeness'])

const NOTHING_DONE: Labels = {
  question: 'none',
  spin: 'none',
  reflection: 'none',
  behaviour: 'other',
  acts: [],
}

type Part = { span: Span; labels: Labels }

function partsOf(text: string, previous: string | undefined): Part[] {
  const parts: Part[] = []
  let from = 0
  for (const { text: words, ...labels } of movesIn(text, previous)) {
    const start = text.indexOf(words, from)
    if (start === -1) continue
    from = start + words.length
    parts.push({ span: { start, end: from }, labels })
  }
  parts.forEach((part, n) => {
    const next = parts[n + 1]
    if (next === undefined) return
    // "… cost you? Just | roughly": a filler after a mark belongs to what follows it.
    const tail = /[.?!]["')]*(\s+\S{1,12}(?:\s\S{1,12})?)$/.exec(
      text.slice(part.span.start, part.span.end),
    )?.[1]
    if (tail === undefined || /[.?!]/.test(tail)) return
    part.span.end -= tail.length
    next.span.start = part.span.end
  })
  return parts
}

function labelsOfPart(words: string, labels: Labels, { whole, told }: Given): Labels {
  const said = withPlainActs(onlyAsked(labels, { text: words, act: actOf(words) }), words)
  const plainly = plainActsIn(words)
  const acts = withSummary(said.acts, words, told).filter(
    (act) =>
      whole.acts.includes(act) ||
      (!STILL_HEARD.has(act) && (!OF_A_WHOLE.has(act) || plainly.includes(act))),
  )
  const gives = said.reflection !== 'none' && isGivenBack(words, { told, whole })
  const reflection = gives ? said.reflection : 'none'
  const behaviour =
    said.behaviour === 'reflection' && !gives
      ? wordsOf(words).length < A_SENTENCE
        ? 'other'
        : 'input'
      : said.behaviour
  return { ...said, acts, reflection, behaviour }
}

/** In words. */
const A_SENTENCE = 6

/** "Let me make sure I've got this right: …", of what was told. */
const withSummary = (acts: Act[], words: string, told: ReadonlySet<string>): Act[] => {
  const stems = [...new Set(stemsOf(words))]
  const sumsUp = SUMS_UP.test(plain(words)) && stems.filter((stem) => told.has(stem)).length >= 2
  return sumsUp && !acts.includes('summary') ? [...acts, 'summary'] : acts
}

const SUMS_UP =
  /\b(?:let me (?:just |quickly )?(?:make sure|check|see if|confirm|repeat|play|recap|sum)|just to (?:confirm|recap|be clear|check|sum)|to (?:make sure i|recap|sum)|(?:have i|i(?:'ve| have)) got (?:that|this|it|you) (?:right|correctly|all)|did i (?:get|understand|miss)|(?:what |if )i(?:'m| am) hearing|so far (?:you|we|i)|you(?:'ve| have) told me|in a nutshell|in short|all in all|(?:hearing|understand(?:ing)?|understood|got) you (?:right|correctly))\b/i

/** A sentence out of its turn says little of these. */
const OF_A_WHOLE: ReadonlySet<Act> = new Set<Act>([
  'challenge',
  'objection_handling',
  'off_topic',
  'ask_repeat',
  'keyword_list',
  'small_talk',
  'rudeness',
  'proposal',
  'next_step',
])

/** Whoever speaks of themselves, or of what was never said, gives nothing back. */
function isGivenBack(
  words: string,
  { told, whole }: { told: ReadonlySet<string>; whole: Labels },
): boolean {
  const said = plain(words)
  if (PLANS.test(said)) return false
  if (OF_ONESELF.test(said) && !OF_THE_OTHER.test(said)) return false
  if (GIVES_BACK.test(said)) return true
  if (OF_ONESELF.test(said)) return false
  // "You're afraid of what she thinks" gives back what was not said in so many words.
  const isOfThem = BEGINS_WITH_THEM.test(said) && !/\?\W*$/.test(said)
  if (isOfThem && whole.reflection !== 'none' && !whole.acts.some((act) => OFFERS.has(act)))
    return true
  const stems = [...new Set(stemsOf(said))]
  const shared = stems.filter((stem) => told.has(stem)).length
  if (stems.length === 0 || shared / stems.length < OF_ITS_WORDS) return false
  return whole.reflection !== 'none' ? shared > 0 : shared > 1
}

const GIVES_BACK =
  /\b(?:(?:it |that )(?:sounds|seems) (?:like|as)|^(?:so )?(?:it )?sounds like|you(?:'re| are) (?:saying|feeling|telling)|you (?:feel|seem|sound|look)\b|it must (?:be|have)|that must (?:be|have)|part of you|(?:i(?:'m| am)|what i) hear(?:ing)?\b|you(?:'d| would) (?:like|want|rather|prefer)|you (?:said|mentioned|told me)|(?:hearing|understand(?:ing)?|got) you (?:right|correctly))|^(?:okay |right |and |oh )?(?:,? )?so,? (?:you|your|it|they|he|she|what you|for you|on the one hand)\b/i

const OF_ITS_WORDS = 0.34
const OF_ONESELF = /\b(?:i|we|my|our|me|us|i'm|i'll|i'd|i've|we'll|we'd|we're|we've|let's)\b/i
const OF_THE_OTHER = /\b(?:you|your|you're|you've|you'd|yours|yourself)\b/i
const OFFERS: ReadonlySet<Act> = new Set<Act>(['proposal', 'next_step', 'objection_handling'])
const BEGINS_WITH_THEM = /^(?:and |but |or )?(?:you|your|you're|you've|you'd)\b|^so\b.*\byou/i
const PLANS =
  /\b(?:how about|i(?:'ll| will| can| could| would| suggest| propose)|we(?:'ll| will| can| could| offer)|send me|let's|shall we|would you like)\b/i

/**
 * "And when the plan doesn't hold, where does it show?" is one thing; in speech without marks, what comes
 * before the question may be anything.
 */
function withLeadIns(text: string, moves: ReadMove[]): ReadMove[] {
  if (!/[.?!]/.test(text)) return moves
  return moves.reduceRight<ReadMove[]>((later, move) => {
    const [next] = later
    const leads =
      next !== undefined &&
      next.question !== 'none' &&
      move.question === 'none' &&
      (move.reflection === 'none' || wordsOf(move.text).length < A_SENTENCE) &&
      !/[.?!…]["')]*$/.test(move.text)
    if (!leads) return [move, ...later]
    const at = evidenceAt(move.at.turn, text, { start: move.at.start, end: next.at.end })
    const acts = ACTS.filter((act) => move.acts.includes(act) || next.acts.includes(act))
    return [{ ...next, acts, at, text: at.quote }, ...later.slice(1)]
  }, [])
}

/** "Is that right, or am I off?" asks once. */
function withoutAfterthoughts(moves: ReadMove[]): ReadMove[] {
  return moves.map((move, n) => {
    const before = moves[n - 1]
    const isOne =
      before !== undefined &&
      move.question !== 'none' &&
      before.question !== 'none' &&
      /^or\b/i.test(move.text) &&
      !/[.?!]["')]*$/.test(before.text)
    return isOne ? { ...move, question: 'none', spin: 'none', behaviour: 'other' } : move
  })
}

/** Of the last thing asked, the whole turn says more than its last words alone. */
function withLastQuestion(moves: ReadMove[], { question, spin }: Labels): ReadMove[] {
  if (question === 'none') return moves
  const last = moves.findLastIndex((move) => move.question !== 'none')
  const marked = moves.findLastIndex((move) => move.text.endsWith('?'))
  const at = last !== -1 ? last : marked !== -1 ? marked : moves.length - 1
  return moves.map((move, n) =>
    n === at ? { ...move, question, spin: spin === 'none' ? move.spin : spin } : move,
  )
}

/** What only the whole turn does is done where most of it is said. */
function withWholeActs(moves: ReadMove[], { acts }: Labels): ReadMove[] {
  const missing = acts.filter((act) => !moves.some((move) => move.acts.includes(act)))
  if (missing.length === 0) return moves
  const longest = moves.reduce(
    (best, move, n) => (move.text.length > (moves[best]?.text.length ?? -1) ? n : best),
    0,
  )
  return moves.map((move, n) =>
    n === longest
      ? { ...move, acts: ACTS.filter((act) => missing.includes(act) || move.acts.includes(act)) }
      : move,
  )
}

/** Two sentences that give back one thing are one reflection: its fullest. */
function withOneReflectionARow(moves: ReadMove[]): ReadMove[] {
  return moves.map((move, n) => {
    if (move.reflection === 'none') return move
    const isMore = moves[n - 1]?.reflection !== undefined && moves[n - 1]?.reflection !== 'none'
    if (isMore) return { ...move, reflection: 'none' }
    let end = n
    while (moves[end + 1]?.reflection !== undefined && moves[end + 1]?.reflection !== 'none')
      end += 1
    const isComplex = moves.slice(n, end + 1).some(({ reflection }) => reflection === 'complex')
    return { ...move, reflection: isComplex ? 'complex' : 'simple' }
  })
}
