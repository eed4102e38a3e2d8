import { endpoints } from '@colloquy/contract/endpoints'
import type pg from 'pg'
import { atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { callAs, makeAdmin } from '../product/call.ts'
import { connectTo } from '../product/database.ts'
import { findPlace, type Product, startProduct } from '../product/start-product.ts'
import { buffersOf, explainEverything, forgetPlans } from './buffers.ts'
import { fillLearners, fillTallies, type Shape } from './fill-analytics.ts'

/** What analytics cost must not depend on how much was submitted. */
export const analytics: Bench = {
  measures: 'buffers that the database touches for analytics, after a million submitted talks',
  yardstick: 'the same after a few',
  run: measureAnalytics,
}

const GOAL = 1.2

/**
 * Sums are read by cells: a month of a group and a roleplay. A thousand talks are enough for those of a team, which are the
 * same after a million. In a company they leave most cells empty that a million fill: there the database touches more, up
 * to what there is to be shown.
 */
const TEAM: Shape = { people: 10, groups: 2, roleplays: 4 }
const COMPANY: Shape = { people: 200, groups: 10, roleplays: 50 }

async function measureAnalytics({ belongings, isLong, say }: Circumstances): Promise<Finding[]> {
  const [few, many] = [1_000, isLong ? 1_000_000 : 100_000]
  const product = await startProduct(await findPlace(belongings))
  const database = await connectTo(product, { role: 'postgres' })
  belongings.defer(() => database.end())
  const team = await anOrganization({ product, database }, TEAM)
  const company = await anOrganization({ product, database }, COMPANY)
  await explainEverything(database)
  const measureAll = async (submitted: number) => {
    for (const { organizationId } of [team, company])
      await fillTallies(database, { organizationId, submitted })
    await forgetPlans(database)
    return { team: await team.measure(), company: await company.measure() }
  }
  const before = await measureAll(few)
  const after = await measureAll(many)
  say(`${many} submitted talks against ${few} in each, in 12 months;`)
  for (const [name, shape] of Object.entries({ team: TEAM, company: COMPANY }))
    say(`${name}: ${shape.people} people, ${shape.groups} groups, ${shape.roleplays} roleplays`)
  return (['team', 'company'] as const).flatMap((name) =>
    Object.entries(after[name]).map(([what, { buffers, lines }]): Finding => {
      const then = before[name][what] ?? { buffers: Number.NaN, lines: [] }
      const ratio = buffers / then.buffers
      if (ratio > GOAL) for (const line of [`${name}, ${what}`, ...then.lines, ...lines]) say(line)
      return {
        what: `analytics of a ${name}, ${what}`,
        measured: `${buffers} buffers`,
        yardstick: { measured: `${then.buffers}`, ratio },
        goal: atMost(GOAL, ratio),
      }
    }),
  )
}

type Reach = { product: Product; database: pg.Client }
type Measured = Record<string, { buffers: number; lines: string[] }>

/** With an admin who asks. */
async function anOrganization({ product, database }: Reach, shape: Shape) {
  const email = `admin-of-${shape.people}@bench.example`
  const admin = await makeAdmin(product, email)
  const found = await database.query<{ id: string }>(
    'select active_organization_id as id from users where email = $1',
    [email],
  )
  const organizationId = found.rows[0]?.id ?? ''
  await fillLearners(database, organizationId, shape)
  const call = callAs({ ...product, token: admin.token })
  const [group] = await call(endpoints.listGroups, { query: {} })
  const { rows } = await database.query<{ id: string }>(
    `select id from roleplays where organization_id = $1 and scenario = 'sales' order by name limit 1`,
    [organizationId],
  )
  const roleplay = rows[0]?.id ?? ''
  const wishes = {
    everybody: { months: '12' as const },
    'three months': { months: '3' as const },
    'a use case': { months: '12' as const, scenario: 'sales' as const },
    'a roleplay': { months: '12' as const, roleplay },
    'a group': { months: '12' as const, group: group?.id ?? '' },
  }
  const measure = async (): Promise<Measured> => {
    const measured: Measured = {}
    for (const [what, query] of Object.entries(wishes)) {
      const { buffers, statements } = await buffersOf(product, () =>
        call(endpoints.readAnalytics, { query }),
      )
      const lines = statements.map((one) => `  ${one.buffers}: ${one.statement.slice(0, 120)}`)
      measured[what] = { buffers, lines }
    }
    return measured
  }
  return { organizationId, measure }
}
