import type { Answer } from '@colloquy/contract/endpoint'
import type { endpoints } from '@colloquy/contract/endpoints'
import { oneTimeLink } from '@colloquy/contract/screens'
import { displayName } from '../accounts/present.ts'
import type { FoundOrganization } from './create.ts'
import type { FoundGroup } from './groups.ts'
import type { FoundInvitation } from './invitations.ts'
import type { FoundMember } from './members.ts'

export const presentOrganization = (
  row: FoundOrganization,
): Answer<typeof endpoints.createOrganization> => ({
  id: row.id,
  name: row.name,
  description: row.description,
  created_at: row.createdAt.toISOString(),
})

export const presentGroup = (row: FoundGroup): Answer<typeof endpoints.createGroup> => ({
  id: row.id,
  name: row.name,
  description: row.description,
  is_active: row.isActive,
  created_at: row.createdAt.toISOString(),
})

export const presentMember = (row: FoundMember): Answer<typeof endpoints.changeMember> => ({
  user_id: row.userId,
  name: displayName(row),
  email: row.email,
  role: row.role,
  groups: row.groupIds,
  is_disabled: row.isDisabled,
  is_manageable: row.isManageable,
})

export const presentInvitation = (
  row: FoundInvitation,
): Answer<typeof endpoints.listInvitations>[number] => ({
  id: row.id,
  email: row.email,
  role: row.role,
  groups: row.groupIds,
  created_at: row.createdAt.toISOString(),
  expires_at: row.expiresAt.toISOString(),
})

type Link = { origin: string; token: string; expiresAt: Date }

export const presentInvitationLink = ({ origin, token, expiresAt }: Link) => ({
  url: oneTimeLink(origin, '/invitation', token),
  expires_at: expiresAt.toISOString(),
})

export const presentPasswordLink = ({ origin, token, expiresAt }: Link) => ({
  url: oneTimeLink(origin, '/password', token),
  expires_at: expiresAt.toISOString(),
})
