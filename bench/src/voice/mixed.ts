import { setTimeout as sleep } from 'node:timers/promises'
import { wordErrorRate } from '@colloquy/e2e/words'
import { atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { createRandom, type Random } from '../random.ts'
import { median } from '../statistics.ts'
import { type Call, makeLearners, type Turn } from './learners.ts'
import { leastMisheard, timesIn } from './lines-in-turns.ts'
import { startPeople } from './people.ts'
import { loadNow } from './run-program.ts'
import { startWithAgent } from './start-agents.ts'

/** People who speak, type, interrupt, and load their page again, all at the same time. */
export const mixed: Bench = {
  measures: 'whether every line of several calls at once is in its transcript, and in no other',
  yardstick: 'what each learner said and typed',
  run: measureMixed,
}

const CALLS = { short: 3, long: 4 }
const LASTS_MS = { short: 120_000, long: 600_000 }
/** Of what was spoken, as the recogniser that comes along hears a clear voice on a busy machine. */
const MOST_MISHEARD = 0.35

/** Nobody says what another one says. */
const LINES = [
  [
    'how many lorries do you have on the road',
    'what happens when a delivery is late',
    'who told you about the late deliveries',
    'when did the last driver leave',
    'which depot has the most complaints',
  ],
  [
    'what would you do with more time every week',
    'how do you plan your holidays in the team',
    'why did the last introduction of software fail',
    'what does your manager expect from you',
    'how long does the monthly report take',
  ],
  [
    'would you like to see a short demonstration',
    'can we talk about money for a moment',
    'is there a budget for a new tool this year',
    'should we invite somebody from finance',
    'do you have to ask somebody before you sign',
  ],
  [
    'I have worked with several companies like yours',
    'my colleague could visit you on Friday morning',
    'our customers answer the telephone less often',
    'people tell me that the first month is hard',
    'we would begin with one small group of drivers',
  ],
]

const INTERRUPTION = 'sorry can I stop you there for a second'

type Told = {
  spoken: string[]
  typed: string[]
  reloads: number
  interruptions: number
  unheard: number
}

async function measureMixed({ belongings, isLong, seed, say }: Circumstances): Promise<Finding[]> {
  const length = isLong ? 'long' : 'short'
  const people = startPeople(belongings)
  const product = await startWithAgent(belongings, { people })
  const accounts = await makeLearners(product, CALLS[length])
  const calls = await Promise.all(accounts.map((account) => account.start(people)))
  const until = performance.now() + LASTS_MS[length]
  const told = await Promise.all(
    calls.map((call, n) =>
      live(call, { lines: LINES[n] ?? [], random: createRandom(seed + n), until }),
    ),
  )
  const transcripts = await Promise.all(calls.map((call) => call.turns()))
  await Promise.all(calls.map((call) => call.end()))
  const judged = transcripts.map((turns, n) => judge(turns, { told: told[n], own: LINES[n] ?? [] }))
  const sum = (of: (told: Told) => number) => told.reduce((all, each) => all + of(each), 0)
  say(
    `${sum(({ spoken }) => spoken.length)} spoken, ${sum(({ typed }) => typed.length)} typed, ` +
      `${sum(({ interruptions }) => interruptions)} interruptions, ${sum(({ reloads }) => reloads)} reloads; ${loadNow()}`,
  )
  for (const each of judged.flatMap(({ problems }) => problems)) say(each)
  const count = (of: (judged: Judged) => number) => judged.reduce((all, each) => all + of(each), 0)
  const misheard = median(judged.flatMap((each) => each.misheard))
  return [
    {
      what: 'typed lines that are missing or doubled',
      measured: `${count(({ wrongTyped }) => wrongTyped)} of ${sum(({ typed }) => typed.length)}`,
      goal: atMost(
        0,
        count(({ wrongTyped }) => wrongTyped),
      ),
    },
    {
      what: 'spoken lines of which there is nothing',
      measured: `${count(({ lostSpoken }) => lostSpoken)} of ${sum(({ spoken }) => spoken.length)}`,
      goal: atMost(
        0,
        count(({ lostSpoken }) => lostSpoken),
      ),
    },
    {
      what: 'words of spoken lines that were misheard, p50',
      measured: `${(100 * misheard).toFixed(0)} %`,
      goal: atMost(MOST_MISHEARD, misheard),
    },
    {
      what: 'lines that are of another call',
      measured: `${count(({ crossed }) => crossed)}`,
      goal: atMost(
        0,
        count(({ crossed }) => crossed),
      ),
    },
    {
      what: 'gaps in the numbers of turns',
      measured: `${count(({ gaps }) => gaps)}`,
      goal: atMost(
        0,
        count(({ gaps }) => gaps),
      ),
    },
    {
      what: 'lines that no sound of the persona followed',
      measured: `${sum(({ unheard }) => unheard)}`,
      goal: atMost(
        0,
        sum(({ unheard }) => unheard),
      ),
    },
  ]
}

/** Longer than the pause between two sentences. */
const BREATH_MS = 1_200
/** Into a line of the persona. */
const SPEAKS_FOR_MS = 700

async function live(
  call: Call,
  { lines, random, until }: { lines: string[]; random: Random; until: number },
): Promise<Told> {
  const told: Told = { spoken: [], typed: [], reloads: 0, interruptions: 0, unheard: 0 }
  const isHeard = async (after: number) => {
    if ((await call.person().hears(after)) === null) told.unheard += 1
  }
  const speak = async (line: string) => {
    told.spoken.push(line)
    const { to } = await call.person().say(line)
    await isHeard(to)
  }
  let saidUntil = 0
  await isHeard(0)
  for (let n = 0; performance.now() < until && (await call.state()) === 'live'; n += 1) {
    await call.person().silence(BREATH_MS)
    const line = lines[n % lines.length] ?? ''
    const at = Date.now()
    const die = random()
    if (die < 0.35) {
      // Numbered, so that each can be found.
      const typed = `${line}, question ${n + 1}`
      told.typed.push(typed)
      await call.person().type(typed)
      await isHeard(at)
    } else if (die < 0.5) {
      await call.reload()
      told.reloads += 1
      await isHeard(at)
    } else {
      await speak(line)
      if (die < 0.75) continue
      await sleep(SPEAKS_FOR_MS)
      told.interruptions += 1
      told.spoken.push(INTERRUPTION)
      saidUntil = (await call.person().say(INTERRUPTION)).to
    }
  }
  // Nobody ends a call before what they said last is answered.
  await isHeard(saidUntil)
  await call.person().silence(BREATH_MS)
  return told
}

type Judged = {
  wrongTyped: number
  lostSpoken: number
  misheard: number[]
  crossed: number
  gaps: number
  problems: string[]
}

/** With more of its words misheard it may be another line: the two that are most alike differ in half of them. */
const ANOTHER_LINE = 0.45

function judge(turns: Turn[], { told, own }: { told: Told | undefined; own: string[] }): Judged {
  const { spoken = [], typed = [] } = told ?? {}
  const learners = turns.filter(({ speaker }) => speaker === 'trainee')
  const times = (line: string) => learners.filter(({ text }) => text === line).length
  const wrong = typed.filter((line) => times(line) !== 1)
  const heard = learners.filter((turn) => !turn.typed).map(({ text }) => text)
  const lost = [...new Set(spoken)].flatMap((line) => {
    const said = spoken.filter((other) => other === line).length
    return Array<string>(Math.max(0, said - timesIn(line, heard, ANOTHER_LINE))).fill(line)
  })
  const strange = LINES.filter((lines) => lines !== own).flat()
  const crossed = learners.filter(({ text }) => {
    const plain = text.replace(/, question \d+$/, '')
    return nearest(plain, strange) < Math.min(CLEARLY, nearest(plain, [...own, INTERRUPTION]))
  })
  return {
    wrongTyped: wrong.length,
    lostSpoken: lost.length,
    misheard: spoken.map((line) => leastMisheard(line, heard)),
    crossed: crossed.length,
    gaps: turns.filter(({ seq }, n) => seq !== n).length,
    // Lines of this bench, which nobody has said.
    problems: [
      ...wrong.map((line) => `typed "${line}", in the transcript ${times(line)} times`),
      ...lost.map(
        (line) => `spoken "${line}", and heard ${heard.map((text) => `"${text}"`).join(', ')}`,
      ),
      ...crossed.map(({ text }) => `of another call: "${text}"`),
    ],
  }
}

/** Few words of a line are misheard as most of another one. */
const CLEARLY = 0.4

const nearest = (line: string, lines: string[]): number =>
  Math.min(1, ...lines.map((other) => wordErrorRate(line, other)))
