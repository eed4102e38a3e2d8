import {
  GROUP_REQUIRED,
  ORGANIZATION_NAME_REQUIRED,
  SEED_GROUP_LIMITS,
  SEED_LEGACY_LIMITS,
  SEED_MOST_ACCOUNTS,
  SEED_MOST_GROUPS,
} from '@colloquy/domain/seed'
import { z } from 'zod'
import { Organization } from './organizations.ts'
import { id, line, text } from './texts.ts'

/** The internal tools of developers: organizations of everybody. */

export const Organizations = z
  .object({ organizations: z.array(Organization) })
  .meta({ id: 'Organizations' })

export const OrganizationPage = z.strictObject({
  after: id().optional(),
  limit: z.coerce.number().int().min(1).max(500).default(200),
})

export const OrganizationId = z.strictObject({ organizationId: id() })

/** The specification names the field and not where it stands: body or address, both are understood. */
export const OrganizationDeletionBody = z
  .strictObject({ organization_id: id().optional() })
  .nullish()
  .meta({ id: 'OrganizationDeletion' })
export const OrganizationDeletionQuery = z.strictObject({ organization_id: id().optional() })

export const OrganizationUsers = z
  .object({
    organization_name: z.string(),
    users: z.array(
      z.object({ user_id: id(), name: z.string(), email: z.string(), role: z.string() }),
    ),
  })
  .meta({ id: 'OrganizationUsers' })

const count = (limits: { least: number; most: number }) =>
  z.int().min(limits.least).max(limits.most)

const description = () =>
  text(2000)
    .nullish()
    .transform((value) => value?.trim() ?? '')

const SeedGroupInput = z
  .strictObject({
    name: line(200, 'Group name is required'),
    description: description(),
    num_users: count(SEED_GROUP_LIMITS.users),
    num_admins: count(SEED_GROUP_LIMITS.admins),
  })
  .transform((group) => ({
    name: group.name,
    description: group.description,
    numUsers: group.num_users,
    numAdmins: group.num_admins,
  }))

/** With `groups`, accounts are made in groups; without, `num_users` and `num_admins` without any. */
export const SeedRequest = z
  .strictObject({
    org_name: line(200, ORGANIZATION_NAME_REQUIRED),
    description: description(),
    groups: z.array(SeedGroupInput).min(1, GROUP_REQUIRED).max(SEED_MOST_GROUPS).optional(),
    num_users: count(SEED_LEGACY_LIMITS.users).optional(),
    num_admins: count(SEED_LEGACY_LIMITS.admins).optional(),
  })
  .transform((body, context) => {
    const groups = body.groups ?? []
    const legacy = { numUsers: body.num_users ?? 0, numAdmins: body.num_admins ?? 0 }
    const isLegacy = body.groups === undefined
    const wantsCounts = body.num_users !== undefined || body.num_admins !== undefined
    if (isLegacy && !wantsCounts)
      context.addIssue({ code: 'custom', message: GROUP_REQUIRED, path: ['groups'] })
    if (!isLegacy && wantsCounts)
      context.addIssue({
        code: 'custom',
        message: 'Send groups, or num_users and num_admins, not both',
        path: ['groups'],
      })
    const accounts = [...groups, legacy].reduce(
      (sum, part) => sum + part.numUsers + part.numAdmins,
      0,
    )
    if (accounts > SEED_MOST_ACCOUNTS)
      context.addIssue({
        code: 'custom',
        message: `At most ${SEED_MOST_ACCOUNTS} accounts can be made at once`,
        path: ['groups'],
      })
    return { organizationName: body.org_name, description: body.description, groups, ...legacy }
  })
  .meta({ id: 'SeedRequest' })

export const SeedAnswer = z
  .object({
    organization: z.object({ id: id(), name: z.string(), description: z.string() }),
    csv_data: z.string(),
    csv_filename: z.string(),
  })
  .meta({ id: 'SeedAnswer' })
