import type { UngradedReason } from '../conversation.ts'
import type { Measure } from '../measures/measures.ts'
import type { Evidence } from '../reading/talk.ts'
import type { Judged } from '../rubric/rubric.ts'

/** What a talk came to. Numbers are of code alone; every claim has its words in the talk. */
export type Grade = {
  status: 'graded' | 'ungraded'
  reason: UngradedReason | null
  /** Of 100. */
  conversationScore: number | null
  /** Words per minute of the learner's own speaking. */
  wpm: number | null
  stagesCovered: string[]
  topicsCovered: string[]
  feedback: Feedback | null
  next: Next | null
  measures: Measure[]
  criteria: Judged[]
  /** How far the score could lie from this with the same words: of models that were asked several times. */
  spread: { from: number; to: number } | null
  receipt: Receipt
}

export type Feedback = {
  overall: string
  /** Null where the use case is no sale. */
  spinScore: number | null
  spinFeedback: string | null
  stageScores: Record<string, number | null>
  communicationScore: number | null
  communicationFeedback: string
  strengths: Advice[]
  improvements: Advice[]
  recommendations: string[]
}

/** Something about what was done, with its moment. */
export type Advice = { text: string; at: Evidence | null }

/** The one thing to do next. */
export type Next = {
  /** What to do, in a sentence. */
  behaviour: string
  /** The moment at which it would have helped. */
  moment: Evidence
  /** What could have been said there, in the words of this talk. */
  betterLine: string
  /** A drill goes on from the state before this turn. */
  drill: { beforeTurn: number }
}

/** All that decided it, so that anybody can have the same bytes again. */
export type Receipt = {
  transcript: string
  roleplay: string
  rubric: string
  grader: string
  model: string | null
  prompt: string | null
}
