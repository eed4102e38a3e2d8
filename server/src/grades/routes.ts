import { endpoints } from '@colloquy/contract/endpoints'
import { findReadableConversation } from '../conversations/read.ts'
import { NotFound } from '../errors.ts'
import { type Routes, WithStatus } from '../http/routes.ts'
import { visibleRoleplayId } from '../roleplays/read.ts'
import { presentGrade, presentUngraded } from './present.ts'
import { readGrade } from './read.ts'

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
        return presentUngraded({
          conversation,
          roleplayId: await visibleRoleplayId(ctx, conversation.roleplayId),
        })
      case 'graded': {
        const grade = await readGrade(ctx.db, conversation)
        if (grade === null) throw new NotFound()
        const roleplayId = await visibleRoleplayId(ctx, conversation.roleplayId)
        return presentGrade({ conversation, roleplayId }, grade)
      }
    }
  })
}
