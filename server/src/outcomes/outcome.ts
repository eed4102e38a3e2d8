import type { GradeReport } from '@colloquy/contract/grades'
import type { OutcomeCriterion, OutcomeFigures, OutcomeStage } from '../db/tables/outcomes.ts'

/** What was decided about a criterion: it counts in place of what was judged. */
type Accepted = { criterionId: string; score: number }

type Judged = Pick<GradeReport, 'criteria' | 'path' | 'measures'>

/** Those that count: what was not shown, or did not matter, is nothing to get better at. */
export function criteriaOf(
  { criteria }: Pick<Judged, 'criteria'>,
  accepted: readonly Accepted[],
): OutcomeCriterion[] {
  return criteria.flatMap(({ id, name, status, score }) => {
    const decided = accepted.find(({ criterionId }) => criterionId === id)
    const counts = decided?.score ?? (status === 'scored' ? score : null)
    return counts === null ? [] : [{ id, name, score: counts }]
  })
}

/** Each once, also when it was entered twice: those that were reached in their order, then those that were not. */
export function stagesOf({ path: { walked, missed } }: Pick<Judged, 'path'>): OutcomeStage[] {
  const stages = new Map<string, OutcomeStage>()
  for (const { id, name, is_covered } of walked)
    stages.set(id, {
      id,
      name,
      isReached: true,
      isCovered: is_covered || stages.get(id)?.isCovered === true,
    })
  for (const { id, name } of missed)
    if (!stages.has(id)) stages.set(id, { id, name, isReached: false, isCovered: false })
  return [...stages.values()]
}

/** `words` are those of the learner: what is counted in them is told of a hundred. */
export function figuresOf({ measures }: Pick<Judged, 'measures'>, words: number): OutcomeFigures {
  const valueOf = (wanted: string) => measures.find(({ id }) => id === wanted)?.value ?? null
  const open = valueOf('questions-open')
  const closed = valueOf('questions-closed')
  const fillers = valueOf('fillers')
  return {
    wordsPerMinute: valueOf('pace'),
    talkShare: valueOf('talk-share'),
    questions: open === null || closed === null ? null : open + closed,
    openQuestions: open,
    fillers: fillers === null || words === 0 ? null : Math.round((fillers * 1000) / words) / 10,
  }
}
