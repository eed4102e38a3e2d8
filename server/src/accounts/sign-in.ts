import { createHash } from 'node:crypto'
import { refusals } from '@colloquy/contract/messages'
import { and, eq, sql } from 'drizzle-orm'
import type { Context } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { users } from '../db/tables/people.ts'
import { knownPlaces, sessions } from '../db/tables/signing-in.ts'
import { NotAllowed, NotSignedIn } from '../errors.ts'
import { countAttempt, type Limit } from './attempts.ts'
import { newToken, tokenHash } from './tokens.ts'

export type SignedInUser = { token: string; user: { id: string; name: string; email: string } }

/** A session can be used for so long at most; unused, it ends after a week. */
const SESSION = sql`interval '30 days'`

export async function signIn(
  ctx: Context<null>,
  { email, password }: { email: string; password: string },
): Promise<SignedInUser> {
  const { db, limits, place } = ctx
  // When everybody comes at once, those who cannot be served now cost nothing.
  ctx.hasher.refuseWhenFull()
  const user = await findUser(db, email, place)
  const accountLimit = wrongPasswordsOfAccount(email, user?.placeSeen != null ? place : 'elsewhere')
  const attempt = await countAttempt(limits, [accountLimit, wrongPasswordsOfPlace(place)])

  const isRight = await ctx.hasher
    .verify(user?.passwordHash ?? null, password)
    .catch(async (failure: unknown) => {
      // Nothing was tried: too busy, or broken.
      await attempt.takeBack()
      throw failure
    })
  if (!isRight || user === undefined) throw new NotSignedIn(refusals.wrongPassword)

  await attempt.takeBack(accountLimit)
  if (user.disabledAt !== null)
    throw new NotAllowed('This account is disabled. Ask an admin of your organization')
  if (user.placeSeen !== 'lately') await rememberPlace(db, user.id, place)
  const token = await startSession(ctx, user.id)
  return { token, user: { id: user.id, name: user.name, email: user.email } }
}

async function findUser(db: Db, email: string, place: string) {
  const [user] = await db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      passwordHash: users.passwordHash,
      disabledAt: users.disabledAt,
      placeSeen: sql<'lately' | 'before' | null>`case
        when ${knownPlaces.lastSeenAt} > now() - interval '1 day' then 'lately'
        when ${knownPlaces.lastSeenAt} is not null then 'before' end`,
    })
    .from(users)
    .leftJoin(
      knownPlaces,
      and(eq(knownPlaces.userId, users.id), eq(knownPlaces.place, placeHash(place))),
    )
    .where(eq(users.email, email))
  return user
}

/**
 * Guesses are counted apart for places where the account was used well before. So a stranger can use up
 * the guesses of all strangers, but cannot lock the owner out at home.
 */
const wrongPasswordsOfAccount = (email: string, from: string): Limit => ({
  of: `wrong password for ${email} from ${from}`,
  most: 10,
  minutes: 15,
})

const wrongPasswordsOfPlace = (place: string): Limit => ({
  of: `wrong password from ${place}`,
  most: 50,
  minutes: 15,
})

async function rememberPlace(db: Db, userId: string, place: string): Promise<void> {
  await db
    .insert(knownPlaces)
    .values({ userId, place: placeHash(place) })
    .onConflictDoUpdate({
      target: [knownPlaces.userId, knownPlaces.place],
      set: { lastSeenAt: sql`now()` },
    })
}

const placeHash = (place: string): Buffer => createHash('sha256').update(place).digest()

async function startSession({ db, device }: Context<null>, userId: string): Promise<string> {
  const token = newToken()
  await db.insert(sessions).values({
    userId,
    tokenHash: tokenHash(token),
    device,
    expiresAt: sql`now() + ${SESSION}`,
  })
  return token
}
