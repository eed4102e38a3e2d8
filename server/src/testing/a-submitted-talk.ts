import { endpoints } from '@colloquy/contract/endpoints'
import { aGradedTalk } from './a-grading.ts'
import { as, type TestServer } from './test-server.ts'
import { anOrganization, aPerson } from './world.ts'

/** Of Ana, whom Mara is an admin of. */
export async function aSubmittedTalk(server: Pick<TestServer, 'app' | 'db'>) {
  const { db } = server
  const organizationId = await anOrganization(db)
  const learner = await aPerson(db, { organizationId, name: 'Ana' })
  const admin = await aPerson(db, { organizationId, role: 'admin', name: 'Mara' })
  const conversationId = await aGradedTalk(db, { organizationId, userId: learner.userId })
  await as(server, learner.token).call(endpoints.submitGrade, { params: { conversationId } })
  return { organizationId, learner, admin, conversationId }
}
