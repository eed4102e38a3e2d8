import { ApiError } from '@colloquy/contract/client'
import type { Answer } from '@colloquy/contract/endpoint'
import { endpoints } from '@colloquy/contract/endpoints'
import { call } from './api.ts'
import { forgetChosenRoleplay, saveChosenRoleplay } from './chosen-roleplay.ts'
import { readUser } from './credentials.ts'
import { type ConversationData, type DrillMoment, drillMomentOf } from './practice.ts'

/** What `/call` is given in its navigation state. */
export type CallState = { roomToken: string; url: string; conversationId: string }

/** Of a browser that has forgotten who it belongs to. The server knows by the token anyway. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

export const storedUserId = (): string => readUser()?.id ?? NOBODY

export async function startRoleplay(roleplayId: string): Promise<CallState> {
  const roleplay = await call(endpoints.readRoleplay, { params: { roleplayId } })
  saveChosenRoleplay(roleplay)
  const pass = await call(endpoints.requestRoom, {
    body: {
      roleplay_schema: {
        schema_id: roleplay.id,
        user_id: storedUserId(),
        persona: roleplay.schema_data.persona,
      },
    },
  })
  return callState(pass)
}

type DrillStart = {
  conversationId: string
  beforeTurn: number
  /** What was practised; null when it is not there any more, which the server says. */
  roleplayId: string | null
}

/** A conversation that goes on from a moment of another one. */
export async function startDrill(of: DrillStart): Promise<CallState> {
  const { conversationId, beforeTurn, roleplayId } = of
  if (roleplayId === null) forgetChosenRoleplay()
  else saveChosenRoleplay(await call(endpoints.readRoleplay, { params: { roleplayId } }))
  return callState(
    await call(endpoints.startDrill, {
      params: { conversationId },
      body: { before_turn: beforeTurn },
    }),
  )
}

/** A conversation that is an attempt at what one was asked to practise. */
export async function startAttempt(of: {
  assignmentId: string
  roleplayId: string
}): Promise<CallState> {
  const roleplay = await readOrNone(of.roleplayId)
  if (roleplay === null) forgetChosenRoleplay()
  else saveChosenRoleplay(roleplay)
  return callState(
    await call(endpoints.startAttempt, { params: { assignmentId: of.assignmentId } }),
  )
}

/** To be asked is enough to practise it, also where it is private to others and cannot be read. */
const readOrNone = (roleplayId: string) =>
  call(endpoints.readRoleplay, { params: { roleplayId } }).catch((failure: unknown) => {
    if (failure instanceof ApiError && failure.status === 404) return null
    throw failure
  })

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
  })
}

/** Whoever leaves is not kept waiting for it. */
const END_PATIENCE_MS = 3_000

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

const callState = (pass: RoomPass): CallState => ({
  roomToken: pass.token,
  url: pass.url,
  conversationId: pass.conversation_id,
})

/** Navigation state outlives reloads and releases: it may be anything. */
export function readCallState(state: unknown): CallState | null {
  const { roomToken, url, conversationId } = (state ?? {}) as Partial<CallState>
  return typeof roomToken === 'string' && roomToken !== ''
    ? { roomToken, url: url ?? '', conversationId: conversationId ?? '' }
    : null
}
