import type { Answer } from '@colloquy/contract/endpoint'
import type { endpoints } from '@colloquy/contract/endpoints'
import type { FoundConversation } from '../conversations/read.ts'
import type { FoundGrade } from './read.ts'

type GradeAnswer = Answer<typeof endpoints.readGrade>

/** A conversation, and its roleplay where whoever asks can see that too. */
type Practice = { conversation: FoundConversation; roleplayId: string | null }

export const presentGrade = (practice: Practice, grade: FoundGrade): GradeAnswer => ({
  status: 'graded',
  reason: null,
  is_sample: grade.isSample,
  ...whenAndWhat(practice),
  conversation_score: grade.report.conversation_score,
  wpm: grade.report.wpm,
  stages_covered: grade.report.stages_covered,
  topics_covered: grade.report.topics_covered,
  feedback: grade.report.feedback,
})

/** It could not be graded, which is a reason and never a number. */
export const presentUngraded = (practice: Practice): GradeAnswer => ({
  status: 'ungraded',
  reason: practice.conversation.reason,
  is_sample: false,
  ...whenAndWhat(practice),
  conversation_score: null,
  wpm: null,
  stages_covered: [],
  topics_covered: [],
  feedback: null,
})

const whenAndWhat = ({ conversation, roleplayId }: Practice) => ({
  conversation_name: conversation.name,
  roleplay_id: roleplayId,
  started_at: conversation.startedAt?.toISOString() ?? null,
  ended_at: conversation.endedAt?.toISOString() ?? null,
})
