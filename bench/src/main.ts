import { randomInt } from 'node:crypto'
import { parseArgs } from 'node:util'
import { type Finding, isReached } from './bench.ts'
import { benches } from './benches.ts'
import { isInOwnNetwork, reasonAgainstOwnNetwork, runInOwnNetwork } from './own-network.ts'
import { removeAbandoned } from './product/folder.ts'
import { listBenches, printFinding } from './report.ts'

/** `npm run bench -- NAME … [--long] [--seed=NUMBER]` */
async function main(): Promise<void> {
  const { positionals: names, values } = parseArgs({
    allowPositionals: true,
    options: {
      long: { type: 'boolean', default: false },
      seed: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  })
  const unknown = names.find((name) => !Object.hasOwn(benches, name))
  if (unknown !== undefined) console.log(`There is no bench ${unknown}.\n`)
  if (unknown !== undefined || names.length === 0 || values.help) {
    console.log(listBenches(benches))
    process.exitCode = unknown === undefined ? 0 : 1
    return
  }
  await removeAbandoned()
  const seed = values.seed === undefined ? randomInt(2 ** 31) : Number(values.seed)
  for (const name of names) await placeBench(name, { isLong: values.long, seed })
}

type Wishes = { isLong: boolean; seed: number }

async function placeBench(name: string, { isLong, seed }: Wishes): Promise<void> {
  const isPlaced = benches[name]?.isApart !== true || isInOwnNetwork()
  const reason = isPlaced ? null : reasonAgainstOwnNetwork()
  if (reason !== null) console.log(`${name} goes over loopback: no network of its own (${reason})`)
  if (isPlaced || reason !== null) return runBench(name, { isLong, seed })
  await benches[name]?.prepare?.()
  const args = [name, `--seed=${seed}`, ...(isLong ? ['--long'] : [])]
  process.exitCode = Math.max(Number(process.exitCode ?? 0), await runInOwnNetwork(args))
}

async function runBench(name: string, wishes: Wishes): Promise<void> {
  const startedAt = performance.now()
  const belongings = new AsyncDisposableStack()
  const stopListening = endOnSignal(belongings)
  console.log(`${name} (seed ${wishes.seed}${wishes.isLong ? ', long' : ''})`)
  let findings: Finding[] = []
  const details: string[] = []
  try {
    const run = benches[name]?.run
    const say = (line: string) => console.log(`  ${line}`)
    const detail = (line: string) => details.push(`  ${line}`)
    findings = (await run?.({ ...wishes, belongings, say, detail })) ?? []
  } finally {
    await belongings.disposeAsync()
    stopListening()
  }
  for (const finding of findings) console.log(printFinding(finding))
  const missed = findings.filter(({ goal }) => goal !== undefined && !isReached(goal))
  if (missed.length > 0) process.exitCode = 1
  const seconds = Math.round((performance.now() - startedAt) / 1000)
  const verdict = missed.length === 0 ? 'every goal reached' : `${missed.length} goals NOT REACHED`
  console.log(`  ${verdict}, in ${seconds} s\n`)
  for (const line of details) console.log(line.trimEnd())
}

/** Ctrl-C leaves nothing behind either. What still waits for something ended complains to nobody. */
function endOnSignal(belongings: AsyncDisposableStack): () => void {
  let isEnding = false
  const end = () => {
    // One that is told to our whole group comes a second time from who placed us in a network.
    if (isEnding) return
    isEnding = true
    process.on('unhandledRejection', () => {})
    process.on('uncaughtException', () => {})
    console.log('  ending what was started …')
    void belongings.disposeAsync().finally(() => process.exit(130))
  }
  process.once('SIGINT', end).on('SIGTERM', end)
  return () => process.off('SIGINT', end).off('SIGTERM', end)
}

await main()
