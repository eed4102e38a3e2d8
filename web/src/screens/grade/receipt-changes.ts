import type { GradedData } from './complete-grade.ts'

export type Receipt = NonNullable<GradedData['receipt']>

/** What decided one grading and not another, in words. Nothing: then both have the same score. */
export function receiptChanges(before: Receipt, after: Receipt): string[] {
  const changes = [
    before.transcript !== after.transcript && 'other words of the talk',
    before.roleplay !== after.roleplay && 'another version of the roleplay',
    before.rubric !== after.rubric && 'another rubric',
    before.grader !== after.grader && `another grader (${before.grader}, then ${after.grader})`,
    before.model !== after.model && modelChange(before.model, after.model),
    before.prompt !== after.prompt &&
      before.model === after.model &&
      'another way of asking the model',
  ]
  return changes.filter((change) => change !== false)
}

function modelChange(before: string | null, after: string | null): string {
  if (before === null) return `a language model came to it (${after})`
  if (after === null) return `no language model any more (it was ${before})`
  return `another language model (${before}, then ${after})`
}
