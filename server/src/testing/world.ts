import { randomUUID } from 'node:crypto'
import type { Course, RoleplayForm } from '@colloquy/domain/roleplay'
import { sql } from 'drizzle-orm'
import { newToken, tokenHash } from '../accounts/tokens.ts'
import type { Db } from '../db/connect.ts'
import { groups, organizations, users } from '../db/tables/people.ts'
import { conversations } from '../db/tables/practising.ts'
import { sessions } from '../db/tables/signing-in.ts'
import { joinOrganization } from '../organizations/members.ts'
import { insertRoleplay } from '../roleplays/write.ts'

/** People and things to test with, put straight into the database. */

export async function anOrganization(db: Db, name = 'Acme'): Promise<string> {
  const [made] = await db.insert(organizations).values({ name }).returning({ id: organizations.id })
  return made?.id ?? ''
}

export async function aGroup(db: Db, organizationId: string, isActive = true): Promise<string> {
  const [made] = await db
    .insert(groups)
    .values({ organizationId, name: 'New hires', isActive })
    .returning({ id: groups.id })
  return made?.id ?? ''
}

export type Person = { userId: string; token: string; email: string }

type PersonWishes = {
  organizationId?: string
  role?: string
  groupIds?: string[]
  isDeveloper?: boolean
  name?: string
}

/** Somebody who is signed in. */
export async function aPerson(db: Db, wishes: PersonWishes = {}): Promise<Person> {
  const {
    organizationId,
    role = 'member',
    groupIds = [],
    isDeveloper = false,
    name = 'Ana',
  } = wishes
  const email = `${randomUUID()}@test.example`
  const [user] = await db
    .insert(users)
    .values({ email, name, isDeveloper })
    .returning({ id: users.id })
  const userId = user?.id ?? ''
  if (organizationId !== undefined)
    await joinOrganization(db, { organizationId, userId, role, groupIds })
  return { userId, email, token: await aSession(db, userId) }
}

export async function aSession(db: Db, userId: string, expiresIn = '1 day'): Promise<string> {
  const token = newToken()
  await db.insert(sessions).values({
    userId,
    tokenHash: tokenHash(token),
    expiresAt: sql`now() + ${expiresIn}::interval`,
  })
  return token
}

type RoleplayWishes = Partial<RoleplayForm & Course>

const aRoleplayForm = (wishes: RoleplayWishes = {}) => ({
  name: 'Discovery call',
  scenario: 'sales' as const,
  persona: {
    name: 'Dana',
    role: 'Head of operations',
    situation: 'Evaluating tools',
    background: 'Ten years in logistics',
    painPoints: ['Late deliveries'],
    goals: ['Fewer complaints'],
  },
  isPublic: true,
  groupIds: [],
  ...wishes,
})

/** A learner, an admin of the same organization, and by what the learner's talks are known as theirs. */
export async function aTeam(db: Db) {
  const organizationId = await anOrganization(db)
  const learner = await aPerson(db, { organizationId })
  const admin = await aPerson(db, { organizationId, role: 'admin' })
  return { learner, admin, own: { organizationId, userId: learner.userId } }
}

/** The same as it goes over the wire. */
export const aRoleplayBody = (
  wishes: { name?: string; is_public?: boolean; assigned_groups?: string[] } = {},
) => ({
  name: 'Discovery call',
  schema_data: {
    scenario: 'sales' as const,
    persona: {
      name: 'Dana',
      role: 'Head of operations',
      situation: 'Evaluating tools',
      background: 'Ten years in logistics',
      pain_points: ['Late deliveries'],
      goals: ['Fewer complaints'],
    },
  },
  is_public: true,
  assigned_groups: [],
  ...wishes,
})

/** What its persona would be asked before anybody saves it. */
export const aRehearsalBody = (questions: string[]) => ({
  ...aRoleplayBody().schema_data,
  questions,
})

export const aRoleplay = (
  db: Db,
  organizationId: string,
  wishes: RoleplayWishes = {},
): Promise<string> => insertRoleplay(db, { organizationId, userId: null }, aRoleplayForm(wishes))

type ConversationWishes = Partial<typeof conversations.$inferInsert> & {
  organizationId: string
  userId: string
}

/** One that both sides joined and that goes on, unless the wishes say otherwise. */
export async function aConversation(db: Db, wishes: ConversationWishes): Promise<string> {
  const [made] = await db
    .insert(conversations)
    .values({ name: 'Discovery call', seed: 1, state: 'live', startedAt: new Date(), ...wishes })
    .returning({ id: conversations.id })
  return made?.id ?? ''
}
