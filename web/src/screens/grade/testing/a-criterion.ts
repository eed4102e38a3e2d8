import type { Criterion } from '../complete-grade.ts'

export const aCriterion = (wishes: Partial<Criterion> = {}): Criterion => ({
  id: 'listening',
  name: 'Listening',
  weight: 1,
  score: 3,
  status: 'scored',
  reason: 'A reason.',
  evidence: [],
  anchors: ['0', '1', '2', '3', '4', '5'],
  blocks: null,
  spread: null,
  by: 'code',
  ...wishes,
})
