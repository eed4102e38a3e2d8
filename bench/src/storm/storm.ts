import { setTimeout as sleep } from 'node:timers/promises'
import { endpoints } from '@colloquy/contract/endpoints'
import { practise } from '../cpu/practise.ts'
import { atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'
import type { Load, LoadResult } from '../load/load.ts'
import { startGenerator } from '../load/start-generator.ts'
import { makeAccount, PASSWORD, placeNumber } from '../product/call.ts'
import { connectTo } from '../product/database.ts'
import { findPlace, type Place, startProduct } from '../product/start-product.ts'
import { quantile } from '../statistics.ts'

/** Monday at nine: everybody signs in at once, while some are already at work. */
export const storm: Bench = {
  measures: 'how long a dashboard takes while 200 people a second sign in',
  yardstick: 'the same without them',
  run: measureStorm,
}

const ACCOUNTS = 200
const SIGN_INS_PER_SECOND = 200
/** Modest: most of the machine would be free without the storm. */
const READS_PER_SECOND = 50
const GOAL = 2

async function measureStorm({ belongings, isLong, say }: Circumstances): Promise<Finding[]> {
  const product = await startProduct(await findPlace(belongings))
  const { token } = await practise(product)
  const emails = await makeAccounts(product)
  const reader = startGenerator(belongings)
  const crowd = startGenerator(belongings, { isAside: true })
  const rounds = isLong ? 21 : 7
  const seconds = isLong ? 15 : 8
  const reads: Load = {
    port: product.port,
    requests: [
      {
        method: 'GET',
        path: endpoints.readDashboard.path,
        headers: { authorization: `Bearer ${token}` },
      },
    ],
    pace: { kind: 'steady', perSecond: READS_PER_SECOND, seconds },
  }
  const signIns: Load = {
    port: product.port,
    // Each from a place of their own, as people do at home.
    requests: emails.map((email, number) => ({
      method: 'POST',
      path: endpoints.signIn.path,
      headers: { 'x-forwarded-for': placeNumber(number) },
      body: { email, password: PASSWORD },
    })),
    pace: { kind: 'steady', perSecond: SIGN_INS_PER_SECOND, seconds: seconds + LEAD_SECONDS },
  }

  const quiet: LoadResult[] = []
  const stormy: LoadResult[] = []
  const crowds: LoadResult[] = []
  await reader.run(reads)
  for (let round = 0; round < rounds; round += 1) {
    quiet.push(await reader.run(reads))
    const crowded = crowd.run(signIns)
    await sleep(LEAD_SECONDS * 1000)
    stormy.push(await reader.run(reads))
    crowds.push(await crowded)
  }
  // Of all rounds together: of one alone, the worst four decide, and those are chance.
  const p99 = (results: LoadResult[]) =>
    quantile(
      results.flatMap(({ milliseconds }) => milliseconds),
      0.99,
    )
  const [with_, without] = [p99(stormy), p99(quiet)]
  say(`dashboards: ${tell(quiet)} without; ${tell(stormy)} with the storm`)
  say(`sign-ins: ${tell(crowds)}`)
  const failed = [...quiet, ...stormy].flatMap(({ statuses }) => failuresIn(statuses))
  return [
    {
      what: 'p99 of dashboards in a sign-in storm',
      measured: `${with_.toFixed(1)} ms`,
      yardstick: { measured: `${without.toFixed(1)} ms`, ratio: with_ / without },
      goal: atMost(GOAL, with_ / without),
    },
    {
      what: 'dashboards that were not answered',
      measured: `${failed.length}`,
      goal: atMost(0, failed.length),
    },
  ]
}

/** So long until the queue of the storm is as full as it gets. */
const LEAD_SECONDS = 1

/** With one password, hashed once, since only signing in is measured. */
async function makeAccounts(place: Place): Promise<string[]> {
  const { email } = await makeAccount({ ...place, place: '10.9.9.9' }, 'first@bench.example')
  const database = await connectTo(place, { role: 'colloquy' })
  const { rows } = await database.query<{ email: string }>(
    `insert into users (email, name, password_hash)
     select 'early' || n || '@bench.example', 'Early ' || n, u.password_hash
     from users as u, generate_series(1, $1::int) as n where u.email = $2 returning email`,
    [ACCOUNTS, email],
  )
  await database.end()
  return rows.map((row) => row.email)
}

/** "400 answered 200 (p50 2 ms, p99 5 ms), 20 answered 429" */
function tell(results: LoadResult[]): string {
  const milliseconds = results.flatMap((result) => result.milliseconds)
  const counts: Record<string, number> = {}
  for (const { statuses } of results) {
    for (const [status, count] of Object.entries(statuses)) {
      counts[status] = (counts[status] ?? 0) + count
    }
  }
  const times = [0.5, 0.99].map((share) => quantile(milliseconds, share).toFixed(1))
  return Object.entries(counts)
    .map(([status, count]) => `${count} answered ${status}`)
    .map((part) =>
      part.endsWith(' 200') ? `${part} (p50 ${times[0]} ms, p99 ${times[1]} ms)` : part,
    )
    .join(', ')
}

const failuresIn = (statuses: Record<number, number>): string[] =>
  Object.entries(statuses).flatMap(([status, count]) =>
    status === '200' ? [] : Array.from({ length: count }, () => status),
  )
