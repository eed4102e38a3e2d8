import type { Criterion, Judged, Rubric } from '../../rubric/rubric.ts'

export const aCriterion = (id: string, wishes: Partial<Criterion> = {}): Criterion => ({
  id,
  name: id,
  weight: 1,
  anchors: ['0', '1', '2', '3', '4', '5'],
  looksFor: { rule: 'listens' },
  blocks: null,
  matters: 'always',
  whenNotShown: 'earns-nothing',
  skill: id,
  ...wishes,
})

/** What it is worth is what its score is worth, unless it is wished otherwise. */
export const aJudgement = (
  id: string,
  score: Judged['score'],
  wishes: Partial<Judged> = {},
): Judged => ({
  id,
  name: id,
  weight: 1,
  score,
  worth: null,
  status: score === null ? 'not_shown' : 'scored',
  reason: '',
  evidence: [],
  anchors: ['', '', '', '', '', ''],
  blocks: null,
  spread: null,
  by: 'code',
  ...wishes,
})

export const aRubric = (...criteria: Criterion[]): Rubric => ({ version: 1, criteria })
