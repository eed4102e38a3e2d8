import { endpoints } from '@colloquy/contract/endpoints'
import { isLearnerOf } from '../conversations/policy.ts'
import { findReadableConversation } from '../conversations/read.ts'
import { NotFound } from '../errors.ts'
import { type Routes, WithStatus } from '../http/routes.ts'
import { visibleRoleplayId } from '../roleplays/read.ts'
import { gradeAgain } from './again.ts'
import { presentGrade } from './present.ts'
import { readGrades } from './read.ts'

export function gradeRoutes({ handle }: Routes): void {
  handle(endpoints.readGrade, async ({ ctx, params }) => {
    const conversation = await findReadableConversation(ctx, params.conversationId)
    switch (conversation.state) {
      case 'requested':
      case 'live':
        throw new NotFound()
      case 'ended':
      case 'grading':
        return new WithStatus(202, { status: 'grading' as const })
      case 'ungraded':
      case 'graded': {
        const { member } = ctx.actor
        const gradings = await readGrades(ctx.db, conversation)
        const roleplayId = await visibleRoleplayId(ctx, conversation.roleplayId)
        const isOwn = member !== null && isLearnerOf(member, conversation)
        return presentGrade({ conversation, roleplayId, isOwn, gradings })
      }
    }
  })

  handle(endpoints.gradeAgain, async ({ ctx, params }) => {
    await gradeAgain(ctx, params.conversationId)
    return { status: 'grading' as const }
  })
}
