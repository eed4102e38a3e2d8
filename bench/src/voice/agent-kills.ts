import { setTimeout as sleep } from 'node:timers/promises'
import { atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { connectTo } from '../product/database.ts'
import { cpuMsOf, signal, waitMsOf, waitUntil } from '../product/processes.ts'
import { partOf, partsOf, type WorkingProduct } from '../product/start-product.ts'
import { between, createRandom, type Random } from '../random.ts'
import { median, quantile } from '../statistics.ts'
import { type Account, type Call, makeLearners, type Turn } from './learners.ts'
import { type People, startPeople } from './people.ts'
import { loadNow, ms } from './run-program.ts'
import { startWithAgent } from './start-agents.ts'

/** The process that plays the personas is killed in the middle of calls, and another one goes on with them. */
export const agentKills: Bench = {
  measures:
    'how long a learner waits for the persona when the agent is killed, and what is lost of the talk',
  yardstick: 'what was stored before, and a call that goes on',
  run: measureKills,
}

const [MOST_P50_MS, MOST_P95_MS] = [2_000, 4_000]
const KILLS = { short: 4, long: 100 }
/** With each kill, so many are cut off at once. */
const CALLS = 2

/** Who dies sooner after a start is started again more slowly: that is another question. */
const GOOD_START_MS = 10_500
/** The next one gets ready to take over, in some fifteen seconds. Of so many kills one comes before that. */
const UNREADY_EACH = 4
const READY_WITHIN_MS = 60_000

const MOMENTS = ['silent', 'speaking', 'asked'] as const
type Moment = (typeof MOMENTS)[number]

type Kill = {
  moment: Moment
  /** The one that waited to take over had come to rest. */
  isReady: boolean
  /** Null when nothing was heard any more. */
  backMs: number | null
  /** Of that: until there is another process, and until it has the calls. */
  startedMs: number
  handedMs: number
  /** Of the new process until then: on a processor, and waiting for one. */
  workedMs: number
  waitedMs: number
  /** Of what was stored before, on its way, or typed after. */
  lost: string[]
}

async function measureKills({ belongings, isLong, seed, say }: Circumstances): Promise<Finding[]> {
  const people = startPeople(belongings)
  const product = await startWithAgent(belongings, { people })
  const lanes: Lane[] = (await makeLearners(product, CALLS)).map((account) => ({
    account,
    people,
    call: null,
    typed: [],
  }))
  const random = createRandom(seed)
  const database = await connectTo(product, { role: 'colloquy' })
  belongings.defer(() => database.end())
  const claims = async () => {
    const { rows } = await database.query<{ sum: number }>(
      'select coalesce(sum(claim), 0)::int as sum from calls',
    )
    return rows[0]?.sum ?? 0
  }
  const kills: Kill[] = []
  let startedAt = performance.now()
  let orphans = 0
  const wanted = KILLS[isLong ? 'long' : 'short']
  for (let round = 0; round < wanted; round += 1) {
    const moment = MOMENTS[round % MOMENTS.length] ?? 'silent'
    await sleep(Math.max(0, GOOD_START_MS - (performance.now() - startedAt)))
    const isReady = round % UNREADY_EACH !== UNREADY_EACH - 1 && (await isNextReady(product))
    // A call may have come to its end meanwhile, since nobody spoke.
    await Promise.all(lanes.map(haveCall))
    const killed = await killOnce({ product, lanes, moment, random, claims })
    kills.push(...killed.map((kill) => ({ ...kill, isReady })))
    startedAt = performance.now()
    orphans += agentsOf(product) === null ? 1 : 0
  }
  for (const moment of MOMENTS)
    say(
      tell(
        moment,
        kills.filter((kill) => kill.moment === moment),
      ),
    )
  for (const isReady of [true, false])
    say(
      tell(
        isReady ? 'once the next one was ready' : 'before',
        kills.filter((kill) => kill.isReady === isReady),
      ),
    )
  say(loadNow())
  const back = kills.flatMap(({ backMs }) => backMs ?? [])
  const lost = kills.flatMap((kill) => kill.lost.map((what) => `${kill.moment}: ${what}`))
  for (const what of lost) say(what)
  return [
    {
      what: `killed to the persona's next sound, p50 of ${back.length} calls in ${wanted} kills`,
      measured: ms(median(back)),
      goal: atMost(MOST_P50_MS, median(back)),
    },
    {
      what: "killed to the persona's next sound, p95",
      measured: ms(quantile(back, 0.95)),
      goal: atMost(MOST_P95_MS, quantile(back, 0.95)),
    },
    {
      what: `calls that did not go on, of ${kills.length}`,
      measured: `${kills.length - back.length}`,
      goal: atMost(0, kills.length - back.length),
    },
    {
      what: 'turns that were lost, stored or on their way',
      measured: `${lost.length}`,
      goal: atMost(0, lost.length),
    },
    {
      what: 'agents that were not started again',
      measured: `${orphans}`,
      goal: atMost(0, orphans),
    },
  ]
}

/** What was typed is that of the call that is open. */
type Lane = { account: Account; people: People; call: Call | null; typed: string[] }

const AGENT = 'agent/src/supervised.ts'
const agentsOf = (product: WorkingProduct) => partOf(product, AGENT)

/** The one that waits to take over does nothing any more, soon or not at all. */
function isNextReady(product: WorkingProduct): Promise<boolean> {
  const isAtRest = async () => {
    const next = partsOf(product, AGENT).find((pid) => pid !== agentsOf(product))
    if (next === undefined) return false
    const before = cpuMsOf(next)
    await sleep(BREATH_MS)
    return cpuMsOf(next) - before < AT_REST_MS
  }
  return waitUntil(isAtRest, { ms: READY_WITHIN_MS, everyMs: 250 })
}
/** Of a second: its timers. */
const AT_REST_MS = 20

/** Longer than the pause between two sentences. */
const BREATH_MS = 1_000

/** One that goes on, or a new one, where nobody speaks. */
async function haveCall(lane: Lane): Promise<void> {
  const isOver = lane.call !== null && (await lane.call.state()) !== 'live'
  if (isOver) {
    await lane.call?.person().leave()
    lane.call = null
  }
  if (lane.call === null) {
    lane.call = await lane.account.start(lane.people)
    lane.typed = []
    await lane.call.person().hears(0)
  }
  await lane.call.person().silence(BREATH_MS)
}

/** Long answers, so that there is a middle. */
const QUESTIONS = [
  'What problems do you have with late deliveries today?',
  'How do your drivers get help when they have a question?',
  'Who else decides about this with you?',
  'What would you like to reach this year?',
]

async function killOnce(of: {
  product: WorkingProduct
  lanes: Lane[]
  moment: Moment
  random: Random
  /** How often calls were taken by an agent, those that are open. */
  claims: () => Promise<number>
}): Promise<Omit<Kill, 'isReady'>[]> {
  const { product, lanes, moment, random, claims } = of
  const calls = lanes.flatMap(({ call }) => call ?? [])
  const question = QUESTIONS[Math.floor(random() * QUESTIONS.length)] ?? ''
  const before = await Promise.all(calls.map((call) => call.turns()))
  const claimed = await claims()
  const askedAt = Date.now()
  if (moment !== 'silent') {
    await Promise.all(lanes.map((lane) => type(lane, question)))
    if (moment === 'speaking') {
      await Promise.all(calls.map((call) => call.person().hears(askedAt)))
      await sleep(between(random, 300, 1_500))
    } else await sleep(between(random, 0, 300))
  }
  const pid = agentsOf(product)
  if (pid === null) throw new Error('there is no agent to kill')
  signal(pid, 'SIGKILL')
  const killedAt = Date.now()
  const since = async (is: () => boolean | Promise<boolean>) => {
    await waitUntil(is, { ms: HANDED_WITHIN_MS })
    return Date.now() - killedAt
  }
  const startedMs = await since(() => ![null, pid].includes(agentsOf(product)))
  // One that was opened before has worked already.
  const newPid = agentsOf(product)
  const opened = newPid === null ? NOTHING : spentBy(newPid)
  const handedMs = await since(async () => (await claims()) >= claimed + calls.length)
  const from = killedAt + Math.max(handedMs, ON_ITS_WAY_MS)
  const heard = await Promise.all(calls.map((call) => call.person().hears(from)))
  // As the page does for whoever takes over.
  if (moment !== 'silent')
    await Promise.all(lanes.map((lane) => type(lane, question, { agoMs: Date.now() - askedAt })))
  const after = newPid === null ? NOTHING : spentBy(newPid)
  const spent = {
    workedMs: after.workedMs - opened.workedMs,
    waitedMs: after.waitedMs - opened.waitedMs,
  }
  const lost = await Promise.all(lanes.map((lane, n) => findLost(lane, before[n] ?? [])))
  return calls.map((_, n) => {
    const heardAt = heard[n] ?? null
    const backMs = heardAt === null ? null : heardAt - killedAt
    return { moment, startedMs, handedMs, backMs, lost: lost[n] ?? [], ...spent }
  })
}

/** What was said before the kill has been heard by then: what is under way lasts a quarter of a second. */
const ON_ITS_WAY_MS = 600

const NOTHING = { workedMs: Number.NaN, waitedMs: Number.NaN }
const spentBy = (pid: number) => ({ workedMs: cpuMsOf(pid), waitedMs: waitMsOf(pid) })

/** False where the call has come to its end meanwhile, as any may. */
async function type(
  { call, typed }: Lane,
  text: string,
  { agoMs }: { agoMs: number | null } = { agoMs: null },
): Promise<boolean> {
  if (call === null) return false
  try {
    await call.person().type(text, { agoMs })
  } catch (failure) {
    if ((await call.state()) === 'live') throw failure
    return false
  }
  if (agoMs === null) typed.push(text)
  return true
}

/** Of what was stored before, of what was typed until then, and of what is said now. */
async function findLost(lane: Lane, before: Turn[]): Promise<string[]> {
  const { call } = lane
  if (call === null) return []
  const person = call.person()
  await person.silence(BREATH_MS)
  const at = Date.now()
  const typed = `And what else, number ${at % 100_000}?`
  const isTyped = await type(lane, typed)
  let after = await call.turns()
  const isStored =
    !isTyped ||
    (await waitUntil(
      async () => {
        after = await call.turns()
        return after.some(({ text }) => text === typed)
      },
      { ms: STORED_WITHIN_MS, everyMs: 250 },
    ))
  if (isTyped) await person.hears(at)
  const missing = before.filter(
    ({ seq, text, speaker }) => after[seq]?.text !== text || after[seq]?.speaker !== speaker,
  )
  const unheard = [...new Set(lane.typed)].filter(
    (text) => text !== typed && timesIn(lane.typed, text) > timesIn(textsOf(after), text),
  )
  // Once: at the next kill it is still not there.
  lane.typed = textsOf(after)
  return [
    ...missing.map(
      ({ seq, speaker }) => `turn ${seq} of the ${speaker} was stored, and is not there`,
    ),
    ...(isStored ? [] : ['what was typed afterwards is not there']),
    ...unheard.map((text) => `"${text}" was on its way, and is not there`),
  ]
}

const textsOf = (turns: readonly Turn[]): string[] => turns.map(({ text }) => text)
const timesIn = (texts: readonly string[], wanted: string): number =>
  texts.filter((text) => text === wanted).length

/** However busy the machine is. */
const STORED_WITHIN_MS = 15_000

const HANDED_WITHIN_MS = 20_000

function tell(which: string, some: Kill[]): string {
  const times = some.flatMap(({ backMs }) => backMs ?? [])
  const started = ms(median(some.map(({ startedMs }) => startedMs)))
  const handed = ms(median(some.map(({ handedMs }) => handedMs)))
  const worked = ms(median(some.map(({ workedMs }) => workedMs)))
  const waited = ms(median(some.map(({ waitedMs }) => waitedMs)))
  return (
    `${times.length} × ${which}: another process after ${started}, calls handed after ${handed}, ` +
    `heard after ${ms(median(times))}, at most ${ms(Math.max(0, ...times))}; ` +
    `it worked for ${worked}, and waited for a processor for ${waited}`
  )
}
