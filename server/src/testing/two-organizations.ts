import { sql } from 'drizzle-orm'
import { newToken, tokenHash } from '../accounts/tokens.ts'
import type { Db } from '../db/connect.ts'
import { comments, disagreements, grades } from '../db/tables/grading.ts'
import { groups, invitationGroups, invitations, organizations, users } from '../db/tables/people.ts'
import { recordings, turns } from '../db/tables/practising.ts'
import { folders, roleplayFavourites, roleplays } from '../db/tables/roleplays.ts'
import { passwordLinks, sessions } from '../db/tables/signing-in.ts'
import { keepOutcome } from '../outcomes/keep.ts'
import { joinOrganization } from '../organizations/members.ts'
import { insertRoleplay } from '../roleplays/write.ts'
import { anAssignment } from './an-assignment.ts'
import { aConversation } from './world.ts'
import { aGrading } from './a-grading.ts'

/**
 * Two organizations that have the same of everything, under names that stand nowhere else. What an
 * answer gives away is known by these names and by the ids.
 */

/** What an answer may give away: by its id, or by the words that only it has. */
export type Thing = { name: string; id: string; canary: string }

export type PlantedPerson = Thing & { email: string; token: string }

export type Planted = {
  /** Stands in every text of the organization. */
  canary: string
  id: string
  people: Record<PersonName, PlantedPerson>
  things: Record<string, Thing>
  invitationTokens: Record<'open' | 'addressed' | 'expired', string>
  passwordLinks: Record<'valid' | 'expired', string>
  groups: Record<GroupName, string>
}

export type PersonName = keyof typeof PEOPLE
type GroupName = keyof typeof GROUPS

/** Everybody has this password. */
export const PASSWORD = 'practice-out-loud'

const GROUPS = { mine: true, another: true, 'switched off': false } as const

const PEOPLE = {
  admin: { role: 'Admin', groups: [] },
  // So that no admin is the last one, who has rights of their own.
  'second admin': { role: 'admin', groups: [] },
  inside: { role: 'member', groups: ['mine', 'switched off'] },
  outside: { role: 'member', groups: [] },
  developer: { role: 'member', groups: [] },
  disabled: { role: 'admin', groups: ['mine'] },
  // Whom nobody misses.
  spare: { role: 'member', groups: ['another'] },
} as const satisfies Record<string, { role: string; groups: GroupName[] }>

const ROLEPLAYS = {
  public: null,
  'in mine': 'mine',
  'in another': 'another',
  'in switched off': 'switched off',
  archived: null,
  deleted: null,
} as const satisfies Record<string, GroupName | null>

const STARTED = new Date('2026-01-05T10:00:00Z')
const ENDED = new Date('2026-01-05T10:20:00Z')
const graded = { state: 'graded', score: 71, startedAt: STARTED, endedAt: ENDED } as const

/** Of the public roleplay. What is due is so after tests have run. */
const ASSIGNMENTS = {
  mine: { groups: ['mine'], people: [], isClosed: false },
  another: { groups: ['another'], people: [], isClosed: false },
  'switched off': { groups: ['switched off'], people: [], isClosed: false },
  closed: { groups: [], people: ['inside'], isClosed: true },
} as const

/** Which is an attempt at what. */
const ATTEMPTS: Partial<Record<keyof typeof CONVERSATIONS, keyof typeof ASSIGNMENTS>> = {
  graded: 'mine',
  submitted: 'mine',
}

const CONVERSATIONS = {
  requested: { of: 'inside', state: 'requested', startedAt: null },
  live: { of: 'inside', state: 'live', startedAt: STARTED },
  ended: { of: 'inside', state: 'ended', startedAt: STARTED, endedAt: ENDED },
  grading: { of: 'inside', state: 'grading', startedAt: STARTED, endedAt: ENDED },
  graded: { of: 'inside', ...graded },
  submitted: { of: 'inside', ...graded, submittedAt: ENDED },
  'submitted, ungraded': {
    of: 'inside',
    state: 'ungraded',
    reason: 'grading-failed',
    startedAt: STARTED,
    endedAt: ENDED,
    submittedAt: ENDED,
  },
  'of the admin': { of: 'admin', ...graded },
} as const

/** What was said about the grade of which. */
const DISAGREEMENTS: Partial<Record<keyof typeof CONVERSATIONS, string>> = {
  submitted: 'disagreement open',
  'of the admin': 'disagreement of the admin',
}

/** Of whom, about the submitted one. */
const COMMENTS = { 'comment of the admin': 'admin', 'comment of inside': 'inside' } as const

export async function plantOrganization(
  db: Db,
  { name, passwordHash }: { name: string; passwordHash: string },
): Promise<Planted> {
  const canary = `${name}canary`
  const things: Record<string, Thing> = {}
  // The end keeps one name from being the beginning of another.
  const canaryOf = (thing: string) => `${canary}-${thing.replaceAll(/[^a-z]+/g, '-')}-end`
  const note = (thing: string, id: string): string => {
    things[thing] = { name: `${thing} of ${name}`, id, canary: canaryOf(thing) }
    return id
  }

  const organization = canaryOf('organization')
  const id = note(
    'organization',
    await inserted(
      db
        .insert(organizations)
        .values({ name: organization, description: organization })
        .returning({ id: organizations.id }),
    ),
  )

  const groupIds = {} as Record<GroupName, string>
  for (const [group, isActive] of entriesOf(GROUPS)) {
    const words = canaryOf(`group ${group}`)
    const made = db
      .insert(groups)
      .values({ organizationId: id, name: words, description: words, isActive })
      .returning({ id: groups.id })
    groupIds[group] = note(`group ${group}`, await inserted(made))
  }

  const people = {} as Record<PersonName, PlantedPerson>
  for (const [person, { role, groups: ofGroups }] of entriesOf(PEOPLE)) {
    const planted = await plantPerson(db, {
      name: person,
      words: canaryOf(`person ${person}`),
      sessionWords: [canaryOf(`session of ${person}`), canaryOf(`other session of ${person}`)],
      passwordHash,
      isDeveloper: person === 'developer',
    })
    note(`person ${person}`, planted.id)
    for (const [session, sessionId] of Object.entries(planted.sessionIds)) note(session, sessionId)
    await joinOrganization(db, {
      organizationId: id,
      userId: planted.id,
      role,
      groupIds: ofGroups.map((group) => groupIds[group]),
    })
    people[person] = planted
  }
  await db.update(users).set({ disabledAt: STARTED }).where(sql`id = ${people.disabled.id}`)

  const folderIds = { shown: '', hidden: '' }
  for (const folder of ['shown', 'hidden'] as const) {
    const values = { organizationId: id, name: canaryOf(`folder ${folder}`) }
    const made = db.insert(folders).values(values).returning({ id: folders.id })
    folderIds[folder] = note(`folder ${folder}`, await inserted(made))
  }

  for (const [roleplay, group] of entriesOf(ROLEPLAYS))
    note(
      `roleplay ${roleplay}`,
      await plantRoleplay(db, {
        organizationId: id,
        words: canaryOf(`roleplay ${roleplay}`),
        secret: canaryOf(`graph ${roleplay}`),
        groupId: group === null ? null : groupIds[group],
        folderId:
          roleplay === 'public' || roleplay === 'deleted' ? folderIds.shown : folderIds.hidden,
        state: roleplay === 'archived' || roleplay === 'deleted' ? roleplay : 'offered',
      }),
    )
  await db.insert(roleplayFavourites).values({
    organizationId: id,
    userId: people.inside.id,
    roleplayId: things['roleplay public']?.id ?? '',
  })
  // They have no id that anybody could be told.
  for (const roleplay of Object.keys(ROLEPLAYS)) note(`graph ${roleplay}`, crypto.randomUUID())

  for (const [assignment, { groups: ofGroups, people: named, isClosed }] of entriesOf(ASSIGNMENTS))
    note(
      `assignment ${assignment}`,
      await anAssignment(db, {
        organizationId: id,
        roleplayId: things['roleplay public']?.id ?? '',
        note: canaryOf(`assignment ${assignment}`),
        dueAt: new Date(Date.now() + 7 * 86_400_000),
        passMark: 90,
        closedAt: isClosed ? STARTED : null,
        groups: ofGroups.map((group) => groupIds[group]),
        people: named.map((person) => people[person].id),
      }),
    )

  for (const [conversation, { of, ...wishes }] of entriesOf(CONVERSATIONS)) {
    const words = canaryOf(`conversation ${conversation}`)
    const attempted = ATTEMPTS[conversation]
    const conversationId = await aConversation(db, {
      ...wishes,
      organizationId: id,
      userId: people[of].id,
      roleplayId: things['roleplay public']?.id ?? '',
      roleplayVersion: 1,
      name: words,
      assignmentId: attempted === undefined ? null : things[`assignment ${attempted}`]?.id,
    })
    note(`conversation ${conversation}`, conversationId)
    await plantTalk(db, { conversationId, words, isGraded: wishes.state === 'graded' })
    const disagreement = DISAGREEMENTS[conversation]
    if (disagreement === undefined) continue
    const said = {
      organizationId: id,
      conversationId,
      number: 1,
      criterionId: 'asks',
      turn: 0,
      words: canaryOf(disagreement),
    }
    note(
      disagreement,
      await inserted(db.insert(disagreements).values(said).returning({ id: disagreements.id })),
    )
  }

  for (const [comment, author] of entriesOf(COMMENTS)) {
    const said = {
      organizationId: id,
      conversationId: things['conversation submitted']?.id ?? '',
      authorId: people[author].id,
      words: canaryOf(comment),
    }
    note(comment, await inserted(db.insert(comments).values(said).returning({ id: comments.id })))
  }

  const invitationTokens = { open: newToken(), addressed: newToken(), expired: newToken() }
  for (const [invitation, token] of entriesOf(invitationTokens)) {
    const email = `${canaryOf(`invitation ${invitation}`)}@test.example`
    const made = db
      .insert(invitations)
      .values({
        organizationId: id,
        tokenHash: tokenHash(token),
        email: invitation === 'open' ? null : email,
        role: 'member',
        expiresAt: inDays(invitation === 'expired' ? -1 : 1),
      })
      .returning({ id: invitations.id })
    const invitationId = note(`invitation ${invitation}`, await inserted(made))
    await db
      .insert(invitationGroups)
      .values({ organizationId: id, invitationId, groupId: groupIds.mine })
  }

  const links = { valid: newToken(), expired: newToken() }
  for (const [link, token] of entriesOf(links))
    await db.insert(passwordLinks).values({
      tokenHash: tokenHash(token),
      userId: people.spare.id,
      expiresAt: inDays(link === 'expired' ? -1 : 1),
    })

  return { canary, id, people, things, invitationTokens, passwordLinks: links, groups: groupIds }
}

/** Somebody who is signed in, twice, and belongs nowhere. */
export async function plantNobody(
  db: Db,
  passwordHash: string,
): Promise<{ person: PlantedPerson; things: Record<string, Thing> }> {
  const canaries = {
    'person nobody': 'nobodycanary-person-end',
    'session of nobody': 'nobodycanary-session-end',
    'other session of nobody': 'nobodycanary-other-session-end',
  }
  const { sessionIds, ...person } = await plantPerson(db, {
    name: 'nobody',
    words: canaries['person nobody'],
    sessionWords: [canaries['session of nobody'], canaries['other session of nobody']],
    passwordHash,
    isDeveloper: false,
  })
  const ids: Record<string, string> = { ...sessionIds, 'person nobody': person.id }
  const things = Object.entries(canaries).map(([name, canary]) => [
    name,
    { name, id: ids[name] ?? '', canary },
  ])
  return { person, things: Object.fromEntries(things) }
}

type PersonWishes = {
  name: string
  words: string
  sessionWords: readonly [string, string]
  passwordHash: string
  isDeveloper: boolean
}

async function plantPerson(
  db: Db,
  { name, words, sessionWords, passwordHash, isDeveloper }: PersonWishes,
): Promise<PlantedPerson & { sessionIds: Record<string, string> }> {
  const email = `${words}@test.example`
  const id = await inserted(
    db
      .insert(users)
      .values({ email, name: words, passwordHash, isDeveloper })
      .returning({ id: users.id }),
  )
  const token = newToken()
  const [session, otherSession] = sessionWords
  const signIn = (device: string, ofToken: string) =>
    inserted(
      db
        .insert(sessions)
        .values({ userId: id, tokenHash: tokenHash(ofToken), device, expiresAt: inDays(1) })
        .returning({ id: sessions.id }),
    )
  const sessionIds = {
    [`session of ${name}`]: await signIn(session, token),
    [`other session of ${name}`]: await signIn(otherSession, newToken()),
  }
  return { name, id, canary: words, email, token, sessionIds }
}

type RoleplayWishes = {
  organizationId: string
  words: string
  /** Stands in its graph, and nowhere else. */
  secret: string
  groupId: string | null
  folderId: string
  state: 'offered' | 'archived' | 'deleted'
}

async function plantRoleplay(
  db: Db,
  { organizationId, words, secret, groupId, folderId, state }: RoleplayWishes,
): Promise<string> {
  const id = await insertRoleplay(
    db,
    { organizationId, userId: null },
    {
      name: words,
      description: words,
      scenario: 'sales',
      graph: { facts: [{ id: 'pain-1', about: 'pain', says: secret, reveal: { when: 'asked' } }] },
      persona: {
        name: words,
        role: words,
        situation: words,
        background: words,
        painPoints: [words],
        goals: [words],
      },
      isPublic: groupId === null,
      groupIds: groupId === null ? [] : [groupId],
      folderId,
      tags: [words.toLowerCase()],
    },
  )
  const isThis = sql`id = ${id}`
  if (state === 'deleted') await db.update(roleplays).set({ deletedAt: STARTED }).where(isThis)
  if (state === 'archived') await db.update(roleplays).set({ archivedAt: STARTED }).where(isThis)
  return id
}

async function plantTalk(
  db: Db,
  { conversationId, words, isGraded }: { conversationId: string; words: string; isGraded: boolean },
): Promise<void> {
  await db.insert(turns).values({
    conversationId,
    seq: 0,
    speaker: 'trainee',
    text: words,
    startedAtMs: 0,
    endedAtMs: 9,
  })
  await db.insert(recordings).values({ conversationId, bytes: 1, pages: 3, samples: 48_000 })
  if (!isGraded) return
  await db.insert(grades).values(aGrading(conversationId, words))
  await keepOutcome(db, conversationId)
}

const inDays = (days: number) => sql`now() + make_interval(days => ${days})`

async function inserted(rows: PromiseLike<{ id: string }[]>): Promise<string> {
  const [row] = await rows
  if (row === undefined) throw new Error('nothing was inserted')
  return row.id
}

const entriesOf = <T extends object>(of: T) => Object.entries(of) as [keyof T, T[keyof T]][]
