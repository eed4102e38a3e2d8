import type { Criterion } from '../complete-grade.ts'

/** In place of a score. */
export function statusWords({ status }: Pick<Criterion, 'status'>): string {
  switch (status) {
    case 'not_relevant':
      return 'Not relevant here: it does not count'
    case 'not_shown':
      return 'Not shown in this conversation'
    case 'scored':
      return 'Not scored'
  }
}

export function judgedBy({ by }: Pick<Criterion, 'by'>): string {
  switch (by) {
    case 'code':
      return 'Judged by code, from rules that are the same for everybody.'
    case 'model':
      return 'Judged by a language model, with a reason before each score. The sums are done by code.'
  }
}

export const spreadWords = ({ from, to }: { from: number; to: number }): string =>
  from === to
    ? `Asked several times, the model said ${from} each time.`
    : `Asked several times, the model said from ${from} to ${to}.`
