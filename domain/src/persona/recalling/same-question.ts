import { nearestTo, type Meant, meantBy } from '../../language/meant.ts'
import { stemsOf } from '../../language/stems.ts'
import { wordsOf } from '../../language/words.ts'
import { likeness, weightOfRow } from '../../language/word-vectors.ts'
import { lastQuestionIn } from '../../moves/last-question.ts'
import { type Asked, whatIsAsked } from './asked.ts'

/** By what people ask it. */
type Askable = { asked: readonly string[] }

/** How surely it has to be the same. */
export type Bar = typeof SURELY_THE_SAME | typeof LIKELY_THE_SAME

/** The one that this asks, in whatever words; of several, the one that it is most like. */
export function sameQuestionIn<One extends Askable>(
  asked: Asked,
  all: readonly One[],
  bar: Bar,
): One | null {
  const found = mostAlike(asked, all)
  return found === null || found.sure < bar ? null : (found.one as One)
}

type Found = { one: Askable; sure: number } | null

/** One thing that is said is looked up several times, for answers that are more and less sure. */
const LOOKED_UP = new WeakMap<readonly Askable[], Map<string, Found>>()
const KEPT = 8

function mostAlike(asked: Asked, all: readonly Askable[]): Found {
  const kept = LOOKED_UP.get(all) ?? new Map<string, Found>()
  LOOKED_UP.set(all, kept)
  const key = `${asked.isYesNo} ${asked.text}`
  const known = kept.get(key)
  if (known !== undefined) return known
  const found = lookUp(asked, all)
  if (kept.size >= KEPT) kept.clear()
  kept.set(key, found)
  return found
}

function lookUp(asked: Asked, all: readonly Askable[]): Found {
  const question = shapeOf(asked)
  const likenessOf = likenessOnce()
  let found: Found = null
  for (const one of all)
    for (const shape of shapesOf(one)) {
      const bar = found?.sure ?? LIKELY_THE_SAME
      const sure = sameness(question, shape, { bar, likenessOf })
      if (found === null ? sure >= bar : sure > bar) found = { one, sure }
    }
  return found
}

/** The same few words stand in most of the questions. */
function likenessOnce(): typeof likeness {
  const known = new Map<number, number>()
  return (one, other) => {
    const key = Math.min(one, other) * MOST_ROWS + Math.max(one, other)
    const before = known.get(key)
    if (before !== undefined) return before
    const alike = likeness(one, other)
    known.set(key, alike)
    return alike
  }
}

/** Of the table of word vectors, and more. */
const MOST_ROWS = 2 ** 20

/** In nearly the same words: whatever else might be said to it. */
export const SURELY_THE_SAME = 0.8
/** Where nothing that is known is the answer. */
export const LIKELY_THE_SAME = 0.64

/** What a question is known again by. */
type Shape = {
  wants: Asked['wants']
  isYesNo: boolean
  words: ReadonlySet<string>
  /** With how much each says of what is asked. */
  terms: { stem: string; row: number | null; weight: number }[]
  stems: ReadonlySet<string>
  /** "How do you feel?", "what was he like?" are of whatever was said before. */
  isAboutSomething: boolean
  meant: Meant
  of: ReadonlySet<Whose>
}

/** Whose matter it is. */
type Whose = 'the persona' | 'the learner' | 'others'

const READY = new WeakMap<readonly string[], Shape[]>()

function shapesOf({ asked }: Askable): Shape[] {
  const ready = READY.get(asked) ?? asked.map((text) => shapeOf(whatIsAsked(lastQuestionIn(text))))
  READY.set(asked, ready)
  return ready
}

function shapeOf({ text: whole, stems: topic, wants, isYesNo }: Asked): Shape {
  const text = whole.replace(LEADS_IN, '').replace(WHAT_FOR, '').replace(TRAILS_OFF, '')
  const meant = meantBy(text)
  const rows = new Map(meant.map(({ stem, row }) => [stem, row]))
  const matters = new Set(topic)
  const stems = new Set([
    ...stemsOf(text),
    ...wordsOf(text).filter((word) => SMALL_VERBS.has(word)),
  ])
  return {
    wants,
    isYesNo,
    words: new Set(wordsOf(text).filter((word) => !WRAPS.has(word))),
    terms: [...stems].map((stem) => {
      const row = rows.get(stem) ?? null
      const says = row === null ? OF_NO_ROW : weightOfRow(row)
      if (SMALL_VERBS.has(stem)) return { stem, row, weight: OF_A_SMALL_VERB }
      return { stem, row, weight: matters.has(stem) ? says : says * ONLY_ASKS }
    }),
    stems,
    isAboutSomething: [...stems].some((stem) => matters.has(stem) && !SMALL_VERBS.has(stem)),
    meant,
    of: whoseIn(text),
  }
}

/** No stems elsewhere, since they say nothing of what a text is about; but they do of what is asked of it. */
const SMALL_VERBS = new Set(
  'think feel say said tell told like liked love know knew need want wanted get got come go went make made take took give try tried use used before after next last first new else'.split(
    ' ',
  ),
)

const OF_A_SMALL_VERB = 0.35
const OF_NO_ROW = 0.6
/** "Usually", "at the moment": there or not, it is the same question. */
const ONLY_ASKS = 0.3

const whoseIn = (text: string): ReadonlySet<Whose> =>
  new Set([
    ...(/\b(?:you|your|yours|yourself)\b/i.test(text) ? (['the persona'] as const) : []),
    ...(/\b(?:i|me|my|mine)\b/i.test(text) ? (['the learner'] as const) : []),
    ...(/\b(?:he|she|him|her|his|hers|they|them|their|it|its|that|those)\b/i.test(text)
      ? (['others'] as const)
      : []),
  ])

/** What cannot reach the bar is not looked at to the end. */
function sameness(
  asked: Shape,
  written: Shape,
  { bar, likenessOf }: { bar: number; likenessOf: typeof likeness },
): number {
  if (!asked.isAboutSomething || !written.isAboutSomething) return sameWords(asked, written)
  const most = sameKind(asked, written) * sameWhose(asked, written)
  const ofAsked = Math.sqrt(howMuchOf(asked, written, likenessOf)) * most
  if (ofAsked * (1 - OF_THE_WORDS) + OF_THE_WORDS < bar) return 0
  const same = ofAsked * Math.sqrt(howMuchOf(written, asked, likenessOf))
  const common = wordsInCommon(asked, written)
  if (common < leastInCommon(asked, written, same)) return 0
  // Of two that are as near, the one in these words.
  return same * (1 - OF_THE_WORDS) + common * OF_THE_WORDS
}

const OF_THE_WORDS = 0.04

/**
 * One word that matters stands in many questions: "who throws it out?" is not "have you thrown it out?". Then more of the little
 * words have to be the same, unless both ask for one thing of a kind. Of 101 answers in talks with strangers 34 were to another
 * question; so, 11 of 68.
 */
function leastInCommon(asked: Shape, written: Shape, same: number): number {
  const shared = asked.terms.filter(({ stem }) => written.stems.has(stem)).length
  if (shared > 1) return same >= SURELY_THE_SAME ? 0 : SOME_OF_ITS_WORDS
  if (countsAnother(asked, written)) return ALL_OF_ITS_WORDS
  return asked.wants === written.wants && OF_ONE_THING.has(asked.wants)
    ? FEW_OF_ITS_WORDS
    : MOST_OF_ITS_WORDS
}

/** "How many people work for you?" is not "how much work would it be?". */
const countsAnother = (asked: Shape, written: Shape): boolean =>
  (asked.words.has('many') && written.words.has('much')) ||
  (asked.words.has('much') && written.words.has('many'))

const FEW_OF_ITS_WORDS = 0.15
const SOME_OF_ITS_WORDS = 0.3
const MOST_OF_ITS_WORDS = 0.4
const ALL_OF_ITS_WORDS = 1

function wordsInCommon({ words }: Shape, other: Shape): number {
  const common = [...words].filter((one) => other.words.has(one)).length
  return common / Math.max(1, words.size + other.words.size - common)
}

/** Without a word that says what it is about, it is the same question in the same words. */
const sameWords = ({ words }: Shape, other: Shape): number =>
  words.size > 0 &&
  words.size === other.words.size &&
  [...words].every((one) => other.words.has(one))
    ? 1
    : 0

function howMuchOf({ terms }: Shape, other: Shape, likenessOf: typeof likeness): number {
  let total = 0
  let found = 0
  for (const { stem, row, weight } of terms) {
    total += weight
    found +=
      weight *
      (other.stems.has(stem)
        ? 1
        : row === null
          ? 0
          : nearestTo(row, other.meant, likenessOf) * ONLY_NEAR)
  }
  return total === 0 ? 0 : found / total
}

const ONLY_NEAR = 0.9

/** "How many" is not "since when"; where a question says no kind, it may be any. */
const sameKind = (asked: Shape, written: Shape): number => {
  const form = asked.isYesNo === written.isYesNo ? 1 : ANOTHER_FORM
  if (asked.wants === written.wants) return form
  const [one, other] = [OF_ONE_THING.has(asked.wants), OF_ONE_THING.has(written.wants)]
  return form * (one || other ? ANOTHER_KIND : NO_KIND)
}

const OF_ONE_THING: ReadonlySet<Asked['wants']> = new Set([
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
const NO_KIND = 0.92
const ANOTHER_KIND = 0.78
/** "Do you like it?" is not "what do you like?". */
const ANOTHER_FORM = 0.94

/** "How old is she?" is not asked of the persona. */
const sameWhose = (asked: Shape, written: Shape): number =>
  asked.of.has('the persona') === written.of.has('the persona') ||
  (!asked.of.has('others') && !asked.of.has('the learner'))
    ? 1
    : SOMEBODY_ELSE

const SOMEBODY_ELSE = 0.6

const LEADS_IN =
  /^(?:(?:so|and|but|well|okay|now) )*(?:i(?:'m| am| was|'ve been)? (?:just )?(?:wonder(?:ing)?|curious|interested)(?: to know| to hear| about| if| whether)?|i(?:'d| would) (?:like|love) to (?:know|hear|understand)(?: about)?|(?:can|could|would) (?:i|you)(?: please)? (?:ask|tell me|say|share|explain)(?: you)?(?: about)?|tell me(?: a (?:bit|little))?(?: more)?(?: about)?|(?:do|would) you mind (?:telling me|me asking|if i ask)) /i

/** "…, so that it's there before you need it?", "… until we meet next week?": why they ask, and for how long. */
const WHAT_FOR = /(?: so (?:that|i can|we can)|(?<! long) until (?:we|next)) .*$/i

const TRAILS_OFF =
  /(?: (?:or|then|again|you guys|by the way|if (?:i (?:can|may|might) ask|you do not mind)))+$/i

/** Around a question, and no part of it. */
const WRAPS = new Set('and so but well then now okay ok right please'.split(' '))
