import { ApiError } from '@colloquy/contract/client'
import type { Answer } from '@colloquy/contract/endpoint'
import { endpoints } from '@colloquy/contract/endpoints'
import { call } from './api.ts'
import { forgetChosenRoleplay, saveChosenRoleplay } from './chosen-roleplay.ts'
import { readUser } from './credentials.ts'
import { type CallState, callState } from './room.ts'

/** The ways into a conversation. The call itself knows none of them, and does not load them. */

/** Of a browser that has forgotten who it belongs to. The server knows by the token anyway. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

export const storedUserId = (): string => readUser()?.id ?? NOBODY

export async function startRoleplay(roleplayId: string): Promise<CallState> {
  const roleplay = await takeAhead(roleplayId)
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

type Roleplay = Answer<typeof endpoints.readRoleplay>

let ahead: { roleplayId: string; at: number; roleplay: Promise<Roleplay> } | null = null

/** Somebody may have changed it since. */
const AHEAD_FOR_MS = 10_000

const read = (roleplayId: string): Promise<Roleplay> =>
  call(endpoints.readRoleplay, { params: { roleplayId } })

/** Somebody points at it, and may choose it in a moment: then it is there already. */
export function readAhead(roleplayId: string): void {
  if (ahead !== null && isFresh(ahead, roleplayId)) return
  const roleplay = read(roleplayId)
  // Who chooses it asks again, and is told then.
  roleplay.catch(() => {})
  ahead = { roleplayId, at: performance.now(), roleplay }
}

function takeAhead(roleplayId: string): Promise<Roleplay> {
  const before = ahead
  ahead = null
  if (before === null || !isFresh(before, roleplayId)) return read(roleplayId)
  return before.roleplay.catch(() => read(roleplayId))
}

const isFresh = (of: { roleplayId: string; at: number }, roleplayId: string): boolean =>
  of.roleplayId === roleplayId && performance.now() - of.at < AHEAD_FOR_MS

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
