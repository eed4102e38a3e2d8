import { isAdmin } from '@colloquy/domain/roles'
import type { Member } from '../actor.ts'

type OwnedConversation = { organizationId: string; userId: string; submittedAt: Date | null }

export const isLearnerOf = (member: Member, conversation: OwnedConversation): boolean =>
  conversation.organizationId === member.organizationId && conversation.userId === member.userId

/** Practice is private until its learner shows it. */
export const canReadGrade = (member: Member, conversation: OwnedConversation): boolean =>
  isLearnerOf(member, conversation) ||
  (conversation.organizationId === member.organizationId &&
    isAdmin(member.role) &&
    conversation.submittedAt !== null)
