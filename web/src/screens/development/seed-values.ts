import {
  GROUP_REQUIRED,
  ORGANIZATION_NAME_REQUIRED,
  readCount,
  SEED_GROUP_LIMITS,
  SEED_LEGACY_LIMITS,
  SEED_MOST_ACCOUNTS,
  firstSeedGroup,
  type SeedGroup,
} from '@colloquy/domain/seed'

/** Numbers stay as they were typed until they are read: bad input becomes the default then. */
export type GroupValues = {
  name: string
  description: string
  numUsers: string
  numAdmins: string
}

export type SeedValues = {
  name: string
  description: string
  mode: 'groups' | 'legacy'
  groups: GroupValues[]
  numUsers: string
  numAdmins: string
}

export const groupValues = (group: SeedGroup): GroupValues => ({
  ...group,
  numUsers: String(group.numUsers),
  numAdmins: String(group.numAdmins),
})

export const emptySeed = (): SeedValues => ({
  name: '',
  description: '',
  mode: 'groups',
  groups: [groupValues(firstSeedGroup())],
  numUsers: String(SEED_LEGACY_LIMITS.users.fallback),
  numAdmins: String(SEED_LEGACY_LIMITS.admins.fallback),
})

/** What the form itself refuses; nothing is sent then. */
export const nameProblem = (name: string): string | undefined =>
  name.trim() === '' ? ORGANIZATION_NAME_REQUIRED : undefined

export function seedProblem(values: SeedValues): string | undefined {
  if (values.mode === 'groups' && values.groups.length === 0) return GROUP_REQUIRED
  if (countAccounts(values) > SEED_MOST_ACCOUNTS)
    return `At most ${SEED_MOST_ACCOUNTS} accounts can be made at once`
  return undefined
}

export function bodyOf({ name, description, mode, ...rest }: SeedValues) {
  const body = { org_name: name.trim(), description: description.trim() }
  switch (mode) {
    case 'groups':
      return { ...body, groups: rest.groups.map(groupBody) }
    case 'legacy':
      return { ...body, ...legacyBody(rest) }
  }
}

const groupBody = (group: GroupValues) => ({
  name: group.name.trim(),
  description: group.description.trim(),
  num_users: readCount(group.numUsers, SEED_GROUP_LIMITS.users),
  num_admins: readCount(group.numAdmins, SEED_GROUP_LIMITS.admins),
})

const legacyBody = (values: Pick<SeedValues, 'numUsers' | 'numAdmins'>) => ({
  num_users: readCount(values.numUsers, SEED_LEGACY_LIMITS.users),
  num_admins: readCount(values.numAdmins, SEED_LEGACY_LIMITS.admins),
})

export function countAccounts(values: SeedValues): number {
  const parts = values.mode === 'groups' ? values.groups.map(groupBody) : [legacyBody(values)]
  return parts.reduce((sum, part) => sum + part.num_users + part.num_admins, 0)
}
