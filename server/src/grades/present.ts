import type { Answer } from '@colloquy/contract/endpoint'
import type { endpoints } from '@colloquy/contract/endpoints'
import type { FoundConversation } from '../conversations/read.ts'
import type { FoundGrade } from './read.ts'

type GradeAnswer = Answer<typeof endpoints.readGrade>

export const presentGrade = (conversation: FoundConversation, grade: FoundGrade): GradeAnswer => ({
  status: 'graded',
  reason: null,
  is_sample: grade.isSample,
  ...whenAndWhat(conversation),
  conversation_score: grade.report.conversation_score,
  wpm: grade.report.wpm,
  stages_covered: grade.report.stages_covered,
  topics_covered: grade.report.topics_covered,
  feedback: grade.report.feedback,
})

/** It could not be graded, which is a reason and never a number. */
export const presentUngraded = (conversation: FoundConversation): GradeAnswer => ({
  status: 'ungraded',
  reason: conversation.reason,
  is_sample: false,
  ...whenAndWhat(conversation),
  conversation_score: null,
  wpm: null,
  stages_covered: [],
  topics_covered: [],
  feedback: null,
})

const whenAndWhat = (conversation: FoundConversation) => ({
  conversation_name: conversation.name,
  started_at: conversation.startedAt?.toISOString() ?? null,
  ended_at: conversation.endedAt?.toISOString() ?? null,
})
