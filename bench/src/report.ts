import { type Bench, type Finding, isReached } from './bench.ts'

/** Without a name, the benches there are. */
export function listBenches(benches: Readonly<Record<string, Bench>>): string {
  const width = Math.max(...Object.keys(benches).map((name) => name.length)) + 2
  const entries = Object.entries(benches).map(
    ([name, { measures, yardstick }]) =>
      `  ${name.padEnd(width)}${measures}\n  ${' '.repeat(width)}against ${yardstick}`,
  )
  return [
    'npm run bench -- NAME … [--long] [--seed=NUMBER]',
    '',
    ...entries,
    '',
    'Each takes some minutes, and up to fifteen with --long, which has the numbers of the goals.',
  ].join('\n')
}

export function printFinding({ what, measured, yardstick, goal }: Finding): string {
  const parts = [`  ${what.padEnd(WIDEST)} ${measured}`]
  if (yardstick !== undefined) {
    parts.push(`yardstick ${yardstick.measured}`, `ratio ${yardstick.ratio.toFixed(2)}`)
  }
  if (goal !== undefined) {
    parts.push(`goal ${goal.is} ${goal.bound}`, isReached(goal) ? 'reached' : 'NOT REACHED')
  }
  return parts.join(' · ')
}

/** Of what is found out about, in characters, so that the figures stand below each other. */
const WIDEST = 46
