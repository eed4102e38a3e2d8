import type { SPINS } from '../moves/labels.ts'
import { wholeTurn } from '../reading/evidence.ts'
import type { ReadMove, Reading } from '../reading/reading.ts'
import type { Evidence } from '../reading/talk.ts'
import { LEAST_WORDS, type Measure, type MeasureId, type NotMeasured } from './measures.ts'
import { interruptionsIn, longestMonologueIn, paceOf, responseGapsIn, shareOf } from './times.ts'
import { usualOf } from './usual.ts'

/**
 * All that is counted in a talk. What was not said to the persona counts for nothing; of what was badly heard
 * only what speaks for the learner counts.
 */
export function measure(reading: Reading): Measure[] {
  const { talk, path, topics } = reading
  const words = wordsSpoken(reading)
  const measures = [
    ...timed(reading),
    ...counted(reading),
    count('stages', [
      ...new Map(
        path.flatMap((visit): [string, Evidence][] =>
          visit.isCovered ? [[visit.id, visit.because ?? turnAt(reading, visit.fromTurn)]] : [],
        ),
      ).values(),
    ]),
    count(
      'topics',
      topics.flatMap(({ isTold, at }) => (isTold ? at.slice(0, 1) : [])),
    ),
    ...stageTimes(reading),
  ]
  if (words < LEAST_WORDS) return measures.map((one) => without(one, 'too-few-words'))
  const questions = measures.reduce(
    (sum, { id, value }) => sum + (id.startsWith('questions-') ? (value ?? 0) : 0),
    0,
  )
  return measures.map((one) =>
    one.value === null
      ? one
      : { ...one, usual: usualOf(one.id, { useCase: talk.useCase, words, questions }) },
  )
}

/** Of the learner's own, whether they were well heard or not. */
const wordsSpoken = ({ turns }: Reading): number =>
  turns.reduce(
    (sum, turn) => (turn.speaker === 'trainee' && turn.foreign === null ? sum + turn.words : sum),
    0,
  )

const turnAt = ({ talk }: Reading, n: number): Evidence => {
  const turn = talk.turns[n]
  return turn === undefined ? { turn: n, start: 0, end: 0, quote: '' } : wholeTurn(n, turn)
}

function timed(reading: Reading): Measure[] {
  const pace = paceOf(reading)
  const monologue = longestMonologueIn(reading)
  const gaps = responseGapsIn(reading)
  const share = shareOf(reading)
  const whole = (turns: readonly number[]) => turns.map((n) => turnAt(reading, n))
  const isTyped = reading.turns.every(
    ({ speaker }, n) => speaker === 'persona' || reading.talk.turns[n]?.typed === true,
  )
  const missing: NotMeasured = isTyped ? 'typed' : 'nothing-to-count'
  const interrupted = interruptionsIn(reading)
  return [
    pace === null
      ? nothing('pace', 'words per minute', missing)
      : number('pace', 'words per minute', Math.round(pace.value), whole(pace.turns)),
    share === null
      ? nothing('talk-share', 'share', 'nothing-to-count')
      : number('talk-share', 'share', rounded(share.value, 1000), whole(share.turns)),
    monologue === null
      ? nothing('longest-monologue', 'seconds', missing)
      : number(
          'longest-monologue',
          'seconds',
          rounded(monologue.ms / 1000, 10),
          whole(monologue.turns),
        ),
    count(
      'turns',
      reading.turns.flatMap(({ speaker, words }, n) =>
        speaker === 'trainee' && words > 0 ? [turnAt(reading, n)] : [],
      ),
    ),
    gaps === null
      ? nothing('response-gap', 'seconds', missing)
      : number('response-gap', 'seconds', rounded(gaps.medianMs / 1000, 100), whole(gaps.turns)),
    count('interrupted-the-persona', whole(interrupted.ofPersona)),
    count('was-interrupted', whole(interrupted.ofTrainee)),
  ]
}

function counted(reading: Reading): Measure[] {
  const own = reading.turns.flatMap((turn) =>
    turn.speaker === 'trainee' && turn.foreign === null ? [turn] : [],
  )
  const moves = own.flatMap((turn) => turn.moves)
  const of = (is: (move: ReadMove) => boolean) => moves.filter(is).map(({ at }) => at)
  // What was badly heard is never counted against anybody.
  const sure = own.filter(({ isSure }) => isSure)
  return [
    count(
      'questions-open',
      of(({ question }) => question === 'open'),
    ),
    count(
      'questions-closed',
      of(({ question }) => question === 'closed'),
    ),
    ...spins(reading, moves),
    count(
      'reflections',
      of(({ reflection }) => reflection !== 'none'),
    ),
    count(
      'fillers',
      sure.flatMap(({ fillers }) => fillers),
    ),
    count(
      'hedges',
      sure.flatMap(({ hedges }) => hedges),
    ),
  ]
}

const KINDS = [
  'situation',
  'problem',
  'implication',
  'need_payoff',
] as const satisfies readonly (typeof SPINS)[number][]

function spins({ talk }: Reading, moves: readonly ReadMove[]): Measure[] {
  const asked = KINDS.map((kind) => moves.filter(({ spin }) => spin === kind).map(({ at }) => at))
  const measures = KINDS.map((kind, n) =>
    count(`spin-${kind === 'need_payoff' ? 'need-payoff' : kind}`, asked[n] ?? []),
  )
  const all = [...measures, count('spin-order', inOrder(asked.map(([first]) => first ?? null)))]
  return talk.useCase === 'sales' ? all : all.map((one) => without(one, 'not-of-this-use-case'))
}

/** Of the first of each kind, the most that follow on each other as the kinds do. */
function inOrder(firsts: readonly (Evidence | null)[]): Evidence[] {
  const ends: Evidence[][] = []
  for (const at of firsts) {
    if (at === null) continue
    const before = ends
      .filter((chain) => isBefore(chain.at(-1), at))
      .reduce<Evidence[]>((best, chain) => (chain.length > best.length ? chain : best), [])
    ends.push([...before, at])
  }
  return ends.reduce<Evidence[]>((best, chain) => (chain.length > best.length ? chain : best), [])
}

const isBefore = (one: Evidence | undefined, other: Evidence): boolean =>
  one !== undefined &&
  (one.turn < other.turn || (one.turn === other.turn && one.start < other.start))

/** A stage that was entered twice has the time of both. */
function stageTimes(reading: Reading): Measure[] {
  const names = [...new Set(reading.path.map(({ name }) => name))]
  return names.map((name) => {
    const visits = reading.path.filter((visit) => visit.name === name)
    const ms = visits.reduce((sum, visit) => sum + visit.ms, 0)
    return {
      ...number(
        'stage-time',
        'seconds',
        rounded(ms / 1000, 10),
        visits.map((visit) => visit.because ?? turnAt(reading, visit.fromTurn)),
      ),
      of: name,
    }
  })
}

const rounded = (value: number, steps: number): number => Math.round(value * steps) / steps

const number = (
  id: MeasureId,
  unit: Measure['unit'],
  value: number,
  proof: Evidence[],
): Measure => ({ id, value, unit, reason: null, proof, usual: null })

const count = (id: MeasureId, proof: Evidence[]): Measure =>
  number(id, 'count', proof.length, proof)

const nothing = (id: MeasureId, unit: Measure['unit'], reason: NotMeasured): Measure => ({
  id,
  value: null,
  unit,
  reason,
  proof: [],
  usual: null,
})

const without = ({ unit, ...one }: Measure, reason: NotMeasured): Measure => ({
  ...nothing(one.id, unit, reason),
  ...(one.of === undefined ? {} : { of: one.of }),
})
