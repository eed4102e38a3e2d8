import { randomInt } from 'node:crypto'
import { writeCsv } from '@colloquy/domain/csv'
import type { Role } from '@colloquy/domain/roles'
import { type SeedGroup, seedFileName } from '@colloquy/domain/seed'
import type { Hasher } from '../accounts/hasher.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { groupMembers, groups, memberships, organizations, users } from '../db/tables/people.ts'

export type SeedRequest = {
  organizationName: string
  description: string
  groups: SeedGroup[]
  /** Accounts in no group. */
  numUsers: number
  numAdmins: number
}

export type Seeded = {
  organization: { id: string; name: string; description: string }
  csvData: string
  csvFileName: string
}

/** The passwords stand in the CSV and nowhere else. */
export async function seedOrganization(
  { db, hasher }: Context,
  request: SeedRequest,
): Promise<Seeded> {
  const planned = planAccounts(request)
  const accounts = await hashAll(hasher, planned)
  const organization = await db.transaction((tx) => insertAll(tx, request, accounts))
  return {
    organization,
    csvData: writeCsv([
      ['name', 'email', 'password', 'role', 'group'],
      ...planned.map(({ name, email, password, role, group }) => [
        name,
        email,
        password,
        role,
        group === null ? '' : (request.groups[group]?.name ?? ''),
      ]),
    ]),
    csvFileName: seedFileName(request.organizationName),
  }
}

type PlannedAccount = {
  name: string
  email: string
  password: string
  role: Role
  /** Its place in the request: two groups may have the same name. */
  group: number | null
}

function planAccounts({
  organizationName,
  groups: wanted,
  numUsers,
  numAdmins,
}: SeedRequest): PlannedAccount[] {
  // Random, since addresses are unique and the same organization may be seeded again.
  const host = `${hostLabel(organizationName)}-${randomLetters(6, 'abcdefghjkmnpqrstuvwxyz23456789')}.example`
  const parts = [
    ...wanted.map((group, index) => ({
      numAdmins: group.numAdmins,
      numUsers: group.numUsers,
      group: index,
    })),
    { numAdmins, numUsers, group: null },
  ]
  const roles = parts.flatMap(({ numAdmins: admins, numUsers: members, group }) => [
    ...Array.from({ length: admins }, () => ({ role: 'admin' as const, group })),
    ...Array.from({ length: members }, () => ({ role: 'member' as const, group })),
  ])
  const seen = { admin: 0, member: 0 }
  return roles.map(({ role, group }) => {
    seen[role] += 1
    return {
      name: `${role === 'admin' ? 'Admin' : 'Member'} ${seen[role]}`,
      email: `${role}${seen[role]}@${host}`,
      password: randomLetters(16, PASSWORD_LETTERS),
      role,
      group,
    }
  })
}

/** Letters and digits that are not mistaken for each other when a password is read from paper. */
const PASSWORD_LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnpqrstuvwxyz23456789'

const randomLetters = (count: number, letters: string): string =>
  Array.from({ length: count }, () => letters[randomInt(letters.length)]).join('')

const hostLabel = (name: string): string =>
  name
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 40)
    .replace(/^-+|-+$/g, '') || 'organization'

type HashedAccount = PlannedAccount & { passwordHash: string }

/** One after the other: signing in goes on in between. */
async function hashAll(hasher: Hasher, planned: PlannedAccount[]): Promise<HashedAccount[]> {
  const hashed: HashedAccount[] = []
  for (const account of planned)
    hashed.push({ ...account, passwordHash: await hasher.hash(account.password) })
  return hashed
}

async function insertAll(tx: Db, request: SeedRequest, accounts: HashedAccount[]) {
  const [organization] = await tx
    .insert(organizations)
    .values({ name: request.organizationName, description: request.description })
    .returning({
      id: organizations.id,
      name: organizations.name,
      description: organizations.description,
    })
  if (organization === undefined) throw new Error('the organization was not stored')
  const organizationId = organization.id

  const groupIds = await insertGroups(tx, organizationId, request.groups)
  if (accounts.length === 0) return organization

  const made = await tx
    .insert(users)
    .values(
      accounts.map(({ name, email, passwordHash }) => ({
        name,
        email,
        passwordHash,
        activeOrganizationId: organizationId,
      })),
    )
    .returning({ id: users.id, email: users.email })
  const idByEmail = new Map(made.map(({ id, email }) => [email, id]))
  const joined = accounts.map((account, place) => ({
    organizationId,
    userId: idByEmail.get(account.email) ?? '',
    role: account.role,
    // Members are listed in the order in which they joined: that of the CSV.
    createdAt: new Date(Date.now() + place),
    group: account.group,
  }))
  await tx.insert(memberships).values(joined)

  const grouped = joined.flatMap(({ userId, group }) => {
    const groupId = group === null ? undefined : groupIds[group]
    return groupId === undefined ? [] : [{ organizationId, groupId, userId }]
  })
  if (grouped.length > 0) await tx.insert(groupMembers).values(grouped)
  return organization
}

async function insertGroups(
  tx: Db,
  organizationId: string,
  wanted: SeedGroup[],
): Promise<string[]> {
  const ids: string[] = []
  for (const { name, description } of wanted) {
    const [group] = await tx
      .insert(groups)
      .values({ organizationId, name, description })
      .returning({ id: groups.id })
    if (group !== undefined) ids.push(group.id)
  }
  return ids
}
