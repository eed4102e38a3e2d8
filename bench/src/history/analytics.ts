import { endpoints } from '@colloquy/contract/endpoints'
import { atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { callAs, makeAdmin } from '../product/call.ts'
import { connectTo } from '../product/database.ts'
import { findPlace, startProduct } from '../product/start-product.ts'
import { buffersOf, explainEverything, forgetPlans } from './buffers.ts'
import { fillLearners, fillTallies } from './fill-analytics.ts'

/** What analytics cost must not depend on how much was submitted. */
export const analytics: Bench = {
  measures: 'buffers that the database touches for analytics, after a million submitted talks',
  yardstick: 'the same after a few',
  run: measureAnalytics,
}

const GOAL = 1.2

async function measureAnalytics({ belongings, isLong, say }: Circumstances): Promise<Finding[]> {
  const [few, many] = [1_000, isLong ? 1_000_000 : 100_000]
  const product = await startProduct(await findPlace(belongings))
  const database = await connectTo(product, { role: 'postgres' })
  belongings.defer(() => database.end())
  const admin = await makeAdmin(product, 'admin@bench.example')
  const { rows } = await database.query<{ id: string }>('select id from organizations')
  const organizationId = rows[0]?.id ?? ''
  await fillLearners(database, organizationId)
  await explainEverything(database)
  const call = callAs({ ...product, token: admin.token })
  const [group] = await call(endpoints.listGroups, { query: {} })
  const found = await database.query<{ id: string }>(
    `select id from roleplays where scenario = 'sales' order by name limit 1`,
  )
  const roleplay = found.rows[0]?.id ?? ''
  const wishes = {
    'of everybody': { months: '12' as const },
    'of everybody, three months': { months: '3' as const },
    'of a use case': { months: '12' as const, scenario: 'sales' as const },
    'of a roleplay': { months: '12' as const, roleplay },
    'of a group': { months: '12' as const, group: group?.id ?? '' },
  }
  const measureAll = async (submitted: number) => {
    await fillTallies(database, { organizationId, submitted })
    await forgetPlans(database)
    const measured: Record<string, { buffers: number; lines: string[] }> = {}
    for (const [what, query] of Object.entries(wishes)) {
      const { buffers, statements } = await buffersOf(product, () =>
        call(endpoints.readAnalytics, { query }),
      )
      const lines = statements.map((one) => `  ${one.buffers}: ${one.statement.slice(0, 120)}`)
      measured[what] = { buffers, lines }
    }
    return measured
  }
  const before = await measureAll(few)
  const after = await measureAll(many)
  say(
    `${many} submitted talks against ${few}, of 200 people, 10 groups and 50 roleplays in 12 months`,
  )
  return Object.entries(after).map(([what, { buffers, lines }]) => {
    const then = before[what] ?? { buffers: Number.NaN, lines: [] }
    const ratio = buffers / then.buffers
    if (ratio > GOAL) for (const line of [what, ...then.lines, ...lines]) say(line)
    return {
      what: `analytics ${what}`,
      measured: `${buffers} buffers`,
      yardstick: { measured: `${then.buffers}`, ratio },
      goal: atMost(GOAL, ratio),
    }
  })
}
