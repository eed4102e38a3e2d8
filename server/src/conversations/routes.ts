import { endpoints } from '@colloquy/contract/endpoints'
import type { Routes } from '../http/routes.ts'
import { noteLook } from '../looks/looks.ts'
import { describeRecording } from '../recordings/read.ts'
import { startDrill } from './drill.ts'
import {
  presentConversation,
  presentConversationSummary,
  presentHistory,
  presentRoomPass,
} from './present.ts'
import {
  findReadableConversation,
  listConversations,
  readPartner,
  readPersonaName,
  readTurns,
} from './read.ts'
import { searchConversations } from './search.ts'
import { leaveConversation, rejoinRoom, requestRoom } from './start.ts'

export function conversationRoutes({ handle }: Routes): void {
  handle(endpoints.requestRoom, async ({ ctx, body }) =>
    presentRoomPass(await requestRoom(ctx, body)),
  )

  handle(endpoints.rejoinRoom, async ({ ctx, params }) =>
    presentRoomPass(await rejoinRoom(ctx, params.conversationId)),
  )

  handle(endpoints.startDrill, async ({ ctx, params, body }) => {
    const from = { conversationId: params.conversationId, beforeTurn: body.before_turn }
    return presentRoomPass(await startDrill(ctx, from))
  })

  handle(endpoints.endConversation, async ({ ctx, params }) => {
    await leaveConversation(ctx, params.conversationId)
    return { message: 'The conversation has ended' }
  })

  handle(endpoints.listConversations, async ({ ctx, query }) =>
    (await listConversations(ctx, query)).map(presentConversationSummary),
  )

  handle(endpoints.searchHistory, async ({ ctx, query }) =>
    presentHistory(await searchConversations(ctx, query)),
  )

  handle(endpoints.readConversation, async ({ ctx, params }) => {
    const conversation = await findReadableConversation(ctx, params.conversationId)
    await noteLook(ctx, conversation)
    const partner = await readPartner(ctx.db, conversation)
    const said = await readTurns(ctx.db, conversation)
    const personaName = await readPersonaName(ctx.db, conversation)
    const recording = await describeRecording(ctx, conversation)
    const records = ctx.actor.member?.recordsCalls ?? false
    return presentConversation(conversation, { partner, said, personaName, records, recording })
  })
}
