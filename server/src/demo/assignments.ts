import { insertAssignment } from '../assignments/write.ts'
import type { Db } from '../db/connect.ts'

type Planted = {
  organizationId: string
  admin: string
  member: string
  newHires: string
  roleplayIds: ReadonlyMap<string, string>
}

const DAY_MS = 86_400_000
const ORDINARY = { leastAttempts: 1, mostAttempts: null, counts: 'best' } as const

/** One for somebody by name, to be passed in time; one for a group, with nothing to fear. */
export async function insertAssignments(
  tx: Db,
  { organizationId, admin, member, newHires, roleplayIds }: Planted,
): Promise<void> {
  const author = { organizationId, userId: admin }
  await insertAssignment(tx, author, {
    ...ORDINARY,
    roleplayId: roleplayIds.get('discovery-call') ?? '',
    userIds: [member],
    groupIds: [],
    note: 'Before the fair in autumn. Take as many tries as you like and show the one that you are happy with.',
    dueAt: new Date(Date.now() + 7 * DAY_MS),
    passMark: 70,
  })
  await insertAssignment(tx, author, {
    ...ORDINARY,
    roleplayId: roleplayIds.get('dead-card-machine') ?? '',
    userIds: [],
    groupIds: [newHires],
    note: '',
    dueAt: null,
    passMark: null,
  })
}
