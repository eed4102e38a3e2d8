import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_OF_AN_INTERVIEWER: readonly UsualQuestion[] = []
