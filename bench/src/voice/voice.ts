import { atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { median, quantile } from '../statistics.ts'
import { loadNow, ms, runProgram } from './run-program.ts'

/** From the last sound of a learner to the first of the persona, as it comes to the learner. */
export const voice: Bench = {
  measures: 'how long a learner waits for the persona, and what that time goes to',
  yardstick: 'a session of the agents framework with its defaults and the same scripted engines',
  run: measureVoice,
}

const MOST_MS = { short: 500, normal: 800 }
const MOST_SPREAD = 1.2
const MOST_OF_FRAMEWORK = 0.5
const [MOST_OWN_P50_MS, MOST_OWN_P99_MS] = [20, 60]

type Turn = {
  kind: 'framework' | 'scripted' | 'embedded'
  patience: 'short' | 'normal'
  gapMs: number
  parts?: Parts
  /** As it was heard. */
  heard?: string
}

/** Nothing was made of what the learner said. */
type Unheard = Pick<Turn, 'kind' | 'patience'> & { isUnheard: true }

type Parts = {
  /** From the learner to where the end of the sound was noticed. */
  thereMs: number
  /** From the end of the sound to its words. */
  recognitionMs: number
  waitMs: number
  engineMs: number
  voiceMs: number
  ownMs: number
  backMs: number
}

const PARTS: readonly [keyof Parts, string][] = [
  ['thereMs', 'on its way, and its end noticed'],
  ['waitMs', 'the wait by patience'],
  ['recognitionMs', 'words, after the end of the sound'],
  ['engineMs', 'the engine of the talk, its step'],
  ['voiceMs', 'the voice, its first sound'],
  ['ownMs', 'own code'],
  ['backMs', 'on its way back'],
]

async function measureVoice({ belongings, isLong, say }: Circumstances): Promise<Finding[]> {
  const [rounds, turns] = isLong ? [20, 5] : [2, 5]
  say(loadNow())
  const all = await runProgram<Turn | Unheard>(belongings, {
    program: 'gap.program.ts',
    args: { rounds, turns },
  })
  say(loadNow())
  const tellOwn = ({ kind, patience, heard = '', parts }: Turn) =>
    `${ms(parts?.ownMs ?? 0)} of own code: ${kind}, ${patience}, "${heard}"`
  const heard = all.filter((turn): turn is Turn => !('isUnheard' in turn))
  const of = (kind: Turn['kind'], patience: Turn['patience']) =>
    heard.filter((turn) => turn.kind === kind && turn.patience === patience)
  for (const turn of slowestOwn(heard)) say(`slowest: ${tellOwn(turn)}`)
  const framework = of('framework', 'normal').map(({ gapMs }) => gapMs)
  const findings: Finding[] = [
    {
      what: 'turns of the learner of which nothing was understood, and that took no part in this',
      measured: `${all.length - heard.length} of ${all.length}`,
    },
  ]
  for (const kind of ['scripted', 'embedded'] as const)
    for (const patience of ['short', 'normal'] as const) {
      const taken = of(kind, patience)
      if (taken.length === 0) continue
      const name = `${kind} engines, ${patience} patience`
      findings.push(...gapFindings(taken, { name, patience, framework }))
      findings.push(...partFindings(taken, name))
    }
  return findings
}

const slowestOwn = (turns: Turn[]): Turn[] =>
  turns
    .filter(({ parts }) => parts !== undefined)
    .toSorted((a, b) => (b.parts?.ownMs ?? 0) - (a.parts?.ownMs ?? 0))
    .slice(0, 3)

type Compared = { name: string; patience: 'short' | 'normal'; framework: number[] }

function gapFindings(turns: Turn[], { name, patience, framework }: Compared): Finding[] {
  const gaps = turns.map(({ gapMs }) => gapMs)
  const [p50, p95] = [median(gaps), quantile(gaps, 0.95)]
  const isScripted = turns[0]?.kind === 'scripted'
  const ratio = p50 / median(framework)
  return [
    isScripted
      ? {
          what: `${name}: gap, p50 of ${gaps.length}`,
          measured: ms(p50),
          yardstick: { measured: ms(median(framework)), ratio },
          // The framework's defaults wait as long as its shortest sensible silence.
          ...(patience === 'short' && { goal: atMost(MOST_OF_FRAMEWORK, ratio) }),
        }
      : {
          what: `${name}: gap, p50 of ${gaps.length}`,
          measured: ms(p50),
          goal: atMost(MOST_MS[patience], p50),
        },
    {
      what: `${name}: gap, p95 against p50`,
      measured: `${ms(p95)}, ${(p95 / p50).toFixed(2)}`,
      ...(!isScripted && { goal: atMost(MOST_SPREAD, p95 / p50) }),
    },
  ]
}

function partFindings(turns: Turn[], name: string): Finding[] {
  const parts = turns.flatMap((turn) => turn.parts ?? [])
  const told = PARTS.map(([part, what]): Finding => {
    const values = parts.map((each) => each[part])
    return {
      what: `  ${what}`,
      measured: `${ms(median(values))}, p95 ${ms(quantile(values, 0.95))}`,
    }
  })
  const own = parts.map(({ ownMs }) => ownMs)
  return [
    ...told,
    {
      what: `${name}: own code, p50`,
      measured: ms(median(own)),
      goal: atMost(MOST_OWN_P50_MS, median(own)),
    },
    {
      what: `${name}: own code, p99`,
      measured: ms(quantile(own, 0.99)),
      goal: atMost(MOST_OWN_P99_MS, quantile(own, 0.99)),
    },
  ]
}
