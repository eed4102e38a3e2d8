import { atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { waitUntil } from '../product/processes.ts'
import { quantile } from '../statistics.ts'
import { startCallers } from './callers/start-callers.ts'
import { type Server, startServer, type Vitals } from './start-server.ts'

/** Months of a quiet server in a minute: whatever is left of each room adds up. */
export const rooms: Bench = {
  measures: 'what is left in the media server of rooms that were made and left',
  yardstick: 'the same server before',
  isApart: true,
  run: measureRooms,
}

const AT_ONCE = 8
const MOST_GROWTH = 1.01

async function measureRooms({ belongings, isLong, say }: Circumstances): Promise<Finding[]> {
  const server = await startServer(belongings)
  const callers = startCallers(belongings)
  const { door } = server
  const made = isLong ? 10_000 : 1_000
  const calls = isLong ? 100 : 25
  // These make what is made once, and let the compiler see all there is; later it forgets some of that.
  const warmUpRooms = isLong ? 3_000 : 400

  await callers.ask('call', { over: 'server', door, calls })
  await callers.ask('hangUp', null)
  await callers.ask('visit', { door, rooms: warmUpRooms, atOnce: AT_ONCE })
  const before = await whenEmpty(server)

  const { connectedMs } = await callers.ask('call', { over: 'server', door, calls })
  const during = await server.vitals()
  const { resumeMs } = await callers.ask('resume', null)
  await callers.ask('hangUp', null)
  await callers.ask('visit', { door, rooms: made, atOnce: AT_ONCE })
  const after = await whenEmpty(server)

  say(`it waited for ${tellWaits(before)} before, and ${tellWaits(after)} after`)
  const grown = (
    name: string,
    of: (vitals: Vitals) => number,
    show = (value: number) => `${value}`,
  ): Finding => ({
    what: `${name} after ${made} rooms and ${calls} calls`,
    measured: show(of(after)),
    yardstick: { measured: show(of(before)), ratio: of(after) / of(before) },
    goal: atMost(MOST_GROWTH, of(after) / of(before)),
  })
  const each = (of: (vitals: Vitals) => number) =>
    `${Math.round((of(during) - of(before)) / calls / 1024)} kB`
  return [
    grown('memory held', heldBytes, asMegabytes),
    grown('descriptors', ({ descriptors }) => descriptors),
    grown('timers', ({ waitsFor }) => waitsFor.Timeout ?? 0),
    {
      what: 'rooms and people left behind',
      measured: `${after.counts.rooms} and ${after.counts.participants}`,
      goal: atMost(0, after.counts.rooms + after.counts.participants),
    },
    {
      what: 'memory of the process',
      measured: asMegabytes(after.memory.rss),
      yardstick: {
        measured: asMegabytes(before.memory.rss),
        ratio: after.memory.rss / before.memory.rss,
      },
    },
    {
      what: 'memory of a call of two, with media',
      measured: `${each(heldBytes)} held, ${each(({ memory }) => memory.rss)} of the process`,
    },
    { what: 'from the first word to encrypted media', measured: tell(connectedMs) },
    { what: 'from a cut link to being known again', measured: tell(resumeMs) },
  ]
}

/** Of objects, and of what belongs to them outside of the heap. */
const heldBytes = ({ memory }: Vitals): number => memory.heapUsed + memory.external

const asMegabytes = (bytes: number): string => `${(bytes / 1024 ** 2).toFixed(2)} MB`

const tell = (milliseconds: number[]): string =>
  [0.5, 0.99].map((share) => quantile(milliseconds, share).toFixed(1)).join(' ms, p99 ') + ' ms'

const tellWaits = ({ waitsFor }: Vitals): string =>
  Object.entries(waitsFor)
    .map(([kind, count]) => `${count} ${kind}`)
    .join(', ')

/** Longer than anything waits for somebody who has gone. */
const PATIENCE_MS = 45_000

/** When nobody is there, nor expected. */
async function whenEmpty(server: Server): Promise<Vitals> {
  let vitals = await server.vitals()
  let same = 0
  await waitUntil(
    async () => {
      const before = vitals
      vitals = await server.vitals()
      const isEmpty = vitals.counts.rooms === 0
      const isQuiet = JSON.stringify(vitals.waitsFor) === JSON.stringify(before.waitsFor)
      same = isEmpty && isQuiet ? same + 1 : 0
      return same >= QUIET_LOOKS
    },
    { ms: PATIENCE_MS, everyMs: 1000 },
  )
  return vitals
}

/** Seconds in which nothing changed: the last timers of a connection were cleared. */
const QUIET_LOOKS = 5
