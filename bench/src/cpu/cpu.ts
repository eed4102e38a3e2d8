import { fork } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { endpoints } from '@colloquy/contract/endpoints'
import { atLeast, type Bench, type Circumstances, type Finding } from '../bench.ts'
import type { Request } from '../load/load.ts'
import { type Generator, startGenerator } from '../load/start-generator.ts'
import { aRoleplay, callAs, makeAdmin } from '../product/call.ts'
import { connectTo, databaseUrl } from '../product/database.ts'
import { cpuMsOf } from '../product/processes.ts'
import { type Product, serverPidOf, startProduct } from '../product/start-product.ts'
import { median } from '../statistics.ts'
import type { RawPlan } from './raw-server.ts'

/** CPU time per request, since on a shared machine requests per second say more about the others. */
export const cpu: Bench = {
  measures: 'CPU time of the server process per request',
  yardstick: 'a bare node:http server, with the bare driver where there is a database in it',
  run: measureCpu,
}

/** What is asked, of us and of the raw server, and which part of our time the raw one may need least. */
type Match = { what: string; ours: Request; raw: string; goal: number | null }

async function measureCpu({ belongings, isLong, say }: Circumstances): Promise<Finding[]> {
  const product = await startProduct(belongings)
  const { token, roleplayId } = await fill(product)
  const raw = await startRawServer(belongings, await planRaw(product, roleplayId))
  const ours = { port: product.port, pid: requirePid(product) }
  const generator = startGenerator(belongings)
  const headers = { authorization: `Bearer ${token}` }
  const matches: Match[] = [
    {
      what: 'health',
      ours: { method: 'GET', path: endpoints.health.path },
      raw: '/constant',
      goal: 0.6,
    },
    {
      what: 'account (a row, and who asks)',
      ours: { method: 'GET', path: endpoints.readAccount.path, headers },
      raw: '/user',
      goal: 0.5,
    },
    {
      what: 'roleplay (a row, and who asks)',
      ours: { method: 'GET', path: `/api/protected/roleplay/select/${roleplayId}`, headers },
      raw: '/roleplay',
      goal: 0.5,
    },
    {
      what: 'dashboard (three queries, and who asks)',
      ours: { method: 'GET', path: endpoints.readDashboard.path, headers },
      raw: '/dashboard',
      goal: null,
    },
  ]
  const findings: Finding[] = []
  for (const match of matches) {
    const sides: [Side, Side] = [
      { ...ours, request: match.ours },
      { ...raw, request: { method: 'GET', path: match.raw } },
    ]
    const rounds = isLong ? 21 : 7
    const { us, them } = await compare(generator, { sides, rounds, perRound: isLong ? 8000 : 4000 })
    say(`${match.what}: ${us.toFixed(1)} µs`)
    findings.push({
      what: match.what,
      measured: `${us.toFixed(1)} µs`,
      against: `${them.toFixed(1)} µs`,
      ...(match.goal === null ? {} : { goal: atLeast(match.goal, them / us) }),
    })
  }
  return findings
}

type Side = { port: number; pid: number; request: Request }
