import { ROLES } from '@colloquy/domain/roles'
import { z } from 'zod'
import { email, id, line, moment, text } from './texts.ts'

/** Organizations, their members, groups and invitations. */

export const Organization = z
  .object({ id: id(), name: z.string(), description: z.string(), created_at: moment() })
  .meta({ id: 'Organization' })

const organizationName = () => line(200, 'Organization name is required')
const description = () =>
  text(2000)
    .nullish()
    .transform((value) => value?.trim() ?? '')

export const OrganizationInput = z
  .strictObject({ name: organizationName(), description: description() })
  .meta({ id: 'OrganizationInput' })

export const OrganizationChange = z
  .strictObject({ records_calls: z.boolean() })
  .transform((body) => ({ recordsCalls: body.records_calls }))
  .meta({ id: 'OrganizationChange' })

export const Group = z
  .object({
    id: id(),
    name: z.string(),
    description: z.string(),
    is_active: z.boolean(),
    created_at: moment(),
  })
  .meta({ id: 'Group' })

export const GroupInput = z
  .strictObject({
    name: line(200, 'Group name is required'),
    description: description(),
    is_active: z.boolean().default(true),
  })
  .transform(({ is_active: isActive, ...rest }) => ({ ...rest, isActive }))
  .meta({ id: 'GroupInput' })

export const GroupList = z.strictObject({ inactive: z.enum(['true', 'false']).default('false') })

export const GroupId = z.strictObject({ groupId: id() })

const role = () =>
  text(20)
    .transform((value) => value.trim().toLowerCase())
    .pipe(z.enum(ROLES))

const groupIds = () => z.array(id()).max(500).default([])

export const Member = z
  .object({
    user_id: id(),
    name: z.string(),
    email: z.string(),
    role: z.string(),
    groups: z.array(id()),
    is_disabled: z.boolean(),
    /** Whether an admin may make a password link for this person, or disable the account. */
    is_manageable: z.boolean(),
  })
  .meta({ id: 'Member' })

export const MemberPage = z.strictObject({
  after: id().optional(),
  limit: z.coerce.number().int().min(1).max(500).default(200),
})

export const MemberId = z.strictObject({ userId: id() })

export const MemberInput = z
  .strictObject({
    email: email(),
    name: line(200, 'Name is required'),
    role: role(),
    groups: groupIds(),
  })
  .transform(({ groups, ...rest }) => ({ ...rest, groupIds: groups }))
  .meta({ id: 'MemberInput' })

export const MemberChange = z
  .strictObject({ role: role(), groups: groupIds(), is_disabled: z.boolean().default(false) })
  .transform((body) => ({ role: body.role, groupIds: body.groups, isDisabled: body.is_disabled }))
  .meta({ id: 'MemberChange' })

/** Shown once: only a hash of what is in the link is kept. */
export const OneTimeLink = z
  .object({ url: z.string(), expires_at: moment() })
  .meta({ id: 'OneTimeLink' })

export const NewMember = z
  .object({ member: Member, password_link: OneTimeLink })
  .meta({ id: 'NewMember' })

export const InvitationInput = z
  .strictObject({ email: email().nullish(), role: role(), groups: groupIds() })
  .transform((body) => ({ email: body.email ?? null, role: body.role, groupIds: body.groups }))
  .meta({ id: 'InvitationInput' })

export const Invitation = z
  .object({
    id: id(),
    email: z.string().nullable(),
    role: z.string(),
    groups: z.array(id()),
    created_at: moment(),
    expires_at: moment(),
  })
  .meta({ id: 'Invitation' })

export const NewInvitation = z
  .object({ invitation: Invitation, link: OneTimeLink })
  .meta({ id: 'NewInvitation' })

export const InvitationId = z.strictObject({ invitationId: id() })

/** What somebody sees who was sent a link, before signing in. */
export const InvitationPreview = z
  .object({
    organization: z.string(),
    role: z.string(),
    email: z.string().nullable(),
    expires_at: moment(),
  })
  .meta({ id: 'InvitationPreview' })
