import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_OF_A_CANDIDATE: readonly UsualQuestion[] = []
