import { parseArgs } from 'node:util'
import { createChoose } from './choose.ts'
import { READERS } from './readers.ts'
import { RENEWED_EVERY } from './reader.ts'

/**
 * `node --expose-gc media/src/fuzz/main.ts --reader stun --seed 7 --seconds 10`: one reader, and inputs
 * without end. It prints JSON: every second how far it is, at last what was found. Without a reader, who
 * they are. What did harm comes again with the same seed, from an input some hundred before it.
 */
const { values } = parseArgs({
  options: {
    reader: { type: 'string' },
    seed: { type: 'string', default: '1' },
    from: { type: 'string', default: '0' },
    inputs: { type: 'string', default: '10000000' },
    seconds: { type: 'string', default: '600' },
  },
})
const [seed, from, inputs, seconds] = [values.seed, values.from, values.inputs, values.seconds].map(
  Number,
) as [number, number, number, number]

/** Longer than this, and nobody else is heard meanwhile. */
const MOST_MS = 1_000

async function run(name: string): Promise<void> {
  const open = READERS[name]
  if (open === undefined) throw new Error(`There is no reader ${name}`)
  const reader = await open()
  const counts = { taken: 0, refused: 0 }
  let slowestMs = 0
  let at = from
  let input: Buffer = Buffer.alloc(0)
  const fail = (failure: unknown): never => {
    const replay = `--reader ${name} --seed ${seed} --from ${Math.max(0, at - RENEWED_EVERY)}`
    const why = failure instanceof Error ? failure.stack : failure
    say({ harm: { input: input.toString('hex'), number: at, replay, why } })
    process.exit(1)
  }
  process.on('uncaughtException', fail).on('unhandledRejection', fail)

  const startedAt = performance.now()
  const until = startedAt + seconds * 1000
  let [toldAt, restedAt, now] = [startedAt, startedAt, startedAt]
  let workedBeforeMs = workedMs()
  let heldBefore: number | null = null
  for (; at < from + inputs && now < until; at += 1) {
    input = reader.make(createChoose(seed, at))
    const beganAt = performance.now()
    try {
      const verdict = reader.read(input)
      counts[typeof verdict === 'string' ? verdict : await verdict] += 1
    } catch (failure) {
      fail(failure)
    }
    now = performance.now()
    // On a busy machine much time passes without us: what counts is what we have worked.
    if (now - beganAt > slowestMs)
      slowestMs = Math.max(slowestMs, Math.min(now - beganAt, workedMs() - workedBeforeMs))
    if (slowestMs > MOST_MS) fail(`it took ${Math.round(slowestMs)} ms`)
    if (now - restedAt > REST_EVERY_MS) {
      // What was put off, such as a refusal that nobody waits for, has its turn.
      await new Promise((resolve) => setImmediate(resolve))
      restedAt = now
      workedBeforeMs = workedMs()
    }
    if (now - toldAt > 1000) {
      say({ at })
      toldAt = now
    }
    const share = Math.max((at - from) / inputs, (now - startedAt) / (until - startedAt))
    if (heldBefore === null && share > SETTLED_AFTER) heldBefore = held()
  }
  const grownBytes = held() - (heldBefore ?? held())
  // In kilobytes.
  const peakBytes = process.resourceUsage().maxRSS * 1024
  say({ done: { inputs: at - from, ...counts, slowestMs, grownBytes, peakBytes } })
  process.exit(0)
}

const REST_EVERY_MS = 10
/** Of the run. By then the compiler has seen what there is, and what is made once has been made. */
const SETTLED_AFTER = 0.3

function workedMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

function held(): number {
  for (let times = 0; times < 2; times += 1) globalThis.gc?.()
  const { heapUsed, external } = process.memoryUsage()
  return heapUsed + external
}

function say(line: object): void {
  process.stdout.write(`${JSON.stringify(line)}\n`)
}

if (values.reader === undefined) say({ readers: Object.keys(READERS) })
else await run(values.reader)
