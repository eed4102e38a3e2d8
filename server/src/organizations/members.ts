import type { Role } from '@colloquy/domain/roles'
import { and, asc, eq, isNull, sql } from 'drizzle-orm'
import { createPasswordLink, type PasswordLink } from '../accounts/passwords.ts'
import type { Actor, Member } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { isDanglingReference, isDuplicate } from '../db/failures.ts'
import { groupMembers, memberships, organizations, users } from '../db/tables/people.ts'
import { passwordLinks, sessions } from '../db/tables/signing-in.ts'
import { within } from '../db/tenant.ts'
import { Conflict, Invalid, NotAllowed, NotFound } from '../errors.ts'
import { isManageableBy } from './policy.ts'

type AdminContext = Context<Actor & { member: Member }>

export type FoundMember = Awaited<ReturnType<typeof selectMembers>>[number]

type Page = { after?: string | undefined; limit: number }

/** In the order in which they joined. */
export const listMembers = ({ db, actor: { member } }: AdminContext, { after, limit }: Page) =>
  selectMembers(db, member, after === undefined ? undefined : joinedAfter(member, after)).limit(
    limit,
  )

const joinedAfter = ({ organizationId }: Member, userId: string) =>
  sql`(${memberships.createdAt}, ${memberships.userId}) > (
    select seen.created_at, seen.user_id from ${memberships} as seen
    where seen.organization_id = ${organizationId} and seen.user_id = ${userId})`

type NewMember = { email: string; name: string; role: Role; groupIds: string[] }

/** The account has no password until its owner sets one with the link. */
export async function addMember(
  { db, actor: { member } }: AdminContext,
  { email, name, role, groupIds }: NewMember,
): Promise<{ added: FoundMember; link: PasswordLink }> {
  return db.transaction(async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ email, name, activeOrganizationId: member.organizationId })
      .returning({ id: users.id })
      .catch((failure: unknown) => {
        throw isDuplicate(failure)
          ? new Conflict('This address has an account already. Send an invitation instead')
          : failure
      })
    if (user === undefined) throw new Error('the account was not stored')
    await joinOrganization(tx, {
      organizationId: member.organizationId,
      userId: user.id,
      role,
      groupIds,
    })
    const link = await createPasswordLink(tx, user.id)
    return { added: await findMember(tx, member, user.id), link }
  })
}

/** Asked twice at once, the second one waits here and then finds that there is one. */
export async function requireNoOrganization(tx: Db, userId: string): Promise<void> {
  const [user] = await tx
    .select({ organizationId: users.activeOrganizationId })
    .from(users)
    .where(eq(users.id, userId))
    .for('update')
  if (user === undefined || user.organizationId !== null)
    throw new Conflict('You belong to an organization already')
}

type Joining = { organizationId: string; userId: string; role: string; groupIds: string[] }

export async function joinOrganization(
  tx: Db,
  { organizationId, userId, role, groupIds }: Joining,
): Promise<void> {
  // Not when the transaction began: who is added after another in it comes after them in lists.
  const createdAt = sql`clock_timestamp()`
  await tx.insert(memberships).values({ organizationId, userId, role, createdAt })
  await tx.update(users).set({ activeOrganizationId: organizationId }).where(eq(users.id, userId))
  await putInGroups(tx, { organizationId, userId, groupIds })
}

type MemberChange = { userId: string; role: Role; groupIds: string[]; isDisabled: boolean }

export async function changeMember(
  { db, actor: { member } }: AdminContext,
  { userId, role, groupIds, isDisabled }: MemberChange,
): Promise<FoundMember> {
  return db.transaction(async (tx) => {
    await lockOrganization(tx, member)
    const before = await findMember(tx, member, userId)
    const { organizationId } = member
    if (isDisabled !== before.isDisabled) await setDisabled(tx, before, isDisabled)
    await tx
      .update(memberships)
      .set({ role })
      .where(within(member, memberships, eq(memberships.userId, userId)))
    await tx
      .delete(groupMembers)
      .where(within(member, groupMembers, eq(groupMembers.userId, userId)))
    await putInGroups(tx, { organizationId, userId, groupIds })
    await requireAnAdmin(tx, member)
    return findMember(tx, member, userId)
  })
}

/** Their sessions end at once; the account stays, with no organization. */
export async function removeMember(
  { db, actor: { member } }: AdminContext,
  userId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await lockOrganization(tx, member)
    const removed = await tx
      .delete(memberships)
      .where(within(member, memberships, eq(memberships.userId, userId)))
      .returning({ userId: memberships.userId })
    if (removed.length === 0) throw new NotFound()
    const isActiveHere = and(
      eq(users.id, userId),
      eq(users.activeOrganizationId, member.organizationId),
    )
    await tx.update(users).set({ activeOrganizationId: null }).where(isActiveHere)
    await tx.delete(sessions).where(eq(sessions.userId, userId))
    // Whoever made one could step into the account after its owner has moved on with it.
    await tx.delete(passwordLinks).where(eq(passwordLinks.userId, userId))
    // Nobody can have used it, and nobody could any more: the address is free again.
    await tx.delete(users).where(and(eq(users.id, userId), isNull(users.passwordHash)))
    await requireAnAdmin(tx, member)
  })
}

export async function createLinkForMember(
  { db, actor: { member } }: AdminContext,
  userId: string,
): Promise<PasswordLink> {
  return db.transaction(async (tx) => {
    requireManageable(await findMember(tx, member, userId))
    return createPasswordLink(tx, userId)
  })
}

async function setDisabled(tx: Db, target: FoundMember, isDisabled: boolean): Promise<void> {
  requireManageable(target)
  await tx
    .update(users)
    .set({ disabledAt: isDisabled ? sql`now()` : null })
    .where(eq(users.id, target.userId))
  if (isDisabled) await tx.delete(sessions).where(eq(sessions.userId, target.userId))
}

function requireManageable(target: FoundMember): void {
  if (!target.isManageable)
    throw new NotAllowed(
      'This account is not only your organization’s, so its owner alone manages it',
    )
}

/** One change of members at a time, or two admins could make each other the last one to go. */
async function lockOrganization(tx: Db, { organizationId }: Member): Promise<void> {
  await tx
    .select({ id: organizations.id })
    .from(organizations)
    .where(eq(organizations.id, organizationId))
    .for('update')
}

async function requireAnAdmin(tx: Db, member: Member): Promise<void> {
  const [admin] = await tx
    .select({ userId: memberships.userId })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(
      within(
        member,
        memberships,
        sql`lower(${memberships.role}) = 'admin'`,
        sql`${users.disabledAt} is null`,
      ),
    )
    .limit(1)
  if (admin === undefined) throw new Conflict('An organization needs at least one admin')
}

async function putInGroups(
  tx: Db,
  { organizationId, userId, groupIds }: Omit<Joining, 'role'>,
): Promise<void> {
  if (groupIds.length === 0) return
  await tx
    .insert(groupMembers)
    .values([...new Set(groupIds)].map((groupId) => ({ organizationId, groupId, userId })))
    .catch((failure: unknown) => {
      throw isDanglingReference(failure) ? Invalid.field(['groups'], 'Group not found') : failure
    })
}

async function findMember(db: Db, member: Member, userId: string): Promise<FoundMember> {
  const [found] = await selectMembers(db, member, eq(memberships.userId, userId))
  if (found === undefined) throw new NotFound()
  return found
}

function selectMembers(db: Db, member: Member, condition: ReturnType<typeof and>) {
  return db
    .select({
      userId: users.id,
      name: users.name,
      email: users.email,
      role: memberships.role,
      isDisabled: sql<boolean>`${users.disabledAt} is not null`,
      isManageable: isManageableBy(member, db),
      groupIds: sql<string[]>`array(
        select ${groupMembers.groupId} from ${groupMembers}
        where ${groupMembers.organizationId} = ${memberships.organizationId}
          and ${groupMembers.userId} = ${users.id} order by 1)`,
    })
    .from(memberships)
    .innerJoin(users, eq(users.id, memberships.userId))
    .where(within(member, memberships, condition))
    .orderBy(asc(memberships.createdAt), asc(memberships.userId))
    .$dynamic()
}
