import { stemsOf } from '../language/stems.ts'
import { closeness } from '../language/related-words.ts'
import { likeness, NO_ROW, rowOfWord, weightOfRow } from '../language/word-vectors.ts'
import { plain, wordsOf } from '../language/words.ts'
import { inFigures } from '../reading/numbers.ts'
import type { Reading } from '../reading/reading.ts'

/** What a turn of the learner has of what the persona had said before. */
export type Uptake = {
  /** Of what was said to them last. */
  fresh: string[]
  /** Means much the same as something that was said to them last. */
  near: string[]
  /** Of what was said longer ago. */
  kept: string[]
  /** From how many turns of the persona all of it is. */
  from: number[]
  /** What neither of them had said: the learner's own. */
  own: string[]
  /** How much some of these words say: names and rare words much, what is in every sentence little. */
  weightOf: (stems: readonly string[]) => number
}

/**
 * Who listens can be told by their words: they use what the other one brought up. What the learner had said
 * first is their own, however often the persona says it after them.
 */
export function uptakesIn({ talk, turns, graph }: Reading): Uptake[] {
  const broughtAt = new Map<string, number>()
  const lastSaid = new Map<string, number>()
  const ownWords = new Set<string>()
  const askedFor = new Set<string>()
  const personaTurns: number[] = []
  // To call somebody by their name is no listening.
  const name = new Set(stemsOf(talk.roleplay.persona.name))
  const weights = new Map<string, number>()
  const rows = new Map<string, number>()
  const weightOf = (some: readonly string[]): number =>
    some.reduce((sum, stem) => sum + (weights.get(stem) ?? 0), 0)
  return talk.turns.map(({ text }, n) => {
    const turn = turns[n]
    const isAnswered = graph.lead === 'persona' && turn?.speaker === 'persona'
    const stems = [...new Set(meantIn(isAnswered ? withoutQuestions(text) : text))].filter(
      (stem) => !name.has(stem),
    )
    weigh(text, { weights, rows })
    if (turn?.speaker !== 'trainee') {
      personaTurns.push(n)
      const confirmed = new Set(meantIn(withoutDenials(text)))
      for (const stem of stems)
        if (
          !ownWords.has(stem) &&
          !broughtAt.has(stem) &&
          (!askedFor.has(stem) || confirmed.has(stem))
        )
          broughtAt.set(stem, n)
      // What is said again is fresh again.
      for (const stem of stems) if (broughtAt.has(stem)) lastSaid.set(stem, n)
      return NOTHING
    }
    if (turn.foreign !== null) return NOTHING
    const window = personaTurns.at(-LATELY) ?? 0
    const taken = stems.filter((stem) => broughtAt.has(stem))
    const isFresh = (stem: string) => (lastSaid.get(stem) ?? -1) >= window
    const lately = [...lastSaid].filter(([, at]) => at >= window).map(([stem]) => stem)
    const uptake = {
      fresh: taken.filter(isFresh),
      near: stems.filter(
        (stem) =>
          !broughtAt.has(stem) &&
          !ownWords.has(stem) &&
          lately.some((other) => isNear(rows, stem, other)),
      ),
      kept: taken.filter((stem) => !isFresh(stem)),
      from: [...new Set(taken.map((stem) => broughtAt.get(stem) as number))].sort((a, b) => a - b),
      own: stems.filter((stem) => !broughtAt.has(stem)),
      weightOf,
    }
    // What they only asked about is not theirs: the answer is.
    const asked = new Set(
      turn.moves.flatMap((move) => (move.question === 'none' ? [] : meantIn(move.text))),
    )
    for (const stem of uptake.own) (asked.has(stem) ? askedFor : ownWords).add(stem)
    return uptake
  })
}

/** "Which house? I don't want a divorce": who says so takes neither word for their own. */
const withoutDenials = (text: string): string =>
  withoutQuestions(text)
    .split(/(?<=[.!?…])\s+/)
    .filter((sentence) => !/\b(?:no|not|none|never|\w+n't)\b/i.test(plain(sentence)))
    .join(' ')

/** The words of a question are in every answer to it, whoever listens. */
const withoutQuestions = (text: string): string =>
  text
    .split(/(?<=[.!?…])\s+/)
    .filter((sentence) => !/\?\W*$/.test(sentence))
    .join(' ')

const NOTHING: Uptake = { fresh: [], near: [], kept: [], from: [], own: [], weightOf: () => 0 }

const isNear = (rows: ReadonlyMap<string, number>, one: string, other: string): boolean => {
  if (closeness(one, other) >= RELATED) return true
  const [first = NO_ROW, second = NO_ROW] = [rows.get(one), rows.get(other)]
  return first !== NO_ROW && second !== NO_ROW && likeness(first, second) >= ALIKE
}

const RELATED = 0.8
const ALIKE = 0.55

function weigh(
  text: string,
  { weights, rows }: { weights: Map<string, number>; rows: Map<string, number> },
): void {
  for (const word of figured(text)) {
    const row = rowOfWord(word)
    const weight = /^x\d$/.test(word)
      ? OF_A_SMALL_NUMBER
      : /^\d+$/.test(word) || row === NO_ROW
        ? OF_A_NAME
        : LEAST + (1 - LEAST) * weightOfRow(row)
    for (const stem of stemsOf(word)) {
      weights.set(stem, Math.max(weight, weights.get(stem) ?? 0))
      rows.set(stem, row)
    }
  }
}

/** In no table, and not to be said by chance. */
const OF_A_NAME = 0.7
const OF_A_SMALL_NUMBER = 0.35
const LEAST = 0.2

/** In turns of the persona: a thing may be taken up one turn later, when there was something to say first. */
const LATELY = 2

/** Numbers are the same in words and in figures. Courtesies and small verbs are nobody's. */
export const meantIn = (text: string): string[] =>
  stemsOf(figured(text.replaceAll(GREETINGS, ' ')).join(' ')).filter(
    (stem) => !SAID_BY_ALL.has(stem),
  )

/** Numbers in figures; a small one is written so that it counts as a word. */
const figured = (text: string): string[] =>
  inFigures(wordsOf(plain(text))).map((word) => word.replace(/^\d$/, 'x$&'))

const GREETINGS = /\bgood (?:morning|afternoon|evening|night)\b/gi

const SAID_BY_ALL = new Set(
  stemsOf(
    `thing things something anything nothing everything know think say said tell told talk mean sorry thank thanks
    please hello hi day good great fine well really just like want need let see look
    get got go going come make made take put give yes no okay right sure lot bit much many more very maybe
    perhaps people person somebody everybody nobody time today now then back again always never still
    believe understand hear feel question answer way kind sort ask call try happen start use help year years
    morning evening afternoon mr mrs ms miss mister sir madam um uh er oh mm hm ah well actually honestly course first last next two`,
  ),
)
