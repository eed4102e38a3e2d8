import type { UsualQuestion } from './usual-questions.ts'

export const ASKED_IN_TEAM_TRAINING: readonly UsualQuestion[] = []
