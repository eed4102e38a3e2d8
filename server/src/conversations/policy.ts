import type { ConversationState } from '@colloquy/domain/conversation'
import { isAdmin } from '@colloquy/domain/roles'
import type { Member } from '../actor.ts'

type OwnedConversation = { organizationId: string; userId: string; submittedAt: Date | null }

export const isLearnerOf = (member: Member, conversation: OwnedConversation): boolean =>
  conversation.organizationId === member.organizationId && conversation.userId === member.userId

type Predictable = { state: ConversationState; predictedAt: Date | null }

/** What its learner expects is asked once there is a number, and before it is shown. */
export const awaitsPrediction = ({ state, predictedAt }: Predictable): boolean =>
  state === 'graded' && predictedAt === null

/** Practice is private until its learner shows it. */
export const canReadGrade = (member: Member, conversation: OwnedConversation): boolean =>
  isLearnerOf(member, conversation) ||
  (conversation.organizationId === member.organizationId &&
    isAdmin(member.role) &&
    conversation.submittedAt !== null)
