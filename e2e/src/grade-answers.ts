import { randomUUID } from 'node:crypto'
import { LONG_WORD, NOTHING } from './screen.ts'

/** A talk of one's own that was not written for the demo, and not asked about yet. */
export const notAskedYet = (answer: unknown) => ({
  ...(answer as object),
  is_sample: false,
  prediction: null,
})

/** Of three criteria: waiting, accepted and rejected. */
export function disagreedWith(answer: unknown): Said {
  const grade = answer as { criteria: { id: string }[] }
  const words = 'I did that at the very beginning, and once more before we said goodbye. '
  const said = { turn: 1, words: words.repeat(9), made_at: '2026-01-05T10:00:00.000Z' }
  const open = { status: 'open', score: null, reason: null, decided_at: null, decided_by: null }
  const decided = { reason: words.repeat(5), decided_at: said.made_at, decided_by: LONG_WORD }
  const states: Said[] = [
    open,
    { status: 'accepted', score: 5, ...decided },
    { status: 'rejected', score: null, ...decided },
  ]
  return {
    ...grade,
    first_score: 12,
    prediction: { score: 70 },
    submitted_at: said.made_at,
    disagreements: states.map((state, n) => ({
      id: randomUUID(),
      criterion_id: grade.criteria[n]?.id,
      ...said,
      ...state,
    })),
  }
}

/** Each criterion with a score of 1, and worth 20 of 100. */
export const inThePoorBand = (answer: unknown): unknown => ({
  ...(answer as object),
  conversation_score: 20,
  first_score: 20,
  criteria: (answer as AnyGrade).criteria.map((criterion) => ({
    ...criterion,
    score: 1,
    worth: 20,
  })),
})

/** With all that a report may say beside the usual. */
export function withEverything(answer: unknown): unknown {
  const { criteria, receipt, ...grade } = answer as AnyGrade
  const [first, second, third, ...rest] = criteria
  const before = { ...receipt, rubric: 'another', grader: 'built-in 0' }
  return {
    ...grade,
    receipt: { ...receipt, model: 'careful-3', prompt: receipt.transcript },
    conversation_score: 71,
    first_score: 64,
    spread: { from: 61, to: 68 },
    number: 2,
    earlier: [
      {
        number: 1,
        conversation_score: 58,
        graded_at: '2026-11-20T10:00:00.000Z',
        receipt: before,
      },
    ],
    drill: { parent_id: NOTHING, carried_turns: 6 },
    is_own: false,
    criteria: [
      { ...first, by: 'model', spread: { from: 3, to: 4 } },
      { ...second, score: null, status: 'not_shown', evidence: [] },
      { ...third, score: null, status: 'not_relevant', evidence: [] },
      ...rest.map((criterion) => ({ ...criterion, blocks: 'Whoever insults does not pass.' })),
    ],
  }
}

/** Of half an hour, in turns that are short, typed, cut off and all there is. */
export const ofHalfAnHour = (answer: unknown): unknown => {
  const { turns, ...talk } = answer as { turns: object[] }
  const long = Array.from({ length: 200 }, (_, seq) => ({
    ...turns[seq % turns.length],
    seq,
    started_at_ms: seq * 9_000,
    ended_at_ms: seq * 9_000 + 8_000,
    typed: seq % 7 === 1,
    interrupted: seq % 11 === 2,
  }))
  return { ...talk, turns: long }
}

export const A_RECORDING = {
  url: '/api/recordings/gone',
  duration_ms: 754_000,
  can_delete: true,
  parts: [
    { talk_ms: 0, sound_ms: 0 },
    { talk_ms: 400_000, sound_ms: 396_000 },
  ],
}

type Said = Record<string, unknown>
type AnyGrade = { criteria: Record<string, unknown>[]; receipt: Record<string, unknown> }
