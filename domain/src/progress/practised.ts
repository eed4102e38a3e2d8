import type { UseCase } from '../use-cases.ts'

/** What a graded talk of a learner came to. */
export type PractisedTalk = {
  id: string
  /** Null once the roleplay is gone. */
  roleplayId: string | null
  score: number
  /** Those that were scored, from 0 to 5. */
  criteria: { id: string; name: string; score: number }[]
  figures: Record<FigureId, number | null>
}

/** What is counted in every talk, whatever it is about. */
export const FIGURE_IDS = [
  'wordsPerMinute',
  'talkShare',
  'questions',
  'openQuestions',
  'fillers',
] as const
export type FigureId = (typeof FIGURE_IDS)[number]

export type Practised = {
  useCase: UseCase
  /** From the oldest to the newest. A drill begins in the middle of another talk, so it is not among them. */
  talks: PractisedTalk[]
}
