import { readFileSync } from 'node:fs'
import { atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { cpuMsOf, waitMsOf } from '../product/processes.ts'
import { median, quantile } from '../statistics.ts'
import { type Callers, startCallers } from './callers/start-callers.ts'
import type { Over, Talk } from './callers/tasks.ts'
import { startRelay } from './relay/start-relay.ts'
import { buildLivekit, findLivekit, type Livekit, startLivekit } from './start-livekit.ts'
import { type Server, startServer, type Vitals } from './start-server.ts'

/** Everybody hears one other, and speaks all the time: 50 packets a second each way. */
export const media: Bench = {
  measures: 'CPU time of the media server per packet it forwards, and how long packets wait there',
  yardstick: 'a bare relay that takes off and puts on the encryption of each packet, and no more',
  isApart: true,
  prepare: buildLivekit,
  run: measureForwarding,
}

const PACKET_MS = 20
const MOST_TIMES_THE_RELAY = 5
const MOST_GROWTH = 1.1
/** From here on what does not depend on the number of calls is small enough not to matter. */
const FLAT_FROM = 10
/** What waits longer comes when the next is due. */
const LONG_WAIT_MS = 20

async function measureForwarding({ belongings, isLong, say }: Circumstances): Promise<Finding[]> {
  const sizes = isLong ? [1, FLAT_FROM, 50, 100] : [1, FLAT_FROM, 50]
  const rounds = isLong ? 11 : 5
  const packets = isLong ? 250 : 100

  const rigs: Rig[] = []
  const livekit = findLivekit()
  if ('missing' in livekit) say(`not compared with livekit-server: ${livekit.missing}`)
  for (const calls of sizes) rigs.push(await setUp(belongings, { calls, livekit }))
  for (const rig of rigs) await warmUp(rig)
  const before = await Promise.all(rigs.map(({ server }) => server.vitals()))
  // All sizes and both sides in turn: a machine that is slow now is slow for all of them.
  for (let round = 0; round < rounds; round += 1)
    for (const rig of rigs)
      for (const over of sidesOf(rig))
        rig.rounds[over].push(await measureRound(rig, { over, packets }))
  const after = await Promise.all(rigs.map(({ server }) => server.vitals()))

  for (const rig of rigs) say(circumstances(rig))
  return [
    ...rigs.map(cpuFinding),
    ...rigs.flatMap(livekitFinding),
    growthFinding(rigs),
    ...rigs.map(waitFinding),
    ...rigs.flatMap((rig, n) => lossFindings(rig, { before: before[n], after: after[n] })),
  ]
}

type Rig = {
  calls: number
  server: Server
  /** Null for a side that is missing here. */
  pids: Record<Over, number | null>
  callers: Callers
  rounds: Record<Over, Round[]>
}

type Round = {
  microseconds: number
  /** In which the process wanted to work, and others had the processors. */
  waitedMs: number
  talk: Talk
}

const sidesOf = ({ pids }: Rig): Over[] =>
  (['server', 'relay', 'livekit'] as const).filter((over) => pids[over] !== null)

async function setUp(
  belongings: AsyncDisposableStack,
  { calls, livekit }: { calls: number; livekit: Livekit },
): Promise<Rig> {
  const server = await startServer(belongings)
  const callers = startCallers(belongings)
  await callers.ask('call', { over: 'server', door: server.door, calls })
  const relay = await startRelay(belongings, await callers.ask('line', { calls }))
  await callers.ask('relay', { port: relay.port })
  const pids: Rig['pids'] = { server: server.pid, relay: relay.pid, livekit: null }
  if ('binary' in livekit) {
    const { door, pid } = await startLivekit(belongings, { ...livekit, number: calls })
    await callers.ask('call', { over: 'livekit', door, calls })
    pids.livekit = pid
  }
  return { calls, server, pids, callers, rounds: { server: [], relay: [], livekit: [] } }
}

/** After so many the compiler has seen what happens most, in each process alike. */
const WARM_UP_PACKETS = 12_000
const WARM_UP_PER_SECOND = 4_000

async function warmUp(rig: Rig): Promise<void> {
  const { calls, callers } = rig
  const speakers = calls * 2
  for (const over of sidesOf(rig)) {
    await callers.ask('prepare', { over, packets: Math.ceil(WARM_UP_PACKETS / speakers) })
    await callers.ask('speak', { everyMs: (speakers * 1000) / WARM_UP_PER_SECOND })
  }
}

async function measureRound(
  { pids, callers }: Rig,
  { over, packets }: { over: Over; packets: number },
): Promise<Round> {
  await callers.ask('prepare', { over, packets })
  const pid = pids[over] ?? 0
  const before = { cpuMs: cpuMsOf(pid), waitMs: waitMsOf(pid) }
  const talk = await callers.ask('speak', { everyMs: PACKET_MS })
  const spentMs = cpuMsOf(pid) - before.cpuMs
  return {
    microseconds: (spentMs * 1000) / talk.received,
    waitedMs: waitMsOf(pid) - before.waitMs,
    talk,
  }
}

// What was found

/** Whether long waits were the machine's: who else works on it keeps both sides and the callers waiting. */
function circumstances({ calls, rounds }: Rig): string {
  const worst = (over: Over, of: (round: Round) => number) =>
    `${Math.max(...rounds[over].map(of)).toFixed(0)} ms`
  const tell = (over: Over) =>
    `${worst(over, ({ waitedMs }) => waitedMs)} without a processor, ` +
    `callers ${worst(over, ({ talk }) => talk.lateMs)} late`
  return `${named(calls)}, worst round: server ${tell('server')}; relay ${tell('relay')}`
}

const cpuOf = (rounds: Round[]): number[] => rounds.map(({ microseconds }) => microseconds)

function cpuFinding({ calls, rounds }: Rig): Finding {
  const [ours, theirs] = [cpuOf(rounds.server), cpuOf(rounds.relay)]
  const ratio = median(ours.map((our, n) => our / (theirs[n] ?? Number.NaN)))
  return {
    what: `CPU per packet in ${named(calls)}`,
    measured: `${median(ours).toFixed(1)} µs`,
    yardstick: { measured: `${median(theirs).toFixed(1)} µs`, ratio },
    goal: atMost(MOST_TIMES_THE_RELAY, ratio),
  }
}

/** Of packets of the same calls, in the same run. */
function livekitFinding({ calls, rounds }: Rig): Finding[] {
  const [ours, theirs] = [cpuOf(rounds.server), cpuOf(rounds.livekit)]
  if (theirs.length === 0) return []
  const talks = rounds.livekit.map(({ talk }) => talk)
  const lost = talks.reduce((sum, { sent, received }) => sum + sent - received, 0)
  const longest = quantile(
    talks.flatMap(({ delaysMs }) => delaysMs),
    0.99,
  )
  return [
    {
      what: `against livekit-server in ${named(calls)}`,
      measured: `${median(ours).toFixed(1)} µs`,
      yardstick: {
        measured: `${median(theirs).toFixed(1)} µs (p99 ${longest.toFixed(1)} ms, ${lost} lost)`,
        ratio: median(ours.map((our, n) => our / (theirs[n] ?? Number.NaN))),
      },
    },
  ]
}

function growthFinding(rigs: Rig[]): Finding {
  const few = rigs.find(({ calls }) => calls === FLAT_FROM)
  const many = rigs.at(-1)
  const growth = (over: Over) => {
    const [before, after] = [few, many].map((rig) => cpuOf(rig?.rounds[over] ?? []))
    return median((after ?? []).map((value, n) => value / (before?.[n] ?? Number.NaN)))
  }
  const [ours, theirs] = [growth('server'), growth('relay')]
  return {
    what: `CPU per packet, ${many?.calls} calls against ${few?.calls}`,
    measured: `× ${ours.toFixed(2)}`,
    yardstick: { measured: `× ${theirs.toFixed(2)}`, ratio: ours / theirs },
    goal: atMost(MOST_GROWTH, ours),
  }
}

/** Of the longest waits of the rounds, the middle one counts: a few rounds belong to the neighbours. */
function waitFinding({ calls, rounds }: Rig): Finding {
  const delays = (over: Over) => rounds[over].flatMap(({ talk }) => talk.delaysMs)
  const longest = (over: Over) => median(rounds[over].map(({ talk }) => quantile(talk.delaysMs, 1)))
  const tell = (over: Over) => {
    const [p50, p99, most] = [0.5, 0.99, 1].map((share) => quantile(delays(over), share).toFixed(1))
    const long = delays(over).filter((ms) => ms > LONG_WAIT_MS).length
    const middle = longest(over).toFixed(1)
    return `longest ${middle} (p50 ${p50}, p99 ${p99}, ever ${most} ms, ${long} above ${LONG_WAIT_MS})`
  }
  return {
    what: `from mouth to ear in ${named(calls)}`,
    measured: tell('server'),
    yardstick: { measured: tell('relay'), ratio: longest('server') / longest('relay') },
    goal: atMost(LONG_WAIT_MS, longest('server')),
  }
}

function lossFindings(
  { calls, server, rounds }: Rig,
  { before, after }: { before: Vitals | undefined; after: Vitals | undefined },
): Finding[] {
  const talks = rounds.server.map(({ talk }) => talk)
  const sum = (of: (talk: Talk) => number) => talks.reduce((all, talk) => all + of(talk), 0)
  const [sent, lost] = [sum((talk) => talk.sent), sum((talk) => talk.sent - talk.received)]
  const wrong = sum(({ doubled, strange }) => doubled + strange)
  const counted = (name: keyof Vitals['counts']['packets']) =>
    (after?.counts.packets[name] ?? Number.NaN) - (before?.counts.packets[name] ?? Number.NaN)
  const dropped = counted('refused') + counted('unheard')
  const unexplained = counted('received') - counted('forwarded') - dropped
  const unread = droppedByKernel(server.udpPort)
  return [
    {
      what: `lost, of ${sent} in ${named(calls)}`,
      measured: `${lost} (${dropped} dropped by us, ${unread} before we read them), ${wrong} wrong`,
      goal: atMost(0, lost + wrong),
    },
    {
      what: `not accounted for by the server in ${named(calls)}`,
      measured: `${unexplained}`,
      goal: atMost(0, Math.abs(unexplained)),
    },
  ]
}

const named = (calls: number): string => (calls === 1 ? '1 call' : `${calls} calls`)

/** Since the socket was opened: what came while its buffer was full. */
function droppedByKernel(port: number): number {
  const end = `:${port.toString(16).toUpperCase().padStart(4, '0')}`
  const lines = readFileSync('/proc/net/udp', 'utf8').split('\n')
  const columns = lines.map((line) => line.trim().split(/\s+/))
  return Number(columns.find(([, local]) => local?.endsWith(end))?.at(-1) ?? Number.NaN)
}
