import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_IN_CUSTOMER_SERVICE: readonly UsualQuestion[] = []
