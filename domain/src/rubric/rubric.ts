import type { Evidence } from '../reading/talk.ts'
import { isRule } from './rules.ts'

/** By what a talk is judged. Data alone: one comes with each use case, and a roleplay may bring its own. */
export type Rubric = { version: number; criteria: Criterion[] }

export type Criterion = {
  id: string
  name: string
  /** Of all weights together. */
  weight: number
  /** What each score means, in plain words: from 0 to 5. */
  anchors: readonly [string, string, string, string, string, string]
  /** What code looks for. Null where only a model can judge it. */
  looksFor: Judge | null
  /** Whoever does not reach the score cannot pass, however good the rest is. */
  blocks: { below: number; says: string } | null
  /** When it does not matter: its weight is then spread over the others. */
  matters: 'always' | 'when-doubted' | 'when-it-closes' | 'when-feelings-are-shown'
  /**
   * Where nothing of it was seen, nobody is given a score. Then it either earns nothing, because there was every
   * chance to do it, or is left out, because nothing can be said.
   */
  whenNotShown: 'earns-nothing' | 'is-left-out'
  /** The skill that it belongs to, by which progress is followed over time. */
  skill: string
}

/** How the built-in grader scores: the name of a rule in `rubric/rules`, with its bounds. */
export type Judge = { rule: string; with?: Record<string, number | string | string[]> }

export type Judged = {
  id: string
  name: string
  weight: number
  score: 0 | 1 | 2 | 3 | 4 | 5 | null
  /** What it counts, of 100: within what its score can be worth, more with everything good that it is about. */
  worth: number | null
  status: 'scored' | 'not_shown' | 'not_relevant'
  /** Why this score, in a sentence to the learner. */
  reason: string
  evidence: Evidence[]
  /** What each score means, from 0 to 5, as the rubric said it then. */
  anchors: Criterion['anchors']
  /** Why the score cannot pass with this one, however good the rest is; null where it does not block. */
  blocks: string | null
  /** Of the answers of a model: from the lowest to the highest; null when code alone judged. */
  spread: { from: number; to: number } | null
  by: 'code' | 'model'
}

/** Whether it keeps the whole from passing. What was to be shown and was not is missed like what was done badly. */
export function blocksWith(criterion: Blocking, { score, status, by }: Result): boolean {
  if (criterion.blocks === null || status === 'not_relevant') return false
  if (score !== null) return score < criterion.blocks.below
  return couldJudge(criterion, by)
}

/** Whether anybody could have seen it: what nobody can judge is not missed by whoever talked. */
export const couldJudge = ({ looksFor }: Pick<Criterion, 'looksFor'>, by: Judged['by']): boolean =>
  by === 'model' || (looksFor !== null && isRule(looksFor.rule))

/** Of which one has to be heard; none where it is not about a sentence. */
export function sentencesFor({ looksFor }: Pick<Criterion, 'looksFor'>): readonly string[] {
  const any = looksFor?.rule === 'says' ? looksFor.with?.any : undefined
  return Array.isArray(any) ? any : []
}

type Blocking = Pick<Criterion, 'blocks' | 'looksFor'>
type Result = Pick<Judged, 'score' | 'status' | 'by'>
