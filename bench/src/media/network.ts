import { cpus, loadavg } from 'node:os'
import { atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { quantile } from '../statistics.ts'
import {
  type Arm,
  type People,
  type Played,
  type Server,
  startPeople,
  type Weather,
} from './people/start-people.ts'

/** One of two is behind a network that loses, delays and breaks; the other is beside the server. */
export const network: Bench = {
  measures:
    'what is heard over bad networks, how late, and how a call comes through when they break',
  yardstick:
    'the same without asking again for what was lost, and LiveKit’s server where there is one',
  run: measureNetwork,
}

/** A way of 25 ms, and a little uneven, as over a telephone network on a good day. */
const USUAL = { delayMs: 25, jitterMs: 10 }
const FAIR: Weather = { loss: 0, delayMs: 0, jitterMs: 0 }
const ROUGH: Weather = { loss: 0.1, delayMs: 25, jitterMs: 150 }

type Sky = { what: string; weather: Weather; mostConcealed?: number }

/** Above a few in a hundred one hears that something is missing. */
const SKIES: Sky[] = [
  { what: 'nothing is lost', weather: { loss: 0, ...USUAL }, mostConcealed: 1 },
  { what: '5 % are lost', weather: { loss: 0.05, ...USUAL }, mostConcealed: 2 },
  { what: '10 % are lost', weather: { loss: 0.1, ...USUAL }, mostConcealed: 3 },
  { what: '10 % are lost, four in a row', weather: { loss: 0.1, burst: 4, ...USUAL } },
  { what: '10 % are lost, up to 150 ms late', weather: ROUGH, mostConcealed: 5 },
  { what: '20 % are lost', weather: { loss: 0.2, ...USUAL } },
  { what: '30 % are lost', weather: { loss: 0.3, ...USUAL } },
]

const PARTITION_SECONDS = 30

async function measureNetwork(circumstances: Circumstances): Promise<Finding[]> {
  const { belongings, isLong, seed, say } = circumstances
  const people = await startPeople(belongings)
  if (!people.servers.includes('livekit'))
    say('LiveKit’s server is not here: LIVEKIT_SERVER=$(node tools/livekit.mjs) names it')
  const findings: Finding[] = []
  const seconds = isLong ? 30 : 6
  for (const sky of SKIES) findings.push(...(await lossFindings(people, { sky, seed, seconds })))
  for (const [what, weather] of [
    ['on a good network', FAIR],
    ['when 10 % are lost, up to 150 ms late', ROUGH],
  ] as const)
    findings.push(await delayFinding(people, { what, weather, seed, seconds: isLong ? 20 : 4 }))
  findings.push(...(await joinFindings(people, { seed, times: isLong ? 30 : 4 })))
  findings.push(...(await interruptionFindings(people, { seed, times: isLong ? 10 : 3 })))
  findings.push(...(await partitionFindings(people, { seed, times: isLong ? 3 : 1 })))
  // All of it waits for a processor: what is late because of that is not late because of a server.
  say(
    `processes that worked or waited, lately: ${loadavg()[1]?.toFixed(1)} on ${cpus().length} cores`,
  )
  return findings
}

// What is heard

async function lossFindings(
  people: People,
  { sky, seed, seconds }: { sky: Sky; seed: number; seconds: number },
): Promise<Finding[]> {
  const arms: Arm[] = [
    { server: 'ours', isRepairing: true },
    { server: 'ours', isRepairing: false },
    ...(people.servers.includes('livekit')
      ? [{ server: 'livekit' as const, isRepairing: true }]
      : []),
  ]
  const { what, weather, mostConcealed } = sky
  const [ours, without, livekits] = await people.ask('losses', { arms, weather, seed, seconds })
  if (ours === undefined || without === undefined) throw new Error('nothing was heard')
  return (['far', 'near'] as const).map((who) => {
    const [our, bare] = [concealedIn(ours[who]), concealedIn(without[who])]
    const beside = livekits === undefined ? '' : `, LiveKit’s ${tellShare(livekits[who])}`
    return {
      what: `made up, ${what}, ${who === 'far' ? 'hearing' : 'speaking'}`,
      measured: `${tellShare(ours[who])}${beside}`,
      // Where nothing is lost there is nothing to ask for.
      ...(weather.loss === 0
        ? {}
        : { yardstick: { measured: tellShare(without[who]), ratio: our / bare } }),
      ...(mostConcealed === undefined ? {} : { goal: atMost(mostConcealed, our) }),
    }
  })
}

/** In percent. */
const concealedIn = ({ samples, concealed }: Played): number => (100 * concealed) / samples

const tellShare = (played: Played): string => `${concealedIn(played).toFixed(1)} %`

// How late

/** With the frames of the codec and both jitter buffers in it. */
const MOST_DELAY_MS = 150

/** One server after the other, and again: each call takes what the other would have had of the machine. */
const DELAY_ROUNDS = 2

async function delayFinding(
  people: People,
  { what, ...of }: { what: string; weather: Weather; seed: number; seconds: number },
): Promise<Finding> {
  const delaysMs: Record<Server, number[]> = { ours: [], livekit: [] }
  for (let round = 0; round < DELAY_ROUNDS; round += 1)
    for (const server of people.servers)
      delaysMs[server].push(...(await people.ask('delays', { server, ...of })))
  const { ours, livekit } = delaysMs
  const measured = `${tell(livekit)} with LiveKit’s`
  const ratio = quantile(ours, 0.5) / quantile(livekit, 0.5)
  return {
    what: `from mouth to ear ${what}`,
    measured: tell(ours),
    ...(livekit.length === 0 ? {} : { yardstick: { measured, ratio } }),
    ...(of.weather === FAIR ? { goal: atMost(MOST_DELAY_MS, quantile(ours, 0.5)) } : {}),
  }
}

const tell = (milliseconds: number[]): string =>
  `p50 ${quantile(milliseconds, 0.5).toFixed(0)}, p95 ${quantile(milliseconds, 0.95).toFixed(0)} ms`

// Coming, and coming back

const MOST_JOIN_MS = { fair: 1_000, rough: 5_000 }

async function joinFindings(
  people: People,
  of: { seed: number; times: number },
): Promise<Finding[]> {
  const fair = await people.ask('joins', { server: 'ours', weather: FAIR, ...of })
  const rough = await people.ask('joins', { server: 'ours', weather: ROUGH, ...of })
  return [
    {
      what: 'from coming to the first sound',
      measured: tell(fair),
      goal: atMost(MOST_JOIN_MS.fair, quantile(fair, 0.5)),
    },
    {
      what: 'when 10 % are lost, up to 150 ms late',
      measured: tell(rough),
      goal: atMost(MOST_JOIN_MS.rough, quantile(rough, 0.95)),
    },
  ]
}

/** Of silence: whoever says something longer than that is still understood. */
const MOST_SILENCE_MS = { resumed: 250, moved: 3_000 }

async function interruptionFindings(
  people: People,
  of: { seed: number; times: number },
): Promise<Finding[]> {
  const resumes = await people.ask('resumes', { server: 'ours', ...of })
  const silentMs = resumes.map((one) => one.silentMs)
  const moves = await people.ask('moves', { server: 'ours', ...of })
  return [
    { what: 'until a cut link is mended', measured: tell(resumes.map(({ tookMs }) => tookMs)) },
    {
      what: 'silence meanwhile',
      measured: tell(silentMs),
      goal: atMost(MOST_SILENCE_MS.resumed, quantile(silentMs, 0.5)),
    },
    {
      what: 'silence when an address changes unseen',
      measured: tell(moves),
      goal: atMost(MOST_SILENCE_MS.moved, quantile(moves, 1)),
    },
  ]
}

const MOST_BACK_SECONDS = 10

async function partitionFindings(
  people: People,
  { seed, times }: { seed: number; times: number },
): Promise<Finding[]> {
  const backMs: number[] = []
  let replaced = 0
  for (let n = 0; n < times; n += 1) {
    const of = { server: 'ours' as const, seed, seconds: PARTITION_SECONDS }
    const { backAfterMs, isReplaced } = await people.ask('partition', of)
    backMs.push(backAfterMs ?? Number.POSITIVE_INFINITY)
    if (isReplaced) replaced += 1
  }
  const lost = backMs.filter((ms) => !Number.isFinite(ms)).length
  const slowest = Math.max(...backMs) / 1000
  const what = `after ${PARTITION_SECONDS} s of no network`
  return [
    { what: `calls lost ${what}`, measured: `${lost} of ${times}`, goal: atMost(0, lost) },
    {
      what: `both hear each other ${what}`,
      measured: `${slowest.toFixed(1)} s later, ${replaced} of ${times} as somebody new`,
      goal: atMost(MOST_BACK_SECONDS, slowest),
    },
  ]
}
