// `node domain/training/verdicts.ts FOLDER…`: how far the grade agrees with whoever judged the talks of a folder.
// Only counts are printed, so that talks which nobody is to read can be measured as well.
import { pathToFileURL } from 'node:url'
import { type Grade, grade } from '../src/grading/grade.ts'
import type { Talk } from '../src/reading/talk.ts'
import { scoreBand } from '../src/score-bands.ts'
import type { UseCase } from '../src/use-cases.ts'
import { type GoldTalk, readTalks } from './gold-talks.ts'

/** How many are as they should be, of how many. */
export type Agreed = { right: number; of: number }

export type Agreement = {
  bands: Agreed
  /** Of all pairs of a persona of which one is better than the other. */
  order: Agreed
  /** By what was counted, as "open_questions". */
  counts: Map<string, Agreed>
}

export type GradedTalk = { talk: GoldTalk; is: Grade }

export const gradedOf = (talks: readonly GoldTalk[]): GradedTalk[] =>
  talks.map((talk) => ({ talk, is: grade(talkOf(talk.input)) }))

export function agreementOn(graded: readonly GradedTalk[]): Agreement {
  const talks = graded.map(({ talk }) => talk)
  const scores = new Map(graded.map(({ talk, is }) => [talk.file, is.conversationScore ?? 0]))
  const pairs = talks.flatMap(({ file, expected }) =>
    (expected.pairs?.better_than ?? []).map((worse) => [file, besides(file, worse)] as const),
  )
  const counts = new Map<string, Agreed>()
  for (const { talk, is } of graded)
    for (const [what, isRight] of countsOf(talk, is)) {
      const sofar = counts.get(what) ?? { right: 0, of: 0 }
      counts.set(what, { right: sofar.right + Number(isRight), of: sofar.of + 1 })
    }
  return {
    bands: agreed(
      talks.map(({ file, expected }) => BANDS[scoreBand(scores.get(file) ?? 0)] === expected.band),
    ),
    order: agreed(
      pairs.map(([better, worse]) => (scores.get(better) ?? 0) > (scores.get(worse) ?? 100)),
    ),
    counts,
  }
}

/** As the grade reads it. */
export function talkOf({ scenario, schema, turns }: GoldTalk['input']): Talk {
  const { pain_points: painPoints, ...persona } = schema.persona
  return {
    useCase: scenario as UseCase,
    roleplay: { name: schema.name, persona: { ...persona, painPoints }, graph: null },
    turns: turns.map((turn) => ({
      speaker: turn.speaker,
      text: turn.text,
      startedAtMs: turn.started_at_ms,
      endedAtMs: turn.ended_at_ms,
      typed: turn.typed ?? false,
      interrupted: turn.interrupted ?? false,
      confidence: turn.confidence ?? null,
    })),
  }
}

const BANDS = { good: 'high', middling: 'middle', poor: 'low' } as const

/** Each planted count for which there is a number. */
function countsOf({ expected: { counts } }: GoldTalk, is: Grade): [string, boolean][] {
  const measured = (id: string): number | null => {
    const measure = is.measures.find((one) => one.id === id)
    // Planted were sounds alone; the grade also counts words that say nothing.
    return id === 'fillers' && measure?.value != null
      ? measure.proof.filter(({ quote }) => /^(?:um|uh|er)$/i.test(quote)).length
      : (measure?.value ?? null)
  }
  const checked = Object.entries(MEASURED_AS).flatMap(([what, id]): [string, boolean][] => {
    const planted = counts[what as keyof typeof MEASURED_AS]
    const value = measured(id)
    return planted === undefined || value === null ? [] : [[what, value === planted]]
  })
  if (counts.topics === undefined || is.status === 'ungraded') return checked
  const cameUp = is.topics.flatMap(({ id, at }) =>
    at.length > 0 && /^(?:pain|goal)-/.test(id) ? [id] : [],
  )
  return [...checked, ['topics', sameSet(cameUp, counts.topics)]]
}

const MEASURED_AS = {
  open_questions: 'questions-open',
  closed_questions: 'questions-closed',
  reflections: 'reflections',
  fillers: 'fillers',
  trainee_turns: 'turns',
  interruptions_by_trainee: 'interrupted-the-persona',
  interruptions_by_persona: 'was-interrupted',
} as const

const sameSet = (one: readonly string[], other: readonly string[]): boolean =>
  [...new Set(one)].sort().join(' ') === [...new Set(other)].sort().join(' ')

const agreed = (all: readonly boolean[]): Agreed => ({
  right: all.filter(Boolean).length,
  of: all.length,
})

const besides = (file: string, name: string): string => file.replace(/[^/]*$/, name)

if (import.meta.main) {
  for (const folder of process.argv.slice(2)) {
    const { bands, order, counts } = agreementOn(gradedOf(readTalks(pathToFileURL(`${folder}/`))))
    const all = [['bands', bands] as const, ['order', order] as const, ...counts]
    console.log(folder)
    for (const [what, { right, of }] of all) console.log(`  ${what.padEnd(26)}${right} of ${of}`)
  }
}
