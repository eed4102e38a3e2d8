import type { Answer } from '@colloquy/contract/endpoint'
import { endpoints } from '@colloquy/contract/endpoints'
import { call } from './api.ts'
import { type ConversationData, type DrillMoment, drillMomentOf } from './practice.ts'

/** What `/call` is given in its navigation state. */
export type CallState = {
  roomToken: string
  url: string
  conversationId: string
  canEditRoleplays: boolean
}

export async function rejoinRoom(conversationId: string): Promise<CallState> {
  return callState(await call(endpoints.rejoinRoom, { params: { conversationId } }))
}

/**
 * Ends a conversation of one's own: nobody comes back to it, and it is graded. Where the server does not know
 * the call, the conversation ends by itself once the learner has been away for a minute.
 */
export async function endConversation(conversationId: string): Promise<void> {
  await call(endpoints.endConversation, {
    params: { conversationId },
    signal: AbortSignal.timeout(END_PATIENCE_MS),
    // Who leaves often closes the tab at once.
    keepalive: true,
  })
}

/** Nobody waits for it, so a slow server has its time. */
const END_PATIENCE_MS = 20_000

/** How it stands with a conversation whose partner is not in the room yet. */
export type Standing = {
  isOver: boolean
  /** Whether the organization keeps the sound of calls, of those who agree to it. */
  records: boolean
  /** Whether somebody plays the persona: nobody yet, or not any more for a moment. */
  partner: 'waiting' | 'here' | 'away' | null
  startedAt: string | null
  turns: ConversationData['turns']
  drill: DrillMoment | null
}

export async function readStanding(
  conversationId: string,
  signal?: AbortSignal,
): Promise<Standing> {
  const conversation = await call(endpoints.readConversation, {
    params: { conversationId },
    ...(signal === undefined ? {} : { signal }),
  })
  const { status, partner, records, started_at: startedAt, turns } = conversation
  return {
    isOver: status !== 'requested' && status !== 'live',
    partner,
    records,
    startedAt,
    turns,
    drill: drillMomentOf(conversation),
  }
}

type RoomPass = Answer<typeof endpoints.requestRoom>

export const callState = (pass: RoomPass): CallState => ({
  roomToken: pass.token,
  url: pass.url,
  conversationId: pass.conversation_id,
  canEditRoleplays: pass.can_edit_roleplays,
})

/** Navigation state outlives reloads and releases: it may be anything. */
export function readCallState(state: unknown): CallState | null {
  const { roomToken, url, conversationId, canEditRoleplays } = (state ?? {}) as Partial<CallState>
  return typeof roomToken === 'string' && roomToken !== ''
    ? {
        roomToken,
        url: url ?? '',
        conversationId: conversationId ?? '',
        canEditRoleplays: canEditRoleplays === true,
      }
    : null
}
