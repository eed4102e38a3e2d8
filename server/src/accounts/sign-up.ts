import type { Context } from '../context.ts'
import { isDuplicate } from '../db/failures.ts'
import { users } from '../db/tables/people.ts'
import { Conflict } from '../errors.ts'
import { countAttempt } from './attempts.ts'
import { acceptablePassword } from './passwords.ts'

type NewAccount = { email: string; password: string; name: string }

/** Whether an address has an account can be found out here, so finding out is limited. */
const MOST_TAKEN = 20
const MOST_SIGN_UPS = 200

export async function signUp(
  ctx: Context<null>,
  { email, password, name }: NewAccount,
): Promise<void> {
  const { db, limits, place } = ctx
  acceptablePassword(password, { email, name })
  ctx.hasher.refuseWhenFull()
  const taken = await countAttempt(limits, [
    { of: `taken address from ${place}`, most: MOST_TAKEN, minutes: 15 },
  ])
  await countAttempt(limits, [{ of: `sign-up from ${place}`, most: MOST_SIGN_UPS, minutes: 60 }])
  const passwordHash = await ctx.hasher.hash(password)
  // In a transaction of its own, so that a taken address does not spoil the one around it.
  await db
    .transaction((tx) => tx.insert(users).values({ email, name, passwordHash }))
    .catch((failure: unknown) => {
      throw isDuplicate(failure)
        ? new Conflict('An account with this email address exists already')
        : failure
    })
  await taken.takeBack()
}
