import { getChromium, openBrowser } from '@colloquy/e2e/chromium'
import { atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { median, quantile } from '../statistics.ts'
import { type RoundTrips, roundTrips } from './exchanges.ts'
import { callOnPage, type PageCall } from './page-call.ts'
import { startPeople } from './people.ts'
import { loadNow, ms } from './run-program.ts'
import { startWithAgent } from './start-agents.ts'

/** From the click that asks for a call to the first sound of the persona, in a browser. */
export const firstSound: Bench = {
  measures:
    'how long it takes from the click to the first sound of the persona, and what is waited for',
  yardstick: 'nothing: people report 15 to 50 s of others',
  run: measureFirstSounds,
}

const TIMES = { short: 5, long: 30 }
const MOST_MS = 2_000
const MOST_ROUND_TRIPS = 3

async function measureFirstSounds({ belongings, isLong, say }: Circumstances): Promise<Finding[]> {
  const people = startPeople(belongings)
  const product = await startWithAgent(belongings, { people })
  const browser = await openBrowser(await getChromium())
  belongings.defer(() => browser.close())
  // The first one loads the page, and all that is loaded once.
  await (await callOnPage(browser, product)).end()
  const taken: PageCall[] = []
  for (let n = 0; n < TIMES[isLong ? 'long' : 'short']; n += 1) {
    const call = await callOnPage(browser, product)
    taken.push(call)
    await call.end()
  }
  say(loadNow())
  const each = (of: (call: PageCall) => number) => taken.map(of)
  const sums = each(({ readyMs, soundMs }) => readyMs + soundMs)
  const trips = taken.map(({ exchanges, askedAt, readyAt, joinedAt }) => {
    const connectedAt = exchanges.connectedAt ?? joinedAt
    // In between somebody looks at their microphone, and waits for nothing.
    return [
      roundTrips(exchanges, { from: askedAt, to: readyAt }),
      // The page reads the talk so far meanwhile: the room does not wait for it.
      roundTrips({ ...exchanges, requests: [] }, { from: joinedAt, to: connectedAt }),
    ]
  })
  const countOf = (parts: { all: number }[]) => parts.reduce((sum, { all }) => sum + all, 0)
  const most = trips.toSorted((one, other) => countOf(other) - countOf(one))[0] ?? []
  const tell = (values: number[]) => `${ms(median(values))}, p95 ${ms(quantile(values, 0.95))}`
  return [
    {
      what: `click to the first sound, of ${taken.length}`,
      measured: tell(sums),
      goal: atMost(MOST_MS, median(sums)),
    },
    { what: '  click until one can go in', measured: tell(each(({ readyMs }) => readyMs)) },
    { what: '  going in until media flows', measured: tell(taken.map(connecting)) },
    { what: '  media until the first sound', measured: tell(taken.map(waiting)) },
    {
      what: 'round trips before media',
      measured: `${countOf(most)}: ${most.map(tellTrips).join('; then ')}`,
      goal: atMost(MOST_ROUND_TRIPS, countOf(most)),
    },
  ]
}

const tellTrips = ({ requests, opened, answers }: RoundTrips): string =>
  [...requests, `${opened} sockets`, `${answers} answers of the room`].join(', ')

const connecting = ({ exchanges, joinedAt }: PageCall): number =>
  (exchanges.connectedAt ?? Number.NaN) - joinedAt

const waiting = ({ exchanges, firstSoundAt }: PageCall): number =>
  firstSoundAt - (exchanges.connectedAt ?? Number.NaN)
