import { endpoints } from '@colloquy/contract/endpoints'
import { atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { callAs } from '../product/call.ts'
import { connectTo } from '../product/database.ts'
import { findPlace, type Place, startProduct } from '../product/start-product.ts'
import { buffersOf, explainEverything, forgetPlans, type Touched } from './buffers.ts'
import { fillAssignments, fillClosedAssignments } from './fill-assignments.ts'
import { fillConversations, fillOrganization, fillOrganizations, type People } from './fill.ts'

/** What a screen costs must not depend on how much was practised before. */
export const history: Bench = {
  measures: 'buffers that the database touches for a request, in a long history',
  yardstick: 'the same request in a short one',
  run: measureHistory,
}

const SHORT = { conversations: 1000, organizations: 10, closed: 10 }
const GOAL = 1.2

async function measureHistory({ belongings, isLong, say }: Circumstances): Promise<Finding[]> {
  const long = { conversations: isLong ? 1_000_000 : 100_000, organizations: 10_000, closed: 5_000 }
  const product = await startProduct(await findPlace(belongings))
  const database = await connectTo(product, { role: 'postgres' })
  belongings.defer(() => database.end())
  await database.query('alter system set autovacuum = off')
  await database.query('select pg_reload_conf()')

  const people = await fillOrganization(database)
  await fillConversations(database, { ...people, from: 1, to: SHORT.conversations })
  await fillAssignments(database, people)
  const asked = { organizationId: people.organizationId, userId: people.typical.id }
  await fillClosedAssignments(database, { ...asked, count: SHORT.closed })
  await fillOrganizations(database, { ...people, count: SHORT.organizations })
  await explainEverything(database)
  // Tables of a page or two Postgres reads whole, for less than any tree costs. What is compared are
  // the same ways through low trees and through high ones.
  await database.query('alter role colloquy set enable_seqscan = off')
  await forgetPlans(database)
  const before = await measureAll(product, people)

  await fillConversations(database, {
    ...people,
    from: SHORT.conversations + 1,
    to: long.conversations,
  })
  await fillClosedAssignments(database, { ...asked, count: long.closed - SHORT.closed })
  await fillOrganizations(database, { ...people, count: long.organizations })
  await database.query('alter role colloquy reset enable_seqscan')
  await forgetPlans(database)
  const after = await measureAll(product, people)
  say(
    `${long.conversations} conversations against ${SHORT.conversations}, one learner has a tenth;`,
  )
  say(`${long.organizations} organizations against ${SHORT.organizations}`)
  say(`${long.closed} closed assignments against ${SHORT.closed}, all of them asked of the typical learner`)

  return Object.entries(after).map(([what, now]) => {
    const then = before[what] ?? { buffers: Number.NaN, statements: [] }
    const ratio = now.buffers / then.buffers
    if (ratio > GOAL)
      for (const line of compareStatements(then.statements, now.statements)) say(line)
    return {
      what,
      measured: `${now.buffers} buffers`,
      yardstick: { measured: `${then.buffers}`, ratio },
      goal: atMost(GOAL, ratio),
    }
  })
}

type Measured = Record<string, { buffers: number; statements: Touched[] }>

async function measureAll(place: Place, people: People): Promise<Measured> {
  const measured: Measured = {}
  for (const [what, ask] of Object.entries(await requestsOf(place, people))) {
    measured[what] = await buffersOf(place, ask)
  }
  return measured
}

/** Pages are as long as a short history fills them. */
const LIMIT = 10
const FEW = 5

async function requestsOf(
  { origin }: Place,
  { organizationId, typical, eager, admin, developer }: People,
): Promise<Record<string, () => Promise<unknown>>> {
  const requests: Record<string, () => Promise<unknown>> = {}
  for (const [who, { token }] of Object.entries({ typical, eager })) {
    const call = callAs({ origin, token })
    const page = await call(endpoints.listConversations, { query: { limit: LIMIT } })
    const conversationId = page.find(({ status }) => status === 'graded')?.id ?? ''
    const before = page.at(-1)?.id
    Object.assign(requests, {
      [`dashboard (${who} learner)`]: () => call(endpoints.readDashboard),
      [`conversations (${who} learner)`]: () =>
        call(endpoints.listConversations, { query: { limit: LIMIT } }),
      [`conversations, next page (${who} learner)`]: () =>
        call(endpoints.listConversations, { query: { limit: LIMIT, before } }),
      [`progress (${who} learner)`]: () => call(endpoints.readProgress, { query: {} }),
      [`history, searched (${who} learner)`]: () =>
        call(endpoints.searchHistory, { query: { q: 'roleplay', limit: LIMIT } }),
      [`history, by use case and state (${who} learner)`]: () =>
        call(endpoints.searchHistory, {
          query: { scenario: 'sales', state: 'graded', limit: LIMIT },
        }),
      [`conversation (${who} learner)`]: () =>
        call(endpoints.readConversation, { params: { conversationId } }),
      [`grade (${who} learner)`]: () => call(endpoints.readGrade, { params: { conversationId } }),
      [`what is asked (${who} learner)`]: () => call(endpoints.listAssigned, { query: {} }),
    })
  }
  const manager = callAs({ origin, token: admin.token })
  const [assignment] = await manager(endpoints.listAssignments, { query: {} })
  const params = { assignmentId: assignment?.id ?? '' }
  const learner = callAs({ origin, token: typical.token })
  const call = callAs({ origin, token: developer.token })
  const { organizations } = await call(endpoints.listOrganizations, { query: { limit: FEW } })
  const { users } = await call(endpoints.listOrganizationUsers, {
    params: { organizationId },
    query: { limit: LIMIT },
  })
  return {
    ...requests,
    roleplays: () => learner(endpoints.listRoleplays, { query: {} }),
    'assignments (admin)': () => manager(endpoints.listAssignments, { query: {} }),
    'assignment (admin)': () => manager(endpoints.readAssignment, { params }),
    'people of an assignment (admin)': () => manager(endpoints.listAssignedPeople, { params }),
    library: () => learner(endpoints.readLibrary, { query: {} }),
    'library, searched': () => learner(endpoints.readLibrary, { query: { q: 'first call' } }),
    'library, folders and tags': () => learner(endpoints.readLibraryFilters),
    'organizations (developer)': () => call(endpoints.listOrganizations, { query: { limit: FEW } }),
    'organizations, next page (developer)': () =>
      call(endpoints.listOrganizations, { query: { limit: FEW, after: organizations.at(-1)?.id } }),
    'people of an organization (developer)': () =>
      call(endpoints.listOrganizationUsers, {
        params: { organizationId },
        query: { limit: LIMIT },
      }),
    'people, next page (developer)': () =>
      call(endpoints.listOrganizationUsers, {
        params: { organizationId },
        query: { limit: LIMIT, after: users.at(-1)?.user_id },
      }),
  }
}

/** Where the difference is, for whoever mends it. */
const compareStatements = (then: Touched[], now: Touched[]): string[] =>
  now.map(({ statement, buffers }, index) => {
    const before = then[index]?.statement === statement ? then[index].buffers : '?'
    return `  ${before} → ${buffers}: ${statement.slice(0, 160)}`
  })
