import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { Endpoint } from '@colloquy/contract/endpoint'
import { type EndpointName, endpoints } from '@colloquy/contract/endpoints'
import { ErrorBody } from '@colloquy/contract/error-body'
import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestHasher } from '../testing/test-hasher.ts'
import { createAnswerCheck } from '../testing/answer-check.ts'
import type { Hints } from '../testing/arbitrary-of-shape.ts'
import { arbitraryFile } from '../testing/roleplays-file.ts'
import { arbitraryGraph } from '../testing/graph.ts'
import { arbitraryRequest, type FuzzRequest } from '../testing/arbitrary-request.ts'
import { changedBetween } from '../testing/digest.ts'
import {
  PASSWORD,
  type Planted,
  type PlantedPerson,
  plantNobody,
  plantOrganization,
} from '../testing/two-organizations.ts'
import { startUndoableServer, type UndoableServer } from '../testing/undoable-server.ts'

/*
 * Requests made from the contract, well formed and wrong in every way there is. Whatever comes: never a
 * failure of ours, always JSON of the shape that the contract and its document promise, nothing of our
 * inside in it, and nothing changed by what was refused.
 */

// For a long run: FUZZ_REQUESTS=1000000. FUZZ_SEED repeats one.
const REQUESTS = Number(process.env.FUZZ_REQUESTS ?? 6000)
const seed = Number(process.env.FUZZ_SEED ?? Math.floor(Math.random() * 2 ** 31))

const names = Object.keys(endpoints) as EndpointName[]
const BATCH = 20
const BATCHES = Math.ceil(REQUESTS / names.length / BATCH)
const MOST_ROUNDS = 10

let server: UndoableServer
let acme: Planted
let nobody: PlantedPerson
beforeAll(async () => {
  server = await startUndoableServer()
  const passwordHash = await createTestHasher().hash(PASSWORD)
  acme = await plantOrganization(server.db, { name: 'acme', passwordHash })
  nobody = (await plantNobody(server.db, passwordHash)).person
})
afterAll(() => server.close())

const checkAnswer = createAnswerCheck()
const statuses: Record<number, number> = {}
let requests = 0
afterAll(() => {
  const sorted = Object.entries(statuses).map(([status, count]) => `${status} × ${count}`)
  console.info(`fuzz: ${requests} requests (${sorted.join(', ')}), seed ${seed}`)
})

describe('whatever is sent to', () => {
  it.each(names)(
    '%s gets an answer that keeps its promises',
    async (name) => {
      const request = arbitraryRequest(endpoints[name], { hints: hints(), token: tokenFor(name) })
      const batch = fc.array(request, { minLength: 1, maxLength: BATCH, size: 'max' })
      let succeeded = 0
      const property = fc.asyncProperty(batch, async (sent) => {
        succeeded += await server.undoing(() => sendAll(name, sent))
      })
      // Some calls are seldom answered well: those are tried on until one of them is.
      for (let round = 0; round === 0 || (succeeded === 0 && round < MOST_ROUNDS); round += 1)
        // A seed of its own, so that not all calls are tried with the same few batches.
        await fc.assert(property, {
          seed: seed + names.indexOf(name) + round * names.length,
          numRuns: BATCHES * 2,
        })
      expect(succeeded, 'a call that is never answered well is not tried at all').toBeGreaterThan(0)
    },
    // Proportional, for long runs.
    30_000 + REQUESTS,
  )
})

it('has tried as much as it says', () => {
  expect(requests).toBeGreaterThanOrEqual(REQUESTS * 0.7)
})

/** One after the other. What was done is undone at once; what was refused must change nothing. */
async function sendAll(name: EndpointName, sent: FuzzRequest[]): Promise<number> {
  const before = await server.digest()
  let succeeded = 0
  for (const request of sent)
    await server.undoingUnless(async () => {
      const status = await send(name, request)
      if (status === 200) succeeded += 1
      return status >= 400
    })
  expect(changedBetween(before, await server.digest()), 'changed by what was refused').toEqual([])
  return succeeded
}

async function send(name: EndpointName, request: FuzzRequest): Promise<number> {
  requests += 1
  const { method, url, headers, payload, isAddressed } = request
  const answer = await server.app.inject({
    method: method as 'GET',
    url,
    // An address of its own, or the limits of one would soon refuse everything.
    headers: {
      'x-forwarded-for': `10.${requests >> 16}.${(requests >> 8) & 255}.${requests & 255}`,
      ...headers,
    },
    ...(payload === undefined ? {} : { payload }),
  })
  const { statusCode: status } = answer
  const text = readable(answer)

  // Enough dots lead out of the API, to the pages.
  if (!new URL(url, 'http://test').pathname.startsWith('/api/')) return status
  statuses[status] = (statuses[status] ?? 0) + 1
  expect(status, `answered ${text}`).toBeLessThan(500)
  if (method === 'HEAD') return status
  const contentType = answer.headers['content-type']
  expect(contentType, `answered ${text}`).toBe('application/json; charset=utf-8')
  const body: unknown = JSON.parse(text)
  if (status >= 400) {
    expect(ErrorBody.safeParse(body).data, `answered ${text}`).toEqual(body)
    expect(text).not.toMatch(OUR_INSIDE)
    expect(text.length, 'a refusal is short').toBeLessThan(20_000)
  }
  if (isAddressed) expect(checkAnswer(name, { status, contentType, body })).toEqual([])
  return status
}

/** A long answer is compressed for who said that they can read it. */
function readable({
  headers,
  rawPayload,
}: {
  headers: Record<string, unknown>
  rawPayload: Buffer
}): string {
  switch (headers['content-encoding']) {
    case 'br':
      return brotliDecompressSync(rawPayload).toString()
    case 'gzip':
      return gunzipSync(rawPayload).toString()
    default:
      return rawPayload.toString()
  }
}

/** SQL, a stack, a path of ours, or the name of what we are made of. */
const OUR_INSIDE = new RegExp(
  [
    /\b(select|insert into|update|delete from) .*\b(from|where|values|set)\b/,
    /\n\s+at |\.[cm]?[jt]s\b|node_modules|node:|\/work\/|\/home\/|\/tmp\//,
    /postgres|drizzle|fastify|zod|relation "|constraint|Error:/,
  ]
    .map(({ source }) => source)
    .join('|'),
  'i',
)

function tokenFor(name: EndpointName): fc.Arbitrary<string | null> {
  const { who }: Endpoint = endpoints[name]
  const { admin, inside, outside, developer } = acme.people
  const right = {
    anyone: null,
    'signed-in': ['createOrganization', 'acceptInvitation'].includes(name)
      ? nobody.token
      : inside.token,
    admin: admin.token,
    developer: developer.token,
  }[who]
  return fc.oneof(
    { weight: 9, arbitrary: fc.constant(right) },
    { weight: 1, arbitrary: fc.constantFrom(null, outside.token, admin.token, nobody.token) },
  )
}

function hints(): Hints {
  const idsOf = (kind: string) =>
    Object.entries(acme.things)
      .filter(([name]) => name.startsWith(kind))
      .map(([, { id }]) => id)
  const idOf = (kind: string): fc.Arbitrary<string> =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constantFrom(...idsOf(kind)) },
      { weight: 1, arbitrary: fc.uuid() },
    )
  const groupIds = fc.array(idOf('group'), { maxLength: 3 })
  const seldomWrong = (right: string) =>
    fc.oneof(
      { weight: 5, arbitrary: fc.constant(right) },
      { weight: 1, arbitrary: fc.string({ maxLength: 30 }) },
    )
  /** Where one is wrong, nothing else of it is tried. */
  const mostly = <T, U>(usual: T, ...others: U[]) =>
    fc.oneof(
      { weight: 6, arbitrary: fc.constant(usual) },
      { weight: 1, arbitrary: fc.constantFrom(...others) },
    )
  const text = fc.oneof(
    fc.string({ unit: 'grapheme', maxLength: 40 }),
    fc.string({ unit: 'binary', maxLength: 40 }),
    fc.constantFrom('Nora', '  spaced  ', '=1+1', '<b>bold</b>', "o'clock", '🙂', '\u202e', 'null'),
  )
  return {
    fields: {
      // Most graphs are refused for what they say, and the rest of a roleplay is to be tried as well.
      graph: fc.oneof(
        { weight: 6, arbitrary: fc.constant(null) },
        { weight: 1, arbitrary: arbitraryGraph(text) },
      ),
      difficulty: fc.constantFrom('easy', 'normal', 'hard', 'hard', { patience: 30 }, 'none'),
      // Of when it was read: another moment is refused, as somebody else's change.
      updated_at: fc.constantFrom(undefined, undefined, undefined, '2026-01-01T00:00:00.000Z'),
      roleplayId: idOf('roleplay'),
      schema_id: idOf('roleplay'),
      conversationId: idOf('conversation'),
      disagreementId: idOf('disagreement'),
      criterion_id: seldomWrong('asks'),
      turn: fc.constantFrom(0, 0, 0, 1),
      before_turn: fc.constantFrom(0, 0, 0, 1, 2),
      groupId: idOf('group'),
      group: idOf('group'),
      roleplay: idOf('roleplay'),
      folderId: idOf('folder'),
      folder_id: fc.oneof(fc.constant(null), idOf('folder')),
      folder: fc.oneof(fc.constant('none'), idOf('folder')),
      ids: fc.array(idOf('roleplay'), { minLength: 1, maxLength: 2 }),
      // Of each there is one.
      version: fc.constantFrom('1', '1', '1', '2', 'x'),
      q: text,
      file: arbitraryFile(text),
      // Each costs a turn of a talk.
      questions: fc.array(text, { maxLength: 3 }),
      assignmentId: idOf('assignment'),
      commentId: idOf('comment'),
      roleplay_id: idOf('roleplay'),
      people: fc.array(fc.constantFrom(...idsOf('person')), { minLength: 1, maxLength: 3 }),
      due_at: mostly(null, '2099-01-01T22:59:59Z', '2026-01-01T00:00:00Z', 'soon'),
      least_attempts: mostly(1, 2, 0),
      most_attempts: mostly(null, 3, 1, 51),
      userId: idOf('person'),
      invitationId: idOf('invitation'),
      sessionId: idOf('session'),
      organizationId: idOf('organization'),
      organization_id: idOf('organization'),
      assigned_groups: groupIds,
      email: fc.oneof(
        fc.constantFrom(...Object.values(acme.people).map(({ email }) => email)),
        fc.emailAddress(),
        fc.nat(9999).map((n) => `someone${n}@test.example`),
      ),
      token: fc.oneof(
        fc.constantFrom(acme.invitationTokens.open, acme.passwordLinks.valid),
        fc.constantFrom(
          ...Object.values(acme.invitationTokens),
          ...Object.values(acme.passwordLinks),
        ),
      ),
      role: fc.constantFrom('admin', 'member', ' MEMBER '),
      password: seldomWrong(PASSWORD),
      current_password: seldomWrong(PASSWORD),
      new_password: seldomWrong('a fresh start for me'),
      // Each costs a password hash.
      num_users: fc.nat(2),
      num_admins: fc.nat(1),
    },
    id: idOf(''),
    text,
  }
}
