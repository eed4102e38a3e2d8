import { randomInt } from 'node:crypto'
import { email as emailShape } from '@colloquy/contract/texts'
import { asc, eq } from 'drizzle-orm'
import { acceptablePassword, setPassword } from '../accounts/passwords.ts'
import type { Db } from '../db/connect.ts'
import { isDuplicate } from '../db/failures.ts'
import { memberships, organizations, users } from '../db/tables/people.ts'
import { Invalid } from '../errors.ts'
import { joinOrganization } from '../organizations/members.ts'
import { Refusal } from '../refusal.ts'
import type { Session } from './session.ts'

export type NewAccount = {
  email: string
  name: string
  isDeveloper: boolean
  /** The id of the organization this person shall administer. */
  adminOf: string | null
  password: string
}

export async function createAccount({ db, hasher }: Session, account: NewAccount): Promise<void> {
  const email = readEmail(account.email)
  requireAcceptable(account.password, { email, name: account.name })
  const passwordHash = await hasher.hash(account.password)
  const { name, isDeveloper, adminOf } = account
  await db
    .transaction(async (tx) => {
      const [user] = await tx
        .insert(users)
        .values({ email, name, isDeveloper, passwordHash })
        .returning({ id: users.id })
      if (user === undefined || adminOf === null) return
      await requireOrganization(tx, adminOf)
      await joinOrganization(tx, {
        organizationId: adminOf,
        userId: user.id,
        role: 'admin',
        groupIds: [],
      })
    })
    .catch((failure: unknown) => {
      throw isDuplicate(failure) ? new Refusal(`${email} has an account already`) : failure
    })
}

export async function changePasswordOf(
  { db, hasher }: Session,
  { email: address, password }: { email: string; password: string },
): Promise<void> {
  const email = readEmail(address)
  const [user] = await db
    .select({ id: users.id, name: users.name })
    .from(users)
    .where(eq(users.email, email))
  if (user === undefined) throw new Refusal(`${email} has no account`)
  requireAcceptable(password, { email, name: user.name })
  await setPassword({ db, hasher }, { userId: user.id, password, keepSession: null })
}

export const listAccounts = (db: Db) =>
  db
    .select({
      email: users.email,
      name: users.name,
      isDeveloper: users.isDeveloper,
      disabledAt: users.disabledAt,
      role: memberships.role,
      organization: organizations.name,
      organizationId: organizations.id,
    })
    .from(users)
    .leftJoin(memberships, eq(memberships.userId, users.id))
    .leftJoin(organizations, eq(organizations.id, memberships.organizationId))
    .orderBy(asc(users.email))

/** For who did not bring one: easy to read out, hard to guess (79 bits). */
export const newPassword = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, letter).join('')).join('-')

const LETTERS = 'abcdefghjkmnpqrstuvwxyz23456789'
const letter = (): string => LETTERS[randomInt(LETTERS.length)] ?? ''

function readEmail(address: string): string {
  const parsed = emailShape().safeParse(address)
  if (!parsed.success) throw new Refusal(`"${address}" is no email address`)
  return parsed.data
}

function requireAcceptable(password: string, owner: { email: string; name: string }): void {
  try {
    acceptablePassword(password, owner)
  } catch (failure) {
    throw failure instanceof Invalid ? new Refusal(failure.problems[0]?.msg) : failure
  }
}

async function requireOrganization(db: Db, id: string): Promise<void> {
  const isId = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id)
  const found = isId ? await db.$count(organizations, eq(organizations.id, id)) : 0
  if (found === 0)
    throw new Refusal(`There is no organization ${id}. npm run -s user -- list shows their ids`)
}
