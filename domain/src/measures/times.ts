import type { Reading } from '../reading/reading.ts'
import type { TalkTurn } from '../reading/talk.ts'
import { LEAST_WORDS } from './measures.ts'

/** What times say of a talk. They may be wrong, missing or backwards: then they say nothing. */

type Timed = { n: number; turn: TalkTurn; ms: number; words: number }

/** Of a turn; none where its end is not after its beginning. */
const lengthOf = ({ startedAtMs, endedAtMs }: TalkTurn): number => {
  const ms = endedAtMs - startedAtMs
  return Number.isFinite(ms) && ms > 0 ? ms : 0
}

/** The learner's own, spoken. What was pasted, or said to somebody else, is none. */
const spokenBy = ({ talk, turns }: Reading): (Timed & { isSure: boolean })[] =>
  turns.flatMap((read, n) => {
    const turn = talk.turns[n]
    if (turn === undefined || read.speaker === 'persona' || turn.typed) return []
    if (read.foreign !== null || read.words === 0) return []
    return [{ n, turn, ms: lengthOf(turn), words: read.words, isSure: read.isSure }]
  })

/**
 * Words per minute while the learner speaks. What was badly heard is left out where enough was heard well; a
 * recogniser that is never sure still hears about as many words as were said.
 */
export function paceOf(reading: Reading): { value: number; turns: number[] } | null {
  const spoken = spokenBy(reading).filter(({ ms }) => ms > 0)
  const sure = spoken.filter(({ isSure }) => isSure)
  const counted = sum(sure.map(({ words }) => words)) >= LEAST_WORDS ? sure : spoken
  const ms = sum(counted.map((one) => one.ms))
  if (ms === 0) return null
  const words = sum(counted.map((one) => one.words))
  return { value: (words * 60_000) / ms, turns: counted.map(({ n }) => n) }
}

/** By time where everything was spoken, by words where anything was typed or has no times. */
export function shareOf(reading: Reading): { value: number; turns: number[] } | null {
  const { talk, turns } = reading
  const all = turns.flatMap((read, n) => {
    const turn = talk.turns[n]
    const isForeign = read.speaker === 'trainee' && read.foreign !== null
    if (turn === undefined || read.words === 0 || isForeign) return []
    return [{ n, turn, ms: lengthOf(turn), words: read.words }]
  })
  const isTimed = all.every(({ turn, ms }) => !turn.typed && ms > 0)
  const size = (one: Timed) => (isTimed ? one.ms : one.words)
  const own = all.filter(({ turn }) => turn.speaker === 'trainee')
  const whole = sum(all.map(size))
  return whole === 0 ? null : { value: sum(own.map(size)) / whole, turns: own.map(({ n }) => n) }
}

/** Turns in a row, with nothing said between them. */
export function longestMonologueIn(reading: Reading): { ms: number; turns: number[] } | null {
  let longest: { ms: number; turns: number[] } | null = null
  let current = { ms: 0, turns: [] as number[] }
  let last = -1
  for (const { n, ms } of spokenBy(reading)) {
    if (ms === 0) continue
    const goesOn = reading.talk.turns
      .slice(last + 1, n)
      .every((turn) => turn.speaker === 'trainee' || turn.text.trim() === '')
    current =
      last !== -1 && goesOn
        ? { ms: current.ms + ms, turns: [...current.turns, n] }
        : { ms, turns: [n] }
    last = n
    if (longest === null || current.ms > longest.ms) longest = current
  }
  return longest
}

/**
 * How long the learner takes to answer: from the end of what the persona said to the beginning of what they
 * say. The time before the persona speaks is the system's, and in no number.
 */
export function responseGapsIn(reading: Reading): { medianMs: number; turns: number[] } | null {
  const gaps = spokenBy(reading).flatMap(({ n, turn }) => {
    const before = turnBefore(reading, n)
    if (before?.speaker !== 'persona' || before.interrupted) return []
    const ms = turn.startedAtMs - before.endedAtMs
    return Number.isFinite(ms) && ms >= 0 ? [{ n, ms }] : []
  })
  const sorted = gaps.map(({ ms }) => ms).toSorted((a, b) => a - b)
  if (sorted.length === 0) return null
  const middle = (sorted.length - 1) / 2
  const low = sorted[Math.floor(middle)] as number
  const high = sorted[Math.ceil(middle)] as number
  return { medianMs: low / 2 + high / 2, turns: gaps.map(({ n }) => n) }
}

/** Who cut whom short: turns of the learner that cut in, and turns of theirs that were cut. */
export function interruptionsIn(reading: Reading): { ofPersona: number[]; ofTrainee: number[] } {
  const ofPersona: number[] = []
  const ofTrainee: number[] = []
  for (const { n, turn } of spokenBy(reading)) {
    const before = turnBefore(reading, n)
    const after = reading.talk.turns[n + 1]
    const cutsIn = before?.speaker === 'persona' && (before.interrupted || overlaps(before, turn))
    // Who reads is through with a line before it is spoken, and what they write talks over nobody.
    if (cutsIn && !turn.typed && !isBackchannel(turn.text)) ofPersona.push(n)
    const isCut = turn.interrupted || (after?.speaker === 'persona' && overlaps(turn, after))
    if (isCut) ofTrainee.push(n)
  }
  return { ofPersona, ofTrainee }
}

/** Where a drill begins, the turn before was answered by another one: how fast, and whom that cut short, is not of this. */
const turnBefore = ({ talk }: Reading, n: number): TalkTurn | undefined =>
  n === talk.carriedTurns ? undefined : talk.turns[n - 1]

const overlaps = (first: TalkTurn, second: TalkTurn): boolean => {
  const ms = first.endedAtMs - second.startedAtMs
  return second.startedAtMs > first.startedAtMs && Number.isFinite(ms) && ms > AN_OVERLAP_MS
}

/** People come in a little before the end, and the clock of a call is not finer. */
const AN_OVERLAP_MS = 300

/** "Mm-hm" and "right" say "go on". */
const isBackchannel = (text: string): boolean =>
  /^(?:\W*(?:m+-?h+m+|m+|h+m+|uh-?huh|yeah|yes|yep|okay|ok|right|sure|i see|aha|ah|oh|wow|really|exactly|no)\b\W*){1,3}$/i.test(
    text,
  )

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0)
