import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_IN_PRESENTATIONS: readonly UsualQuestion[] = []
