import { endpoints } from '@colloquy/contract/endpoints'
import { findReadableConversation } from '../conversations/read.ts'
import { NotFound } from '../errors.ts'
import { type Routes, WithStatus } from '../http/routes.ts'
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
        return presentUngraded(conversation)
      case 'graded': {
        const grade = await readGrade(ctx.db, conversation)
        if (grade === null) throw new NotFound()
        return presentGrade(conversation, grade)
      }
    }
  })
}
