import { endpoints } from '@colloquy/contract/endpoints'
import { atLeast, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { startGenerator } from '../load/start-generator.ts'
import { findPlace, startProduct } from '../product/start-product.ts'
import { compare } from './compare.ts'
import { practise } from './practise.ts'
import { startRawServer } from './start-raw-server.ts'

/** CPU time per request: on a shared machine, requests per second say more about the neighbours. */
export const cpu: Bench = {
  measures: 'CPU time of the server process per request',
  yardstick: 'a bare node:http server, which asks the bare driver where there is a database in it',
  run: measureCpu,
}

/** Which part of our time the bare server may need least: the rest is what checks and comfort cost. */
const GOAL_WITHOUT_DATABASE = 0.6
const GOAL_WITH_DATABASE = 0.5

async function measureCpu({ belongings, isLong }: Circumstances): Promise<Finding[]> {
  const product = await startProduct(await findPlace(belongings))
  const learner = await practise(product)
  const raw = await startRawServer(belongings, { product, learner })
  const generator = startGenerator(belongings)
  const rounds = isLong ? 21 : 7
  const perRound = isLong ? 6000 : 3000

  const headers = { authorization: `Bearer ${learner.token}` }
  const select = endpoints.readRoleplay.path.replace(':roleplayId', learner.roleplayId)
  const matches = [
    {
      what: 'health',
      ours: { path: endpoints.health.path },
      theirs: '/constant',
      goal: GOAL_WITHOUT_DATABASE,
    },
    {
      what: 'account: the row of who asks, against a row',
      ours: { path: endpoints.readAccount.path, headers },
      theirs: '/user',
      goal: GOAL_WITH_DATABASE,
    },
    {
      what: 'roleplay: who asks and a row, against both',
      ours: { path: select, headers },
      theirs: '/roleplay',
      goal: GOAL_WITH_DATABASE,
    },
    {
      what: 'dashboard: who asks and three queries, against the three',
      ours: { path: endpoints.readDashboard.path, headers },
      theirs: '/dashboard',
      goal: null,
    },
  ] as const

  const findings: Finding[] = []
  for (const { what, ours, theirs, goal } of matches) {
    const { us, them, ratio } = await compare(generator, {
      us: { of: product, request: { method: 'GET', ...ours } },
      them: { of: raw, request: { method: 'GET', path: theirs } },
      rounds,
      perRound,
    })
    findings.push({
      what,
      measured: `${us.toFixed(0)} µs`,
      yardstick: { measured: `${them.toFixed(0)} µs`, ratio },
      ...(goal === null ? {} : { goal: atLeast(goal, ratio) }),
    })
  }
  return findings
}
