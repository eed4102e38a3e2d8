import { endpoints } from '@colloquy/contract/endpoints'
import { samirHaddad } from '@colloquy/domain/roleplays/samir-haddad'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { roleplays, roleplayVersions } from '../db/tables/roleplays.ts'
import { as, startTestServer, type TestServer } from '../testing/test-server.ts'
import { anOrganization, aPerson, aRoleplay, aRoleplayBody, type Person } from '../testing/world.ts'

/* How a roleplay goes: its difficulty, a graph of its own, and the voice that is heard. */

let server: TestServer
let acme: string
let admin: Person
let member: Person
beforeAll(async () => {
  server = await startTestServer()
  acme = await anOrganization(server.db)
  admin = await aPerson(server.db, { organizationId: acme, role: 'admin' })
  member = await aPerson(server.db, { organizationId: acme })
})
afterAll(() => server.close())

type Body = ReturnType<typeof aRoleplayBody>

const bodyWith = (course: object, persona: object = {}) => {
  const { schema_data: data, ...rest } = aRoleplayBody()
  return {
    ...rest,
    schema_data: { ...data, ...course, persona: { ...data.persona, ...persona } },
  }
}

const create = (course: object) =>
  as(server, admin.token).call(endpoints.createRoleplay, { body: bodyWith(course) })

const edit = (id: string, body: Body) =>
  as(server, admin.token).call(endpoints.editRoleplay, { params: { roleplayId: id }, body })

const read = (id: string, who = admin) =>
  as(server, who.token).call(endpoints.readRoleplay, { params: { roleplayId: id } })

const SECRET = 'Her brother runs the depot'

/** As it goes over the wire, with what goes without saying written out. */
const graph = {
  asks_every: 3,
  facts: [
    { id: 'pain-1', about: 'pain', says: 'They come late', reveal: { when: 'asked' } },
    {
      id: 'pain-2',
      about: 'pain',
      says: SECRET,
      other_ways: ['The depot is run by her brother'],
      reveal: { when: 'earned', rapport: 60 },
    },
  ],
  phrases: { walks_out: ['I have to go.'] },
}

/** It waits for what is found in the texts about the persona. */
const restsOnThePersona = {
  endings: [
    { id: 'heard', name: 'Heard', outcome: 'agreed', when: { knows: 'pain-2' }, says: 'hang-up' },
  ],
}

const criterion = {
  id: 'told',
  name: 'Told',
  weight: 2,
  anchors: ['None.', 'Hardly.', 'Some.', 'Half.', 'Most.', 'All.'],
  looks_for: { rule: 'says', with: { any: ['This call is recorded'] } },
  blocks: { below: 5, says: 'It has to be said.' },
}

/** As it comes back, with what goes without saying written out. */
const rubric = {
  version: 3,
  criteria: [
    { ...criterion, matters: 'always', when_not_shown: 'earns-nothing', skill: 'Recording' },
  ],
}

const LONG = Array.from({ length: 100 }, () => 'x'.repeat(1000))

const stages = [{ id: 'start', name: 'Start', exits: [{ to: 'nowhere', when: { turns: 2 } }] }]

describe('a roleplay is refused, and nothing is stored,', () => {
  it.each<[string, object, [loc: string, msg: string][]]>([
    [
      'with a difficulty that there is not',
      { difficulty: 'brutal' },
      [['difficulty', 'Must be easy, normal, hard, or numbers such as {"patience": 60}']],
    ],
    ['without a difficulty that it names', { difficulty: null }, [['difficulty', 'Must be easy']]],
    [
      'with numbers beyond what they may be',
      { difficulty: { patience: 101, facts_in_an_answer: 0 } },
      [
        ['difficulty.patience', 'Too big'],
        ['difficulty.facts_in_an_answer', 'Too small'],
      ],
    ],
    [
      'with a number that there is not',
      { difficulty: { charm: 3 } },
      [['difficulty.charm', 'Unknown field: charm']],
    ],
    ['with a voice that there is not', { voice: 'oak' }, [['voice', 'Invalid option']]],
    ['with a voice that is none', { voice: '' }, [['voice', 'Invalid option']]],
    ['with a graph that is none', { graph: [] }, [['graph', 'expected object']]],
    ['with a field that no graph has', { graph: { x: 1 } }, [['graph.x', 'Unknown field: x']]],
    [
      'with a graph that is wrong inside',
      { graph: { asks_every: 0, facts: [{ id: 'a', about: 'love', says: 'A' }] } },
      [
        ['graph.asks_every', 'Too small'],
        ['graph.facts.0.about', 'Invalid option'],
      ],
    ],
    [
      'with a graph of more than anybody writes',
      {
        graph: { phrases: { one: LONG, two: LONG, three: LONG } },
      },
      [['graph', 'at most 200000 characters']],
    ],
    [
      'with a graph that does not make sense, in the sentences that say why',
      { graph: { stages, asks: [{ id: 'why', says: ['Why?'], in: 'elsewhere' }] } },
      [
        ['graph', 'Stage "Start" leads to a stage "nowhere", which there is not.'],
        ['graph', 'Question "why" is asked in a stage "elsewhere", which there is not.'],
        ['graph', 'Stage "Start" has no way on: what its exits wait for cannot happen.'],
      ],
    ],
    ['with a rubric that is none', { rubric: [] }, [['rubric', 'expected object']]],
    [
      'with a rubric that is wrong inside',
      {
        rubric: {
          criteria: [
            { ...criterion, weight: 0 },
            { ...criterion, anchors: ['One', 'Two'] },
            { ...criterion, blocks: { below: 6, says: 'No.' } },
            { ...criterion, looks_for: { rule: 'says', with: { any: [], none: [] } } },
          ],
        },
      },
      [
        ['rubric.criteria.0.weight', 'Too small'],
        ['rubric.criteria.1.anchors', 'Must be six sentences'],
        ['rubric.criteria.2.blocks.below', 'Too big'],
        ['rubric.criteria.3.looks_for.with.any', 'Too small'],
        ['rubric.criteria.3.looks_for.with.none', 'Unknown field: none'],
      ],
    ],
    [
      'with more criteria than anybody keeps in mind',
      {
        rubric: { criteria: Array.from({ length: 31 }, (_, n) => ({ ...criterion, id: `${n}` })) },
      },
      [['rubric.criteria', 'Too big']],
    ],
    [
      'with a rubric that does not make sense, in the sentences that say why',
      {
        rubric: {
          criteria: [
            { ...criterion, looks_for: { rule: 'charms' } },
            { ...criterion, name: 'Tone', looks_for: null, blocks: { below: 2, says: 'No.' } },
          ],
        },
      },
      [
        ['rubric', 'There are two criteria called "told".'],
        ['rubric', '"Told" looks for "charms", which nobody can.'],
        ['rubric', '"Tone" blocks, and nothing can judge it.'],
        ['rubric', 'This could never come to a number'],
      ],
    ],
    [
      'with a graph that names what every object has',
      {
        graph: {
          endings: [
            { id: 'a', name: 'A', outcome: 'agreed', when: { turns: 9 }, says: 'constructor' },
          ],
        },
      },
      [['graph', 'for which there are no words']],
    ],
  ])('%s', async (_, course, problems) => {
    const before = await server.db.$count(roleplays)
    const answer = await create(course)
    expect(answer.status).toBe(422)
    expect(answer.body.detail).toEqual(
      problems.map(([loc, msg]) => ({
        loc: ['body', 'schema_data', ...loc.split('.').map(asStep)],
        msg: expect.stringContaining(msg),
        type: expect.any(String),
      })),
    )
    expect(await server.db.$count(roleplays)).toBe(before)
  })

  it('with numbers that lock something away for good', async () => {
    const { painPoints: pain_points, ...texts } = samirHaddad.persona
    const answer = await as(server, admin.token).call(endpoints.createRoleplay, {
      body: bodyWith({ difficulty: { guard: 50 } }, { ...texts, pain_points }),
    })
    const loc = ['body', 'schema_data', 'difficulty']
    const locked = (id: string, rapport: number) =>
      `Fact "${id}" can never be told: it wants a rapport of ${rapport}, and there is no more than 100.`
    expect(answer).toMatchObject({
      status: 422,
      body: {
        detail: [
          { loc, msg: locked('background-5', 110) },
          { loc, msg: locked('background-6', 105) },
        ],
      },
    })
  })

  it('with more flaws than anybody reads, in a short answer', async () => {
    const many = Array.from({ length: 90 }, (_, n) => ({ to: `nowhere ${n}`, when: { turns: 2 } }))
    const answer = await create({ graph: { stages: [{ ...stages[0], exits: many }] } })
    expect(answer.status).toBe(422)
    expect(answer.body.detail).toHaveLength(20)
  })

  it('by the database too, whatever the server thinks', async () => {
    const brutal = aRoleplay(server.db, acme, { difficulty: 'brutal' as 'hard' })
    await expect(brutal).rejects.toMatchObject({ cause: { constraint: 'roleplay_difficulty' } })
  })
})

describe('an edit is refused, and changes nothing,', () => {
  it('when its own graph makes no sense', async () => {
    const { body: made } = await create({ difficulty: 'hard', graph })
    expect((await edit(made.id, bodyWith({ graph: { stages } }))).status).toBe(422)
    expect((await read(made.id)).body).toEqual(made)
  })

  it('when the graph that stays rests on what is not said of the persona any more', async () => {
    const two = { pain_points: ['Late deliveries', 'Drivers leave'] }
    const { body: made } = await as(server, admin.token).call(endpoints.createRoleplay, {
      body: bodyWith({ graph: restsOnThePersona }, two),
    })
    const answer = await edit(made.id, bodyWith({}, { pain_points: ['Late deliveries'] }))
    expect(answer).toMatchObject({
      status: 422,
      body: {
        detail: [
          {
            loc: ['body', 'schema_data', 'graph'],
            msg: 'Ending "Heard" waits for a fact "pain-2", which there is not.',
          },
          { msg: expect.stringContaining('cannot be reached') },
        ],
      },
    })
    expect((await read(made.id)).body).toEqual(made)
  })
})

describe('a difficulty', () => {
  it('is normal unless something else is said, also of what was there before', async () => {
    const { body: made } = await create({})
    expect(made.schema_data).toMatchObject({ difficulty: 'normal' })
    expect(made.schema_data).not.toHaveProperty('graph')
    const old = await aRoleplay(server.db, acme)
    expect((await read(old)).body.schema_data.difficulty).toBe('normal')
  })

  it('is kept, and known to who is to practise, in the list as well', async () => {
    const { body: made } = await create({ difficulty: 'hard' })
    const numbers = { patience: 55, facts_in_an_answer: 2 }
    const { body: other } = await create({ difficulty: numbers })
    expect((await read(made.id, member)).body.schema_data.difficulty).toBe('hard')
    expect((await read(other.id, member)).body.schema_data.difficulty).toEqual(numbers)
    const { body: list } = await as(server, member.token).call(endpoints.listRoleplays)
    expect(list.find(({ id }) => id === made.id)?.difficulty).toBe('hard')
    expect(list.find(({ id }) => id === other.id)?.difficulty).toEqual(numbers)
  })
})

describe('a voice', () => {
  it('is chosen by the name of the persona unless one is asked for, also of what was there before', async () => {
    expect((await create({})).body.schema_data.voice).toBeNull()
    const old = await aRoleplay(server.db, acme)
    expect((await read(old, member)).body.schema_data.voice).toBeNull()
  })

  it('is kept, through edits that do not know of it, until it is taken away', async () => {
    const { body: made } = await create({ voice: 'cedar' })
    expect((await read(made.id, member)).body.schema_data.voice).toBe('cedar')
    const { body: edited } = await edit(made.id, bodyWith({ difficulty: 'hard' }))
    expect(edited).toMatchObject({ version: 2, schema_data: { voice: 'cedar' } })
    const { body: same } = await edit(made.id, bodyWith({ voice: 'cedar' }))
    expect(same.version).toBe(2)
    const { body: without } = await edit(made.id, bodyWith({ voice: null }))
    expect(without).toMatchObject({ version: 3, schema_data: { voice: null } })
  })
})

describe('a graph of its own', () => {
  it('comes back to an admin as it was sent, and to no learner', async () => {
    const { body: made } = await create({ graph })
    expect(made.schema_data.graph).toEqual(graph)
    expect((await read(made.id)).body.schema_data.graph).toEqual(graph)
    const shown = await read(made.id, member)
    expect(shown.status).toBe(200)
    expect(shown.body.schema_data).not.toHaveProperty('graph')
    expect(JSON.stringify(shown.body)).not.toContain(SECRET)
  })

  it('may be sent as it is called inside', async () => {
    const { asks_every: asksEvery, ...rest } = graph
    expect((await create({ graph: { asksEvery, ...rest } })).body.schema_data.graph).toEqual(graph)
  })

  it('belongs to its version, which is never changed', async () => {
    const { body: made } = await create({ graph })
    const rewrite = (change: object) =>
      server.db.update(roleplayVersions).set(change).where(eq(roleplayVersions.roleplayId, made.id))
    const changes = [
      { graph: {} },
      { graph: null },
      { difficulty: 'hard' as const },
      { voice: 'alder' as const },
      { rubric: { version: 9, criteria: [] } },
    ]
    for (const change of changes)
      await expect(rewrite(change)).rejects.toMatchObject({
        cause: { message: 'a roleplay version is never changed' },
      })
  })
})

describe('a rubric of its own', () => {
  it('is shown to admins, and its way to a better number to nobody who practises', async () => {
    const { body: made } = await create({ rubric })
    expect((await read(made.id)).body.schema_data.rubric).toEqual(rubric)
    const { status, body } = await read(made.id, member)
    expect(status).toBe(200)
    expect(JSON.stringify(body)).not.toContain('recorded')
  })

  it('is kept by an edit that leaves it out', async () => {
    const { body: made } = await create({ rubric })
    const { body } = await edit(made.id, bodyWith({ difficulty: 'hard' }))
    expect(body.schema_data.rubric).toEqual(rubric)
  })
})

describe('an edit', () => {
  it('keeps what it leaves out, as somebody does who does not know of it', async () => {
    const { body: made } = await create({ difficulty: 'easy', graph })
    const { schema_data: data, ...rest } = aRoleplayBody({ name: 'Renamed' })
    const { body } = await edit(made.id, {
      ...rest,
      schema_data: { persona: data.persona },
    } as Body)
    expect(body).toMatchObject({ name: 'Renamed', version: 2, schema_data: made.schema_data })
    expect(body.schema_data.graph).toEqual(graph)
  })

  it('makes a new version of a new difficulty and of a new graph, and of the same none', async () => {
    const { body: made } = await create({ difficulty: 'easy', graph })
    const versionAfter = async (course: object) =>
      (await edit(made.id, bodyWith(course))).body.version
    expect(await versionAfter({ difficulty: 'easy', graph })).toBe(1)
    expect(await versionAfter({ difficulty: 'hard', graph })).toBe(2)
    expect(await versionAfter({ graph: { ...graph, asks_every: 4 } })).toBe(3)
    const { schema_data: now } = (await read(made.id)).body
    expect(now).toMatchObject({ difficulty: 'hard', graph: { asks_every: 4 } })
  })

  it('takes the rubric away with null, and makes a new version of a new one', async () => {
    const { body: made } = await create({ rubric })
    const versionAfter = async (course: object) =>
      (await edit(made.id, bodyWith(course))).body.version
    expect(await versionAfter({ rubric })).toBe(1)
    expect(await versionAfter({ rubric: { ...rubric, version: 4 } })).toBe(2)
    const { body } = await edit(made.id, bodyWith({ rubric: null }))
    expect(body.version).toBe(3)
    expect(body.schema_data).not.toHaveProperty('rubric')
  })

  it('takes the graph away with null', async () => {
    const { body: made } = await create({ graph })
    const { body } = await edit(made.id, bodyWith({ graph: null }))
    expect(body.version).toBe(2)
    expect(body.schema_data).not.toHaveProperty('graph')
  })
})

const asStep = (step: string): string | number => (/^\d+$/.test(step) ? Number(step) : step)
