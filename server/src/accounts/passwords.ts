import { passwordProblem, PASSWORD_MOST_CHARACTERS } from '@colloquy/domain/password-rules'
import { and, eq, gt, ne, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { users } from '../db/tables/people.ts'
import { passwordLinks, sessions } from '../db/tables/signing-in.ts'
import { Invalid, NotFound } from '../errors.ts'
import { countAttempt } from './attempts.ts'
import { isCommonPassword } from './common-passwords.ts'
import { newToken, tokenHash } from './tokens.ts'

/** Throws when the password may not be used. */
export function acceptablePassword(
  password: string,
  owner: { email: string; name: string },
  field = 'password',
): void {
  const problem =
    password.length > PASSWORD_MOST_CHARACTERS
      ? `Password must have at most ${PASSWORD_MOST_CHARACTERS} characters`
      : passwordProblem(password, { owner, isCommon: isCommonPassword })
  if (problem !== null) throw Invalid.field([field], problem)
}

type Change = { currentPassword: string; newPassword: string }

export async function changePassword(
  ctx: Context,
  { currentPassword, newPassword }: Change,
): Promise<void> {
  const { db, actor } = ctx
  acceptablePassword(newPassword, actor, 'new_password')
  ctx.hasher.refuseWhenFull()
  const [user] = await db
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, actor.userId))
  const guess = await countAttempt(ctx.limits, [
    { of: `current password of ${actor.userId}`, most: 10, minutes: 15 },
  ])
  if (!(await ctx.hasher.verify(user?.passwordHash ?? null, currentPassword)))
    throw Invalid.field(['current_password'], 'The current password is wrong')
  await guess.takeBack()
  await setPassword(ctx, {
    userId: actor.userId,
    password: newPassword,
    keepSession: actor.sessionId,
  })
}

export type PasswordLink = { token: string; expiresAt: Date }

const LINK_HOURS = 72

/** A new link makes the ones before it useless. */
export async function createPasswordLink(db: Db, userId: string): Promise<PasswordLink> {
  const token = newToken()
  await db.delete(passwordLinks).where(eq(passwordLinks.userId, userId))
  const [made] = await db
    .insert(passwordLinks)
    .values({
      tokenHash: tokenHash(token),
      userId,
      expiresAt: sql`now() + make_interval(hours => ${LINK_HOURS})`,
    })
    .returning({ expiresAt: passwordLinks.expiresAt })
  if (made === undefined) throw new Error('the link was not stored')
  return { token, expiresAt: made.expiresAt }
}

const isLink = (token: string) =>
  and(eq(passwordLinks.tokenHash, tokenHash(token)), gt(passwordLinks.expiresAt, sql`now()`))

/** The token itself says who may. */
export async function previewPasswordLink(db: Db, token: string): Promise<{ expiresAt: Date }> {
  const [link] = await db
    .select({ expiresAt: passwordLinks.expiresAt })
    .from(passwordLinks)
    .where(isLink(token))
  if (link === undefined) throw new NotFound()
  return link
}

export async function setPasswordByLink(
  ctx: Context<null>,
  { token, password }: { token: string; password: string },
): Promise<void> {
  const isThisLink = isLink(token)
  const [owner] = await ctx.db
    .select({ userId: users.id, email: users.email, name: users.name })
    .from(passwordLinks)
    .innerJoin(users, eq(users.id, passwordLinks.userId))
    .where(isThisLink)
  if (owner === undefined) throw new NotFound()
  acceptablePassword(password, owner)
  const passwordHash = await ctx.hasher.hash(password)
  await ctx.db.transaction(async (tx) => {
    // Of two who use the link at once, one finds it gone.
    const used = await tx
      .delete(passwordLinks)
      .where(isThisLink)
      .returning({ userId: passwordLinks.userId })
    if (used.length === 0) throw new NotFound()
    await storePassword(tx, { userId: owner.userId, passwordHash, keepSession: null })
  })
}

type NewPassword = { userId: string; password: string; keepSession: string | null }

/** Whoever else is signed in with the old password is not any more. */
export async function setPassword(
  { db, hasher }: Pick<Context, 'db' | 'hasher'>,
  { userId, password, keepSession }: NewPassword,
): Promise<void> {
  const passwordHash = await hasher.hash(password)
  await db.transaction((tx) => storePassword(tx, { userId, passwordHash, keepSession }))
}

async function storePassword(
  tx: Db,
  {
    userId,
    passwordHash,
    keepSession,
  }: { userId: string; passwordHash: string; keepSession: string | null },
): Promise<void> {
  await tx.update(users).set({ passwordHash }).where(eq(users.id, userId))
  await tx.delete(passwordLinks).where(eq(passwordLinks.userId, userId))
  await tx
    .delete(sessions)
    .where(
      and(
        eq(sessions.userId, userId),
        keepSession === null ? undefined : ne(sessions.id, keepSession),
      ),
    )
}
