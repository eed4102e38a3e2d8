import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { atLeast, type Bench, type Circumstances, type Finding } from '../bench.ts'

/** The same test that `npm test` runs with a few histories. */
export const rollups: Bench = {
  measures: 'whether sums that are kept stay what a recomputation comes to, in random histories',
  yardstick: 'the recomputation, in other words than what keeps them',
  run: playHistories,
}

const [SHORT, LONG] = [300, 10_000]
const ROOT = fileURLToPath(new URL('../../../', import.meta.url))

async function playHistories({ isLong, seed, say }: Circumstances): Promise<Finding[]> {
  const wanted = isLong ? LONG : SHORT
  const said: string[] = []
  const code = await new Promise<number | null>((resolve, reject) => {
    const child = spawn(
      'npx',
      ['vitest', 'run', '--project', 'server', 'server/src/outcomes/tallies.test.ts'],
      {
        cwd: ROOT,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: { ...process.env, ROLLUP_HISTORIES: `${wanted}`, ROLLUP_SEED: `${seed}` },
      },
    )
    child.stdout.on('data', (part: Buffer) => said.push(part.toString()))
    child.stderr.on('data', (part: Buffer) => said.push(part.toString()))
    child.on('error', reject)
    child.on('exit', resolve)
  })
  const told = /rollups: (\d+) histories \(.*\)/.exec(said.join(''))
  say(told?.[0] ?? said.join('').slice(-4_000))
  const equal = code === 0 ? Number(told?.[1] ?? 0) : 0
  return [
    {
      what: 'histories in which outcomes and tallies equal their recomputation',
      measured: `${equal} of ${wanted}`,
      goal: atLeast(wanted, equal),
    },
  ]
}
