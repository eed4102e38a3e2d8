import { endpoints } from '@colloquy/contract/endpoints'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { comments } from '../db/tables/grading.ts'
import { users } from '../db/tables/people.ts'
import { conversations } from '../db/tables/practising.ts'
import { aGradedTalk } from '../testing/a-grading.ts'
import { aSubmittedTalk } from '../testing/a-submitted-talk.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { aPerson } from '../testing/world.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server.close())

const comment = (token: string, conversationId: string, body: object) =>
  as(server, token).call(endpoints.createComment, {
    params: { conversationId },
    body: { words: 'Well asked', ...body },
  })
const commentsOf = async (token: string, conversationId: string) =>
  (await as(server, token).call(endpoints.readGrade, { params: { conversationId } })).body.comments

describe('nothing is said about a talk', () => {
  it('that was not submitted: its learner is told so, and for nobody else it is there', async () => {
    const { organizationId, learner, admin } = await aSubmittedTalk(server)
    const conversationId = await aGradedTalk(server.db, { organizationId, userId: learner.userId })
    const { status, body } = await comment(learner.token, conversationId, {})
    expect([status, body.detail]).toEqual([409, 'It can be commented on once it was submitted'])
    expect((await comment(admin.token, conversationId, {})).status).toBe(404)
  })

  it('by a colleague, or an admin of another organization', async () => {
    const { organizationId, conversationId } = await aSubmittedTalk(server)
    const colleague = await aPerson(server.db, { organizationId })
    const { admin: stranger } = await aSubmittedTalk(server)
    for (const { token } of [colleague, stranger])
      expect((await comment(token, conversationId, {})).status).toBe(404)
  })

  it.each([
    ['at a turn that it does not have', { turn: 7 }, 'The talk has no such turn'],
    ['without words', { words: ' \n ' }, 'Write a comment'],
  ])('%s', async (_, wishes, message) => {
    const { admin, conversationId } = await aSubmittedTalk(server)
    const { status, body } = await comment(admin.token, conversationId, wishes)
    expect([status, (body.detail as { msg: string }[])[0]?.msg]).toEqual([422, message])
  })

  it('beyond two hundred comments', async () => {
    const { organizationId, admin, conversationId } = await aSubmittedTalk(server)
    const one = { organizationId, conversationId, authorId: admin.userId, words: 'Again' }
    await server.db.insert(comments).values(Array.from({ length: 200 }, () => one))
    expect((await comment(admin.token, conversationId, {})).status).toBe(409)
  })
})

it('an admin says something at a moment of the talk, and its learner reads it and answers', async () => {
  const { learner, admin, conversationId } = await aSubmittedTalk(server)
  const words = ' <b>Well</b> asked '
  const said = await comment(admin.token, conversationId, { turn: 0, words })
  expect(said.body).toMatchObject({ turn: 0, words: '<b>Well</b> asked', by: 'Mara', is_own: true })
  await comment(learner.token, conversationId, { words: 'Thank you' })
  expect(await commentsOf(learner.token, conversationId)).toMatchObject([
    { id: said.body.id, words: '<b>Well</b> asked', by: 'Mara', is_own: false },
    { turn: null, words: 'Thank you', by: 'Ana', is_own: true },
  ])
})

it('a comment is deleted by who wrote it, and by nobody else', async () => {
  const { learner, admin, conversationId } = await aSubmittedTalk(server)
  const { body } = await comment(admin.token, conversationId, {})
  const remove = async (token: string) =>
    (await as(server, token).call(endpoints.deleteComment, { params: { commentId: body.id } }))
      .status
  expect(await remove(learner.token)).toBe(404)
  expect(await remove(admin.token)).toBe(200)
  expect(await remove(admin.token)).toBe(404)
  expect(await commentsOf(learner.token, conversationId)).toEqual([])
})

it('what somebody said stays when the account is gone, without the name; with the talk it goes', async () => {
  const { learner, admin, conversationId } = await aSubmittedTalk(server)
  await comment(admin.token, conversationId, {})
  await server.db.delete(users).where(eq(users.id, admin.userId))
  expect(await commentsOf(learner.token, conversationId)).toMatchObject([
    { words: 'Well asked', by: 'Somebody who has left', is_own: false },
  ])
  await server.db.delete(conversations).where(eq(conversations.id, conversationId))
  expect(await server.db.$count(comments, eq(comments.conversationId, conversationId))).toBe(0)
})
