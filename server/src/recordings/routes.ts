import { endpoints } from '@colloquy/contract/endpoints'
import type { Routes } from '../http/routes.ts'
import { deleteRecording } from './read.ts'

export function recordingRoutes({ handle }: Routes): void {
  handle(endpoints.deleteRecording, async ({ ctx, params }) => {
    await deleteRecording(ctx, params.conversationId)
    return { message: 'The recording is deleted' }
  })
}
