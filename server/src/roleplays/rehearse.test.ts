import { endpoints } from '@colloquy/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { anOrganization, aPerson, aRehearsalBody, type Person } from '../testing/world.ts'

let server: TestServer
let admin: Person
let member: Person
beforeAll(async () => {
  server = await startTestServer()
  const organizationId = await anOrganization(server.db)
  admin = await aPerson(server.db, { organizationId, role: 'admin' })
  member = await aPerson(server.db, { organizationId })
})
afterAll(() => server.close())

const rehearse = (questions: string[], more: object = {}, who = admin) =>
  as(server, who.token).call(endpoints.rehearseRoleplay, {
    body: { ...aRehearsalBody(questions), ...more },
  })

const answers = [{ asked: ['How big is your team?'], says: ['Nine of us.'] }]

describe('what a persona would answer, before anybody saves it, is', () => {
  it('for those alone who may create one', async () => {
    const { status, body } = await rehearse(['Who decides?'], {}, member)
    expect(status).toBe(403)
    expect(body).toMatchObject({ detail: 'Only admins can create conversations' })
  })

  it.each<[string, string[]]>([
    ['no question', []],
    ['more than forty', Array<string>(41).fill('Who decides?')],
    ['a question as long as a letter', ['x'.repeat(301)]],
  ])('not told for %s', async (_, questions) => {
    expect((await rehearse(questions)).status).toBe(422)
  })

  it('not told of a graph that nobody could save, and it says why', async () => {
    const graph = { answers: [{ asked: [' '], says: ['Nine of us.'] }] }
    const { status, body } = await rehearse(['Who decides?'], { graph })
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain('has no question that it answers')
  })

  it('not told of a text as long as a book', async () => {
    const { persona } = aRehearsalBody([])
    const pain_points = Array.from({ length: 50 }, (_, n) => `Van ${n} is late. `.repeat(40))
    const { status, body } = await rehearse(['Why?'], { persona: { ...persona, pain_points } })
    expect(status).toBe(422)
    expect(JSON.stringify(body)).toContain('Shorten it')
  })

  it('told question by question, with where it comes from', async () => {
    const questions = ['How big is your team?', 'What goes wrong?', 'Do you have a dog?']
    const { body } = await rehearse(questions, { graph: { answers } })
    expect(body.answers.map(({ question, from }) => [question, from])).toEqual([
      ['How big is your team?', 'written'],
      ['What goes wrong?', 'pain'],
      ['Do you have a dog?', 'nothing'],
    ])
    expect(body.answers[0]?.says).toBe('Nine of us.')
  })

  it('told of a persona that is not written to its end', async () => {
    const persona = { ...aRehearsalBody([]).persona, background: '', goals: [] }
    expect((await rehearse(['What goes wrong?'], { persona })).body.answers).toHaveLength(1)
  })
})
