import { address } from '@colloquy/contract/client'
import type { Endpoint } from '@colloquy/contract/endpoint'
import { type EndpointName, endpoints } from '@colloquy/contract/endpoints'
import fc from 'fast-check'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestHasher } from '../testing/test-hasher.ts'
import { arbitraryOfShape, type Hints } from '../testing/arbitrary-of-shape.ts'
import { changedBetween } from '../testing/digest.ts'
import { arbitraryFile } from '../testing/roleplays-file.ts'
import { arbitraryGraph } from '../testing/graph.ts'
import { PASSWORD, type Planted, plantOrganization } from '../testing/two-organizations.ts'
import { startUndoableServer, type UndoableServer } from '../testing/undoable-server.ts'

/*
 * Two organizations with the same of everything, in whose every text stands a word of their own. The
 * people of one do whatever the API lets them, with ids of both: no answer may hold a word or an id of
 * the other, and nothing of the other may change.
 */

// For a long run: FUZZ_STORIES=10000. FUZZ_SEED repeats one.
const STORIES = Number(process.env.FUZZ_STORIES ?? 150)
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))

let server: UndoableServer
let sides: Record<Side, Planted>
beforeAll(async () => {
  server = await startUndoableServer()
  const passwordHash = await createTestHasher().hash(PASSWORD)
  sides = {
    acme: await plantOrganization(server.db, { name: 'acme', passwordHash }),
    other: await plantOrganization(server.db, { name: 'other', passwordHash }),
  }
})
afterAll(() => server.close())

type Side = 'acme' | 'other'
const sideAcross = (side: Side): Side => (side === 'acme' ? 'other' : 'acme')

type Call = {
  name: EndpointName
  who: 'admin' | 'second admin' | 'inside' | 'outside' | 'nobody in particular'
  given: { params?: unknown; query?: unknown; body?: unknown }
  /** Few, so that they meet: an answer that is kept for one must not be repeated to another. */
  idempotencyKey: string | null
}

type Story = { side: Side; before: Call[]; attack: Call[] }

let calls = 0
const statuses: Record<number, number> = {}

it(
  'keeps two organizations apart, whatever one tries with the ids of the other',
  async () => {
    const story = fc.oneof(storyOf('acme'), storyOf('other'))
    const property = fc.asyncProperty(story, (told) => server.undoing(() => play(told)))
    await fc.assert(property, { seed, numRuns: STORIES, endOnFailure: false })
    const sorted = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`)
    console.info(`tenants: ${calls} calls (${sorted.join(', ')}), seed ${seed}`)
    expect(calls).toBeGreaterThanOrEqual(3000)
    // Who is refused everything learns nothing: the calls have to get somewhere.
    expect(statuses[200]).toBeGreaterThan(calls / 6)
  },
  60_000 + STORIES * 1000,
)

const storyOf = (side: Side): fc.Arbitrary<Story> =>
  fc.record({
    side: fc.constant(side),
    // What the others have just made is as much theirs as what they had.
    before: fc.array(callBy(sideAcross(side)), { maxLength: 8, size: 'max' }),
    attack: fc.array(callBy(side), { minLength: 1, maxLength: 80, size: 'max' }),
  })

async function play({ side, before, attack }: Story): Promise<void> {
  const victim = sides[sideAcross(side)]
  const recent: Record<Side, string[]> = { acme: [], other: [] }
  const foreignIds = async (of: Planted) => new Set((await server.contentsOf(of.id)).flatMap(idsIn))

  const idsOfAttacker = await foreignIds(sides[side])
  for (const call of before)
    await make(call, { side: sideAcross(side), recent, foreign: idsOfAttacker })

  const idsOfVictim = await foreignIds(victim)
  const untouched = await server.digest()
  for (const call of attack) await make(call, { side, recent, foreign: idsOfVictim })

  const changed = changedBetween(untouched, await server.digest())
  expect(changed.filter((name) => name.endsWith(victim.id))).toEqual([])
}

type Stage = { side: Side; recent: Record<Side, string[]>; foreign: Set<string> }

async function make({ name, who, given, idempotencyKey }: Call, stage: Stage): Promise<void> {
  const { side, recent, foreign } = stage
  const endpoint = endpoints[name]
  const sent = withRecentIds(JSON.stringify(given), stage)
  const { params, query, body } = JSON.parse(sent) as {
    params?: Record<string, string>
    query?: Record<string, unknown>
    body?: object
  }
  const token = who === 'nobody in particular' ? undefined : sides[side].people[who].token
  const answer = await server.app.inject({
    method: endpoint.method,
    url: address(endpoint.path, params, query),
    headers: {
      // An address of its own, or the limits of one would soon refuse everything.
      'x-forwarded-for': `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
      ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      ...(idempotencyKey === null ? {} : { 'idempotency-key': idempotencyKey }),
    },
    ...(body === undefined ? {} : { payload: body }),
  })
  calls += 1
  statuses[answer.statusCode] = (statuses[answer.statusCode] ?? 0) + 1

  const told = withClaims(answer.body)
  const ids = idsIn(told)
  recent[side].push(...ids)
  const leaked = ids.filter((id) => foreign.has(id) && !sent.includes(id))
  expect(answer.statusCode, `${name} answered ${told}`).toBeLessThan(500)
  expect(leaked, `${name} by ${who} of ${side} told ids of the other: ${told}`).toEqual([])
  expect(told, `${name} by ${who} of ${side}`).not.toContain(sides[sideAcross(side)].canary)
}

const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
const idsIn = (text: string): string[] => text.match(UUID) ?? []

/** `recent own 3` stands for the third id from the end that the own people were told. */
const withRecentIds = (text: string, { side, recent }: Stage): string =>
  text.replaceAll(/recent (own|foreign) (\d+)/g, (_, whose: string, back: string) => {
    const ids = recent[whose === 'own' ? side : sideAcross(side)]
    return ids.at(-1 - Number(back)) ?? crypto.randomUUID()
  })

/** The token of a room says in base64 who comes. */
const withClaims = (text: string): string =>
  [...text.matchAll(/eyJ[\w-]+\.(eyJ[\w-]+)\./g)].reduce(
    (told, [, claims = '']) => `${told}\n${Buffer.from(claims, 'base64url').toString()}`,
    text,
  )

// What is tried

/** Developers work for all organizations, so what they do is not for this test. */
const names = (Object.keys(endpoints) as EndpointName[]).filter(
  (name) => endpoints[name].who !== 'developer',
)

/** They end the story of who makes them. */
const SELDOM: EndpointName[] = ['signOut', 'changePassword', 'endSession', 'removeMember']

function callBy(side: Side): fc.Arbitrary<Call> {
  const hints = hintsFor(side)
  // Whoever writes the address of another organization's member into an invitation reads it there; these
  // two have to refuse it.
  const foreignEmails = fc.constantFrom(...emailsOf(sides[sideAcross(side)]))
  const email = fc.oneof(hints.fields.email ?? foreignEmails, foreignEmails)
  const daring = { ...hints, fields: { ...hints.fields, email } }
  const weighted = names.map((name) => ({
    weight: SELDOM.includes(name) ? 1 : 6,
    arbitrary: callOf(name, name === 'addMember' || name === 'signUp' ? daring : hints),
  }))
  return fc.oneof(...weighted)
}

function callOf(name: EndpointName, hints: Hints): fc.Arbitrary<Call> {
  const { params, query, body, who }: Endpoint = endpoints[name]
  const parts = Object.entries({ params, query, body }).flatMap(([part, shape]) =>
    shape === undefined ? [] : [[part, arbitraryOfShape(shape, hints)]],
  )
  return fc.record({
    name: fc.constant(name),
    who:
      who === 'anyone'
        ? fc.constant('nobody in particular' as const)
        : fc.constantFrom('admin', 'admin', 'second admin', 'inside', 'outside'),
    given: fc.record(Object.fromEntries(parts) as Record<string, fc.Arbitrary<unknown>>, {
      noNullPrototype: true,
    }),
    idempotencyKey: fc.oneof(
      { weight: 4, arbitrary: fc.constant(null) },
      { weight: 1, arbitrary: fc.constantFrom('the-key-that-all-use-1', 'the-key-that-all-use-2') },
    ),
  })
}

const emailsOf = (planted: Planted): string[] =>
  Object.values(planted.people).map(({ email }) => email)

function hintsFor(side: Side): Hints {
  const [own, foreign] = [sides[side], sides[sideAcross(side)]]
  const idsOf = (planted: Planted, kind: string) =>
    Object.entries(planted.things)
      .filter(([name]) => name.includes(kind))
      .map(([, { id }]) => id)
  const idOf = (kind: string): fc.Arbitrary<string> =>
    fc.oneof(
      { weight: 5, arbitrary: fc.constantFrom(...idsOf(own, kind)) },
      { weight: 5, arbitrary: fc.constantFrom(...idsOf(foreign, kind)) },
      { weight: 2, arbitrary: fc.nat(5).map((back) => `recent own ${back}`) },
      { weight: 2, arbitrary: fc.nat(5).map((back) => `recent foreign ${back}`) },
      { weight: 1, arbitrary: fc.uuid() },
    )
  const text = fc.nat(99).map((n) => `${own.canary} ${n}`)
  const groupIds = fc.oneof(
    { weight: 3, arbitrary: fc.constant([]) },
    { weight: 2, arbitrary: fc.subarray(idsOf(own, 'group')) },
    { weight: 1, arbitrary: fc.array(idOf('group'), { maxLength: 2 }) },
  )
  return {
    fields: {
      graph: arbitraryGraph(text),
      roleplayId: idOf('roleplay'),
      schema_id: idOf('roleplay'),
      conversationId: idOf('conversation'),
      disagreementId: idOf('disagreement'),
      criterion_id: fc.constant('asks'),
      turn: fc.constant(0),
      groupId: idOf('group'),
      group: idOf('group'),
      roleplay: idOf('roleplay'),
      folderId: idOf('folder'),
      folder_id: fc.oneof(fc.constant(null), idOf('folder')),
      folder: fc.oneof(fc.constant('none'), idOf('folder')),
      ids: fc.array(idOf('roleplay'), { minLength: 1, maxLength: 3 }),
      version: fc.constantFrom('1', '2'),
      q: text,
      file: arbitraryFile(text),
      questions: fc.array(text, { maxLength: 3 }),
      assignmentId: idOf('assignment'),
      commentId: idOf('comment'),
      roleplay_id: idOf('roleplay'),
      people: fc.oneof(
        fc.subarray(idsOf(own, 'person')),
        fc.array(idOf('person'), { maxLength: 2 }),
      ),
      due_at: fc.constantFrom(null, '2099-01-01T22:59:59Z'),
      least_attempts: fc.constant(1),
      userId: idOf('person'),
      user_id: idOf('person'),
      invitationId: idOf('invitation'),
      sessionId: idOf('session'),
      after: idOf(''),
      before: idOf('conversation'),
      updated_at: fc.constant('2026-01-05T10:00:00.000Z'),
      assigned_groups: groupIds,
      groups: groupIds,
      role: fc.constantFrom('admin', 'member', 'Member'),
      email: fc.oneof(
        fc.constantFrom(...emailsOf(own)),
        fc.nat(999).map((n) => `${own.canary}${n}@test.example`),
      ),
      // A link leads into the organization that made it, so each side has only its own.
      token: fc.constantFrom(
        ...Object.values(own.invitationTokens),
        ...Object.values(own.passwordLinks),
      ),
      password: fc.constant(PASSWORD),
      current_password: fc.constant(PASSWORD),
      new_password: fc.constant(PASSWORD),
    },
    id: idOf(''),
    text,
  }
}
