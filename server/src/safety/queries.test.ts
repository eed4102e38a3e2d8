import { type EndpointName, endpoints } from '@colloquy/contract/endpoints'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { grades } from '../db/tables/grading.ts'
import { turns } from '../db/tables/practising.ts'
import { keepOutcome } from '../outcomes/keep.ts'
import { aTurn } from '../testing/agent.ts'
import { anAssignment } from '../testing/an-assignment.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import {
  aConversation,
  aGroup,
  anOrganization,
  aPerson,
  aRehearsalBody,
  aRoleplay,
  aRoleplayBody,
  aSession,
} from '../testing/world.ts'
import { aGradedTalk, aGrading } from '../testing/a-grading.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

/** Beside the one that finds the session. Fixed: nothing here may grow with what is in the database. */
const QUERIES: Record<EndpointName, number> = {
  health: 1,
  // The limit, two; the entry.
  joinWaitlist: 3,
  // Account and place; two limits, two; forgotten; session. One more a day, which notes the place.
  signIn: 5,
  // Two limits, two each; the account; the first limit taken back.
  signUp: 6,
  // The link; used; password, links and sessions.
  setPasswordByLink: 5,
  previewPasswordLink: 1,
  previewInvitation: 1,
  signOut: 1,
  readAccount: 0,
  changeAccount: 1,
  // The password; the limit, two, and taken back; password, links and sessions.
  changePassword: 7,
  listSessions: 1,
  endSession: 1,
  // Locked; organization; membership; active one.
  createOrganization: 4,
  // The account locked; the invitation too; membership; active one; used; who one is now.
  acceptInvitation: 6,
  // Totals; the call; conversations; what is due.
  readDashboard: 3,
  listRoleplays: 1,
  readRoleplay: 1,
  // What was found; how much there is.
  readLibrary: 2,
  // Folders; tags.
  readLibraryFilters: 2,
  // The roleplay; the favourite.
  addFavourite: 2,
  removeFavourite: 1,
  // The roleplay; how many calls are open; the conversation; its wait for a partner.
  requestRoom: 4,
  // The conversation; its wait for a partner.
  rejoinRoom: 2,
  // The conversation; locked, twice; ended; how often it was graded; its job, five.
  endConversation: 10,
  // The conversation; its roleplay; its turns; how many calls are open; the drill, its turns, its wait for a partner.
  startDrill: 7,
  listConversations: 1,
  // What fits; how far was looked.
  searchHistory: 2,
  // Use cases and hours; the talks; the roleplays to choose from, and what shows the weakest skill.
  readProgress: 5,
  // The conversation; its partner; its turns; its persona.
  readConversation: 4,
  // The conversation; how often it was graded, twice; locked; changed; its job, five.
  gradeAgain: 10,
  // The conversation, the grade, what was said about it, whether the roleplay is there to practise again; what it is
  // an attempt at; comments; who looked.
  readGrade: 7,
  // Submitted; its outcome, two.
  submitGrade: 3,
  // The conversation; the prediction.
  predictGrade: 2,
  // The conversation, locked; the grade; the turn; the disagreement; submitted; its outcome, two.
  disagree: 7,
  // The conversation; its recording, whose file is noted by a trigger.
  deleteRecording: 2,
  changeOrganization: 1,
  // Roleplay, version, groups, read back.
  createRoleplay: 4,
  rehearseRoleplay: 0,
  // Locked, read, version, roleplay, groups out, groups in, read back.
  editRoleplay: 7,
  deleteRoleplay: 1,
  // The roleplay; the copy, its version, read back.
  duplicateRoleplay: 4,
  // Locked; changed.
  changeLibrary: 2,
  exportRoleplays: 1,
  // Names that are taken; folders that there are.
  previewImport: 2,
  // Folders made, counted, read; roleplays, their versions.
  importRoleplays: 5,
  listVersions: 1,
  readVersion: 1,
  // The roleplay; the version; then an edit: locked, read, version, roleplay, groups out, read back.
  goBackToVersion: 8,
  // How many there are; the folder.
  createFolder: 2,
  renameFolder: 1,
  deleteFolder: 1,
  listGroups: 1,
  // How many there are; the group.
  createGroup: 2,
  editGroup: 1,
  deleteGroup: 1,
  listMembers: 1,
  // Account; membership, active one, groups; link, two; read back.
  addMember: 7,
  // Locked; read; role; groups out and in; an admin is left; read back.
  changeMember: 7,
  // Locked; membership; active one; sessions; password links; the unused account; an admin is left.
  removeMember: 7,
  createPasswordLink: 3,
  listInvitations: 1,
  // How many are open; invitation; groups; read back.
  createInvitation: 4,
  deleteInvitation: 1,
  // Who is asked about; months; roleplays; people; stages; criteria.
  readAnalytics: 6,
  listDisagreements: 1,
  // The conversation, locked; the grade; what was said about it; decided; the score; its outcome, two.
  decideDisagreement: 7,
  // What is asked with all attempts at it is one, however much of it there is.
  listAssigned: 1,
  readCalendar: 1,
  readAssignmentCalendar: 1,
  // How the learner stands; for an admin also whom it is for, two, and how many stand where.
  readAssignment: 4,
  // The page; how many stand where.
  listAssignments: 2,
  listAssignedPeople: 2,
  // How many are open; roleplay; assignment, people, groups; read back, four.
  createAssignment: 9,
  // Locked; changed; people and groups out, and in; read back, four.
  editAssignment: 10,
  closeAssignment: 5,
  // How many are open; changed; read back, four.
  reopenAssignment: 6,
  deleteAssignment: 1,
  // One at a time; the assignment; how many calls are open; the conversation; its wait for a partner.
  startAttempt: 5,
  // The conversation; the turn; how many there are; the comment.
  createComment: 4,
  deleteComment: 1,
  listOrganizations: 1,
  listOrganizationUsers: 2,
  // Locked; whose accounts; organization; accounts.
  deleteOrganization: 4,
  // Organization; two groups; accounts; memberships; group members.
  seedOrganization: 6,
}

it.each(Object.keys(QUERIES) as EndpointName[])(
  '%s needs as many queries as written down',
  async (name) => {
    const { given, token } = await anExample(name)
    const call = as(server, token).call as (
      endpoint: unknown,
      given: object,
    ) => Promise<{ status: number }>
    let status = 0
    const queries = await server.queriesOf(async () => {
      status = (await call(endpoints[name], given)).status
    })
    expect(status).toBe(200)
    const own = queries.filter((query) => !/^(begin|commit|savepoint|release)/i.test(query))
    expect(own.length - (token === undefined ? 0 : 1), `asked ${own.join('\n')}`).toBe(
      QUERIES[name],
    )
  },
)

type Example = { given: object; token?: string }

async function anExample(name: EndpointName): Promise<Example> {
  const { db } = server
  const organizationId = await anOrganization(db)
  const groupId = await aGroup(db, organizationId)
  const admin = await aPerson(db, { organizationId, role: 'admin' })
  const member = await aPerson(db, { organizationId, groupIds: [groupId] })
  const developer = await aPerson(db, { isDeveloper: true })
  const nobody = await aPerson(db)
  const own = { organizationId, userId: member.userId }
  const password = 'practice-out-loud'
  const email = `${crypto.randomUUID()}@test.example`
  const withAccount = async () => {
    await as(server).call(endpoints.signUp, { body: { email, password } })
    return (await as(server).call(endpoints.signIn, { body: { email, password } })).body.token
  }
  const roleplayId = () => aRoleplay(db, organizationId)
  const invitation = async () =>
    (
      await as(server, admin.token).call(endpoints.createInvitation, {
        body: { role: 'member', groups: [] },
      })
    ).body
  const passwordLink = async () =>
    (
      await as(server, admin.token).call(endpoints.createPasswordLink, {
        params: { userId: member.userId },
      })
    ).body
  const graded = () => aGradedTalk(db, own)
  const forWhom = { people: [member.userId], groups: [groupId] }
  const dueAt = new Date(Date.now() + 86_400_000)
  const assignment = async () =>
    anAssignment(db, { ...forWhom, organizationId, roleplayId: await roleplayId(), dueAt })
  const submitted = async () => {
    const conversationId = await graded()
    await as(server, member.token).call(endpoints.submitGrade, { params: { conversationId } })
    return conversationId
  }
  const tokenIn = ({ url }: { url: string }): string => url.split('#')[1] ?? ''
  const byAdmin = (given: object): Example => ({ given, token: admin.token })
  const byMember = (given: object): Example => ({ given, token: member.token })
  const byDeveloper = (given: object): Example => ({ given, token: developer.token })

  switch (name) {
    case 'health':
      return { given: {} }
    case 'joinWaitlist':
      return { given: { body: { email } } }
    case 'signIn':
      await withAccount()
      return { given: { body: { email, password } } }
    case 'signUp':
      return { given: { body: { email, password } } }
    case 'setPasswordByLink':
      return { given: { body: { token: tokenIn(await passwordLink()), password } } }
    case 'previewPasswordLink':
      return { given: { body: { token: tokenIn(await passwordLink()) } } }
    case 'previewInvitation':
      return { given: { body: { token: tokenIn((await invitation()).link) } } }
    case 'signOut':
    case 'readAccount':
    case 'listSessions':
    case 'readDashboard':
    case 'listRoleplays':
    case 'listConversations':
    case 'readLibraryFilters':
    case 'searchHistory':
      return byMember({})
    case 'readLibrary':
      return byMember({ query: { q: 'discovery call' } })
    case 'addFavourite':
    case 'removeFavourite':
      return byMember({ params: { roleplayId: await roleplayId() } })
    case 'changeAccount':
      return byMember({ body: { name: 'Ana' } })
    case 'changePassword':
      return {
        given: { body: { current_password: password, new_password: 'a better one still' } },
        token: await withAccount(),
      }
    case 'endSession': {
      await aSession(db, member.userId)
      const sessions = await as(server, member.token).call(endpoints.listSessions)
      return byMember({
        params: { sessionId: sessions.body.find((session) => !session.is_current)?.id },
      })
    }
    case 'createOrganization':
      return { given: { body: { name: 'Mine' } }, token: nobody.token }
    case 'acceptInvitation':
      return { given: { body: { token: tokenIn((await invitation()).link) } }, token: nobody.token }
    case 'readRoleplay':
      return byMember({ params: { roleplayId: await roleplayId() } })
    case 'readProgress': {
      await keepOutcome(db, await graded())
      return byMember({})
    }
    case 'requestRoom':
      return byMember({ body: { roleplay_schema: { schema_id: await roleplayId() } } })
    case 'deleteRecording':
    case 'rejoinRoom':
    case 'endConversation':
      return byMember({ params: { conversationId: await aConversation(db, own) } })
    case 'readConversation': {
      const practised = { roleplayId: await roleplayId(), roleplayVersion: 1 }
      const conversationId = await aConversation(db, { ...own, ...practised })
      return byMember({ params: { conversationId } })
    }
    case 'readGrade': {
      const practised = { roleplayId: await roleplayId(), roleplayVersion: 1 }
      const attempt = { ...practised, assignmentId: await assignment() }
      const conversationId = await aConversation(db, { ...own, ...GRADED, ...attempt })
      await db.insert(grades).values(aGrading(conversationId))
      return byMember({ params: { conversationId } })
    }
    case 'gradeAgain': {
      const conversationId = await aConversation(db, { ...own, ...GRADED, submittedAt: new Date() })
      await db.insert(grades).values(aGrading(conversationId))
      return byAdmin({ params: { conversationId } })
    }
    case 'readAnalytics':
      for (let n = 0; n < 5; n += 1) await aPerson(db, { organizationId })
      return byAdmin({})
    case 'submitGrade':
      return byMember({ params: { conversationId: await graded() } })
    case 'predictGrade':
      return byMember({ params: { conversationId: await graded() }, body: { score: 70 } })
    case 'disagree':
      return byMember({ params: { conversationId: await graded() }, body: DISAGREEMENT })
    case 'decideDisagreement': {
      const made = await as(server, member.token).call(endpoints.disagree, {
        params: { conversationId: await graded() },
        body: DISAGREEMENT,
      })
      return byAdmin({
        params: { disagreementId: made.body.id },
        body: { accept: true, score: 4, reason: 'It is there' },
      })
    }
    case 'startDrill': {
      const practised = { roleplayId: await roleplayId(), roleplayVersion: 1 }
      const conversationId = await aConversation(db, { ...own, ...GRADED, ...practised })
      await db.insert(turns).values([0, 1].map((seq) => ({ conversationId, ...aTurn(seq) })))
      return byMember({ params: { conversationId }, body: { before_turn: 2 } })
    }
    case 'changeOrganization':
      return byAdmin({ body: { records_calls: true } })
    case 'createRoleplay':
      return byAdmin({ body: aRoleplayBody({ assigned_groups: [groupId] }) })
    case 'rehearseRoleplay':
      return byAdmin({ body: aRehearsalBody(['How late do they come?', 'Who decides?']) })
    case 'editRoleplay':
      return byAdmin({
        params: { roleplayId: await roleplayId() },
        body: aRoleplayBody({ name: 'Changed', assigned_groups: [groupId] }),
      })
    case 'deleteRoleplay':
    case 'duplicateRoleplay':
    case 'listVersions':
      return byAdmin({ params: { roleplayId: await roleplayId() } })
    case 'readVersion':
      return byAdmin({ params: { roleplayId: await roleplayId(), version: '1' } })
    case 'goBackToVersion': {
      const params = { roleplayId: await roleplayId(), version: '1' }
      const body = aRoleplayBody({ name: 'Changed' })
      await as(server, admin.token).call(endpoints.editRoleplay, { params, body })
      return byAdmin({ params })
    }
    case 'changeLibrary':
      return byAdmin({ body: { ids: [await roleplayId()], archived: true, add_tags: ['new'] } })
    case 'exportRoleplays':
      return byAdmin({ body: { ids: [await roleplayId(), await roleplayId()] } })
    case 'previewImport':
    case 'importRoleplays':
      return byAdmin({ body: { file: aFile() } })
    case 'createFolder':
      return byAdmin({ body: { name: 'New' } })
    case 'renameFolder':
    case 'deleteFolder': {
      const made = await as(server, admin.token).call(endpoints.createFolder, {
        body: { name: 'New' },
      })
      return byAdmin({ params: { folderId: made.body.id }, body: { name: 'Renamed' } })
    }
    case 'listGroups':
    case 'listMembers':
    case 'listInvitations':
    case 'listDisagreements':
      return byAdmin({})
    case 'createGroup':
      return byAdmin({ body: { name: 'New' } })
    case 'editGroup':
      return byAdmin({ params: { groupId }, body: { name: 'Renamed' } })
    case 'deleteGroup':
      return byAdmin({ params: { groupId } })
    case 'addMember':
      return byAdmin({ body: { email, name: 'Nora', role: 'member', groups: [groupId] } })
    case 'changeMember':
      return byAdmin({
        params: { userId: member.userId },
        body: { role: 'member', groups: [groupId] },
      })
    case 'removeMember':
    case 'createPasswordLink':
      return byAdmin({ params: { userId: member.userId } })
    case 'createInvitation':
      return byAdmin({ body: { role: 'member', groups: [groupId] } })
    case 'deleteInvitation':
      return byAdmin({ params: { invitationId: (await invitation()).invitation.id } })
    case 'listAssigned':
    case 'readCalendar':
      await assignment()
      return byMember({})
    case 'readAssignmentCalendar':
    case 'startAttempt':
      return byMember({ params: { assignmentId: await assignment() } })
    case 'listAssignments':
      await assignment()
      return byAdmin({})
    case 'readAssignment':
    case 'listAssignedPeople':
    case 'closeAssignment':
    case 'reopenAssignment':
    case 'deleteAssignment':
      return byAdmin({ params: { assignmentId: await assignment() } })
    case 'createAssignment':
      return byAdmin({ body: { roleplay_id: await roleplayId(), ...forWhom } })
    case 'editAssignment':
      return byAdmin({ params: { assignmentId: await assignment() }, body: forWhom })
    case 'createComment':
      return byMember({
        params: { conversationId: await submitted() },
        body: { turn: 0, words: 'Well asked' },
      })
    case 'deleteComment': {
      const params = { conversationId: await submitted() }
      const body = { words: 'Well asked' }
      const made = await as(server, member.token).call(endpoints.createComment, { params, body })
      return byMember({ params: { commentId: made.body.id } })
    }
    case 'listOrganizations':
      return byDeveloper({})
    case 'listOrganizationUsers':
      return byDeveloper({ params: { organizationId } })
    case 'deleteOrganization':
      return byDeveloper({ body: { organization_id: organizationId } })
    case 'seedOrganization': {
      const group = { description: '', num_users: 1, num_admins: 1 }
      return byDeveloper({
        body: {
          org_name: 'Seeded',
          groups: [
            { ...group, name: 'A' },
            { ...group, name: 'B' },
          ],
        },
      })
    }
  }
}

const aFile = () => {
  const { name, schema_data } = aRoleplayBody()
  return {
    format: 'colloquy-roleplays',
    version: 1,
    roleplays: ['A', 'B'].map((folder) => ({ name, folder, ...schema_data })),
  }
}

const DISAGREEMENT = { criterion_id: 'asks', turn: 0, words: 'It was asked' }

const GRADED = { state: 'graded', score: 80, endedAt: new Date(Date.now() + 60_000) } as const
