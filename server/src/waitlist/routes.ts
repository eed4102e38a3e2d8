import { endpoints } from '@colloquy/contract/endpoints'
import type { WaitlistEntry } from '@colloquy/domain/waitlist'
import { sql } from 'drizzle-orm'
import { countAttempt } from '../accounts/attempts.ts'
import type { Context } from '../context.ts'
import { waitlistEntries } from '../db/tables/waitlist.ts'
import type { Routes } from '../http/routes.ts'

/** A whole class behind one address, and no flood. */
const MOST_ENTRIES = 300

export function waitlistRoutes({ handle }: Routes): void {
  handle(endpoints.joinWaitlist, async ({ ctx, body }) => {
    await joinWaitlist(ctx, body)
    // The same words the second time: nobody learns here who is on the list.
    return { message: 'You are on the list' }
  })
}

async function joinWaitlist(
  { db, limits, place }: Context<null>,
  entry: WaitlistEntry,
): Promise<void> {
  await countAttempt(limits, [{ of: `waitlist from ${place}`, most: MOST_ENTRIES, minutes: 60 }])
  const { email, name, interests, otherDetails } = entry
  await db
    .insert(waitlistEntries)
    .values(entry)
    .onConflictDoUpdate({
      target: waitlistEntries.email,
      set: { email, name, interests, otherDetails, updatedAt: sql`now()` },
    })
}
