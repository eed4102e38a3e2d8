import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_OF_ANYBODY: readonly UsualQuestion[] = []
