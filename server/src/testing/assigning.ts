import { endpoints } from '@colloquy/contract/endpoints'
import { as, type TestServer } from './test-server.ts'
import { aGroup, anOrganization, aPerson, aRoleplay } from './world.ts'

/** Two learners, of whom one is in the group, and their admin. */
async function aTeam({ db }: TestServer) {
  const organizationId = await anOrganization(db)
  const groupId = await aGroup(db, organizationId)
  const admin = await aPerson(db, { organizationId, role: 'admin', name: 'Mara' })
  const ana = await aPerson(db, { organizationId, groupIds: [groupId], name: 'Ana' })
  const ben = await aPerson(db, { organizationId, name: 'Ben' })
  const roleplayId = await aRoleplay(db, organizationId)
  return { organizationId, groupId, admin, ana, ben, roleplayId }
}

export type Team = Awaited<ReturnType<typeof aTeam>>

/** What is done and read of assignments, for a server that runs once it is asked. */
export const assigning = (server: () => TestServer) => ({
  aTeam: () => aTeam(server()),
  /** For the group, unless it is said otherwise. */
  create: (team: Team, body: object) =>
    as(server(), team.admin.token).call(endpoints.createAssignment, {
      body: { roleplay_id: team.roleplayId, groups: [team.groupId], ...body },
    }),
  read: (token: string, assignmentId: string) =>
    as(server(), token).call(endpoints.readAssignment, { params: { assignmentId } }),
  peopleOf: async ({ admin }: Team, assignmentId: string) => {
    const params = { assignmentId }
    const { body } = await as(server(), admin.token).call(endpoints.listAssignedPeople, { params })
    return body
  },
})

export const inDays = (days: number) => new Date(Date.now() + days * 86_400_000)

/** The first of what is wrong with what was sent. */
export const problemOf = ({ body }: { body: { detail?: unknown } }) =>
  (body.detail as { loc: string[]; msg: string }[])[0]
