import type { Db } from '../db/connect.ts'
import { groups, users } from '../db/tables/people.ts'
import { joinOrganization } from '../organizations/members.ts'

/**
 * A team that practised on the same three days and handed everything in: what is shown of many has something to show
 * from the first minute. Nobody signs in as them.
 */
const COLLEAGUES = [
  { name: 'Bela Brandt', calls: [0, 1, 3] },
  { name: 'Chidi Okafor', calls: [1, 2, 4] },
  { name: 'Elif Yıldız', calls: [0, 2, 3] },
  { name: 'Jonas Lindqvist', calls: [0, 0, 2] },
  { name: 'Noor Haddad', calls: [1, 3, 4] },
  { name: 'Tomás Reyes', calls: [1, 1, 2] },
] as const

const PRACTISED_DAYS_AGO = [62, 31, 0] as const

/** `call` counts the discovery calls from the oldest, which is the weakest. */
export type Practised = { userId: string; call: number; daysAgo: number }

export async function insertColleagues(tx: Db, organizationId: string): Promise<Practised[]> {
  const [team] = await tx
    .insert(groups)
    .values({ organizationId, name: 'Sales team', description: 'Everybody who calls customers' })
    .returning({ id: groups.id })
  if (team === undefined) throw new Error('the group was not stored')
  const practised: Practised[] = []
  for (const { name, calls } of COLLEAGUES) {
    const [user] = await tx
      .insert(users)
      .values({ email: emailOf(name), name })
      .returning()
    if (user === undefined) throw new Error('the account was not stored')
    await joinOrganization(tx, {
      organizationId,
      userId: user.id,
      role: 'member',
      groupIds: [team.id],
    })
    for (const [day, daysAgo] of PRACTISED_DAYS_AGO.entries())
      practised.push({ userId: user.id, call: calls[day] ?? 0, daysAgo })
  }
  return practised
}

const emailOf = (name: string): string => `${name.split(' ')[0]?.toLowerCase()}@demo.test`
