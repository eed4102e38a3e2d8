import type { Talk } from '../reading/talk.ts'
import type { Rubric } from '../rubric/rubric.ts'
import type { Receipt } from './grade.ts'
import { sha256 } from './sha256.ts'

/** Raised with every change that can change a grade. */
const GRADER = 'built-in 5'

/** Of the same talk, roleplay and rubric it is always the same. */
export const receiptOf = (
  { turns, useCase, roleplay, carriedTurns = 0 }: Talk,
  rubric: Rubric,
): Receipt => ({
  transcript: sha256(ordered(carriedTurns === 0 ? turns : { carriedTurns, turns })),
  roleplay: sha256(ordered({ useCase, roleplay })),
  rubric: sha256(ordered(rubric)),
  grader: GRADER,
  model: null,
  prompt: null,
})

/** As JSON, with the keys in the order of their names, whoever wrote them down. */
const ordered = (value: unknown): string =>
  JSON.stringify(value, (_, one: unknown) =>
    typeof one === 'object' && one !== null && !Array.isArray(one)
      ? Object.fromEntries(Object.entries(one).toSorted(([a], [b]) => (a < b ? -1 : a > b ? 1 : 0)))
      : one,
  ) ?? 'null'
