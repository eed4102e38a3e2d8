import { atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { median, quantile } from '../statistics.ts'
import { loadNow, ms, runProgram } from './run-program.ts'

/** Sentences with a pause where people stop to think, spoken to the ears of a call. */
export const cutOffs: Bench = {
  measures:
    'how often somebody is answered in the middle of a sentence, and how long after its end',
  yardstick: 'the silence alone: who answers after so much of it, whatever was said',
  run: measureCutOffs,
}

const PATIENCE = ['short', 'normal', 'long'] as const
type Patience = (typeof PATIENCE)[number]
const MOST_EARLY: Record<Patience, number> = { short: 0.15, normal: 0.05, long: 0.01 }

type Line = {
  first: string
  pauseMs: number
  /** Whether what was said before the pause could be all there is. */
  couldBeAll: boolean
  by: Record<Patience, { early: boolean; deadAirMs: number | null }>
}

async function measureCutOffs(circumstances: Circumstances): Promise<Finding[]> {
  const { belongings, isLong, seed, say } = circumstances
  say(loadNow())
  const lines = await runProgram<Line>(belongings, {
    program: 'cut-offs.program.ts',
    args: { count: isLong ? 500 : 40, seed, lanes: isLong ? 3 : 2 },
  })
  say(loadNow())
  return PATIENCE.flatMap((patience) => findingsFor(lines, patience))
}

function findingsFor(lines: Line[], patience: Patience): Finding[] {
  const share = (some: Line[]) =>
    some.filter(({ by }) => by[patience].early).length / Math.max(1, some.length)
  const deadAir = lines.flatMap(({ by }) => by[patience].deadAirMs ?? [])
  const silence = median(deadAir)
  const bySilence = lines.filter(({ pauseMs }) => pauseMs > silence).length / lines.length
  return [
    {
      what: `${patience} patience: answered too early`,
      measured: percent(share(lines)),
      yardstick: { measured: percent(bySilence), ratio: share(lines) / Math.max(bySilence, 1e-9) },
      goal: atMost(MOST_EARLY[patience], share(lines)),
    },
    {
      what: '  where it could have been all',
      measured: percent(share(lines.filter(({ couldBeAll }) => couldBeAll))),
    },
    {
      what: '  where something had to come',
      measured: percent(share(lines.filter(({ couldBeAll }) => !couldBeAll))),
    },
    {
      what: '  dead air after whole sentences',
      measured: `${ms(silence)}, p95 ${ms(quantile(deadAir, 0.95))}`,
    },
  ]
}

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`
