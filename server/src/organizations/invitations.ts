import type { Role } from '@colloquy/domain/roles'
import { and, desc, eq, gt, isNull, or, sql } from 'drizzle-orm'
import { newToken, tokenHash } from '../accounts/tokens.ts'
import type { Actor, Member } from '../actor.ts'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { isDanglingReference, isDuplicate } from '../db/failures.ts'
import { invitationGroups, invitations, organizations } from '../db/tables/people.ts'
import { within } from '../db/tenant.ts'
import { Conflict, Invalid, NotFound } from '../errors.ts'
import { joinOrganization, requireNoOrganization } from './members.ts'

type AdminContext = Context<Actor & { member: Member }>

const VALID_DAYS = 14
const MOST_INVITATIONS = 500

export type FoundInvitation = Awaited<ReturnType<typeof selectInvitations>>[number]

export const listInvitations = ({
  db,
  actor: { member },
}: AdminContext): Promise<FoundInvitation[]> =>
  selectInvitations(db, within(member, invitations, isOpen()))

type InvitationForm = { email: string | null; role: Role; groupIds: string[] }

export async function createInvitation(
  { db, actor: { member } }: AdminContext,
  { email, role, groupIds }: InvitationForm,
): Promise<{ invitation: FoundInvitation; token: string }> {
  const { organizationId } = member
  const token = newToken()
  return db.transaction(async (tx) => {
    const open = await tx.$count(invitations, within(member, invitations, isOpen()))
    if (open >= MOST_INVITATIONS)
      throw new Conflict(`At most ${MOST_INVITATIONS} invitations can be open`)
    const [made] = await tx
      .insert(invitations)
      .values({
        organizationId,
        email,
        role,
        tokenHash: tokenHash(token),
        expiresAt: sql`now() + make_interval(days => ${VALID_DAYS})`,
      })
      .returning({ id: invitations.id })
    if (made === undefined) throw new Error('the invitation was not stored')
    await inviteIntoGroups(tx, { organizationId, invitationId: made.id, groupIds })
    const [invitation] = await selectInvitations(
      tx,
      within(member, invitations, eq(invitations.id, made.id)),
    )
    if (invitation === undefined) throw new Error('the invitation was not stored')
    return { invitation, token }
  })
}

export async function deleteInvitation(
  { db, actor: { member } }: AdminContext,
  id: string,
): Promise<void> {
  const deleted = await db
    .delete(invitations)
    .where(within(member, invitations, eq(invitations.id, id)))
    .returning({ id: invitations.id })
  if (deleted.length === 0) throw new NotFound()
}

/** The token itself says who may: it names one invitation of one organization. */
export async function previewInvitation(db: Db, token: string) {
  const [invitation] = await db
    .select({
      organization: organizations.name,
      role: invitations.role,
      email: invitations.email,
      expiresAt: invitations.expiresAt,
    })
    .from(invitations)
    .innerJoin(organizations, eq(organizations.id, invitations.organizationId))
    .where(and(eq(invitations.tokenHash, tokenHash(token)), isOpen()))
  if (invitation === undefined) throw new NotFound()
  return invitation
}

/** An invitation is used once. One that names an address is for that account alone. */
export async function acceptInvitation({ db, actor }: Context, token: string): Promise<void> {
  await db.transaction(async (tx) => {
    await requireNoOrganization(tx, actor.userId)
    const isTheirs = or(isNull(invitations.email), eq(invitations.email, actor.email))
    const isThis = and(eq(invitations.tokenHash, tokenHash(token)), isOpen(), isTheirs)
    const [found] = await selectInvitations(tx, isThis).for('update', { of: invitations })
    if (found === undefined) throw new NotFound()
    await joinOrganization(tx, {
      organizationId: found.organizationId,
      userId: actor.userId,
      role: found.role,
      groupIds: found.groupIds,
    }).catch((failure: unknown) => {
      throw isDuplicate(failure) ? new Conflict('You belong to this organization already') : failure
    })
    await tx.delete(invitations).where(eq(invitations.id, found.id))
  })
}

const isOpen = () => gt(invitations.expiresAt, sql`now()`)

function selectInvitations(db: Db, condition: ReturnType<typeof and>) {
  return db
    .select({
      id: invitations.id,
      organizationId: invitations.organizationId,
      email: invitations.email,
      role: invitations.role,
      createdAt: invitations.createdAt,
      expiresAt: invitations.expiresAt,
      groupIds: sql<string[]>`array(
        select ${invitationGroups.groupId} from ${invitationGroups}
        where ${invitationGroups.invitationId} = ${invitations.id} order by 1)`,
    })
    .from(invitations)
    .where(condition)
    .orderBy(desc(invitations.createdAt), desc(invitations.id))
    .limit(MOST_INVITATIONS)
    .$dynamic()
}

type GroupsOfInvitation = { organizationId: string; invitationId: string; groupIds: string[] }

async function inviteIntoGroups(
  tx: Db,
  { organizationId, invitationId, groupIds }: GroupsOfInvitation,
): Promise<void> {
  if (groupIds.length === 0) return
  await tx
    .insert(invitationGroups)
    .values([...new Set(groupIds)].map((groupId) => ({ organizationId, invitationId, groupId })))
    .catch((failure: unknown) => {
      throw isDanglingReference(failure) ? Invalid.field(['groups'], 'Group not found') : failure
    })
}
