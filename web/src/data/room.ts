import type { Answer } from '@colloquy/contract/endpoint'
import { endpoints } from '@colloquy/contract/endpoints'
import { call } from './api.ts'
import { saveChosenRoleplay } from './chosen-roleplay.ts'
import { readUser } from './credentials.ts'

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

export async function rejoinRoom(conversationId: string): Promise<CallState> {
  return callState(await call(endpoints.rejoinRoom, { params: { conversationId } }))
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
