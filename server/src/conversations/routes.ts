import { endpoints } from '@colloquy/contract/endpoints'
import type { Routes } from '../http/routes.ts'
import { presentConversation, presentConversationSummary, presentRoomPass } from './present.ts'
import { findReadableConversation, listConversations, readTurns } from './read.ts'
import { rejoinRoom, requestRoom } from './start.ts'

export function conversationRoutes({ handle }: Routes): void {
  handle(endpoints.requestRoom, async ({ ctx, body }) =>
    presentRoomPass(await requestRoom(ctx, body)),
  )

  handle(endpoints.rejoinRoom, async ({ ctx, params }) =>
    presentRoomPass(await rejoinRoom(ctx, params.conversationId)),
  )

  handle(endpoints.listConversations, async ({ ctx, query }) =>
    (await listConversations(ctx, query)).map(presentConversationSummary),
  )

  handle(endpoints.readConversation, async ({ ctx, params }) => {
    const conversation = await findReadableConversation(ctx, params.conversationId)
    return presentConversation(conversation, await readTurns(ctx.db, conversation))
  })
}
