import type { Sense } from '../../language/sense.ts'
import { wordsOf } from '../../language/words.ts'
import type { Fact } from '../facts/facts.ts'
import { FRAMES } from './frames.ts'
import { isWhere, MOMENT, MONEY, NUMBER, SPAN } from './kinds-of-answer.ts'
import { hasSomebody } from './somebody.ts'

/** What a fact is like, whatever it is asked for. */
export type FactForm = {
  isOfMyself: boolean
  isPast: boolean
  /** How many words. */
  length: number
  /** How many of the same subject were written before it. */
  place: number
  /** How many sentences of its thread come before it. */
  depth: number
  /** Of `FRAMES`: what it tells. */
  frames: ReadonlySet<number>
  /** What it means and what kinds of things it holds, as numbers that the matcher weighs. */
  traits: Float64Array
}

export function formOf(
  fact: Fact,
  { facts, sense }: { facts: readonly Fact[]; sense: Sense },
): FactForm {
  const { says, about, thread } = fact
  const traits = Float64Array.from([
    ...sense,
    ...HOLDS.map((holds) => (holds(says) ? A_TRAIT : 0)),
    ...(['goal', 'pain', 'situation'] as const).map((one) => (about === one ? A_TRAIT : 0)),
    A_TRAIT,
  ])
  return {
    isOfMyself: OF_MYSELF.test(says),
    isPast: PAST.test(says),
    length: wordsOf(says).length,
    place: facts.filter((one) => one.about === about).indexOf(fact),
    depth: facts.filter((one) => one.thread === thread).indexOf(fact),
    frames: new Set(FRAMES.flatMap(({ tells }, n) => (tells.test(says) ? [n] : []))),
    traits,
  }
}

/** Against the length of all meaning together, which is 1. */
export const A_TRAIT = 0.5

const OF_MYSELF = /^I\b/
const PAST =
  /\b(?:was|were|had|did|went|took|made|came|got|left|said|told|lost|bought|sent|gave|wrote|\p{L}{3,}ed)\b/iu

const has = (pattern: RegExp) => (says: string) => pattern.test(says)

const HOLDS: ((says: string) => boolean)[] = [
  has(NUMBER),
  has(MONEY),
  has(/\b(?:19|20)\d\d\b/),
  has(MOMENT),
  has(SPAN),
  // A name
  has(/(?<=[\p{L},] )(?!I\b|I')\p{Lu}\p{Ll}/u),
  isWhere,
  hasSomebody,
  // A reason
  has(
    /\b(?:because|since|so that|so|due to|after|that's why|in order to|otherwise|too|for fear|as)\b/i,
  ),
  has(/\b(?:no|not|never|nobody|nothing|none|without|hardly)\b|n't\b/i),
  // A wish
  has(/\b(?:want|wants|hope|hopes|need|needs|would like|wish|thinking about|looking for|plan)\b/i),
  has(OF_MYSELF),
  has(/\b(?:I|my|we|our|me|us)\b/i),
  has(/\b(?:am|is|are|was|were)\b|'(?:m|s|re)\b/i),
  has(PAST),
  has(/,/),
  // It hangs on what was said before.
  has(/^(?:That's because|And|But|So|That|This|It|He|She|They)\b/),
  // Somebody's work
  has(
    /\b(?:I'm|I am|I work|I worked|I run|my job|I was|I used to be)\b[^.]*\b(?:\p{L}+(?:er|or|ist|ian|ant|ent|man|woman|ress)|nurse|cook|chef|vet|clerk|head|owner|cashier|porter)\b/iu,
  ),
  // A note, and no sentence of the persona
  has(/^(?!I\b|I'|My\b|We\b|Our\b|He\b|She\b|The\b|It\b|They\b)/),
]
