import type { WrittenAnswer } from '../../graph/plan.ts'

/** What people ask beside what the exercise is about. */
export const joyceMwangiAnswers: WrittenAnswer[] = []
