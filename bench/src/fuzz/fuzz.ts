import { availableParallelism } from 'node:os'
import { atMost, type Bench, type Circumstances, type Finding } from '../bench.ts'
import { type Fuzzed, listReaders, runReader } from './run-reader.ts'

/** Everything of the media server that reads what strangers send, and inputs without end. */
export const fuzz: Bench = {
  measures: 'whether any input crashes, holds up or fills the media server',
  yardstick: 'nothing: none may',
  run: measureFuzz,
}

const INPUTS = 10_000_000
const [SHORT_SECONDS, LONG_SECONDS] = [90, 14 * 60]
const MOST_MS = 1_000
/** Of what stays, after everything that is made once. Another hundred bytes for each input would be a thousand. */
const MOST_GROWN_MB = 16
/** Of the process, with all that waits to be collected. */
const MOST_PEAK_MB = 1_024

async function measureFuzz({ belongings, isLong, seed, say }: Circumstances): Promise<Finding[]> {
  const waiting = await listReaders()
  const lanes = Math.min(availableParallelism(), waiting.length)
  const until = performance.now() + (isLong ? LONG_SECONDS : SHORT_SECONDS) * 1000
  const results: Fuzzed[] = []
  // The quick ones come first, and leave the rest of their time to the others.
  const work = async () => {
    for (let reader = waiting.shift(); reader !== undefined; reader = waiting.shift()) {
      const leftMs = Math.max(1000, until - performance.now())
      const seconds = (leftMs / 1000) * Math.min(1, lanes / (waiting.length + lanes))
      const result = await runReader(belongings, { reader, seed, inputs: INPUTS, seconds })
      if (result.harm !== null) say(tellHarm(reader, result.harm))
      results.push(result)
    }
  }
  await Promise.all(Array.from({ length: lanes }, work))
  const most = (of: (result: Fuzzed) => number) => Math.max(...results.map(of))
  return [
    ...results.map(readerFinding),
    limit(
      'the slowest input, ms',
      most(({ slowestMs }) => slowestMs),
      MOST_MS,
    ),
    limit(
      'the most that stayed, MB',
      most(({ grownMb }) => grownMb),
      MOST_GROWN_MB,
    ),
    limit(
      'the largest process, MB',
      most(({ peakMb }) => peakMb),
      MOST_PEAK_MB,
    ),
  ]
}

function readerFinding(result: Fuzzed): Finding {
  const { reader, inputs, taken, refused, slowestMs, grownMb, harm } = result
  const share = inputs < INPUTS ? ` of ${count(INPUTS)}` : ''
  return {
    what: `${reader}: inputs that did harm`,
    measured:
      `${harm === null ? 0 : 1} in ${count(inputs)}${share} (${count(taken)} taken, ` +
      `${count(refused)} refused, slowest ${slowestMs.toFixed(1)} ms, ${grownMb.toFixed(1)} MB more)`,
    goal: atMost(0, harm === null ? 0 : 1),
  }
}

const limit = (what: string, value: number, bound: number): Finding => ({
  what,
  measured: value.toFixed(1),
  goal: atMost(bound, value),
})

function tellHarm(reader: string, { why, number, input, replay }: NonNullable<Fuzzed['harm']>) {
  const how = `node --expose-gc media/src/fuzz/main.ts ${replay}`
  return `${reader}, input ${number}: ${why}\n    ${input}\n    again with: ${how}`
}

const count = (number: number): string => number.toLocaleString('en')
