import type { endpoints } from '@colloquy/contract/endpoints'
import type { Answer } from '@colloquy/contract/endpoint'
import type { Actor } from '../actor.ts'

/** Who gave no name is called by what stands before the @. */
export const displayName = ({ name, email }: { name: string; email: string }): string =>
  name || (email.split('@')[0] ?? email)

export const presentAccount = (actor: Actor): Answer<typeof endpoints.readAccount> => ({
  id: actor.userId,
  name: actor.name,
  email: actor.email,
  isDev: actor.isDeveloper,
  organization:
    actor.member === null
      ? null
      : {
          id: actor.member.organizationId,
          name: actor.member.organizationName,
          role: actor.member.role,
          records_calls: actor.member.recordsCalls,
        },
})

type SessionRow = { id: string; device: string; createdAt: Date; lastUsedAt: Date }

export const presentSession = (row: SessionRow, actor: Actor) => ({
  id: row.id,
  device: row.device,
  created_at: row.createdAt.toISOString(),
  last_used_at: row.lastUsedAt.toISOString(),
  is_current: row.id === actor.sessionId,
})
