import type { Answer } from '@colloquy/contract/endpoint'
import type { endpoints } from '@colloquy/contract/endpoints'
import type { GradeReport } from '@colloquy/contract/grades'
import { displayName } from '../accounts/present.ts'
import type { Actor } from '../actor.ts'
import { presentAttempted } from '../assignments/present.ts'
import type { FoundAssignment } from '../assignments/read.ts'
import { presentComment } from '../comments/present.ts'
import type { FoundComment } from '../comments/read.ts'
import { presentDrill } from '../conversations/present.ts'
import type { ReadableConversation } from '../conversations/read.ts'
import type { FoundLook } from '../looks/looks.ts'
import type { FoundDisagreement, OpenDisagreement } from './disagreements.ts'
import type { FoundGrade } from './read.ts'

type GradeAnswer = Answer<typeof endpoints.readGrade>

export type FoundReport = {
  conversation: ReadableConversation
  /** Null where whoever asks cannot see it. */
  roleplayId: string | null
  isOwn: boolean
  /** Newest first. */
  gradings: FoundGrade[]
  /** With the newest. */
  said: FoundDisagreement[]
  /** With all attempts of its learner. */
  assignment: FoundAssignment | null
  comments: FoundComment[]
  /** Null for all but its learner. */
  looks: FoundLook[] | null
}

export function presentGrade(asker: Actor, found: FoundReport): GradeAnswer {
  const { conversation, roleplayId, isOwn, gradings, said, assignment, comments, looks } = found
  const [newest, ...before] = gradings
  const { startedAt, endedAt, submittedAt } = conversation
  const wasAsked = isOwn && conversation.predictedAt !== null
  return {
    ...(newest?.report ?? NOTHING),
    reason: conversation.reason,
    is_sample: newest?.isSample ?? false,
    conversation_name: conversation.name,
    roleplay_id: roleplayId,
    conversation_score: conversation.score,
    first_score: newest?.score ?? null,
    started_at: startedAt?.toISOString() ?? null,
    ended_at: endedAt?.toISOString() ?? null,
    number: newest?.number ?? 0,
    earlier: before.map(({ number, score, createdAt, report }) => ({
      number,
      conversation_score: score,
      graded_at: createdAt.toISOString(),
      receipt: report.receipt,
    })),
    is_own: isOwn,
    learner_name: isOwn ? null : displayName(conversation.learner),
    submitted_at: submittedAt?.toISOString() ?? null,
    prediction: wasAsked ? { score: conversation.predictedScore } : null,
    disagreements: said.map(presentDisagreement),
    drill: presentDrill(conversation),
    assignment:
      assignment && presentAttempted(assignment, { conversationId: conversation.id, isOwn }),
    comments: comments.map((comment) => presentComment(comment, asker)),
    can_comment: submittedAt !== null,
    looks: looks && looks.map((look) => ({ name: displayName(look), at: look.at.toISOString() })),
  }
}

/** It was never graded, which has a reason and never a number. */
const NOTHING: Omit<GradeReport, 'receipt'> & { receipt: null } = {
  status: 'ungraded',
  reason: null,
  conversation_score: null,
  wpm: null,
  stages_covered: [],
  topics_covered: [],
  feedback: null,
  next: null,
  path: { walked: [], missed: [] },
  topics: [],
  measures: [],
  criteria: [],
  spread: null,
  receipt: null,
}

export const presentDisagreement = (
  row: FoundDisagreement,
): GradeAnswer['disagreements'][number] => ({
  id: row.id,
  criterion_id: row.criterionId,
  turn: row.turn,
  words: row.words,
  made_at: row.createdAt.toISOString(),
  status: row.decision ?? 'open',
  score: row.score,
  reason: row.reason,
  decided_at: row.decidedAt?.toISOString() ?? null,
  decided_by: row.decider && displayName(row.decider),
})

export const presentOpenDisagreement = (
  row: OpenDisagreement,
): Answer<typeof endpoints.listDisagreements>[number] => ({
  id: row.id,
  conversation_id: row.conversationId,
  conversation_name: row.conversationName,
  learner_name: displayName(row.learner),
  criterion_name: row.criterionName,
  made_at: row.createdAt.toISOString(),
})
