import { evidenceAt, sentenceSpans, wholeTurn } from '../reading/evidence.ts'
import type { Evidence } from '../reading/talk.ts'
import type { DeedKind, Deeds } from '../rubric/deeds.ts'
import { PARTICULAR, SHOWS_FEELING } from '../rubric/phrases.ts'
import { asYou, type SaidBack } from './as-you.ts'

/** Where something else would have helped: what had just been said, and the learner's turn that followed. */
export type Moment = {
  at: Evidence
  /** The learner's turn that could have been another. */
  turn: number
  /** What the persona had said, as one says it back; null where there is nothing. */
  back: SaidBack | null
}

/** Things of the persona that were worth more than they got, the weightiest first. */
export function missedMoments(
  deeds: Deeds,
  unlessAlso: DeedKind[] = ['takes-up', 'responds'],
): Moment[] {
  const { reading } = deeds
  const done = new Set(unlessAlso.flatMap((kind) => deeds.of(kind).map(({ at }) => at.turn)))
  const missed = reading.turns.flatMap((turn, n) => {
    const follows = nextOfTrainee(deeds, n)
    if (turn.speaker !== 'persona' || follows !== n + 1 || done.has(follows)) return []
    const best = sentencesOf(deeds, n)[0]
    return best === undefined || best.weight < WORTH_MORE
      ? []
      : [{ at: best.at, turn: follows, back: best.back, weight: best.weight }]
  })
  return missed.toSorted((a, b) => b.weight - a.weight || a.at.turn - b.at.turn)
}

/** In weights of a sentence: less is said in passing. */
const WORTH_MORE = 2

/** The learner's last turn that could still have done something: what comes after is a goodbye. */
export function lastMoment(deeds: Deeds): Moment | null {
  const { reading } = deeds
  for (let n = reading.turns.length - 1; n >= 0; n -= 1) {
    const turn = reading.turns[n]
    const said = reading.talk.turns[n]
    if (turn?.speaker === 'trainee' && said !== undefined && turn.words >= 1)
      return { at: wholeTurn(n, said), turn: n, back: weightiest(deeds, n) }
  }
  return null
}

/** Where it was offered something, or two thirds into the talk: by then there was enough to gather. */
export function gatheringMoment(deeds: Deeds): Moment | null {
  const { reading } = deeds
  const from = Math.floor(reading.turns.length / 2)
  const offer = [...deeds.of('offers-to-fit'), ...deeds.of('offers')]
    .map(({ at }) => at.turn)
    .filter((n) => n >= from)
    .toSorted((a, b) => a - b)[0]
  const n = offer ?? nextOfTrainee(deeds, Math.floor((reading.turns.length * 2) / 3))
  const said = n === null ? undefined : reading.talk.turns[n]
  return n === null || said === undefined
    ? lastMoment(deeds)
    : { at: wholeTurn(n, said), turn: n, back: bestBack(deeds, n) }
}

/** The turn of a deed, with what the persona had said before it. */
export const momentOf = (deeds: Deeds, at: Evidence): Moment => ({
  at,
  turn: at.turn,
  back: bestBack(deeds, at.turn),
})

/** What the persona had told before this turn, as one says it back: up to three things, in their order. */
export function toldBefore(deeds: Deeds, turn: number): SaidBack[] {
  const told = deeds.reading.turns.flatMap((one, n) =>
    one.speaker === 'persona' && n < turn
      ? sentencesOf(deeds, n)
          .slice(0, 1)
          .map((sentence) => ({ ...sentence, n }))
      : [],
  )
  return told
    .flatMap(({ back, weight, n }) => (back === null || weight < 1 ? [] : [{ back, weight, n }]))
    .toSorted((a, b) => b.weight - a.weight || a.n - b.n)
    .slice(0, 3)
    .toSorted((a, b) => a.n - b.n)
    .map(({ back }) => back)
}

/** Of all that was told before, what weighs most. */
function weightiest(deeds: Deeds, before: number): SaidBack | null {
  const all = deeds.reading.turns.flatMap((turn, n) =>
    turn.speaker === 'persona' && n < before ? sentencesOf(deeds, n) : [],
  )
  return (
    all
      .filter(({ back }) => back?.isClause)
      .toSorted((a, b) => b.weight - a.weight || a.at.turn - b.at.turn)[0]?.back ?? null
  )
}

function bestBack(deeds: Deeds, before: number): SaidBack | null {
  for (let n = before - 1; n >= 0; n -= 1) {
    if (deeds.reading.turns[n]?.speaker !== 'persona') continue
    const found = sentencesOf(deeds, n).find(({ back }) => back !== null)
    if (found !== undefined) return found.back
  }
  return null
}

/** A turn in which nothing was heard is nobody's. */
function nextOfTrainee({ reading }: Deeds, after: number): number | null {
  const n = reading.turns.findIndex(
    (turn, at) => at > after && turn.speaker === 'trainee' && turn.words > 0,
  )
  return n === -1 ? null : n
}

type Sentence = { at: Evidence; back: SaidBack | null; weight: number }

/** Sentences of a turn of the persona, by how much there was to take up. */
function sentencesOf({ reading }: Deeds, n: number): Sentence[] {
  const turn = reading.turns[n]
  const text = reading.talk.turns[n]?.text ?? ''
  if (turn?.speaker !== 'persona') return []
  return sentenceSpans(text)
    .map((span): Sentence => {
      const at = evidenceAt(n, text, span)
      const tells = turn.tells.filter(
        (one) => one.at.start < at.end && at.start < one.at.end,
      ).length
      const raises = turn.raises.filter(
        (one) => one.at.start < at.end && at.start < one.at.end,
      ).length
      const back = asYou(at.quote)
      const weight =
        (back === null ? 0 : 1) +
        2 * Math.min(1, tells) +
        2 * Math.min(1, raises) +
        (SHOWS_FEELING.test(at.quote) ? 2 : 0) +
        (PARTICULAR.test(at.quote) ? 1 : 0) +
        (at.quote.split(/\s+/).length >= A_FULL_SENTENCE ? 1 : 0)
      return { at, back, weight: /\?\W*$/.test(at.quote) ? 0 : weight }
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight || a.at.start - b.at.start)
}

/** In words. */
const A_FULL_SENTENCE = 7
