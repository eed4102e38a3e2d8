import type pg from 'pg'
import { atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { connectTo } from '../product/database.ts'
import { type Inside, lookInside } from '../product/inside.ts'
import { allPids, memoryBytesOf, parentOf, waitUntil } from '../product/processes.ts'
import { partOf } from '../product/start-product.ts'
import { median } from '../statistics.ts'
import { type Account, type Call, makeLearners } from './learners.ts'
import { fetchRecogniser, type People, startPeople } from './people.ts'
import { loadNow } from './run-program.ts'
import { linkRecogniser, startAgent, startWithoutAgents } from './start-agents.ts'

/** A day of calls in some minutes: whatever is left of each adds up. */
export const oneAfterAnother: Bench = {
  measures: 'what is left of calls that are over, in agent, media server, server and database',
  yardstick: 'the same processes after the first of them',
  // Processes are looked into through a port that is the same for all of them.
  isApart: true,
  prepare: fetchRecogniser,
  run: measureRow,
}

/** In the short run the persona hurries; the long one has the engines that come along, with their threads and processes. */
const AGENTS = {
  short: { engines: 'scripted', args: ['--ms-a-word', '60'] },
  long: { engines: 'embedded' },
} as const

const PARTS = ['agent', 'media', 'server'] as const
type Part = (typeof PARTS)[number]

/** After these what is made once has been made. The rest is looked at so many times. */
const WARM_UP = { short: 10, long: 100 }
const CALLS = { short: 30, long: 500 }
const LOOKS = { short: 4, long: 9 }
/**
 * In the long run they are held so many at a time: 500 would take three hours otherwise. With the engines that come along
 * and the learners beside them more are too many for two cores, and some wait for a place.
 */
const AT_ONCE = { short: 1, long: 3 }

/** Of what a call alone holds, which is some megabytes. */
const MOST_KB_A_CALL = 8
/** As much as the sentences that an agent has spoken and keeps, since they come again (`agent/src/speech/flite/speaker.ts`). */
const MOST_MB_BESIDE = 8
/** Of the whole process, native memory with it: noise of the allocator, over many calls. Rooms that were kept were 400. */
const MOST_KB_OF_A_PROCESS = 50
/** In all, of what one waits for and of what is open. */
const MOST_MORE = 3

type Look = {
  calls: number
  parts: Record<Part, Inside & { residentBytes: number }>
  /** What the agent has started: its recogniser. */
  children: { count: number; residentBytes: number }
  rowsLeft: number
}

async function measureRow({ belongings, isLong, say }: Circumstances): Promise<Finding[]> {
  const length = isLong ? 'long' : 'short'
  const people = startPeople(belongings)
  const product = await startWithoutAgents(belongings)
  if (isLong) linkRecogniser(product.folder, await people.recogniserFolder())
  const agent = await startAgent(belongings, { product, ...AGENTS[length] })
  const accounts = await makeLearners(product, AT_ONCE[length])
  const database = await connectTo(product, { role: 'colloquy' })
  belongings.defer(() => database.end())
  const pids = {
    agent: agent.pid,
    media: partOf(product, 'media/src/supervised.ts') ?? 0,
    server: product.serverPid,
  }
  const unheard: string[] = []
  const hold = async (count: number) => {
    let left = count
    await Promise.all(
      accounts.map(async (account) => {
        while (left > 0) {
          left -= 1
          unheard.push(...(await holdOne(account, { people, database })))
        }
      }),
    )
  }
  await hold(WARM_UP[length])
  const looks: Look[] = [await look(0, { pids, database })]
  const each = Math.ceil(CALLS[length] / LOOKS[length])
  for (let done = 0; done < CALLS[length]; done += each) {
    await hold(Math.min(each, CALLS[length] - done))
    looks.push(await look(Math.min(done + each, CALLS[length]), { pids, database }))
    say(`${looks.at(-1)?.calls} calls: ${tellLook(looks.at(-1))}; ${loadNow()}`)
  }
  for (const what of new Set(unheard))
    say(`not heard after ${what}: ${unheard.filter((one) => one === what).length}`)
  return [
    {
      what: `lines after which the persona was not heard, of ${3 * (WARM_UP[length] + CALLS[length])}`,
      measured: `${unheard.length}`,
      goal: atMost(0, unheard.length),
    },
    ...PARTS.flatMap((part) => findingsOf(part, looks)),
    ...(isLong ? findingsOfChildren(looks) : []),
    {
      what: 'rows of calls that are left',
      measured: `${looks.at(-1)?.rowsLeft}`,
      goal: atMost(0, looks.at(-1)?.rowsLeft ?? Number.NaN),
    },
  ]
}

/** After what the persona was not heard: it greets, and answers what is typed and what is said. */
async function holdOne(
  account: Account,
  { people, database }: { people: People; database: pg.Client },
): Promise<string[]> {
  const call = await account.start(people)
  const person = call.person()
  const greeted = await person.hears(0)
  const waits = greeted === null && (await isWithoutAgent(call, database))
  await person.silence(BREATH_MS)
  const typedAt = Date.now()
  await person.type('Who else is involved in this?')
  const answered = await person.hears(typedAt)
  await person.silence(BREATH_MS)
  const { to } = await person.say('how many depots do you run')
  const heard = await person.hears(to)
  await call.end()
  return [
    ...(greeted === null ? [waits ? 'who came, with no place at an agent' : 'who came'] : []),
    ...(answered === null ? ['what was typed'] : []),
    ...(heard === null ? ['what was said'] : []),
  ]
}

async function isWithoutAgent({ conversation }: Call, database: pg.Client): Promise<boolean> {
  const { rows } = await database.query(
    'select 1 from calls where conversation_id = $1 and waiting_since is not null',
    [conversation],
  )
  return rows.length > 0
}

/** Longer than the pause between two sentences. */
const BREATH_MS = 600

/** Longer than anything waits for somebody who has gone. */
const PATIENCE_MS = 30_000

async function look(
  calls: number,
  from: { pids: Record<Part, number>; database: pg.Client },
): Promise<Look> {
  const { pids, database } = from
  const rowsLeft = async () => {
    const { rows } = await database.query<{ count: number }>(
      'select count(*)::int as count from calls',
    )
    return rows[0]?.count ?? Number.NaN
  }
  await waitUntil(async () => (await rowsLeft()) === 0, { ms: PATIENCE_MS, everyMs: 500 })
  const parts = {} as Look['parts']
  for (const part of PARTS)
    parts[part] = { ...(await whenQuiet(pids[part])), residentBytes: memoryBytesOf(pids[part]) }
  const children = allPids().filter((pid) => parentOf(pid) === pids.agent)
  return {
    calls,
    parts,
    children: {
      count: children.length,
      residentBytes: children.reduce((sum, pid) => sum + memoryBytesOf(pid), 0),
    },
    rowsLeft: await rowsLeft(),
  }
}

/** When no less is waited for than before, for some seconds: timers of what has just ended have run out. */
async function whenQuiet(pid: number): Promise<Inside> {
  let inside = await lookInside(pid)
  let quiet = 0
  await waitUntil(
    async () => {
      const before = inside
      inside = await lookInside(pid)
      const isLess = inside.handles < before.handles || inside.descriptors < before.descriptors
      quiet = isLess ? 0 : quiet + 1
      return quiet >= QUIET_LOOKS
    },
    { ms: PATIENCE_MS, everyMs: 1_000 },
  )
  return inside
}

const QUIET_LOOKS = 3

function findingsOf(part: Part, looks: Look[]): Finding[] {
  const inside = looks.map(({ parts }) => parts[part])
  const [first, last] = [inside[0], inside.at(-1)]
  const { calls: held = 0 } = looks.at(-1) ?? {}
  const slopeIn = (name: 'objectBytes' | 'besideBytes' | 'residentBytes') =>
    slopeOf(looks.map(({ calls }, n) => ({ x: calls, y: inside[n]?.[name] ?? 0 })))
  const [objects, resident] = [slopeIn('objectBytes'), slopeIn('residentBytes')]
  const besideMb =
    ((last?.besideBytes ?? Number.NaN) - (first?.besideBytes ?? Number.NaN)) / 2 ** 20
  const grown = (name: 'handles' | 'descriptors' | 'threads'): Finding => {
    const more = (last?.[name] ?? Number.NaN) - (first?.[name] ?? Number.NaN)
    return {
      what: `${part}: ${name} more`,
      measured: `${more} (from ${first?.[name]} to ${last?.[name]})`,
      goal: atMost(MOST_MORE, more),
    }
  }
  return [
    {
      what: `${part}: memory of objects more with each call`,
      measured: `${kilobytes(objects)}, ${megabytes(first?.objectBytes)} to ${megabytes(last?.objectBytes)}`,
      goal: atMost(MOST_KB_A_CALL, objects / 1024),
    },
    {
      what: `${part}: what belongs to objects outside of the heap`,
      measured: `${kilobytes(slopeIn('besideBytes'))} more with each call, ${megabytes(first?.besideBytes)} to ${megabytes(last?.besideBytes)}`,
      goal: atMost(MOST_MB_BESIDE, besideMb),
    },
    {
      what: `${part}: memory of the process more`,
      measured: `${kilobytes(resident)} with each call, ${megabytes(first?.residentBytes)} to ${megabytes(last?.residentBytes)}`,
      // In a short run it is what was touched for the first time.
      ...(held < CALLS.long ? {} : { goal: atMost(MOST_KB_OF_A_PROCESS, resident / 1024) }),
    },
    grown('handles'),
    grown('descriptors'),
    grown('threads'),
  ]
}

function findingsOfChildren(looks: Look[]): Finding[] {
  const [first, last] = [looks[0]?.children, looks.at(-1)?.children]
  const more = (last?.count ?? Number.NaN) - (first?.count ?? Number.NaN)
  const slope = slopeOf(
    looks.map(({ calls, children }) => ({ x: calls, y: children.residentBytes })),
  )
  return [
    {
      what: 'recognisers more',
      measured: `${more} (from ${first?.count} to ${last?.count})`,
      goal: atMost(0, more),
    },
    {
      what: 'recognisers: memory of the processes more',
      measured: `${kilobytes(slope)} with each call, ${megabytes(first?.residentBytes)} to ${megabytes(last?.residentBytes)}`,
      goal: atMost(MOST_KB_OF_A_PROCESS, slope / 1024),
    },
  ]
}

/** The middle one of the slopes between any two: one odd value does not move it (Theil and Sen). */
function slopeOf(points: { x: number; y: number }[]): number {
  const slopes = points.flatMap((one, n) =>
    points.slice(n + 1).map((other) => (other.y - one.y) / (other.x - one.x)),
  )
  return median(slopes)
}

const tellLook = (look: Look | undefined): string =>
  PARTS.map((part) => {
    const inside = look?.parts[part]
    return `${part} ${megabytes(inside?.objectBytes)} and ${megabytes(inside?.besideBytes)} beside, of ${megabytes(inside?.residentBytes)} with a heap of ${megabytes(inside?.heapBytes)}, ${inside?.handles} handles, ${inside?.descriptors} open, ${inside?.threads} threads`
  }).join('; ')

const kilobytes = (bytes: number): string => `${(bytes / 1024).toFixed(1)} kB`
const megabytes = (bytes = Number.NaN): string => `${(bytes / 2 ** 20).toFixed(1)} MB`
