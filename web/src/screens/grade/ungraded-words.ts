import type { GradedData } from './complete-grade.ts'

/** A grade that could not be made is a reason, and never a number. */
export function ungradedWords(reason: GradedData['reason']): string {
  switch (reason) {
    case 'too-short':
      return 'This conversation was too short to be graded. A few turns from both sides are enough: try it again when you have ten minutes.'
    case 'never-joined':
      return 'Nobody joined this conversation, so there is nothing to grade.'
    case 'grading-failed':
      return 'Grading failed on our side. What was said is kept below, and nothing counts against you.'
    case null:
      return 'There is no grade for this conversation, and no reason was given.'
  }
}
