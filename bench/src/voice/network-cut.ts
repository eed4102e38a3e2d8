import { spawnSync } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { getChromium } from '@colloquy/e2e/chromium'
import { atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { CABLE_END, isInOwnNetwork, meetingAddress } from '../own-network.ts'
import { findPlace, startProduct } from '../product/start-product.ts'
import { median } from '../statistics.ts'
import { type Cable, cutPages, type PageCut } from './cut-page.ts'
import { type Call, makeLearners } from './learners.ts'
import { fetchRecogniser, startPeople } from './people.ts'
import { loadNow, ms } from './run-program.ts'
import { SECRET, startAgent } from './start-agents.ts'

/** A learner at the other end of a cable, from which for a while nothing arrives in either direction. */
export const networkCut: Bench = {
  measures: 'whether a call goes on after ten seconds without a network, and how soon',
  yardstick: 'a talk in which nothing was cut',
  isApart: true,
  prepare: fetchParts,
  run: measureCuts,
}

/** What comes from outside, before there is a network that leads nowhere. */
async function fetchParts(): Promise<void> {
  await fetchRecogniser()
  await getChromium()
}

const CUT_MS = 10_000
const CUTS = { short: 3, long: 20 }
/** In a browser. */
const PAGE_CUTS = { short: 1, long: 5 }
/** Clients look again for their server every few seconds by then. */
const MOST_BACK_MS = 8_000

const LEARNERS_ADDRESS = '198.51.100.2'

type Cut = { during: 'silence' | 'line'; backMs: number | null; isTranscriptWhole: boolean }

async function measureCuts({ belongings, isLong, say }: Circumstances): Promise<Finding[]> {
  if (!isInOwnNetwork())
    return [{ what: 'calls that went on', measured: 'not here', goal: atMost(0, Number.NaN) }]
  const people = startPeople(belongings, {
    command: 'unshare',
    args: ['--net', process.execPath],
  })
  // It answers once it is in there.
  await people.recogniserFolder()
  const cable = layCable(people.pid)
  const place = await findPlace(belongings)
  const origin = `http://${meetingAddress()}:${place.port}`
  const product = await startProduct(
    { ...place, origin },
    { AGENT_SECRET: SECRET, HOST: meetingAddress() },
  )
  await startAgent(belongings, { product, engines: 'scripted' })
  const [account] = await makeLearners(product, 1)
  if (account === undefined) throw new Error('nobody signed up')
  const cuts: Cut[] = []
  for (let n = 0; n < CUTS[isLong ? 'long' : 'short']; n += 1) {
    const call = await account.start(people)
    cuts.push(await cutOnce(call, { cable, during: n % 2 === 0 ? 'line' : 'silence' }))
    await call.end()
  }
  const pages = await cutPages({
    ...{ belongings, place: product, login: account.login, cable, pid: people.pid, cutMs: CUT_MS },
    count: PAGE_CUTS[isLong ? 'long' : 'short'],
  })
  for (const { during, backMs } of cuts) say(`cut during a ${during}: ${tellBack(backMs)}`)
  for (const { backMs } of pages) say(`cut during a line, in a browser: ${tellBack(backMs)}`)
  say(loadNow())
  const back = cuts.flatMap(({ backMs }) => backMs ?? [])
  const broken = cuts.filter(({ isTranscriptWhole }) => !isTranscriptWhole).length
  return [
    {
      what: `calls that did not go on, of ${cuts.length}`,
      measured: `${cuts.length - back.length}`,
      goal: atMost(0, cuts.length - back.length),
    },
    {
      what: 'network back to the next sound, p50',
      measured: ms(median(back)),
      goal: atMost(MOST_BACK_MS, median(back)),
    },
    { what: 'transcripts with something missing', measured: `${broken}`, goal: atMost(0, broken) },
    ...findingsOf(pages),
  ]
}

function findingsOf(pages: PageCut[]): Finding[] {
  const back = pages.flatMap(({ backMs }) => backMs ?? [])
  const silent = pages.filter(({ saidSo }) => !saidSo).length
  const broken = pages.filter(({ isTranscriptWhole }) => !isTranscriptWhole).length
  return [
    {
      what: `in a browser: calls that did not go on, of ${pages.length}`,
      measured: `${pages.length - back.length}`,
      goal: atMost(0, pages.length - back.length),
    },
    {
      what: 'in a browser: network back to the next sound, p50',
      measured: ms(median(back)),
      goal: atMost(MOST_BACK_MS, median(back)),
    },
    {
      what: 'in a browser: cuts of which the page said nothing',
      measured: `${silent}`,
      goal: atMost(0, silent),
    },
    {
      what: 'in a browser: transcripts with something missing',
      measured: `${broken}`,
      goal: atMost(0, broken),
    },
  ]
}

const tellBack = (backMs: number | null): string =>
  backMs === null ? 'never heard again' : `heard after ${ms(backMs)}`

/** To the network that this process is in. What is cut is lost without a word, as in a tunnel. */
function layCable(pid: number): Cable {
  const here = (args: string[]) => run('ip', args)
  const there = (args: string[]) => run('nsenter', ['--net', '--target', `${pid}`, 'ip', ...args])
  here(['link', 'set', CABLE_END.there, 'netns', `${pid}`])
  there(['link', 'set', 'lo', 'up'])
  there(['addr', 'add', `${LEARNERS_ADDRESS}/24`, 'dev', CABLE_END.there])
  there(['link', 'set', CABLE_END.there, 'up'])
  const neighbours = [
    [here, LEARNERS_ADDRESS, CABLE_END.here],
    [there, meetingAddress(), CABLE_END.there],
  ] as const
  return {
    // Sent to a card that nobody has.
    cut: () =>
      neighbours.forEach(([on, address, device]) =>
        on(['neigh', 'replace', address, 'lladdr', NOBODY, 'dev', device, 'nud', 'permanent']),
      ),
    mend: () =>
      neighbours.forEach(([on, address, device]) => on(['neigh', 'del', address, 'dev', device])),
  }
}

const NOBODY = '02:00:00:00:00:99'

function run(command: string, args: string[]): void {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr.trim()}`)
}

const BREATH_MS = 800
/** What had arrived already is still played. */
const STILL_HEARD_MS = 1_000

async function cutOnce(
  call: Call,
  { cable, during }: { cable: Cable; during: Cut['during'] },
): Promise<Cut> {
  const person = call.person()
  await person.hears(0)
  await person.silence(BREATH_MS)
  const first = 'What problems do you have with late deliveries today?'
  const askedAt = Date.now()
  await person.type(first)
  await person.hears(askedAt)
  if (during === 'silence') await person.silence(BREATH_MS)
  else await sleep(600)
  cable.cut()
  const cutAt = Date.now()
  const [leaked] = await Promise.all([
    person.hears(cutAt + STILL_HEARD_MS, CUT_MS - 2 * STILL_HEARD_MS),
    sleep(CUT_MS),
  ])
  cable.mend()
  if (leaked !== null) throw new Error('the network was not cut: the persona was still heard')
  const mendedAt = Date.now()
  const heardAt = await isHeardAgain(call, mendedAt)
  await person.silence(BREATH_MS)
  const last = 'Who else decides about this with you?'
  const lastAt = Date.now()
  await person.type(last)
  const isAnswered = (await person.hears(lastAt)) !== null
  const said = (await call.turns()).map(({ text }) => text)
  return {
    during,
    backMs: heardAt === null ? null : heardAt - mendedAt,
    isTranscriptWhole: isAnswered && said.includes(first) && said.includes(last),
  }
}

const ASKS_EVERY_MS = 4_000
const MOST_ASKED = 8

/** Who hears nothing asks whether anybody is there, and asks again. */
async function isHeardAgain(call: Call, since: number): Promise<number | null> {
  for (let n = 0; n < MOST_ASKED; n += 1) {
    void call.person().say('how many depots do you run')
    const heardAt = await call.person().hears(since, ASKS_EVERY_MS)
    if (heardAt !== null) return heardAt
  }
  return null
}
