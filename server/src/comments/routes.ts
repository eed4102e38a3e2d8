import { endpoints } from '@colloquy/contract/endpoints'
import type { Routes } from '../http/routes.ts'
import { presentComment } from './present.ts'
import { createComment, deleteComment } from './write.ts'

export function commentRoutes({ handle }: Routes): void {
  handle(endpoints.createComment, async ({ ctx, params, body }) =>
    presentComment(await createComment(ctx, { ...params, ...body }), ctx.actor),
  )

  handle(endpoints.deleteComment, async ({ ctx, params }) => {
    await deleteComment(ctx, params.commentId)
    return { message: 'The comment is deleted' }
  })
}
