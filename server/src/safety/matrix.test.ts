import { address } from '@colloquy/contract/client'
import { type EndpointName, endpoints } from '@colloquy/contract/endpoints'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createAnswerCheck } from '../testing/answer-check.ts'
import { changedBetween } from '../testing/digest.ts'
import { startUndoableServer, type UndoableServer } from '../testing/undoable-server.ts'
import { ACTORS, type Actor, SIGNED_IN, sideOf } from './matrix/actors.ts'
import { type Outcome, type Row, STATUS } from './matrix/row.ts'
import { type World, plantWorld } from './matrix/world.ts'
import { accountRows } from './matrix/rows/account.ts'
import { anyoneRows } from './matrix/rows/anyone.ts'
import { assignmentsRows } from './matrix/rows/assignments.ts'
import { conversationsRows } from './matrix/rows/conversations.ts'
import { developersRows } from './matrix/rows/developers.ts'
import { gradesRows } from './matrix/rows/grades.ts'
import { libraryRows } from './matrix/rows/library.ts'
import { organizationRows } from './matrix/rows/organization.ts'
import { roleplaysRows } from './matrix/rows/roleplays.ts'

/*
 * Every call × everybody who may ask × everything it may be about. What each of them gets is written
 * down in `matrix/rows`, in words of its own and never asked of the server's policies: the two have to agree.
 * Of each cell are asserted the status, which tables changed and whose rows in them, and exactly which
 * things the answer gave away.
 */

const rows: Record<EndpointName, Row> = {
  ...anyoneRows,
  ...accountRows,
  ...conversationsRows,
  ...gradesRows,
  ...roleplaysRows,
  ...libraryRows,
  ...organizationRows,
  ...assignmentsRows,
  ...developersRows,
}

let server: UndoableServer
let world: World

beforeAll(async () => {
  server = await startUndoableServer()
  world = await plantWorld(server)
})

afterAll(() => server.close())
afterAll(() => console.info(`matrix: ${cells} cells`))

const checkAnswer = createAnswerCheck()

let cells = 0

describe('the authorisation matrix', () => {
  it('has a place for every call of the contract', () => {
    const missing = Object.keys(endpoints).filter((name) => !(name in rows))
    expect(missing, 'Say in the table of this test who gets what from').toEqual([])
  })

  it.each(Object.keys(endpoints) as EndpointName[])(
    '%s does for each what it should',
    async (name) => {
      const row: Row | undefined = rows[name]
      expect(row, `Say in the table of this test who gets what from ${name}`).toBeDefined()
      const wrong: string[] = []
      for (const who of ACTORS)
        for (const about of row.about) {
          cells += 1
          const problems = await server.undoing(() => problemsOf(name, row, who, about))
          wrong.push(...problems.map((problem) => `${who}, ${about || 'as it is'}: ${problem}`))
        }
      expect(wrong).toEqual([])
    },
  )

  it('refuses who is not let in before looking at what was sent', async () => {
    const wrong: string[] = []
    for (const [name, endpoint] of Object.entries(endpoints)) {
      const row: Row | undefined = rows[name as EndpointName]
      if (row === undefined) continue
      for (const who of ACTORS.filter((actor) => !row.letsIn.includes(actor))) {
        const { statusCode } = await server.app.inject({
          method: endpoint.method,
          url: `${endpoint.path.replaceAll(/:\w+/g, 'no-id')}?nonsense=1`,
          headers: { ...authorizationOf(who), 'content-type': 'application/json' },
          payload: '{"nonsense":',
        })
        if (statusCode !== STATUS[expectedOf(row, who, '')])
          wrong.push(`${name}, ${who}: ${statusCode}`)
      }
    }
    expect(wrong).toEqual([])
    expect(changedBetween(world.before, await server.digest())).toEqual([])
  })
})

async function problemsOf(
  name: EndpointName,
  row: Row,
  who: Actor,
  about: string,
): Promise<string[]> {
  const expected = expectedOf(row, who, about)
  const { params, query, body } = row.sends?.(about, who) ?? {}
  const endpoint = endpoints[name]
  const answer = await server.app.inject({
    method: endpoint.method,
    url: address(endpoint.path, params, query),
    headers: authorizationOf(who),
    ...(body === undefined ? {} : { payload: body }),
  })
  const status = answer.statusCode
  if (status !== STATUS[expected])
    return [`${expected} is ${STATUS[expected]}, not ${status}: ${answer.body}`]

  const contentType = answer.headers['content-type']
  const problems = checkAnswer(name, { status, contentType, body: answer.json() })
  const changed = changedBetween(world.before, await server.digest()).map(inWords)
  const shouldChange = expected === 'done' ? (row.changes?.(who, about) ?? []) : []
  const missed = difference(
    'changed',
    changed,
    shouldChange.map((table) => ofWhom(table, who)),
  )
  const told = thingsIn(answer.body)
  const shouldTell = status === 200 ? (row.tells?.(who, about) ?? []) : []
  return [...problems, ...missed, ...difference('told', told, shouldTell)]
}

function authorizationOf(who: Actor): Record<string, string> {
  const token = world.tokens[who]
  return token === undefined ? {} : { authorization: `Bearer ${token}` }
}

function expectedOf(row: Row, who: Actor, about: string): Outcome {
  if (row.letsIn.includes(who)) return row.gets(who, about)
  return SIGNED_IN.includes(who) ? 'not allowed' : 'sign in first'
}

/** `users of 3f0c…` as `users of acme`. */
function inWords(change: string): string {
  const [table = '', owner = ''] = change.split(' of ')
  const names: Record<string, string> = {
    [world.acme.id]: 'acme',
    [world.other.id]: 'other',
    nobody: 'nobody',
  }
  return `${table} of ${names[owner] ?? 'a new one'}`
}

const ofWhom = (table: string, who: Actor): string =>
  table.includes(' of ') ? table : `${table} of ${sideOf(who)}`

/** A token of a room says in base64 who comes. */
function thingsIn(text: string): string[] {
  const claims = [...text.matchAll(/eyJ[\w-]+\.(eyJ[\w-]+)\./g)].map(([, part = '']) =>
    Buffer.from(part, 'base64url').toString(),
  )
  const all = [text, ...claims].join('\n')
  return Object.entries(world.things)
    .filter(([, { id: itsId, canary }]) => all.includes(itsId) || all.includes(canary))
    .map(([name]) => name)
}

function difference(verb: string, found: string[], wanted: readonly string[]): string[] {
  const extra = found.filter((one) => !wanted.includes(one))
  const absent = wanted.filter((one) => !found.includes(one))
  return [
    ...(extra.length > 0 ? [`${verb} also ${extra.join(', ')}`] : []),
    ...(absent.length > 0 ? [`should have ${verb} ${absent.join(', ')}`] : []),
  ]
}
