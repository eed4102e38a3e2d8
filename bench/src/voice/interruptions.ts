import { atLeast, atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { median, quantile } from '../statistics.ts'
import { loadNow, ms, runProgram } from './run-program.ts'

/** Sounds of a learner while the persona speaks: some want the floor, and some want nothing. */
export const interruptions: Bench = {
  measures: 'how soon the persona falls silent for somebody who interrupts, and for nothing else',
  yardstick: 'nothing: people stop within 200 ms, and go on after a "mm-hm"',
  run: measureInterruptions,
}

const MADE = {
  short: { sounds: 20, interruptions: 10, echoes: 8 },
  long: { sounds: 200, interruptions: 100, echoes: 40 },
}
const [MOST_P50_MS, MOST_P99_MS] = [200, 300]
const MOST_ENDED = 0.05
const MOST_ON_MS = 700

type Line = {
  what: 'interruption' | 'listening' | 'noise' | 'echo'
  /** Of an echo: nothing. */
  said?: string
  by?: string
  silentMs: number
  onMs: number | null
  interrupted: boolean
  /** The line was stopped, or what was said became a turn. */
  isTaken: boolean
  /** Of an echo: what was taken for words of the learner. */
  turns?: number
}

async function measureInterruptions(circumstances: Circumstances): Promise<Finding[]> {
  const { belongings, isLong, say } = circumstances
  say(loadNow())
  const wanted = MADE[isLong ? 'long' : 'short']
  const lines = await runProgram<Line>(belongings, {
    program: 'interruptions.program.ts',
    args: wanted,
  })
  say(loadNow())
  const of = (...whats: Line['what'][]) => lines.filter(({ what }) => whats.includes(what))
  const real = of('interruption')
  const nothing = of('listening', 'noise')
  const echoes = of('echo')
  const echoed = echoes.reduce((sum, { turns = 0 }) => sum + turns, 0)
  const stopped = real.filter(({ interrupted }) => interrupted)
  const silent = stopped.map(({ silentMs }) => silentMs)
  for (const { said, by, silentMs } of slowest(stopped))
    say(`slowest: ${ms(silentMs)}, "${said}" by ${by}`)
  const taken = real.filter(({ isTaken }) => isTaken).length
  const on = nothing.flatMap(({ onMs, interrupted }) => (interrupted ? [] : (onMs ?? [])))
  const ended = nothing.filter(({ interrupted }) => interrupted).length / nothing.length
  return [
    {
      what: `interrupted to silent, p50 of ${silent.length}`,
      measured: ms(median(silent)),
      goal: atMost(MOST_P50_MS, median(silent)),
    },
    {
      what: 'interrupted to silent, p99',
      measured: ms(quantile(silent, 0.99)),
      goal: atMost(MOST_P99_MS, quantile(silent, 0.99)),
    },
    {
      what: `interruptions that were heard, of ${wanted.interruptions}`,
      measured: `${taken}; ${silent.length} stopped the line, the others came at its edge`,
      goal: atLeast(wanted.interruptions, taken),
    },
    {
      what: `"mm-hm" and noises that ended a line, of ${nothing.length}`,
      measured: `${(100 * ended).toFixed(1)} %`,
      goal: atMost(MOST_ENDED, ended),
    },
    {
      what: `goes on after them, p95 of ${on.length}`,
      measured: `${ms(quantile(on, 0.95))}, p50 ${ms(median(on))}`,
      goal: atMost(MOST_ON_MS, quantile(on, 0.95)),
    },
    {
      what: `lines that its own echo stopped, of ${echoes.length}`,
      measured: `${echoes.filter(({ interrupted }) => interrupted).length}`,
      goal: atMost(0, echoes.filter(({ interrupted }) => interrupted).length),
    },
    {
      what: `turns of the learner that were an echo`,
      measured: `${echoed}`,
      goal: atMost(0, echoed),
    },
  ]
}

/** Which words they are that one hears late: of the 99th of a hundred. */
const slowest = (lines: Line[]): Line[] =>
  lines.toSorted((a, b) => b.silentMs - a.silentMs).slice(0, 5)
