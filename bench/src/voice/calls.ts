import { setTimeout as sleep } from 'node:timers/promises'
import { atLeast, atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { busyMs, cpuMsOf, familyOf, memoryBytesOf } from '../product/processes.ts'
import { partOf, type WorkingProduct } from '../product/start-product.ts'
import { createRandom, type Random } from '../random.ts'
import { quantile } from '../statistics.ts'
import { type Account, type Call, type Joining, makeLearners } from './learners.ts'
import { startLightPeople } from './light/start-light-people.ts'
import { startPeople } from './people.ts'
import { loadNow, ms } from './run-program.ts'
import { linkRecogniser, startAgent, startWithoutAgents } from './start-agents.ts'
import type { Talker } from './talkers.ts'

/** More and more calls at the same time, until learners wait twice as long as one who is alone. */
export const calls: Bench = {
  measures:
    'how many calls this machine takes until learners wait twice as long, and what a call costs',
  yardstick: 'one call alone, with the same learners; what they themselves cost is told apart',
  run: measureCalls,
}

const GOAL_CALLS = 24
const MOST_TIMES_LONGER = 2
/** Of a core, agent and media together. */
const MOST_PERCENT = 6
const FAIR_COUNT = 5

type Engines = 'scripted' | 'embedded'
/** The native client does all that a real one does, and costs as much as the product: light ones leave it the machine. */
type Learners = 'native' | 'light'
type Round = { engines: Engines; learners: Learners; counts: number[] }

const ROUNDS: Record<'short' | 'long', Round[]> = {
  short: [
    { engines: 'scripted', learners: 'native', counts: [1, FAIR_COUNT] },
    { engines: 'scripted', learners: 'light', counts: [1, 5, 10, 15] },
    { engines: 'embedded', learners: 'native', counts: [1, 3] },
  ],
  long: [
    { engines: 'scripted', learners: 'native', counts: [1, FAIR_COUNT] },
    { engines: 'scripted', learners: 'light', counts: [1, 5, 10, 15, 20, GOAL_CALLS, 30] },
    { engines: 'embedded', learners: 'native', counts: [1, 3, 5, 8] },
  ],
}
/** At least so many turns are taken at each step, and at least so many by each learner. */
const TURNS = { short: { inAll: 10, each: 2 }, long: { inAll: 20, each: 4 } }
/** Of one person: more are not open to them at a time. */
const CALLS_EACH = 4

/** The persona is brief: a step takes half a minute. */
const SHORT_LINES = ['--ms-a-word', '120']

type People = Joining<Talker> & { pid: number }
type Scene = { product: WorkingProduct; agentPid: number; people: People; accounts: Account[] }

async function measureCalls({ belongings, isLong, seed, say }: Circumstances): Promise<Finding[]> {
  const length = isLong ? 'long' : 'short'
  const native = startPeople(belongings)
  const light = await startLightPeople(belongings, { lines: QUESTIONS, spokenBy: native })
  const people = { native, light }
  const product = await startWithoutAgents(belongings)
  linkRecogniser(product.folder, await native.recogniserFolder())
  const most = Math.max(...ROUNDS[length].flatMap(({ counts }) => counts))
  const accounts = await makeLearners(product, Math.ceil(most / CALLS_EACH))
  const random = createRandom(seed)
  const findings: Finding[] = []
  for (const round of ROUNDS[length]) {
    const { engines, learners, counts } = round
    const agent = await startAgent(belongings, {
      product,
      engines,
      args: engines === 'scripted' ? SHORT_LINES : [],
    })
    const scene = { product, agentPid: agent.pid, people: people[learners], accounts }
    const steps: Step[] = []
    for (const count of counts) {
      const step = await takeStep(scene, { count, turns: TURNS[length], random })
      const others = (100 * step.others).toFixed(0)
      say(`${named(round, count)}: others take ${others} % of a core; ${loadNow()}`)
      steps.push(step)
    }
    findings.push(...steps.map((step) => gapFinding(round, step, steps[0])))
    findings.push(...costFindings(round, steps))
    if (learners === 'light') findings.push(mostFinding(steps))
    await agent.end()
  }
  return findings
}

const PARTS = ['server', 'media', 'agent', 'learners'] as const
type Part = (typeof PARTS)[number]

type Step = {
  count: number
  /** Calls that a persona came to. */
  begun: number
  gapsMs: number[]
  /** Turns that nobody answered. */
  unanswered: number
  /** Of one core, while everybody talks. */
  cpu: Record<Part, number>
  /** The same of all others on this machine. */
  others: number
  memoryBytes: Record<Part, number>
}

async function takeStep(
  scene: Scene,
  {
    count,
    turns,
    random,
  }: { count: number; turns: { inAll: number; each: number }; random: Random },
): Promise<Step> {
  const { accounts, people } = scene
  const held: Call<Talker>[] = []
  for (let n = 0; n < count; n += 1) {
    const account = accounts[Math.floor(n / CALLS_EACH)]
    if (account !== undefined) held.push(await account.start(people))
  }
  const greeted = await Promise.all(held.map((call) => isGreeted(call)))
  const talking = held.filter((_, n) => greeted[n])
  const each = Math.max(turns.each, Math.ceil(turns.inAll / count))
  const before = { parts: cpuOf(scene), allMs: busyMs() }
  const began = performance.now()
  const gaps = await Promise.all(
    talking.map(async (call) => {
      // Nobody begins with the others.
      await sleep(random() * MOST_APART_MS)
      return talk(call, each)
    }),
  )
  const passedMs = performance.now() - began
  const after = { parts: cpuOf(scene), allMs: busyMs() }
  const cpu = each4((part) => (after.parts[part] - before.parts[part]) / passedMs)
  const ours = PARTS.reduce((sum, part) => sum + cpu[part], 0)
  const memoryBytes = memoryOf(scene)
  await Promise.all(held.map((call) => call.end()))
  return {
    count,
    begun: talking.length,
    gapsMs: gaps.flat().filter((gap) => gap !== null),
    unanswered: gaps.flat().filter((gap) => gap === null).length,
    cpu,
    others: (after.allMs - before.allMs) / passedMs - ours,
    memoryBytes,
  }
}

const MOST_APART_MS = 3_000

async function isGreeted(call: Call<Talker>): Promise<boolean> {
  const heard = await call.person().hears(0)
  await call.person().silence(BREATH_MS)
  return heard !== null
}

/** People breathe before they answer. Longer than the pause between two sentences. */
const BREATH_MS = 800

const QUESTIONS = [
  'how many depots do you run',
  'what problems do you have with the old scheduling tool',
  'who else is involved in this',
  'what would you like to change this year',
]

/** How long one waited for the first sound, each time; null when none came. */
async function talk(call: Call<Talker>, turns: number): Promise<(number | null)[]> {
  const gaps: (number | null)[] = []
  for (let n = 0; n < turns; n += 1) {
    const { to } = await call.person().say(QUESTIONS[n % QUESTIONS.length] ?? '')
    const heardAt = await call.person().hears(to)
    gaps.push(heardAt === null ? null : heardAt - to)
    await call.person().silence(BREATH_MS)
  }
  return gaps
}

// What it costs

const pidsOf = ({ product, agentPid, people }: Scene): Record<Part, number> => ({
  server: product.serverPid,
  media: partOf(product, 'media/src/supervised.ts') ?? 0,
  agent: agentPid,
  learners: people.pid,
})

const sumOver = (scene: Scene, of: (pid: number) => number) =>
  each4((part) => familyOf(pidsOf(scene)[part]).reduce((sum, pid) => sum + of(pid), 0))

const cpuOf = (scene: Scene) => sumOver(scene, cpuMsOf)
const memoryOf = (scene: Scene) => sumOver(scene, memoryBytesOf)

const each4 = (of: (part: Part) => number): Record<Part, number> => ({
  server: of('server'),
  media: of('media'),
  agent: of('agent'),
  learners: of('learners'),
})

// What was found

const p95 = ({ gapsMs }: Step): number => quantile(gapsMs, 0.95)

function gapFinding(round: Round, step: Step, alone: Step | undefined): Finding {
  const { count, begun, gapsMs, unanswered } = step
  const waiting = begun < count ? `, ${count - begun} calls had no partner` : ''
  const silent = unanswered > 0 ? `, ${unanswered} turns not answered` : ''
  return {
    what: `${named(round, count)}: gap, p95 of ${gapsMs.length}`,
    measured: `${ms(p95(step))}, p50 ${ms(quantile(gapsMs, 0.5))}${waiting}${silent}`,
    ...(alone !== undefined &&
      alone !== step && {
        yardstick: { measured: ms(p95(alone)), ratio: p95(step) / p95(alone) },
      }),
  }
}

function costFindings(round: Round, steps: Step[]): Finding[] {
  const [alone] = steps
  return steps.map((step): Finding => {
    const voice = (100 * (step.cpu.agent + step.cpu.media)) / step.begun
    const perCall = PARTS.map(
      (part) => `${part} ${((100 * step.cpu[part]) / step.begun).toFixed(1)}`,
    )
    const grown = PARTS.map((part) => {
      const bytes = step.memoryBytes[part] - (alone?.memoryBytes[part] ?? 0)
      return `${part} ${(bytes / 2 ** 20 / Math.max(1, step.begun - 1)).toFixed(1)}`
    })
    const memory =
      step === alone || step !== steps.at(-1) ? '' : `; MB more each: ${grown.join(', ')}`
    return {
      what: `${named(round, step.count)}: % of a core each`,
      measured: `${perCall.join(', ')}${memory}`,
      // One alone pays for what there is once; among too many, all of them starve.
      ...(round.engines === 'scripted' &&
        round.learners === 'native' &&
        step.count === FAIR_COUNT && { goal: atMost(MOST_PERCENT, voice) }),
    }
  })
}

/** The largest number of calls up to which nobody waits twice as long. */
function mostFinding(steps: Step[]): Finding {
  const [alone] = steps
  const limit = MOST_TIMES_LONGER * (alone === undefined ? 0 : p95(alone))
  const isWell = (step: Step) =>
    step.begun === step.count && step.unanswered === 0 && p95(step) <= limit
  const firstBad = steps.findIndex((step) => !isWell(step))
  const well = firstBad === -1 ? steps : steps.slice(0, firstBad)
  const most = well.at(-1)?.count ?? 0
  const tried = steps.at(-1)?.count ?? 0
  return {
    what: 'calls until learners wait twice as long',
    measured: most === tried ? `${most} and more: no more were tried` : `${most}`,
    // A short run does not go so far.
    ...(tried >= GOAL_CALLS && { goal: atLeast(GOAL_CALLS, most) }),
  }
}

/** One learner in each call. */
const named = ({ engines, learners }: Round, count: number): string =>
  `${engines}, ${count} ${learners} learner${count === 1 ? '' : 's'}`
