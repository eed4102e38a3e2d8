import type { Request } from '../load/load.ts'
import type { Generator } from '../load/start-generator.ts'
import { cpuMsOf } from '../product/processes.ts'
import { median } from '../statistics.ts'

export type Side = { of: { port: number; serverPid: number }; request: Request }

type Comparison = { us: Side; them: Side; rounds: number; perRound: number }

/** Enough for the compiler to have seen what is asked most. */
const WARM_UP_ROUNDS = 4

/** Microseconds of CPU time per request, in turn, since a machine that is slow now is slow for both. */
export async function compare(
  generator: Generator,
  { us, them, rounds, perRound }: Comparison,
): Promise<{ us: number; them: number; ratio: number }> {
  const ours: number[] = []
  const theirs: number[] = []
  for (let round = -WARM_UP_ROUNDS; round < rounds; round += 1) {
    const one = await microsecondsPerRequest(generator, us, perRound)
    const other = await microsecondsPerRequest(generator, them, perRound)
    if (round < 0) continue
    ours.push(one)
    theirs.push(other)
  }
  const ratios = theirs.map((their, round) => their / (ours[round] ?? Number.NaN))
  return { us: median(ours), them: median(theirs), ratio: median(ratios) }
}

/** So many ask at once that the server always has something to do, and none waits long. */
const CONNECTIONS = 8

async function microsecondsPerRequest(
  generator: Generator,
  { of, request }: Side,
  count: number,
): Promise<number> {
  const before = cpuMsOf(of.serverPid)
  const { statuses } = await generator.run({
    port: of.port,
    requests: [request],
    pace: { kind: 'together', connections: CONNECTIONS, count },
  })
  const spentMs = cpuMsOf(of.serverPid) - before
  const answered = statuses[200] ?? 0
  if (answered < count) throw new Error(`${request.path} was answered ${JSON.stringify(statuses)}`)
  return (spentMs * 1000) / answered
}
