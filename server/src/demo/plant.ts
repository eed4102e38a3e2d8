import type { Grade } from '@colloquy/domain/grading/grade'
import { eq, sql } from 'drizzle-orm'
import type { Services } from '../context.ts'
import type { Db } from '../db/connect.ts'
import { grades } from '../db/tables/grading.ts'
import { groups, organizations, users } from '../db/tables/people.ts'
import { conversations, turns } from '../db/tables/practising.ts'
import { joinOrganization } from '../organizations/members.ts'
import { keepOutcome } from '../outcomes/keep.ts'
import { insertRoleplay } from '../roleplays/write.ts'
import type { GradeTalk } from '../grades/grader.ts'
import { gradeRow } from '../grades/report.ts'
import { insertAssignments } from './assignments.ts'
import { insertColleagues } from './colleagues.ts'
import { asTalk, type DemoTalk } from './content.ts'
import { demoRoleplays } from './roleplays.ts'
import { demoTalks } from './talks.ts'

/** Known to everybody: only for a database that nobody else can reach. */
const PASSWORD = 'practice-out-loud'

const PEOPLE = {
  admin: { email: 'admin@demo.test', name: 'Ada Admin', role: 'admin', isDeveloper: false },
  member: { email: 'member@demo.test', name: 'Mika Member', role: 'member', isDeveloper: false },
  developer: {
    email: 'developer@demo.test',
    name: 'Dev Developer',
    role: 'member',
    isDeveloper: true,
  },
} as const

type Person = keyof typeof PEOPLE

/** Fills an empty database, once. Says how to sign in for as long as the accounts are there. */
export async function plantDemo({
  db,
  hasher,
  gradeTalk,
}: Pick<Services, 'db' | 'hasher'> & { gradeTalk: GradeTalk }): Promise<string[]> {
  if (await isEmpty(db)) {
    const passwordHash = await hasher.hash(PASSWORD)
    // Before anything is locked: it takes a moment, and others may wait to see what is there.
    const talks = await gradedTalks(gradeTalk)
    await db.transaction((tx) => plant(tx, { passwordHash, talks }))
  }
  return (await isPlanted(db)) ? invitation() : []
}

const isEmpty = async (db: Db): Promise<boolean> =>
  (await db.$count(users)) + (await db.$count(organizations)) === 0

const isPlanted = async (db: Db): Promise<boolean> =>
  (await db.$count(users, eq(users.email, PEOPLE.admin.email))) > 0

const invitation = (): string[] => [
  `Demo accounts, all with the password ${PASSWORD}:`,
  ...Object.values(PEOPLE).map(
    ({ email, role, isDeveloper }) => `  ${email}  (${isDeveloper ? 'developer' : role})`,
  ),
]

type GradedTalk = { talk: DemoTalk; name: string; given: Grade }

/** One after the other: how long one may take is counted from when it is asked for. */
async function gradedTalks(gradeTalk: GradeTalk): Promise<GradedTalk[]> {
  const graded: GradedTalk[] = []
  for (const talk of demoTalks) {
    const roleplay = demoRoleplays.find(({ key }) => key === talk.roleplayKey)
    if (roleplay === undefined) throw new Error(`no demo roleplay ${talk.roleplayKey}`)
    const given = await gradeTalk(asTalk(talk, roleplay), null)
    graded.push({ talk, name: roleplay.name, given })
  }
  return graded
}

type Prepared = { passwordHash: string; talks: GradedTalk[] }

async function plant(tx: Db, { passwordHash, talks }: Prepared): Promise<void> {
  // Two servers on one empty database: the second waits, and finds it planted.
  await tx.execute(sql`lock table organizations in share row exclusive mode`)
  if (!(await isEmpty(tx))) return
  const organizationId = await insertOrganization(tx)
  const newHires = await insertNewHires(tx, organizationId)
  const ids = await insertPeople(tx, { organizationId, newHires, passwordHash })

  const roleplayIds = new Map<string, string>()
  for (const { key, isForNewHires, ...form } of demoRoleplays) {
    const author = { organizationId, userId: ids.admin }
    roleplayIds.set(
      key,
      await insertRoleplay(tx, author, { ...form, groupIds: isForNewHires ? [newHires] : [] }),
    )
  }
  const { admin, member } = ids
  await insertAssignments(tx, { organizationId, admin, member, newHires, roleplayIds })
  const insert = ({ talk, ...rest }: GradedTalk, userId: string) => {
    const roleplayId = roleplayIds.get(talk.roleplayKey) ?? ''
    return insertTalk(tx, { ...rest, talk, organizationId, roleplayId, userId })
  }
  for (const graded of talks) await insert(graded, ids[graded.talk.learner])
  const calls = talks.filter(({ talk }) => talk.roleplayKey === 'discovery-call')
  for (const { userId, call, daysAgo } of await insertColleagues(tx, organizationId)) {
    const graded = calls[call]
    if (graded === undefined) throw new Error(`there is no discovery call ${call}`)
    await insert({ ...graded, talk: { ...graded.talk, daysAgo, isSubmitted: true } }, userId)
  }
}

async function insertOrganization(tx: Db): Promise<string> {
  const [made] = await tx
    .insert(organizations)
    .values({
      name: 'Demo Organization',
      description: 'To look around in. Everything in it is invented.',
    })
    .returning({ id: organizations.id })
  if (made === undefined) throw new Error('the organization was not stored')
  return made.id
}

async function insertNewHires(tx: Db, organizationId: string): Promise<string> {
  const [made] = await tx
    .insert(groups)
    .values({ organizationId, name: 'New hires', description: 'In their first three months' })
    .returning({ id: groups.id })
  if (made === undefined) throw new Error('the group was not stored')
  return made.id
}

type Everybody = { organizationId: string; newHires: string; passwordHash: string }

async function insertPeople(
  tx: Db,
  { organizationId, newHires, passwordHash }: Everybody,
): Promise<Record<Person, string>> {
  const ids = { admin: '', member: '', developer: '' }
  for (const [person, { email, name, role, isDeveloper }] of Object.entries(PEOPLE)) {
    const [user] = await tx
      .insert(users)
      .values({ email, name, isDeveloper, passwordHash })
      .returning({ id: users.id })
    if (user === undefined) throw new Error('the account was not stored')
    ids[person as Person] = user.id
    const groupIds = person === 'member' ? [newHires] : []
    await joinOrganization(tx, { organizationId, userId: user.id, role, groupIds })
  }
  return ids
}

type Planted = GradedTalk & { organizationId: string; roleplayId: string; userId: string }

async function insertTalk(
  tx: Db,
  { talk, name, given, organizationId, roleplayId, userId }: Planted,
): Promise<void> {
  const endedAt = new Date(Date.now() - talk.daysAgo * 86_400_000)
  const startedAt = new Date(endedAt.getTime() - (talk.turns.at(-1)?.endedAtMs ?? 0))
  const [made] = await tx
    .insert(conversations)
    .values({
      organizationId,
      userId,
      roleplayId,
      roleplayVersion: 1,
      name,
      state: given.status,
      reason: given.reason,
      seed: 1,
      requestedAt: startedAt,
      startedAt,
      endedAt,
      submittedAt: talk.isSubmitted ? endedAt : null,
      // Nobody held it, so nobody is asked what they expect of it.
      predictedAt: given.conversationScore === null ? null : endedAt,
      score: given.conversationScore,
    })
    .returning({ id: conversations.id })
  if (made === undefined) throw new Error('the conversation was not stored')
  const conversationId = made.id
  await tx.insert(turns).values(talk.turns.map((turn, seq) => ({ conversationId, seq, ...turn })))
  await tx.insert(grades).values({ ...gradeRow(given), conversationId, number: 1, isSample: true })
  await keepOutcome(tx, conversationId)
}
